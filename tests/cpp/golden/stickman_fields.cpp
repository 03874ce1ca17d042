#include <algorithm>
#include <array>

#include "golden/figure_fields.hpp"

namespace stickman::golden {
namespace {

void describe(Fields& fields, const ActivityState& activity) {
  fields.add("action", activity.action, activity.loop, activity.requests, activity.ended);
  fields.add("time of the action", activity.time);
  fields.add("jump", activity.jumping, activity.jumpTime, activity.jumpWaits);
}

void describe(Fields& fields, const Inertialized<kTargetCount>& body) {
  const auto of = [&](Target target) { return body.value[static_cast<std::size_t>(target)]; };
  fields.add("target of the hip", of(Target::kHipX), of(Target::kHip));
  fields.add("target of lean and squash", of(Target::kLean), of(Target::kSquash));
  fields.add("target of the near arm", of(Target::kNearArm), of(Target::kNearFlex), of(Target::kNearSide));
  fields.add("target of the far arm", of(Target::kFarArm), of(Target::kFarFlex), of(Target::kFarSide));
  fields.add("target of the feet's lift", of(Target::kNearLift), of(Target::kFarLift));
  fields.add("target of the spear", of(Target::kSpear));
  static_assert(static_cast<std::size_t>(Target::kHeadTurn) == 13 && kTargetCount == 15);
  std::array<CriticallyDamped, 13> offsets{};
  std::copy_n(body.offset.begin(), offsets.size(), offsets.begin());
  fields.add("blend of the targets", offsets);
  fields.add("head", of(Target::kHeadTurn), of(Target::kHeadNod), body.offset[13], body.offset[14]);
}

void describe(Fields& fields, const StickmanPose& pose) {
  using J = Joint;
  fields.add("pose of the trunk", pose[J::kPelvis], pose[J::kHip], pose[J::kChest], pose[J::kShoulder]);
  fields.add("pose of the near leg", pose[J::kKneeNear], pose[J::kFootNear]);
  fields.add("pose of the far leg", pose[J::kKneeFar], pose[J::kFootFar]);
  fields.add("pose of the near arm", pose[J::kElbowNear], pose[J::kHandNear]);
  fields.add("pose of the far arm", pose[J::kElbowFar], pose[J::kHandFar]);
  fields.add("pose of the head", pose[J::kHead]);
}

}  // namespace

void describe(Fields& fields, const StickmanState& man) {
  fields.add("ticks", man.ticks);
  describe(fields, man.activity);
  fields.add("facing", man.facing);
  fields.add("speed asked for", man.targetSpeed);
  describe(fields, man.legs);
  fields.add("distance", man.distance);
  fields.add("idle phase", man.idlePhase);
  fields.add("lean", man.lean);
  describe(fields, man.body);
  fields.add("easing", man.easing, man.ownness);
  describe(fields, man.pose);
  fields.add("spring of the head", man.head.offset, man.head.velocity, man.head.lastPlace,
             man.head.placeVelocity);
  fields.add("radius of the head", man.headRadius);
  fields.add("gusts", man.gustPhase);
  fields.add("hair", man.hair.x, man.hair.y, man.hair.previousX, man.hair.previousY);
  fields.add("spear", man.spear.tip, man.spear.butt, man.spear.frontGrip, man.spear.rearGrip,
             man.spear.presence);
  fields.add("fall over an edge", man.air, man.dip);
}

void describe(Fields& fields, const RunnerState& runner) {
  const auto settings = [](const BallisticJumpSettings& jump) {
    return std::array{jump.height, jump.pushTime, jump.gravity, jump.releasedGravity};
  };
  fields.add("kind of jump", settings(runner.jumping));
  fields.add("flight", runner.jump.height, runner.jump.velocity, runner.jump.pushed, runner.jump.airborne,
             runner.jump.held);
  fields.add("time of the flight", runner.flight, runner.nearLeads);
  fields.add("near foot in flight", runner.nearFoot.aside, runner.nearFoot.drop);
  fields.add("far foot in flight", runner.farFoot.aside, runner.farFoot.drop);
  fields.add("stray of the feet", runner.stray);
  fields.add("air", runner.air);
  fields.add("dip", runner.dip);
  fields.add("stretch", runner.stretch);
  fields.add("thrust", runner.thrusting, runner.thrustTime);
  fields.add("crash", runner.crashed, runner.crashTime, runner.bounces);
  describe(fields, runner.man);
  const LostSpear& lost = runner.lostSpear;
  fields.add("lost spear", lost.lost, lost.lies, lost.middle, lost.velocity, lost.angle, lost.spin);
  fields.add("ground under the flight", runner.climb);
}

void describe(Fields& fields, const StickmanStage& stage) {
  describe(fields, stage.state());
  fields.add("pose as shown", stage.pose());
  fields.add("hair as shown", stage.hair(), stage.hairPrevious());
  // How much of it there is in his hands is what it is drawn with.
  std::array<float, 8> spear;
  std::copy_n(stage.spear().begin(), spear.size(), spear.begin());
  fields.add("spear as shown", spear);
  fields.add("readings", stage.action(), stage.endedActions(), stage.phase(), stage.groundSpeed(),
             stage.distance(), stage.contacts(), stage.ticks(), stage.headLag(), stage.groundY());
}

}  // namespace stickman::golden
