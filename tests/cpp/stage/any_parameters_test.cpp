// The lab lets everybody turn every slider to its end: whatever comes out, it must stay a finite figure on
// the ground whose planted feet stand still.
#include <cmath>

#include "action_watch.hpp"
#include "catch.hpp"
#include "stage/stickman_stage.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// Any value of its range, often one of the two ends.
double anyValue(Random& random, const ParameterInfo& info) {
  const double kind = random.unit();
  if (kind < 0.2) return info.lowest;
  if (kind < 0.4) return info.highest;
  return random.between(info.lowest, info.highest);
}

void askForAnything(Random& random, StickmanStage& stage) {
  const double kind = random.unit();
  if (kind < 0.5) {
    stage.setAction(static_cast<Action>(static_cast<int>(random.between(0.0, kActionCount))));
  } else if (kind < 0.8) {
    stage.setSpeed(random.between(-250.0, 1100.0));
  } else if (kind < 0.9) {
    stage.setGait(random.unit());
  } else {
    stage.setFacing(random.sign());
  }
}

// Whatever his measures are, he has them: bones of their lengths, knees in front of the leg, a head on his
// neck, hair that hangs together on the back of it, and a spear in both hands. Keeps the worst of many ticks.
class FigureWatch {
 public:
  void see(const StickmanState& state, const StickmanParameters& parameters) {
    bones_ = std::fmax(bones_, boneError(state, parameters));
    knees_ =
        std::fmin(knees_, std::fmin(kneeInFront(state, nearLeg(state)), kneeInFront(state, farLeg(state))));
    const Vec2 head = state.pose[Joint::kHead];
    const double squash = state.body.value[static_cast<std::size_t>(Target::kSquash)];
    const double wide = std::fmax(squash, 1.0 + (1.0 - squash) * 0.7);
    const double neckLength = wide * (parameters.body.neck + parameters.body.headRadius);
    neck_ = std::fmax(neck_, distance(head, state.pose[Joint::kChest]) - neckLength);
    const Vec2 root{state.hair.x[0], state.hair.y[0]};
    scalp_ = std::fmax(scalp_, std::fabs(distance(root, head) - state.headRadius));
    spear_ = std::fmax(spear_, std::fabs(distance(state.spear.tip, state.spear.butt) - kSpearLength));
    hands_ = std::fmax(hands_, distance(state.spear.rearGrip, state.pose[Joint::kHandNear]));
    hands_ = std::fmax(hands_, distance(state.spear.frontGrip, state.pose[Joint::kHandFar]));
    for (const Leg& leg : {nearLeg(state), farLeg(state)}) {
      if (leg.plan.planted == 0) continue;
      const double wanted = leg.plan.x - state.legs.travel;
      const double hip = state.pose[Joint::kHip].x;
      astray_ = std::fmax(astray_, std::fmin(hip, wanted) - leg.foot.x);
      astray_ = std::fmax(astray_, leg.foot.x - std::fmax(hip, wanted));
    }
  }

  void require() const {
    REQUIRE(bones_ <= 1e-6);
    REQUIRE(knees_ >= -1e-9);
    REQUIRE(neck_ <= 6.0 + 1e-6);  // SPEC section 7: 6 u of lag
    REQUIRE(scalp_ <= 1e-3);
    REQUIRE(spear_ <= 1e-9);
    REQUIRE(hands_ == 0.0);
    REQUIRE(astray_ <= 1e-6);
  }

 private:
  double bones_ = 0.0;    // u, off their lengths
  double knees_ = 1e9;    // u in front of the leg, the least
  double neck_ = -1e9;    // u that the head is farther off than the neck is long
  double scalp_ = 0.0;    // u that the hair's root is off it
  double spear_ = 0.0;    // u, off its length
  double hands_ = 0.0;    // u, off their grips
  double astray_ = -1e9;  // u that a planted foot is beyond its place: it may only be short of it, where a
                          // slider has made the leg too short
};

}  // namespace

TEST_CASE("any parameters, any commands: a finite figure, nothing below the ground") {
  Random random(2026);
  const ParameterTable table = stickmanParameterTable();
  for (int round = 0; round < 150; ++round) {
    INFO("round " << round);
    StickmanStage stage;
    const double share = random.unit();  // of the parameters that are changed
    for (std::size_t i = 0; i < table.count; ++i) {
      if (random.unit() < share) stage.setParameter(table.rows[i].name, anyValue(random, table.rows[i]));
    }
    for (int command = 0; command < 8; ++command) {
      askForAnything(random, stage);
      if (random.unit() < 0.3) {  // a slider moved while he is at it
        const auto which = static_cast<std::size_t>(random.between(0.0, static_cast<double>(table.count)));
        stage.setParameter(table.rows[which].name, anyValue(random, table.rows[which]));
      }
      const int ticks = static_cast<int>(random.between(1.0, 120.0));
      FigureWatch watch;
      for (int tick = 0; tick < ticks; ++tick) {
        stage.buildPose(1.0 / 120.0);
        const StickmanState& state = stage.state();
        for (const Vec2& joint : state.pose.joints) REQUIRE(isFinitePoint(joint));
        watch.see(state, stage.parameters());
        REQUIRE(state.pose[Joint::kFootNear].y <= 1e-6);
        REQUIRE(state.pose[Joint::kFootFar].y <= 1e-6);
        REQUIRE(state.legs.phase >= 0.0);
        REQUIRE(state.legs.phase < 1.0);
        for (std::size_t i = 0; i < kHairPoints; ++i)
          REQUIRE(std::isfinite(state.hair.x[i] + state.hair.y[i]));
        REQUIRE(std::isfinite(state.distance));
        REQUIRE(isFinitePoint(state.spear.tip));
      }
      watch.require();
      REQUIRE(stage.drawList().dropped() == 0);
    }
  }
}

TEST_CASE("any body, any gait: planted feet stand still at a steady speed wherever the legs reach them") {
  Random random(11);
  const ParameterTable table = stickmanParameterTable();
  int able = 0;
  for (int round = 0; round < 120; ++round) {
    INFO("round " << round);
    Parameters<StickmanParameters> drawn(table);
    for (std::size_t i = 0; i < table.count; ++i) {
      const ParameterInfo& info = table.rows[i];
      if (std::string(info.name) == "squash") continue;
      if (random.unit() < 0.3) drawn.set(info.name, random.between(info.lowest, info.highest));
    }
    const StickmanParameters& p = *drawn;
    // Legs that can do what is asked of them: long enough for the stride, and neither bone a stump.
    const double leg = p.body.thigh + p.body.shin;
    const double stride = std::fmax(p.gait.walk.stride, 1.1 * p.gait.run.stride);
    const double shift = std::fmax(std::fabs(p.gait.walk.shift), std::fabs(p.gait.run.shift));
    if (0.5 * stride + shift > 0.55 * leg || std::fabs(p.body.thigh - p.body.shin) > 0.3 * leg) continue;
    ++able;
    const double speed = random.between(-200.0, 500.0);
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    GaitWatch watch;
    run(s, p, speed, 4.0, kDt, [&](const StickmanState& now) { watch.see(now, p); });
    CHECK(watch.finite);
    CHECK(watch.drift <= 0.4);
  }
  CHECK(able > 40);
}
