#include "cast/stickman/throw.hpp"

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"
#include "math/scalar.hpp"
#include "motion/track.hpp"

namespace stickman {
namespace {

// The arm turns one way only: from hanging back and up behind the head, over the top, down across the body.
constexpr Key kNearArm[] = {
    {0.0, 0.1},    {0.34, -2.35}, {0.42, -2.45},      {0.55, -4.75, Ease::kCubicInOut},
    {0.70, -5.75}, {0.80, -5.85}, {1.0, 0.1 - kTwoPi}};
constexpr Key kNearFlex[] = {{0.0, 0.6}, {0.34, 1.75}, {0.44, 1.75}, {0.54, 0.25}, {0.72, 0.45}, {1.0, 0.6}};
constexpr Key kFarArm[] = {{0.0, -0.25},  {0.34, 1.45},  {0.44, 1.40},
                           {0.60, -0.55}, {0.78, -0.55}, {1.0, -0.25}};
constexpr Key kFarFlex[] = {{0.0, 0.6}, {0.34, 0.30}, {0.44, 0.35}, {0.60, 1.3}, {0.78, 1.2}, {1.0, 0.6}};
constexpr Key kLean[] = {{0.0, 0.05}, {0.34, -0.24}, {0.42, -0.25}, {0.58, 0.34}, {0.76, 0.36}, {1.0, 0.05}};
constexpr Key kShift[] = {{0.0, 0.0}, {0.34, -8.0}, {0.42, -8.0}, {0.58, 11.0}, {0.76, 11.5}, {1.0, 0.0}};
// The step begins with the swing of the arm and is over at the release; feet step, they do not glide.
constexpr double kStep = 16.0;
constexpr double kStepFrom = 0.30;
constexpr double kStepUntil = 0.80;

constexpr Key kCrouch[] = {{0.0, 0.0}, {0.36, 5.0}, {0.56, 2.0}, {0.72, 7.0}, {1.0, 0.0}};

double partAt(double time) { return time / kThrowDuration; }

}  // namespace

ThrowPose throwPose(double part) {
  return {.nearArm = sample(kNearArm, part),
          .nearFlex = sample(kNearFlex, part),
          .farArm = sample(kFarArm, part),
          .farFlex = sample(kFarFlex, part),
          .lean = sample(kLean, part),
          .shift = sample(kShift, part),
          .crouch = sample(kCrouch, part),
          .front = part >= kStepFrom && part < kStepUntil ? kStep : 0.0};
}

void useThrow(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters) {
  const ThrowPose now = throwPose(partAt(state.activity.time));
  const ArmLengths arm = armLengths(parameters);
  targets[Target::kHipX] += now.shift;
  targets[Target::kHip] -= now.crouch;
  targets[Target::kLean] = now.lean;
  setArm(targets, Side::kNear, armFromJoints(now.nearArm, now.nearFlex, arm));
  setArm(targets, Side::kFar, armFromJoints(now.farArm, now.farFlex, arm));
}

FootStance throwStance(double time, double half) {
  return {.front = half + throwPose(partAt(time)).front, .rear = half};
}

}  // namespace stickman
