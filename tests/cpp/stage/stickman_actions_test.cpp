// The stickman on show, told what to do: actions, shorthands and what the last call wins over.
#include <cmath>
#include <functional>
#include <vector>

#include "catch.hpp"
#include "stage_helpers.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::run;
using stickman::test::shown;

TEST_CASE("stage: what is set before any time has passed is what he has been doing, later it is a change") {
  StickmanStage fresh;
  fresh.buildPose(0.0);
  fresh.setAction(Action::kRun);
  CHECK(fresh.groundSpeed() == Approx(382.5));
  StickmanStage begun;
  begun.buildPose(0.004);  // not a whole tick
  begun.setAction(Action::kRun);
  CHECK(begun.groundSpeed() == 0.0);
  CHECK(begun.action() == Action::kRun);
}

TEST_CASE("stage: a gait asked for stays that gait while the lab changes what it is made of") {
  StickmanStage stage;
  stage.setAction(Action::kWalk);
  for (int i = 0; i < 120; ++i) stage.buildPose(1.0 / 120.0);
  REQUIRE(stage.setParameter("walkCadence", 2.0));
  for (int i = 0; i < 600; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.groundSpeed() == Approx(44.0 * 2.0 / 0.62));
  stage.setSpeed(100.0);  // asked for as a speed it stays that speed
  REQUIRE(stage.setParameter("walkCadence", 1.5));
  for (int i = 0; i < 600; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.groundSpeed() == Approx(100.0));
}

namespace {

// What may have been asked for before an action: each leaves a speed below it.
constexpr int kWaysToGo = 3;
void setGoing(StickmanStage& stage, int way) {
  if (way == 1) stage.setGait(0.5);
  if (way == 2) stage.setSpeed(200.0);
}

// Tries both ends of every parameter on him, with a tick between if `ticking`, and puts it back.
void checkParameters(StickmanStage& stage, Action action, bool ticking) {
  const ParameterTable table = stickmanParameterTable();
  for (std::size_t i = 0; i < table.count; ++i) {
    const ParameterInfo& info = table.rows[i];
    const double before = stage.parameter(info.name);
    INFO(info.name);
    for (const double value : {info.lowest, info.highest, before}) {
      REQUIRE(stage.setParameter(info.name, value));
      CHECK(stage.action() == action);
      if (ticking) stage.buildPose(1.0 / 120.0);
      CHECK(stage.action() == action);
    }
    if (ticking && playsOnce(action)) stage.setAction(action);  // before it is over
  }
}

}  // namespace

TEST_CASE("stage: no parameter changes what he does, before any time has passed and while he is at it") {
  for (int way = 0; way < kWaysToGo; ++way) {
    for (int index = 0; index < kActionCount; ++index) {
      const auto action = static_cast<Action>(index);
      INFO("way to go " << way << ", action " << index);
      StickmanStage stage;
      setGoing(stage, way);
      stage.setAction(action);
      checkParameters(stage, action, false);
      stage.buildPose(1.0 / 120.0);
      CHECK(stage.action() == action);
      checkParameters(stage, action, true);
    }
  }
}

TEST_CASE("stage: a walk is a walk although parameters make the run no faster, or slower") {
  for (const double runStride : {10.0, 16.698292220113851}) {  // the second one: as fast as the walk
    StickmanStage stage;
    stage.setParameter("runStride", runStride);
    for (const Action action : {Action::kRun, Action::kWalk}) {
      stage.setAction(action);
      CHECK(stage.action() == action);
      stage.buildPose(1.0 / 120.0);
      CHECK(stage.action() == action);
    }
  }
}

TEST_CASE("stage: of several commands before one tick the last speed says what he does") {
  StickmanStage stage;
  stage.buildPose(0.1);
  stage.setAction(Action::kWalk);
  stage.setSpeed(350.0);
  CHECK(stage.action() == Action::kRun);
  stage.setSpeed(0.0);
  CHECK(stage.action() == Action::kIdle);
}

TEST_CASE("stage: an action that plays once gives way to what went on before, and says so") {
  StickmanStage stage;
  stage.setAction(Action::kWalk);
  for (int i = 0; i < 60; ++i) stage.buildPose(1.0 / 120.0);
  for (const Action once : {Action::kJump, Action::kThrow, Action::kThrust}) {
    const auto ended = stage.endedActions();
    REQUIRE(stage.setAction(once));
    CHECK(stage.action() == once);
    stage.buildPose(1.0 / 120.0);
    CHECK(stage.action() == once);
    int ticks = 0;
    while (stage.endedActions() == ended && ticks < 600) {
      stage.buildPose(1.0 / 120.0);
      ++ticks;
    }
    CHECK(ticks > 60);
    CHECK(ticks < 300);
    CHECK(stage.action() == Action::kWalk);
  }
  CHECK_FALSE(stage.setAction(static_cast<Action>(99)));
  CHECK_FALSE(stage.setAction(static_cast<Action>(-1)));
  CHECK(stage.action() == Action::kWalk);
}

TEST_CASE("stage: the last call wins between the form and a speed; a speed does not break off a throw") {
  StickmanStage stage;
  stage.buildPose(0.1);
  stage.setAction(Action::kSpearForm);
  for (int i = 0; i < 60; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.action() == Action::kSpearForm);
  stage.setSpeed(200.0);
  CHECK(stage.action() == Action::kWalk);
  for (int i = 0; i < 240; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.groundSpeed() == Approx(200.0).margin(1.0));
  stage.setAction(Action::kThrow);
  stage.buildPose(1.0 / 120.0);
  stage.setSpeed(60.0);
  CHECK(stage.action() == Action::kThrow);
  stage.setAction(Action::kSpearForm);  // both before one tick: neither is lost
  stage.setAction(Action::kThrust);
  for (int i = 0; i < 240; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.action() == Action::kSpearForm);
}

TEST_CASE(
    "stage: neither a speed nor a gait breaks off what plays once over the form; after it he goes at that "
    "speed") {
  const auto bySpeed = [](StickmanStage& stage) { stage.setSpeed(200.0); };
  const auto byGait = [](StickmanStage& stage) { stage.setGait(0.4); };
  for (const Action once : {Action::kJump, Action::kThrow, Action::kThrust}) {
    for (const int wait : {0, 1, 30, 50}) {  // ticks into it; 0: both before one tick
      for (const auto& go : std::vector<std::function<void(StickmanStage&)>>{bySpeed, byGait}) {
        StickmanStage stage;
        run(stage, 0.1);
        stage.setAction(Action::kSpearForm);
        run(stage, 0.5);
        StickmanStage left = stage;  // to its own devices
        for (StickmanStage* each : {&stage, &left}) {
          each->setAction(once);
          run(*each, wait / 120.0);
        }
        go(stage);
        INFO("action " << static_cast<int>(once) << " after " << wait << " ticks");
        CHECK(stage.action() == once);
        int ticks = 0;
        for (; left.endedActions() == 0 && ticks < 600; ++ticks) {
          REQUIRE(stage.endedActions() == 0);
          REQUIRE(stage.action() == once);
          for (StickmanStage* each : {&stage, &left}) each->buildPose(1.0 / 120.0);
        }
        CHECK(ticks > 5);
        CHECK(stage.endedActions() == 1);
        CHECK(left.action() == Action::kSpearForm);
        CHECK(stage.action() == Action::kWalk);
        run(stage, 2.0);
        CHECK(stage.action() == Action::kWalk);
        CHECK(stage.groundSpeed() > 150.0);
      }
    }
  }
}

TEST_CASE("stage: a fresh figure told to jump has the jump before him") {
  StickmanStage stage;
  stage.setAction(Action::kJump);
  double highest = 0.0;
  for (int i = 0; i < 120; ++i) {
    stage.buildPose(1.0 / 120.0);
    highest = std::fmax(highest, -stage.state().pose[Joint::kPelvis].y);
  }
  CHECK(highest > 200.0);
}

TEST_CASE("stage: the spear is shown where the shown hands are, mirrored with him") {
  for (const double facing : {1.0, -1.0}) {
    StickmanStage stage;
    stage.setAction(Action::kSpearForm);
    stage.setFacing(facing);
    for (int i = 0; i < 500; ++i) {
      stage.buildPose(0.007);
      const auto& spear = stage.spear();
      const auto hand = [&](Joint joint) { return shown(stage, joint); };
      const Vec2 tip{spear[0], spear[1]};
      const Vec2 butt{spear[2], spear[3]};
      REQUIRE(distance(Vec2{spear[4], spear[5]}, hand(Joint::kHandFar)) < 1e-3);
      REQUIRE(distance(Vec2{spear[6], spear[7]}, hand(Joint::kHandNear)) < 1e-3);
      REQUIRE(distance(tip, butt) == Approx(146.0).margin(1e-3));
    }
  }
}
