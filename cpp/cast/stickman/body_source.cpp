#include "cast/stickman/body_source.hpp"

#include "cast/stickman/activity.hpp"
#include "cast/stickman/jump.hpp"
#include "cast/stickman/play_action.hpp"
#include "cast/stickman/posture.hpp"

namespace stickman {
namespace {

void addJump(BodyTargets& targets, double part) {
  targets[Target::kHip] -= jumpOffset(part);
  targets[Target::kSquash] *= jumpSquash(part);
}

}  // namespace

BodyTargets bodySource(const StickmanState& state, const StickmanParameters& parameters) {
  const ActivityState& activity = state.activity;
  const ActionRow& row = rowOf(static_cast<Action>(activity.action));
  const bool jumps = row.legs == ActionLegs::kJump;
  const bool armsTaken = jumps || (row.definition != nullptr && takesArms(*row.definition));
  BodyTargets targets =
      postureTargets(state, parameters, armsTaken ? PostureArms::kLeft : PostureArms::kSwing);
  if (jumps) useJumpArms(targets, state, parameters);
  if (row.definition != nullptr) playAction(*row.definition, targets, state, parameters);
  if (activity.jumping != 0) addJump(targets, jumpPart(activity));
  return targets;
}

}  // namespace stickman
