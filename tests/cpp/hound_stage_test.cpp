#include "stage/hound_stage.hpp"

#include "catch.hpp"
#include "math/state_hash.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

void steps(HoundStage& hound, double seconds, double rate = 120.0) {
  for (int frame = 0; frame < static_cast<int>(seconds * rate + 0.5); ++frame) hound.step(1.0 / rate);
}

}  // namespace

TEST_CASE("hound on show: every display rate ends in the same bits") {
  const auto hashAt = [](double rate) {
    HoundStage hound;
    hound.setSpeed(500.0);
    steps(hound, 4.0, rate);
    hound.setState(HoundAction::kJump);
    steps(hound, 2.0, rate);
    hound.setState(HoundAction::kLie);
    steps(hound, 4.0, rate);
    return hound.hash();
  };
  const std::uint64_t reference = hashAt(60.0);
  for (const double rate : {30.0, 120.0, 144.0, 165.0, 240.0}) CHECK(hashAt(rate) == reference);
}

TEST_CASE("hound on show: every bit of his state counts for the hash") {
  const HoundState state = settledHound(houndParameters(), {.speed = 300.0, .loop = HoundAction::kRun});
  const std::uint64_t reference = hashState(state);
  HoundState other = state;
  auto* bytes = reinterpret_cast<unsigned char*>(&other);
  for (std::size_t i = 0; i < sizeof other; i += 8) {
    bytes[i] ^= 1U;
    REQUIRE(hashState(other) != reference);
    bytes[i] ^= 1U;
  }
  CHECK(hashState(other) == reference);
}

TEST_CASE("hound on show: a speed sets him going, at 0 he stands; states and gaits are told") {
  HoundStage hound;
  CHECK(hound.state() == HoundAction::kStand);
  CHECK(hound.gait() == 0);
  steps(hound, 0.5);
  const double speeds[] = {80.0, 240.0, 600.0};
  for (int gait = 0; gait < 3; ++gait) {
    CHECK(hound.setSpeed(speeds[gait]));
    steps(hound, 4.0);
    CHECK(hound.state() == HoundAction::kRun);
    CHECK(hound.gait() == gait + 1);
    CHECK(hound.groundSpeed() == Approx(speeds[gait]).margin(0.1));
  }
  hound.setState(HoundAction::kJump);
  CHECK(hound.state() == HoundAction::kJump);
  steps(hound, 1.0);
  CHECK(hound.state() == HoundAction::kLand);
  steps(hound, 1.0);
  CHECK(hound.state() == HoundAction::kRun);
  hound.setSpeed(0.0);
  steps(hound, 4.0);
  CHECK(hound.state() == HoundAction::kStand);
  CHECK(hound.gait() == 0);
  CHECK(hound.contacts() == 15);
  // While he sits a speed is only noted.
  hound.setState(HoundAction::kSit);
  hound.setSpeed(300.0);
  steps(hound, 2.0);
  CHECK(hound.state() == HoundAction::kSit);
  hound.setState(HoundAction::kRun);
  steps(hound, 4.0);
  CHECK(hound.groundSpeed() == Approx(300.0).margin(0.1));
}

TEST_CASE("hound on show: what is no state is refused and changes nothing") {
  HoundStage hound;
  hound.setState(HoundAction::kSit);
  for (const int none : {-1, 8, 99}) {
    CHECK_FALSE(hound.setState(static_cast<HoundAction>(none)));
    CHECK(hound.state() == HoundAction::kSit);
  }
}

TEST_CASE("hound on show: no parameter changes what he does; a speed he does not need is kept for later") {
  for (std::size_t index = 0; index < kHoundActions; ++index) {
    const auto action = static_cast<HoundAction>(index);
    INFO("state " << index);
    HoundStage hound;
    hound.setSpeed(200.0);
    hound.setState(action);
    steps(hound, playsOnce(action) ? 0.05 : 0.5);
    const HoundAction doing = hound.state();
    for (std::size_t i = 0; i < hound.values().count(); ++i) {
      const NamedValue& info = hound.values().info(i);
      INFO(info.name);
      for (const double value : {info.highest, 0.5 * (info.lowest + info.highest)}) {
        REQUIRE(hound.setValue(info.name, value));
        CHECK(hound.state() == doing);
        hound.step(1.0 / 120.0);
        CHECK(hound.state() == doing);
      }
    }
    hound.setState(HoundAction::kRun);
    steps(hound, 5.0);
    CHECK(hound.groundSpeed() == Approx(350.0).margin(0.5));
  }
}

TEST_CASE("hound on show: bad numbers change nothing, others are clamped") {
  HoundStage hound;
  CHECK_FALSE(hound.setSpeed(kNaN));
  CHECK_FALSE(hound.setView(kNaN));
  CHECK_FALSE(hound.setValue("size", kNaN));
  CHECK_FALSE(hound.setValue("unknown", 1.0));
  const std::uint64_t before = hound.hash();
  for (const double dt : {0.0, -1.0, kNaN}) hound.step(dt);
  CHECK(hound.hash() == before);
  CHECK(hound.setSpeed(1e9));
  CHECK(hound.values().get("speed") == kFastestHound);
  CHECK(hound.setSpeed(-5.0));
  CHECK(hound.values().get("speed") == 0.0);
}

TEST_CASE(
    "hound on show: he stands in the middle of the view, as large as asked for, and the ground keeps up") {
  HoundStage hound;
  hound.setView(600.0);
  hound.setValue("size", 2.0);
  hound.setSpeed(400.0);
  steps(hound, 0.5);
  const double distance = hound.distance();
  const float chest = hound.pose()[2 * static_cast<std::size_t>(HoundJoint::kChest)];
  CHECK(chest == Approx(300.0 + 2.0 * HoundBody::kShoulderX).margin(12.0));
  steps(hound, 1.0);
  CHECK(hound.distance() - distance == Approx(400.0).margin(1.0));
}

TEST_CASE("hound on show: drawn far legs first, thinner, darker, at 42 % opacity; nothing is left out") {
  HoundStage hound;
  hound.setSpeed(240.0);
  hound.setView(4000.0);
  for (const char* name : {"bones", "trails"}) {
    hound.setValue(name, 1.0);
    steps(hound, 1.5);
    CHECK(hound.drawList().dropped() == 0);
  }
  hound.setState(HoundAction::kSwim);
  steps(hound, 2.0);
  CHECK(hound.drawList().dropped() == 0);

  HoundStage plain;
  plain.step(0.01);
  std::vector<Record> body;
  for (const Record& record : recordsOf(plain.drawList())) {
    if (record.style != static_cast<int>(Style::kGround)) body.push_back(record);
  }
  REQUIRE(body.size() > 8);
  for (int i = 0; i < 2; ++i) {
    CHECK(body[static_cast<std::size_t>(i)].style == static_cast<int>(Style::kFarInk));
    CHECK(body[static_cast<std::size_t>(i)].alpha == Approx(0.42));
  }
  CHECK(body[2].style == static_cast<int>(Style::kInk));
  CHECK(body[2].alpha == 1.0);
}

TEST_CASE("hound on show: no part of him is drawn below the floor, whatever he does") {
  for (const HoundAction action :
       {HoundAction::kStand, HoundAction::kRun, HoundAction::kSit, HoundAction::kLie, HoundAction::kCurl}) {
    HoundStage hound;
    hound.setState(action);
    for (int i = 0; i < 240; ++i) {
      hound.step(kTick);
      for (const Record& record : recordsOf(hound.drawList())) {
        if (record.style == static_cast<int>(Style::kGround)) continue;
        if (record.kind == static_cast<int>(ShapeKind::kCircle)) {
          REQUIRE(record.payload[1] + record.payload[2] <= hound.groundY() + 0.06);
          continue;
        }
        for (const Vec2& point : record.points(record.kind == static_cast<int>(ShapeKind::kPolyline) ? 1 : 0))
          REQUIRE(point.y <= hound.groundY() + 2.0);
      }
    }
  }
}
