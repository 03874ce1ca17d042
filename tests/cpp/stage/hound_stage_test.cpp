#include "stage/hound_stage.hpp"

#include <array>
#include <cmath>
#include <cstring>
#include <vector>

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
    hound.setState(HoundState::kJump);
    steps(hound, 2.0, rate);
    hound.setState(HoundState::kLie);
    steps(hound, 4.0, rate);
    return hound.hash();
  };
  const std::uint64_t reference = hashAt(60.0);
  for (const double rate : {30.0, 120.0, 144.0, 165.0, 240.0}) CHECK(hashAt(rate) == reference);
}

TEST_CASE("hound on show: all of him is in his state: its bytes, carried elsewhere, go the same way") {
  const HoundCommands runs{.speed = 300.0, .loop = HoundState::kRun};
  HoundCommands jumps = runs;
  ask(jumps, HoundState::kJump);
  HoundSnapshot state = settledHound(houndParameters(), runs);
  for (int i = 0; i < 70; ++i) tick(state, houndParameters(), jumps, kTick);
  std::vector<unsigned char> bytes(sizeof state);
  std::memcpy(bytes.data(), &state, sizeof state);
  std::vector<std::uint64_t> hashes;
  for (int i = 0; i < 300; ++i) {
    tick(state, houndParameters(), jumps, kTick);
    hashes.push_back(hashState(state));
  }
  HoundSnapshot other = settledHound(houndParameters(), {.speed = 0.0, .loop = HoundState::kSit});
  HoundSnapshot carried = other;
  std::memcpy(&carried, bytes.data(), sizeof carried);
  for (const std::uint64_t hash : hashes) {
    tick(other, houndParameters(), {.speed = 0.0, .loop = HoundState::kSwim}, kTick);
    tick(carried, houndParameters(), jumps, kTick);
    REQUIRE(hashState(carried) == hash);
  }
}

TEST_CASE("hound on show: a speed sets him going, at 0 he stands; states and gaits are told") {
  HoundStage hound;
  CHECK(hound.state() == HoundState::kStand);
  CHECK(hound.gait() == 0);
  steps(hound, 0.5);
  const double speeds[] = {80.0, 240.0, 600.0};
  for (int gait = 0; gait < 3; ++gait) {
    CHECK(hound.setSpeed(speeds[gait]));
    steps(hound, 4.0);
    CHECK(hound.state() == HoundState::kRun);
    CHECK(hound.gait() == gait + 1);
    CHECK(hound.groundSpeed() == Approx(speeds[gait]).margin(0.1));
  }
  hound.setState(HoundState::kJump);
  CHECK(hound.state() == HoundState::kJump);
  steps(hound, 1.0);
  CHECK(hound.state() == HoundState::kLand);
  steps(hound, 1.0);
  CHECK(hound.state() == HoundState::kRun);
  hound.setSpeed(0.0);
  steps(hound, 4.0);
  CHECK(hound.state() == HoundState::kStand);
  CHECK(hound.gait() == 0);
  CHECK(hound.contacts() == 15);
  // While he sits a speed is only noted.
  hound.setState(HoundState::kSit);
  hound.setSpeed(300.0);
  steps(hound, 2.0);
  CHECK(hound.state() == HoundState::kSit);
  hound.setState(HoundState::kRun);
  steps(hound, 4.0);
  CHECK(hound.groundSpeed() == Approx(300.0).margin(0.1));
}

TEST_CASE("hound on show: what is no state is refused and changes nothing") {
  HoundStage hound;
  hound.setState(HoundState::kSit);
  for (const int none : {-1, 8, 99}) {
    CHECK_FALSE(hound.setState(static_cast<HoundState>(none)));
    CHECK(hound.state() == HoundState::kSit);
  }
}

TEST_CASE("hound on show: no parameter changes what he does; a speed he does not need is kept for later") {
  for (std::size_t index = 0; index < kHoundStates; ++index) {
    const auto state = static_cast<HoundState>(index);
    INFO("state " << index);
    HoundStage hound;
    hound.setSpeed(200.0);
    hound.setState(state);
    steps(hound, playsOnce(state) ? 0.05 : 0.5);
    const HoundState doing = hound.state();
    for (std::size_t i = 0; i < hound.parameterTable().count; ++i) {
      const ParameterInfo& info = hound.parameterTable().rows[i];
      INFO(info.name);
      for (const double value : {info.highest, 0.5 * (info.lowest + info.highest)}) {
        REQUIRE(hound.setParameter(info.name, value));
        CHECK(hound.state() == doing);
        hound.step(1.0 / 120.0);
        CHECK(hound.state() == doing);
      }
    }
    hound.setState(HoundState::kRun);
    steps(hound, 5.0);
    CHECK(hound.groundSpeed() == Approx(350.0).margin(0.5));
  }
}

TEST_CASE("hound on show: bad numbers change nothing, others are clamped") {
  HoundStage hound;
  CHECK_FALSE(hound.setSpeed(kNaN));
  CHECK_FALSE(hound.setView(kNaN));
  CHECK_FALSE(hound.setParameter("size", kNaN));
  CHECK_FALSE(hound.setParameter("unknown", 1.0));
  const std::uint64_t before = hound.hash();
  for (const double dt : {0.0, -1.0, kNaN}) hound.step(dt);
  CHECK(hound.hash() == before);
  CHECK(hound.setSpeed(1e9));
  CHECK(hound.parameter("speed") == kFastestHound);
  CHECK(hound.setSpeed(-5.0));
  CHECK(hound.parameter("speed") == 0.0);
}

TEST_CASE(
    "hound on show: he stands in the middle of the view, as large as asked for, and the ground keeps up") {
  HoundStage hound;
  hound.setView(600.0);
  hound.setParameter("size", 2.0);
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
    hound.setParameter(name, 1.0);
    steps(hound, 1.5);
    CHECK(hound.drawList().dropped() == 0);
  }
  hound.setState(HoundState::kSwim);
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
  for (const HoundState state :
       {HoundState::kStand, HoundState::kRun, HoundState::kSit, HoundState::kLie, HoundState::kCurl}) {
    HoundStage hound;
    hound.setState(state);
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

TEST_CASE("hound on show: a quarter of a tick moves everything a quarter of the way") {
  HoundStage hound;
  hound.setParameter("bones", 1.0);
  hound.setParameter("trails", 1.0);
  hound.setSpeed(600.0);
  steps(hound, 1.0);
  for (int tick = 0; tick < 20; ++tick) {
    const auto from = hound.pose();
    const double distanceFrom = hound.distance();
    std::vector<std::array<float, 2 * kHoundJoints>> poses;
    std::vector<double> distances;
    for (int quarter = 0; quarter < 4; ++quarter) {
      hound.step(0.25 * kTick);
      poses.push_back(hound.pose());
      distances.push_back(hound.distance());
    }
    CHECK(distances[3] - distanceFrom == Approx(600.0 * kTick).margin(1e-6));
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      const double part = 0.25 * static_cast<double>(quarter + 1);
      REQUIRE(distances[quarter] - distanceFrom == Approx(part * 600.0 * kTick).margin(1e-6));
      for (std::size_t i = 0; i < from.size(); ++i)
        REQUIRE(poses[quarter][i] == Approx(from[i] + part * (poses[3][i] - from[i])).margin(1e-3));
    }
  }
}

TEST_CASE("hound on show: a planted paw is still on the ground that is shown, between the ticks, too") {
  HoundStage hound;
  hound.setSpeed(400.0);
  steps(hound, 1.0, 144.0);
  // Where each paw is over the ground, as shown; while it is down from one tick to the next, it is still.
  constexpr HoundJoint kPaws[kHoundLegs] = {HoundJoint::kPawFrontNear, HoundJoint::kPawFrontFar,
                                            HoundJoint::kPawHindNear, HoundJoint::kPawHindFar};
  int still = 0;
  unsigned down[4] = {};  // in the last frames: shown is a tick late
  std::array<double, kHoundLegs> last{};
  int held[kHoundLegs] = {};
  for (int frame = 0; frame < 300; ++frame) {
    hound.step(1.0 / 480.0);
    for (int i = 3; i > 0; --i) down[i] = down[i - 1];
    down[0] = hound.contacts();
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      const double over = hound.pose()[2 * static_cast<std::size_t>(kPaws[leg])] + hound.distance();
      bool stands = frame > 8;
      for (const unsigned contacts : down) stands = stands && (contacts >> leg & 1U) != 0;
      // Five frames and more after the touchdown both ticks have it down.
      held[leg] = stands ? held[leg] + 1 : 0;
      if (held[leg] > 5) {
        REQUIRE(over == Approx(last[leg]).margin(2e-3));
        ++still;
      }
      last[leg] = over;
    }
  }
  CHECK(still > 100);
}

TEST_CASE("hound on show: his trails end at his paws") {
  HoundStage hound;
  hound.setParameter("trails", 1.0);
  hound.setSpeed(300.0);
  steps(hound, 3.0);
  std::vector<std::vector<Vec2>> trails;
  const std::vector<Record> records = recordsOf(hound.drawList());
  REQUIRE(records.size() > kHoundLegs);
  for (std::size_t i = records.size() - kHoundLegs; i < records.size(); ++i)
    trails.push_back(records[i].points(1));
  constexpr HoundJoint kPaws[kHoundLegs] = {HoundJoint::kPawFrontNear, HoundJoint::kPawFrontFar,
                                            HoundJoint::kPawHindNear, HoundJoint::kPawHindFar};
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    const std::size_t at = 2 * static_cast<std::size_t>(kPaws[leg]);
    const Vec2 paw{hound.pose()[at], hound.pose()[at + 1]};
    INFO("leg " << leg);
    REQUIRE(trails[leg].size() == 72);
    // Every second tick is kept, and shown is a tick late: no more than two ticks of a swinging paw away.
    CHECK(distance(trails[leg].back(), paw) < 2.0 * 900.0 * kTick);
    for (std::size_t k = 1; k < trails[leg].size(); ++k) {
      CHECK(distance(trails[leg][k], trails[leg][k - 1]) < 2.0 * 900.0 * kTick);
      CHECK(trails[leg][k].x >= trails[leg][k - 1].x - 3.0);  // forward, over the ground
    }
    // 1.2 s of 300 u/s back.
    CHECK(trails[leg].back().x - trails[leg].front().x == Approx(142 * kTick * 300.0).margin(80.0));
  }
}

TEST_CASE(
    "hound on show: what is set before any time has passed is what the first frames show, and all they "
    "show") {
  for (const HoundState state : {HoundState::kSit, HoundState::kLie, HoundState::kRun}) {
    HoundStage hound;
    if (state == HoundState::kRun) hound.setSpeed(500.0);
    hound.setState(state);
    hound.step(0.0);
    const auto still = hound.pose();
    CHECK(hound.distance() == 0.0);
    double before = 0.0;
    for (int frame = 0; frame < 6; ++frame) {
      hound.step(0.25 * kTick);
      INFO("state " << static_cast<int>(state) << ", frame " << frame);
      // A paw of a gallop moves by 12 u in a tick; from standing to lying it is 40 u and more.
      for (std::size_t i = 0; i < still.size(); ++i) REQUIRE(std::fabs(hound.pose()[i] - still[i]) < 24.0F);
      REQUIRE(hound.distance() - before <= 500.0 * kTick);
      REQUIRE(hound.distance() >= before);
      before = hound.distance();
    }
  }
}
