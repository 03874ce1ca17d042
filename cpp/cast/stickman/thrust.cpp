#include "cast/stickman/thrust.hpp"

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"
#include "motion/track.hpp"

namespace stickman {
namespace {

// The straight stroke is 65 u long, 17 u below the shoulder (MOTION): as far as both arms reach on the grips.
constexpr Key kAlong[] = {{0.0, 2.0},   {0.34, -30.0}, {0.38, -31.0}, {0.54, 33.5, Ease::kStrike},
                          {0.66, 33.5}, {1.0, 4.0}};
constexpr Key kBelow[] = {{0.0, 17.0}, {0.34, 15.0}, {0.54, 17.0}, {0.66, 17.0}, {1.0, 17.0}};
constexpr Key kAngle[] = {{0.0, 0.12}, {0.34, -0.04}, {0.54, 0.0}, {0.66, 0.0}, {1.0, 0.12}};
constexpr Key kLean[] = {{0.0, 0.0}, {0.34, -0.10}, {0.54, 0.20, Ease::kStrike}, {0.66, 0.20}, {1.0, 0.0}};

}  // namespace

ThrustPose thrustPose(double part) {
  return {{{sample(kAlong, part), sample(kBelow, part)}, sample(kAngle, part)}, sample(kLean, part)};
}

void useThrust(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters) {
  const ThrustPose now = thrustPose(state.activity.time / kThrustDuration);
  targets[Target::kLean] += now.lean;
  holdSpear(targets, now.hold, armLengths(parameters));
}

}  // namespace stickman
