#include "cast/stickman/body_source.hpp"

#include "cast/stickman/activity.hpp"
#include "cast/stickman/jump.hpp"
#include "cast/stickman/posture.hpp"
#include "cast/stickman/spear_form.hpp"
#include "cast/stickman/throw.hpp"
#include "cast/stickman/thrust.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

void addJump(BodyTargets& targets, double part) {
  targets[Target::kHip] -= jumpOffset(part);
  targets[Target::kSquash] *= jumpSquash(part);
}

void useJumpArms(BodyTargets& targets, double part, ArmLengths arm) {
  const JumpArms jump = jumpArms(part);
  targets[Target::kLean] += jump.lean;
  // The far arm a little later and lower, so that the two are not one.
  setArm(targets, Side::kNear, armFromJoints(jump.angle, jump.flex, arm));
  setArm(targets, Side::kFar, armFromJoints(jump.angle * 0.88 + 0.06, jump.flex + 0.12, arm));
}

void useThrow(BodyTargets& targets, double part, ArmLengths arm) {
  const ThrowPose pose = throwPose(part);
  targets[Target::kHipX] += pose.shift;
  targets[Target::kHip] -= pose.crouch;
  targets[Target::kLean] = pose.lean;
  setArm(targets, Side::kNear, armFromJoints(pose.nearArm, pose.nearFlex, arm));
  setArm(targets, Side::kFar, armFromJoints(pose.farArm, pose.farFlex, arm));
}

void useThrust(BodyTargets& targets, double part, ArmLengths arm) {
  const ThrustPose pose = thrustPose(part);
  targets[Target::kLean] += pose.lean;
  holdSpear(targets, pose.hold, arm);
}

void useForm(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters,
             ArmLengths arm) {
  const FormMoment form = spearFormAt(state.activity.time);
  targets[Target::kHipX] = form.shift;
  targets[Target::kHip] = parameters.body.hipHeight - form.crouch;
  targets[Target::kLean] = form.lean;
  targets[Target::kSquash] = parameters.squash * form.squash;
  targets[state.legs.standSide > 0.0 ? Target::kNearLift : Target::kFarLift] = form.lift;
  holdSpear(targets, form.hold, arm);
}

}  // namespace

BodyTargets bodySource(const StickmanState& state, const StickmanParameters& parameters) {
  const ArmLengths arm{parameters.body.upperArm, parameters.body.forearm};
  const ActivityState& activity = state.activity;
  const auto action = static_cast<Action>(activity.action);
  const PostureArms arms = action == Action::kIdle ? PostureArms::kSwing : PostureArms::kLeft;
  BodyTargets targets = postureTargets(state, parameters, arms);
  switch (action) {
    case Action::kJump:
      useJumpArms(targets, activity.time / kJumpDuration, arm);
      break;
    case Action::kThrow:
      useThrow(targets, activity.time / kThrowDuration, arm);
      break;
    case Action::kSpearForm:
      useForm(targets, state, parameters, arm);
      break;
    case Action::kThrust:
      useThrust(targets, activity.time / kThrustDuration, arm);
      break;
    default:
      break;
  }
  if (activity.jumping != 0) addJump(targets, jumpPart(activity));
  return targets;
}

}  // namespace stickman
