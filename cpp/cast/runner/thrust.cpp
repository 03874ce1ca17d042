#include "cast/runner/thrust.hpp"

#include "motion/track.hpp"

namespace stickman {
namespace {

// Drawn back, driven home, held, taken back. As far as both arms reach on the grips (see thrust.cpp).
constexpr Key kAlong[] = {
    {0.0, 0.0}, {0.09, -24.0}, {0.17, 30.0, Ease::kStrike}, {0.28, 30.0}, {kRunnerThrustDuration, 0.0}};
constexpr Key kBelow[] = {{0.0, 0.0}, {0.09, -4.0}, {0.17, -2.0}, {0.28, -2.0}, {kRunnerThrustDuration, 0.0}};
// Down to where low things are: the tip of a level spear would pass over them.
constexpr Key kAngle[] = {
    {0.0, 0.0}, {0.09, -0.30}, {0.17, -0.48, Ease::kStrike}, {0.28, -0.48}, {kRunnerThrustDuration, 0.0}};
constexpr Key kLean[] = {
    {0.0, 0.0}, {0.09, -0.12}, {0.17, 0.15, Ease::kStrike}, {0.28, 0.15}, {kRunnerThrustDuration, 0.0}};

}  // namespace

SpearHold spearCarry() { return {.centre = {2.0, 19.0}, .angle = 0.28}; }

RunnerThrustPose runnerThrustPose(double time) {
  return {{sample(kAlong, time), sample(kBelow, time)}, sample(kAngle, time), sample(kLean, time)};
}

}  // namespace stickman
