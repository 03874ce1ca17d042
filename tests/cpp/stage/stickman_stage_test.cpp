#include "stage/stickman_stage.hpp"

#include <cstring>
#include <functional>
#include <vector>

#include "catch.hpp"
#include "math/state_hash.hpp"
#include "stage_helpers.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

// ---- a fresh figure ----

TEST_CASE("stage: a fresh figure stands settled at distance 0") {
  StickmanStage stage;
  CHECK(stage.ticks() == 0);
  CHECK(stage.distance() == 0.0);
  CHECK(stage.action() == Action::kIdle);
  CHECK(stage.groundSpeed() == 0.0);
  CHECK(stage.contacts() == 3);
  CHECK(recordsOf(stage.drawList()).size() > 20);
  // Before the first frame he is there already: feet on the ground, head above it.
  CHECK(shown(stage, Joint::kFootNear).y == Approx(stage.groundY()).margin(0.05));
  CHECK(shown(stage, Joint::kFootFar).y == Approx(stage.groundY()).margin(0.05));
  CHECK(shown(stage, Joint::kHead).y < stage.groundY() - 100.0);
}

TEST_CASE("stage: what is set before any time has passed has been so all along") {
  for (const auto& [speed, phase] : {std::pair{kWalkSpeed, 0.0},
                                     {kWalkSpeed, 0.3},
                                     {kRunSpeed, 0.0},
                                     {kRunSpeed, 0.4},
                                     {240.0, 0.0},
                                     {-106.0, 0.0},
                                     {-106.0, 0.5},
                                     {600.0, 0.0},
                                     {600.0, 0.2}}) {
    INFO("speed " << speed << ", phase " << phase);
    StickmanStage stage;
    stage.setSpeed(speed);
    stage.setPhase(phase);
    CHECK(stage.ticks() == 0);
    CHECK(stage.distance() == 0.0);
    CHECK(stage.groundSpeed() == Approx(speed).epsilon(1e-9));
    const StickmanState fresh = stage.state();

    // The same moment of the cycle, ten seconds later.
    run(stage, 10.0);
    double worst = 1e9;
    StickmanState before = stage.state();
    for (int i = 0; i < 240; ++i) {
      run(stage, 1.0 / 120.0);
      const StickmanState now = stage.state();
      const double way = std::remainder(now.legs.phase - before.legs.phase, 1.0);
      const double part = std::remainder(fresh.legs.phase - before.legs.phase, 1.0) / way;
      if (part >= 0.0 && part < 1.0) {
        worst = 0.0;
        const StickmanPose then = lerp(before.pose, now.pose, part);
        for (std::size_t k = 0; k < kJointCount; ++k)
          worst = std::fmax(worst, distance(then.joints[k], fresh.pose.joints[k]));
        break;
      }
      before = now;
    }
    // A straight line between two ticks cuts the foot's curve, the more the faster it is.
    CHECK(worst < (speed <= kRunSpeed ? 0.25 : 0.6));
  }
}

TEST_CASE("stage: nothing jerks in the first ticks of a fresh figure") {
  for (double speed : {0.0, kWalkSpeed, kRunSpeed, -106.0}) {
    INFO("speed " << speed);
    StickmanStage stage;
    stage.setSpeed(speed);
    const auto largestJerk = [&](int ticks) {
      std::vector<std::vector<double>> coordinates(2 * kJointCount);
      for (int i = 0; i < ticks; ++i) {
        for (std::size_t k = 0; k < kJointCount; ++k) {
          coordinates[2 * k].push_back(stage.state().pose.joints[k].x);
          coordinates[2 * k + 1].push_back(stage.state().pose.joints[k].y);
        }
        run(stage, 1.0 / 120.0);
      }
      double largest = 0.0;
      for (const auto& samples : coordinates)
        largest = std::fmax(largest, test::largestSecondDifference(samples));
      return largest;
    };
    const double first = largestJerk(60);
    run(stage, 8.0);
    CHECK(first <= 1.05 * largestJerk(600) + 0.01);
  }
}

TEST_CASE("stage: a phase is how much farther in the cycle of what he does he starts") {
  const auto cycleOf = [](const StickmanStage& stage) {
    const StickmanState& state = stage.state();
    if (stage.action() == Action::kSpearForm) return state.activity.time / kSpearFormAction.seconds;
    return stage.action() == Action::kIdle ? state.idlePhase : state.legs.phase;
  };
  const auto check = [&](const std::function<void(StickmanStage&)>& command) {
    StickmanStage plain;
    command(plain);
    for (double phase : {0.0, 0.25, 0.6, 0.999}) {
      INFO("phase " << phase);
      StickmanStage stage;
      stage.setPhase(phase);
      command(stage);
      StickmanStage other;
      command(other);
      CHECK(other.setPhase(phase));
      CHECK(stage.hash() == other.hash());  // in either order
      CHECK(std::remainder(cycleOf(stage) - cycleOf(plain) - phase, 1.0) == Approx(0.0).margin(1e-9));
      CHECK((stage.hash() == plain.hash()) == (phase == 0.0));
      CHECK(stage.ticks() == 0);
      CHECK(stage.distance() == 0.0);
      CHECK(stage.groundSpeed() == plain.groundSpeed());
    }
  };
  for (double speed : {0.0, 20.0, kWalkSpeed, kRunSpeed, 900.0, -150.0}) {
    INFO("speed " << speed);
    check([&](StickmanStage& stage) { stage.setSpeed(speed); });
  }
  check([](StickmanStage& stage) { stage.setAction(Action::kSpearForm); });
  // Standing, the feet are where they are without one.
  StickmanStage standing;
  standing.setPhase(0.4);
  CHECK(standing.contacts() == 3);
  CHECK(shown(standing, Joint::kFootNear).x == shown(StickmanStage{}, Joint::kFootNear).x);
  CHECK(shown(standing, Joint::kFootFar).x == shown(StickmanStage{}, Joint::kFootFar).x);
}

TEST_CASE("stage: a phase counts before any time has passed, and what plays once begins from it") {
  StickmanStage stage = walking();
  run(stage, 1.0);
  const Snapshot before(stage);
  CHECK_FALSE(stage.setPhase(0.3));
  CHECK_FALSE(StickmanStage{}.setPhase(kNaN));
  stage.buildPose(0.0);
  CHECK(Snapshot(stage) == before);

  StickmanStage thrusting;
  thrusting.setSpeed(kRunSpeed);
  thrusting.setPhase(kInfinity);
  const double start = thrusting.phase();
  thrusting.setAction(Action::kThrust);
  CHECK(thrusting.phase() == start);
  CHECK(thrusting.state().activity.action == static_cast<std::uint64_t>(Action::kIdle));
  run(thrusting, 0.1);
  CHECK(thrusting.action() == Action::kThrust);
}

// ---- commands ----

TEST_CASE("stage: NaN is refused and changes nothing") {
  StickmanStage stage = walking();
  run(stage, 1.0);
  const Snapshot before(stage);
  CHECK_FALSE(stage.setSpeed(kNaN));
  CHECK_FALSE(stage.setGait(kNaN));
  CHECK_FALSE(stage.setFacing(kNaN));
  CHECK_FALSE(stage.setFacing(0.0));
  CHECK_FALSE(stage.setFacing(-0.0));
  CHECK_FALSE(stage.setGround(kNaN, 0.0));
  CHECK_FALSE(stage.setGround(0.0, kNaN));
  CHECK_FALSE(stage.setView(kNaN));
  CHECK_FALSE(stage.setParameter("squash", kNaN));
  CHECK_FALSE(stage.setParameter("nothing", 1.0));
  CHECK_FALSE(stage.setAction(static_cast<Action>(99)));
  stage.buildPose(0.0);
  CHECK(Snapshot(stage) == before);
  StickmanStage untouched = walking();
  run(untouched, 1.0);
  run(stage, 0.5);
  run(untouched, 0.5);
  CHECK(Snapshot(stage) == Snapshot(untouched));
}

TEST_CASE("stage: speeds are clamped to -200..1000") {
  for (const auto& [asked, got] : {std::pair{2000.0, 1000.0},
                                   {kInfinity, 1000.0},
                                   {1000.0, 1000.0},
                                   {-200.0, -200.0},
                                   {-1e30, -200.0},
                                   {-kInfinity, -200.0},
                                   {55.5, 55.5}}) {
    StickmanStage stage;
    CHECK(stage.setSpeed(asked));
    CHECK(stage.state().targetSpeed == got);
    CHECK(stage.groundSpeed() == Approx(got).epsilon(1e-6));
  }
}

TEST_CASE("stage: gait and action are shorthands for a speed, the last call wins") {
  const auto speedAfter = [](const std::function<void(StickmanStage&)>& give) {
    StickmanStage stage;
    give(stage);
    return stage.state().targetSpeed;
  };
  CHECK(speedAfter([](StickmanStage& s) { s.setAction(Action::kWalk); }) == Approx(106.4516129));
  CHECK(speedAfter([](StickmanStage& s) { s.setAction(Action::kRun); }) == Approx(382.5));
  CHECK(speedAfter([](StickmanStage& s) { s.setAction(Action::kIdle); }) == 0.0);
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(0.0); }) == Approx(106.4516129));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(1.0); }) == Approx(382.5));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(-7.0); }) == Approx(106.4516129));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(kInfinity); }) == Approx(382.5));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(0.5); }) == Approx(52.0 * 2.025 / 0.51));
  CHECK(speedAfter([](StickmanStage& s) {
          s.setAction(Action::kRun);
          s.setSpeed(50.0);
        }) == 50.0);
  CHECK(speedAfter([](StickmanStage& s) {
          s.setSpeed(50.0);
          s.setAction(Action::kIdle);
          s.setGait(1.0);
        }) == Approx(382.5));
}

TEST_CASE("stage: the action is what the asked speed amounts to") {
  StickmanStage stage;
  CHECK(stage.action() == Action::kIdle);
  for (Action action : {Action::kWalk, Action::kRun, Action::kIdle, Action::kRun, Action::kWalk}) {
    CHECK(stage.setAction(action));
    CHECK(stage.action() == action);
    run(stage, 0.1);
    CHECK(stage.action() == action);
  }
  for (const auto& [speed, action] : {std::pair{5.0, Action::kWalk},
                                      {-150.0, Action::kWalk},
                                      {150.0, Action::kWalk},
                                      {350.0, Action::kRun},
                                      {900.0, Action::kRun},
                                      {0.0, Action::kIdle}}) {
    stage.setSpeed(speed);
    CHECK(stage.action() == action);
  }
}

TEST_CASE("stage: a command acts from the next tick on") {
  StickmanStage stage;
  run(stage, 1.0);
  const Snapshot before(stage);
  stage.setSpeed(382.5);
  stage.setFacing(-1.0);
  stage.buildPose(0.0);
  CHECK(stage.hash() == before.hash);
  CHECK(stage.pose() == before.pose);
  run(stage, 1.0 / 120.0);
  CHECK(stage.state().facing == -1.0);
  CHECK(stage.groundSpeed() > 0.0);
}

TEST_CASE("stage: settles at the asked speed and covers the ground it says") {
  for (const auto& [action, speed] : {std::pair{Action::kWalk, kWalkSpeed}, {Action::kRun, kRunSpeed}}) {
    StickmanStage stage;
    run(stage, 1.0);
    stage.setAction(action);
    run(stage, 5.0);
    CHECK(stage.groundSpeed() == Approx(speed).epsilon(1e-6));
    const double before = stage.distance();
    run(stage, 2.0);
    CHECK(stage.distance() - before == Approx(2.0 * speed).epsilon(1e-6));
    CHECK((stage.phase() >= 0.0 && stage.phase() < 1.0));
  }
}

// ---- parameters ----

TEST_CASE("stage: parameters are set by name, clamped, and read back") {
  StickmanStage stage;
  CHECK(stage.parameter("spine") == 54.0);
  CHECK(stage.setParameter("spine", 60.0));
  CHECK(stage.parameter("spine") == 60.0);
  CHECK(stage.setParameter("squash", 99.0));
  CHECK(stage.parameter("squash") == 1.5);
  CHECK(stage.setParameter("squash", -kInfinity));
  CHECK(stage.parameter("squash") == 0.5);
  CHECK_FALSE(stage.setParameter("squash", kNaN));
  CHECK(stage.parameter("squash") == 0.5);
  CHECK_FALSE(stage.setParameter("nose", 1.0));
  CHECK(std::isnan(stage.parameter("nose")));
  CHECK(std::isnan(stage.parameter("")));
}

TEST_CASE("stage: a parameter changes the figure") {
  StickmanStage stage;
  const double before = shown(stage, Joint::kChest).y;
  stage.setParameter("spine", 74.0);
  stage.buildPose(0.0);
  CHECK(shown(stage, Joint::kChest).y == Approx(before - 20.0).margin(0.1));
  CHECK(distance(shown(stage, Joint::kPelvis), shown(stage, Joint::kChest)) == Approx(74.0).margin(1e-3));
}

TEST_CASE("stage: every parameter at either end of its range, and many mixed, keep him finite") {
  const ParameterTable table = stickmanParameterTable();
  const auto checkFinite = [](StickmanStage& stage, const char* what) {
    INFO(what);
    for (double speed : {0.0, kWalkSpeed, 700.0, -150.0}) {
      stage.setSpeed(speed);
      for (int i = 0; i < 30; ++i) stage.buildPose(1.0 / 30.0);
      bool finite = true;
      for (float number : stage.pose())
        finite = finite && std::isfinite(number) && std::fabs(number) < 2000.0F;
      const std::vector<Record> records = recordsOf(stage.drawList());
      for (const Record& record : records) {
        for (float number : record.payload) finite = finite && std::isfinite(number);
      }
      REQUIRE(finite);
      REQUIRE(stage.drawList().dropped() == 0);
      REQUIRE(records.size() > 7);
    }
  };
  for (std::size_t i = 0; i < table.count; ++i) {
    for (double end : {table.rows[i].lowest, table.rows[i].highest}) {
      StickmanStage stage;
      stage.setParameter(table.rows[i].name, end);
      checkFinite(stage, table.rows[i].name);
    }
  }
  Random random(121);
  for (int round = 0; round < 40; ++round) {
    StickmanStage stage;
    for (std::size_t i = 0; i < table.count; ++i) {
      const ParameterInfo& info = table.rows[i];
      const double share = round % 2 == 0 ? random.unit() : std::round(random.unit());
      stage.setParameter(info.name, info.lowest + share * (info.highest - info.lowest));
    }
    checkFinite(stage, "mixed");
  }
}

// ---- hash ----

TEST_CASE("stage: the hash is that of the last tick's state") {
  StickmanStage stage = walking();
  run(stage, 0.5);
  CHECK(stage.hash() == hashState(stage.state()));
  const std::uint64_t hash = stage.hash();
  stage.buildPose(0.001);  // no tick is due
  CHECK(stage.hash() == hash);
  stage.buildPose(kFrame);
  CHECK(stage.hash() != hash);
}

TEST_CASE("stage: all of him is in his state: its bytes, carried elsewhere, go the same way") {
  const StickmanParameters p;
  StickmanStage stage = walking();
  run(stage, 1.3);
  stage.setAction(Action::kJump);
  run(stage, 0.4);
  const StickmanCommands commands{
      .speed = stage.state().targetSpeed, .facing = 1.0, .requests = stage.state().activity.requests};
  std::vector<unsigned char> bytes(sizeof(StickmanState));
  std::memcpy(bytes.data(), &stage.state(), bytes.size());
  std::vector<std::uint64_t> hashes;
  StickmanState alone = stage.state();
  for (int i = 0; i < 300; ++i) {
    tick(alone, p, commands, 1.0 / 120.0);
    hashes.push_back(hashState(alone));
  }
  StickmanState other = settledStickman(p, {.speed = -150.0, .facing = -1.0});
  StickmanState carried = other;
  std::memcpy(&carried, bytes.data(), sizeof carried);
  for (const std::uint64_t hash : hashes) {
    tick(other, p, {.speed = 700.0, .facing = -1.0}, 1.0 / 120.0);
    tick(carried, p, commands, 1.0 / 120.0);
    REQUIRE(hashState(carried) == hash);
  }
}

TEST_CASE("stage: two figures given the same commands are the same figure") {
  StickmanStage a;
  StickmanStage b;
  Random random(122);
  for (int i = 0; i < 60; ++i) {
    const double speed = random.between(-200.0, 1000.0);
    const double facing = random.sign();
    for (StickmanStage* stage : {&a, &b}) {
      stage->setSpeed(speed);
      stage->setFacing(facing);
      run(*stage, 0.25, 60.0);
    }
    REQUIRE(a.hash() == b.hash());
    REQUIRE(Snapshot(a) == Snapshot(b));
    REQUIRE((a.phase() >= 0.0 && a.phase() < 1.0));
    for (float number : a.pose()) REQUIRE(std::isfinite(number));
  }
}

TEST_CASE(
    "What he is asked to go at is one speed and its gait, however it was asked; nothing while he is to "
    "stay") {
  StickmanStage stage;
  CHECK(stage.targetSpeed() == 0.0);
  CHECK(stage.targetGait() == 0.0);
  stage.setAction(Action::kRun);
  CHECK(stage.targetSpeed() == Approx(382.5).margin(0.01));
  CHECK(stage.targetGait() == 1.0);
  stage.setAction(Action::kJump);  // played once, over the run
  CHECK(stage.targetGait() == 1.0);
  stage.setGait(0.25);
  const double speed = stage.targetSpeed();
  CHECK(stage.targetGait() == 0.25);
  stage.setSpeed(-speed);
  CHECK(stage.targetSpeed() == -speed);
  CHECK(stage.targetGait() == Approx(0.25).margin(1e-9));
  stage.setGait(0.25);
  REQUIRE(stage.setParameter("runStride", 70.0));
  CHECK(stage.targetSpeed() > speed + 5.0);  // a gait stays a gait
  CHECK(stage.targetGait() == 0.25);
  stage.setAction(Action::kSpearForm);
  CHECK(stage.targetSpeed() == 0.0);
  CHECK(stage.targetGait() == 0.0);
}
