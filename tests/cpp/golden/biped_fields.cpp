#include "golden/figure_fields.hpp"

namespace stickman::golden {

void describe(Fields& fields, const Foot& foot) {
  fields.add("place of the foot", foot.x, foot.velocity, foot.landing);
  fields.add("height of the foot", foot.height, foot.lift, foot.stray);
  fields.add("swing of the foot", foot.planted, foot.stepped, foot.progress, foot.rate, foot.slowestRate);
}

std::array<double, 20> swingOverGround(const Foot& foot) {
  const SwingPath& path = foot.path;
  return {foot.start, foot.from,  foot.begun,    foot.uphill,  foot.madeFor, path.from,  path.climb,
          path.lift,  path.risen, path.falls,    path.setsOut, path.arrives, foot.meant, foot.to,
          foot.room,  foot.leftY, foot.droppedY, foot.dropped, foot.low,     foot.high};
}

void describe(Fields& fields, const BipedState& legs) {
  fields.add("speed", legs.speed);
  fields.add("travel", legs.travel);
  fields.add("gait", legs.gait, legs.walking, legs.overRun);
  fields.add("phase", legs.phase, legs.standSide);
  fields.add("standing or leaping", legs.standing, legs.leaping);
  fields.group("near foot", [&] { describe(fields, legs.nearFoot); });
  fields.group("far foot", [&] { describe(fields, legs.farFoot); });
  fields.add("ground under the feet", legs.uneven, legs.footing, legs.base, legs.slope, legs.falling,
             legs.fallSpeed, swingOverGround(legs.nearFoot), swingOverGround(legs.farFoot));
}

void describe(Fields& fields, const WalkerState& walker) {
  fields.add("ticks", walker.ticks);
  fields.add("way of walking", walker.walks);
  fields.add("hip", walker.hip);
  fields.add("angle", walker.angle);
  describe(fields, walker.legs);
  fields.add("feet", walker.feet.value);
  fields.add("blend of the feet", walker.feet.offset);
  fields.add("pose", walker.pose);
  fields.add("ground under the hips", walker.base);
}

void describe(Fields& fields, const WalkerStage& stage) {
  describe(fields, stage.lastTick());
  fields.add("contacts", stage.contacts());
  fields.add("pose as shown", stage.pose());
  fields.add("values", stage.parameter("angularSpeed"), stage.groundY());
}

}  // namespace stickman::golden
