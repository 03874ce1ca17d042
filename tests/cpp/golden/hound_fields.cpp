#include "golden/figure_fields.hpp"

namespace stickman::golden {
namespace {

void describe(Fields& fields, const StrideClock& clock) {
  fields.add("gait", clock.from, clock.to, clock.progress, clock.length);
  fields.add("phases", clock.phase, clock.shift);
}

void describe(Fields& fields, const HoundPaws& paws) {
  fields.add("speed", paws.speed);
  fields.add("travel", paws.travel);
  describe(fields, paws.clock);
  fields.add("lead of the clock", paws.lead.excess, paws.lead.whole, paws.lead.left);
  fields.add("standing or leaping", paws.standing, paws.leaping);
  constexpr const char* kNames[kHoundLegs] = {"near front paw", "far front paw", "near hind paw",
                                              "far hind paw"};
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg)
    fields.group(kNames[leg], [&] { golden::describe(fields, paws.feet[leg]); });
  const auto& feet = paws.feet;
  fields.add("ground under the paws", paws.uneven, paws.base, paws.slope, paws.ahead,
             swingOverGround(feet[0]), swingOverGround(feet[1]), swingOverGround(feet[2]),
             swingOverGround(feet[3]));
}

void describe(Fields& fields, const HoundPose& pose) {
  using J = HoundJoint;
  fields.add("pose of the trunk", pose[J::kHaunch], pose[J::kLoin], pose[J::kChest], pose[J::kNeck]);
  fields.add("pose of the near front leg", pose[J::kShoulderNear], pose[J::kElbowNear], pose[J::kWristNear],
             pose[J::kPawFrontNear]);
  fields.add("pose of the far front leg", pose[J::kShoulderFar], pose[J::kElbowFar], pose[J::kWristFar],
             pose[J::kPawFrontFar]);
  fields.add("pose of the near hind leg", pose[J::kHipNear], pose[J::kStifleNear], pose[J::kHockNear],
             pose[J::kBallNear], pose[J::kPawHindNear]);
  fields.add("pose of the far hind leg", pose[J::kHipFar], pose[J::kStifleFar], pose[J::kHockFar],
             pose[J::kBallFar], pose[J::kPawHindFar]);
  fields.add("pose of the head", pose[J::kHead], pose[J::kNose], pose[J::kChin], pose[J::kEar]);
  fields.add("pose of the tail", pose[J::kTailRoot], pose[J::kTailUpper], pose[J::kTailMiddle],
             pose[J::kTailLower], pose[J::kTailTip]);
}

}  // namespace

void describe(Fields& fields, const HoundSnapshot& hound) {
  fields.add("ticks", hound.ticks);
  fields.add("jumps and landings", hound.jumps, hound.landings);
  fields.add("breath", hound.breathPhase);
  fields.add("paddling", hound.paddlePhase);
  fields.add("jump", hound.jump.time, hound.jump.landAt, hound.jump.running, hound.jump.onGround);
  fields.add("manners", hound.manners);
  fields.add("airborne", hound.airborne);
  describe(fields, hound.paws);
  describe(fields, hound.pose);
  fields.add("spring of the ear", hound.ear.offset, hound.ear.velocity, hound.ear.lastPlace,
             hound.ear.placeVelocity);
  fields.add("tail", hound.tail.x, hound.tail.y, hound.tail.previousX, hound.tail.previousY);
}

void describe(Fields& fields, const HoundStage& stage) {
  describe(fields, stage.lastTick());
  fields.add("pose as shown", stage.pose());
  fields.add("readings", stage.state(), stage.gait(), stage.phase(), stage.groundSpeed(), stage.distance(),
             stage.contacts(), stage.groundY());
}

}  // namespace stickman::golden
