#include "stage/rewindable_stickman.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Record;
using stickman::test::recordsOf;

TEST_CASE("rewindable stickman: seeking back shows that tick to the bit, and time goes on from there") {
  RewindableStickman stage;
  stage.setAction(Action::kWalk);
  stage.keepHistory(600);
  std::vector<std::uint64_t> hashes{stage.hash()};
  for (int i = 1; i <= 400; ++i) {
    if (i == 150) stage.setAction(Action::kJump);
    if (i == 320) stage.setSpeed(300.0);
    stage.buildPose(1.0 / 120.0);
    hashes.push_back(stage.hash());
  }
  REQUIRE(stage.historyLength() == 400);
  for (const std::size_t back : {0U, 1U, 79U, 81U, 250U, 399U, 400U}) {
    REQUIRE(stage.seek(back));
    CHECK(stage.hash() == hashes[400 - back]);
    stage.buildPose(0.0);
    CHECK(stage.hash() == hashes[400 - back]);
    CHECK(stage.historyLength() == 400);
  }
  CHECK_FALSE(stage.seek(401));
  // From before the jump on, without the commands that came later: he walks on.
  REQUIRE(stage.seek(300));
  CHECK(stage.action() == Action::kWalk);
  for (int i = 0; i < 400; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.action() == Action::kWalk);
  CHECK(stage.groundSpeed() == Approx(106.4516).margin(0.01));
  CHECK(stage.state().pose[Joint::kPelvis].y < 0.0);
  CHECK(stage.historyLength() == 500);
}

TEST_CASE("rewindable stickman: going back and doing the same again gives the same bits") {
  RewindableStickman stage;
  stage.setAction(Action::kRun);
  stage.keepHistory(1200);
  for (int i = 0; i < 100; ++i) stage.buildPose(1.0 / 120.0);
  const auto play = [&] {
    stage.setAction(Action::kThrust);
    for (int i = 0; i < 200; ++i) stage.buildPose(1.0 / 120.0);
    return stage.hash();
  };
  const auto first = play();
  REQUIRE(stage.seek(200));
  CHECK(play() == first);
}

TEST_CASE("rewindable stickman: gone back, he was asked for a gait or for a speed as he was then") {
  const auto runFor = [](RewindableStickman& stage, int ticks) {
    for (int i = 0; i < ticks; ++i) stage.buildPose(1.0 / 120.0);
  };
  const double fasterWalk = 44.0 * 2.0 / 0.62;
  SECTION("a speed, before a gait") {
    RewindableStickman stage;
    stage.setSpeed(300.0);
    stage.keepHistory(600);
    runFor(stage, 100);
    stage.setAction(Action::kWalk);
    runFor(stage, 100);
    REQUIRE(stage.seek(150));
    stage.setParameter("neck", 14.0);
    runFor(stage, 400);
    CHECK(stage.groundSpeed() == Approx(300.0).margin(0.01));
  }
  SECTION("a gait, before a speed") {
    RewindableStickman stage;
    stage.setAction(Action::kWalk);
    stage.keepHistory(600);
    runFor(stage, 100);
    stage.setSpeed(300.0);
    runFor(stage, 100);
    REQUIRE(stage.seek(150));
    stage.setParameter("walkCadence", 2.0);
    runFor(stage, 400);
    CHECK(stage.groundSpeed() == Approx(fasterWalk).margin(0.01));
  }
  SECTION("a gait, whose parameters were changed since") {
    RewindableStickman stage;
    stage.setAction(Action::kWalk);
    stage.keepHistory(600);
    runFor(stage, 100);
    stage.setParameter("walkCadence", 2.0);
    runFor(stage, 100);
    REQUIRE(stage.seek(150));
    runFor(stage, 400);
    CHECK(stage.groundSpeed() == Approx(fasterWalk).margin(0.01));
  }
}

TEST_CASE("rewindable stickman: without a history there is nowhere to go back to") {
  RewindableStickman stage;
  for (int i = 0; i < 10; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.historyLength() == 0);
  CHECK_FALSE(stage.seek(0));
  stage.keepHistory(1000000);
  for (std::size_t i = 0; i < RewindableStickman::kLongestHistory + 50; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.historyLength() == RewindableStickman::kLongestHistory - 1);
}

TEST_CASE("rewindable stickman: a history begun before the first tick knows what was set after that") {
  RewindableStickman stage;
  stage.keepHistory(100);
  stage.setAction(Action::kRun);
  CHECK(stage.historyLength() == 0);
  REQUIRE(stage.seek(0));
  CHECK(stage.action() == Action::kRun);
  CHECK(stage.groundSpeed() == Approx(382.5));
}

TEST_CASE("rewindable stickman: what is seen after a seek is that tick itself, and nothing of another") {
  // At 144 frames a second the moment shown lies between two ticks: a cut must not smear from one to the
  // other.
  RewindableStickman stage;
  stage.setAction(Action::kRun);
  stage.setGround(300.0, 372.0);
  stage.keepHistory(600);
  std::vector<StickmanState> states{stage.state()};
  const auto runTo = [&](std::size_t ticks) {
    while (stage.ticks() < ticks) {
      stage.buildPose(1.0 / 144.0);
      if (stage.ticks() == states.size()) states.push_back(stage.state());
    }
  };
  runTo(100);
  stage.setAction(Action::kJump);
  runTo(300);
  for (const std::size_t back : {0U, 1U, 7U, 60U, 150U, 299U, 300U, 20U}) {
    INFO(back << " ticks back");
    REQUIRE(stage.seek(back));
    const StickmanState& then = states[300 - back];
    for (int again = 0; again < 2; ++again) {
      for (std::size_t i = 0; i < kJointCount; ++i) {
        const Vec2 shown{stage.pose()[2 * i], stage.pose()[2 * i + 1]};
        REQUIRE(distance(shown, then.pose.joints[i] + Vec2{300.0, 372.0}) < 1e-3);
      }
      const std::vector<Record> records = recordsOf(stage.drawList());
      REQUIRE_FALSE(records.empty());
      for (const Record& record : records) {
        if (record.kind != static_cast<int>(ShapeKind::kCircle) ||
            record.style != static_cast<int>(Style::kInk))
          continue;
        const Vec2 head = then.pose[Joint::kHead] + Vec2{300.0, 372.0};
        REQUIRE(distance({record.payload[0], record.payload[1]}, head) < 1e-3);
      }
      stage.buildPose(0.0);
    }
  }
}

TEST_CASE("rewindable stickman: after a seek nothing jumps, in the first frames neither") {
  RewindableStickman stage;
  stage.setAction(Action::kRun);
  stage.keepHistory(600);
  for (int i = 0; i < 400; ++i) stage.buildPose(1.0 / 144.0);
  REQUIRE(stage.seek(200));
  auto before = stage.pose();
  double distanceBefore = stage.distance();
  for (int i = 0; i < 60; ++i) {
    stage.buildPose(1.0 / 144.0);
    for (std::size_t k = 0; k < before.size(); ++k)
      REQUIRE(std::fabs(stage.pose()[k] - before[k]) < 8.0F);  // a foot in the swing of a run, and no more
    // On from where he was, by no more than two ticks' way at 382.5 u/s.
    REQUIRE(stage.distance() - distanceBefore >= -1e-6);
    REQUIRE(stage.distance() - distanceBefore < 382.5 * 2.0 / 120.0 + 1e-3);
    before = stage.pose();
    distanceBefore = stage.distance();
  }
}
