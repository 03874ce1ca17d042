#include "cast/stickman/body_source.hpp"

#include "cast/stickman/activity.hpp"
#include "cast/stickman/jump.hpp"
#include "cast/stickman/play_action.hpp"
#include "cast/stickman/posture.hpp"

namespace stickman {
namespace {

constexpr double kFallArm = 2.0;      // rad, the near one ahead, the far one behind
constexpr double kFallFlex = 0.45;    // rad
constexpr double kFallLean = -0.06;   // rad
constexpr double kDipLean = 0.012;    // rad per u of dip
constexpr double kDipSquash = 0.006;  // of the height per u of dip

void addJump(BodyTargets& targets, double part) {
  targets[Target::kHip] -= jumpOffset(part);
  targets[Target::kSquash] *= jumpSquash(part);
}

// Arms up and out for balance; down on the knees where he lands.
[[gnu::noinline]] void addFall(BodyTargets& targets, const StickmanState& state,
                               const StickmanParameters& parameters) {
  const double air = state.air.value;
  const ArmLengths arm = armLengths(parameters);
  const ArmTarget nearArm = armFromJoints(kFallArm, kFallFlex, arm);
  const ArmTarget farArm = armFromJoints(-kFallArm, kFallFlex, arm);
  targets[Target::kNearArm] = lerp(targets[Target::kNearArm], nearArm.angle, air);
  targets[Target::kNearFlex] = lerp(targets[Target::kNearFlex], nearArm.flex, air);
  targets[Target::kFarArm] = lerp(targets[Target::kFarArm], farArm.angle, air);
  targets[Target::kFarFlex] = lerp(targets[Target::kFarFlex], farArm.flex, air);
  targets[Target::kLean] += kFallLean * air + kDipLean * state.dip.value;
  targets[Target::kHip] -= state.dip.value;
  targets[Target::kSquash] *= 1.0 - kDipSquash * state.dip.value;
}

}  // namespace

[[gnu::noinline]] BodyTargets bodySource(const StickmanState& state, const StickmanParameters& parameters,
                                         const OwnActions& own) {
  const ActivityState& activity = state.activity;
  const ActionPlan plan = planOf(static_cast<Action>(activity.action), own);
  const bool jumps = plan.legs == ActionLegs::kJump;
  const bool armsTaken = jumps || (plan.definition != nullptr && takesArms(*plan.definition));
  BodyTargets targets =
      postureTargets(state, parameters, armsTaken ? PostureArms::kLeft : PostureArms::kSwing);
  if (jumps) useJumpArms(targets, state, parameters);
  if (plan.definition != nullptr) playAction(*plan.definition, targets, state, parameters);
  if (activity.jumping != 0) addJump(targets, jumpPart(activity));
  if (state.air.value != 0.0 || state.dip.value != 0.0) addFall(targets, state, parameters);
  return targets;
}

}  // namespace stickman
