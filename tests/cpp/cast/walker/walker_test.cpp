#include "cast/walker/walker.hpp"

#include <array>
#include <cmath>
#include <vector>

#include "cast/walker/leg.hpp"
#include "catch.hpp"
#include "random_ground.hpp"
#include "stage/walker_stage.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kDt = 1.0 / 120.0;

// How far the knee is on the side of -x of the line from hip to foot, u.
double kneeForward(Vec2 hip, Vec2 knee, Vec2 foot) {
  const Vec2 line = foot - hip;
  return dot(perpendicular(line), knee - hip) / length(line);
}

// How far the feet get from the hips' middle in one step of time at most, u, and the largest second
// difference along the ground. (Up and down the ground cuts the feet's circles off, which makes a corner.)
struct Steps {
  double largest = 0.0;
  double largestJerk = 0.0;
};

// Circles for `start` seconds, then goes over to the other way of walking, again and again, `apart` seconds
// apart.
Steps toggled(double start, double apart, double dt) {
  WalkerCommands commands{.hipX = 300.0, .angularSpeed = 9.0, .walkSpeed = 200.0};
  WalkerState state = standingWalker(commands);
  std::vector<Vec2> feet[2];
  const double end = start + 6.0 * apart + 0.3;
  for (int step = 0; step * dt < end - 0.5 * dt; ++step) {
    const double since = step * dt - start + 0.5 * dt;
    commands.walks = since >= 0.0 && static_cast<int>(std::fmin(since / apart, 6.0)) % 2 == 0;
    stickman::tick(state, commands, dt);
    for (const std::size_t leg : {0U, 1U})
      feet[leg].push_back(state.pose[3 * leg + 2] - Vec2{state.hip.value, 0.0});
  }
  Steps steps;
  for (const std::vector<Vec2>& way : feet) {
    std::vector<double> along;
    for (std::size_t i = 0; i < way.size(); ++i) {
      along.push_back(way[i].x);
      if (i > 0) steps.largest = std::fmax(steps.largest, distance(way[i - 1], way[i]));
    }
    steps.largestJerk = std::fmax(steps.largestJerk, largestSecondDifference(along));
  }
  return steps;
}

}  // namespace

TEST_CASE("walker: the known answers of SPEC section 9") {
  // In its own scene of 480 u: the foot below the hip on the ground, and at the top of its circle.
  const Vec2 down = midpointKnee({344.0, 150.0}, {344.0, 420.0}, 155.0);
  CHECK(down.x == Approx(267.8423).margin(1e-3));
  CHECK(down.y == Approx(285.0).margin(1e-3));
  const Vec2 up = midpointKnee({344.0, 150.0}, {344.0, 324.0}, 155.0);
  CHECK(up.x == Approx(215.7191).margin(1e-3));
  CHECK(up.y == Approx(237.0).margin(1e-3));
}

TEST_CASE(
    "walker: both bones are of one length wherever the foot is in reach, and the knee on the line beyond") {
  Random random(9);
  for (int i = 0; i < 5000; ++i) {
    const Vec2 hip = random.point(300.0);
    const Vec2 foot = hip + random.point(250.0);
    const double bone = random.between(20.0, 200.0);
    const Vec2 knee = midpointKnee(hip, foot, bone);
    const double half = 0.5 * distance(hip, foot);
    const double expected = std::fmax(half, bone);
    REQUIRE(distance(hip, knee) == Approx(expected).epsilon(1e-9));
    REQUIRE(distance(knee, foot) == Approx(expected).epsilon(1e-9));
  }
  CHECK(isFinitePoint(midpointKnee({1.0, 2.0}, {1.0, 2.0}, 10.0)));
}

TEST_CASE("walker: the foot's circle is cut off by the ground") {
  for (int i = 0; i < 360; ++i) {
    const Vec2 foot = circlingFoot(100.0, i * 3.14159265358979 / 180.0);
    REQUIRE(foot.y <= WalkerBody::kGroundY + 1e-9);
    REQUIRE(std::fabs(foot.x - 100.0) <= WalkerBody::kPathX + 1e-9);
  }
  CHECK(circlingFoot(0.0, 1.5).y == WalkerBody::kGroundY);
  CHECK(circlingFoot(0.0, 4.71).y < WalkerBody::kGroundY - 80.0);
}

TEST_CASE("walker: circling, walking and going over from one to the other the knees stay on their side") {
  WalkerCommands commands;
  WalkerState state = standingWalker(commands);
  Random random(4);
  for (int round = 0; round < 60; ++round) {
    commands.walks = random.unit() < 0.5;
    commands.angularSpeed = random.between(-10.0, 10.0);
    commands.walkSpeed = random.between(-400.0, 400.0);
    commands.hipX = random.between(0.0, 700.0);
    for (int tick = 0; tick < 90; ++tick) {
      stickman::tick(state, commands, kDt);
      for (const std::size_t leg : {0U, 3U}) {
        const Vec2 hip = state.pose[leg];
        const Vec2 knee = state.pose[leg + 1];
        const Vec2 foot = state.pose[leg + 2];
        REQUIRE(isFinitePoint(knee));
        REQUIRE(kneeForward(hip, knee, foot) >= -1e-9);
        REQUIRE(foot.y <= WalkerBody::kGroundY + 1e-9);
      }
    }
  }
}

TEST_CASE("walker: going over to the other way of walking in the middle of doing so, no foot jumps") {
  for (const double apart : {1.0, 2.0, 3.0, 5.0, 12.0, 30.0}) {     // ticks of 1/120 s
    for (const double start : {0.1, 0.25, 0.4, 0.55, 0.7, 0.85}) {  // over more than a turn of the feet
      INFO("toggled every " << apart << " ticks from " << start << " s on");
      const Steps coarse = toggled(start, apart * kDt, 1.0 / 960.0);
      const Steps fine = toggled(start, apart * kDt, 1.0 / 1920.0);
      CHECK(coarse.largest >= 1.9 * fine.largest);  // SPEC section 6
      CHECK(coarse.largestJerk >= 3.5 * fine.largestJerk);
    }
  }
}

TEST_CASE("walker: walking, a planted foot does not slide") {
  for (const double speed : {-300.0, -120.0, 60.0, 120.0, 240.0, 400.0}) {
    INFO("speed " << speed);
    WalkerCommands commands{.hipX = 300.0, .angularSpeed = 0.0, .walkSpeed = speed, .walks = true};
    WalkerState state = standingWalker(commands);
    double plants[2] = {0.0, 0.0};
    bool stood[2] = {false, false};
    double drift = 0.0;
    int stances = 0;
    for (int tick = 0; tick < 1200; ++tick) {
      stickman::tick(state, commands, kDt);
      const double over = state.legs.travel * kWalkerScale;  // the ground goes by under the hips
      for (int leg = 0; leg < 2; ++leg) {
        const bool stands = (contacts(state) >> leg & 1U) != 0;
        const double world = state.pose[static_cast<std::size_t>(3 * leg + 2)].x - state.hip.value - over;
        if (stands && !stood[leg]) {
          plants[leg] = world;
          ++stances;
        }
        if (stands) drift = std::fmax(drift, std::fabs(world - plants[leg]));
        stood[leg] = stands;
      }
    }
    CHECK(drift <= 0.05);
    CHECK(stances > 6);
  }
}

TEST_CASE("walker: the last call wins, bad numbers change nothing, every rate ends in the same bits") {
  const auto hashAt = [](double rate) {
    WalkerStage walker;
    walker.setHip(500.0);
    walker.setWalkSpeed(150.0);
    for (int frame = 0; frame < static_cast<int>(5.0 * rate + 0.5); ++frame) walker.step(1.0 / rate);
    walker.setAngularSpeed(-4.0);
    for (int frame = 0; frame < static_cast<int>(5.0 * rate + 0.5); ++frame) walker.step(1.0 / rate);
    return walker.hash();
  };
  const auto reference = hashAt(60.0);
  for (const double rate : {30.0, 120.0, 144.0, 165.0, 240.0}) CHECK(hashAt(rate) == reference);
  WalkerStage walker;
  CHECK_FALSE(walker.setHip(kNaN));
  CHECK_FALSE(walker.setAngularSpeed(kNaN));
  CHECK_FALSE(walker.setWalkSpeed(kNaN));
  CHECK_FALSE(walker.setParameter("unknown", 1.0));
  CHECK(walker.setParameter("angularSpeed", 100.0));
  CHECK(walker.parameter("angularSpeed") == Approx(10.472).margin(0.001));
}

TEST_CASE("walker: no parameter changes the way it walks") {
  for (const bool walks : {false, true}) {
    INFO((walks ? "walking" : "circling"));
    WalkerStage walker;
    WalkerStage undisturbed;
    for (WalkerStage* stage : {&walker, &undisturbed}) {
      if (walks) stage->setWalkSpeed(150.0);
      stage->step(1.0);
    }
    for (std::size_t i = 0; i < walker.parameterTable().count; ++i) {
      const ParameterInfo& info = walker.parameterTable().rows[i];
      INFO(info.name);
      const double before = walker.parameter(info.name);
      for (const double value : {info.lowest, info.highest, before})
        REQUIRE(walker.setParameter(info.name, value));
      for (WalkerStage* stage : {&walker, &undisturbed}) stage->step(1.0 / 30.0);
      CHECK(walker.hash() == undisturbed.hash());
    }
    // While it walks, a speed for its circles is kept for when it circles again.
    REQUIRE(walker.setParameter("angularSpeed", 5.0));
    walker.step(1.0 / 30.0);
    undisturbed.step(1.0 / 30.0);
    CHECK((walker.hash() == undisturbed.hash()) == walks);
  }
}

TEST_CASE("walker: drawn as right leg, body, left leg, in beads or limbs") {
  WalkerStage walker;
  walker.step(0.1);
  CHECK(recordsOf(walker.drawList()).size() > 40);  // ten beads a bone
  walker.setParameter("limbs", 1.0);
  walker.setParameter("construction", 1.0);
  walker.step(0.1);
  CHECK(walker.drawList().dropped() == 0);
  const auto records = recordsOf(walker.drawList());
  REQUIRE(records.size() > 8);
  CHECK(records[1].style == static_cast<int>(Style::kFarInk));
  CHECK(records[1].alpha == Approx(0.42));
}

TEST_CASE("walker on show: a quarter of a tick moves every joint a quarter of the way") {
  WalkerStage walker;
  walker.setWalkSpeed(200.0);
  for (int i = 0; i < 60; ++i) walker.step(kDt);
  for (int tick = 0; tick < 60; ++tick) {
    const auto from = walker.pose();
    std::vector<std::array<float, 2 * kWalkerJoints>> poses;
    for (int quarter = 0; quarter < 4; ++quarter) {
      walker.step(0.25 * kDt);
      poses.push_back(walker.pose());
    }
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      const double part = 0.25 * static_cast<double>(quarter + 1);
      for (std::size_t i = 0; i < from.size(); ++i)
        REQUIRE(poses[quarter][i] == Approx(from[i] + part * (poses[3][i] - from[i])).margin(1e-3));
    }
    REQUIRE(poses[3] != from);
  }
}

TEST_CASE("walker on show: in another view he stands in its middle from the first frame on") {
  WalkerStage walker;
  walker.setView(1200.0);
  for (int frame = 0; frame < 6; ++frame) {
    walker.step(frame * 0.25 * kDt);
    const double middle = 0.5 * (walker.pose()[0] + walker.pose()[6]);  // between the hips
    REQUIRE(middle == Approx(600.0).margin(1.0));
  }
}

TEST_CASE("walker: on uneven ground no foot slides or is in the ground, the legs reach, the hips ride",
          "[ground]") {
  for (int seed = 0; seed < 12; ++seed) {
    INFO("ground " << seed);
    const Terrain terrain =
        GroundMaker(static_cast<std::uint64_t>(seed)).make(static_cast<GroundKind>(seed % 4));
    WalkerCommands commands{.hipX = 300.0, .walkSpeed = 60.0, .walks = true, .terrain = &terrain};
    WalkerState s = standingWalker(commands);
    Vec2 plant[2];
    bool planted[2] = {false, false};
    double drift = 0.0;
    double inside = 0.0;
    double farthest = 0.0;
    double jerk = 0.0;
    double hip[2] = {s.pose[6].y, s.pose[6].y};
    for (int i = 0; i < 1800; ++i) {
      if (i == 900) commands.walkSpeed = -80.0;
      tick(s, commands, kTick);
      for (int leg = 0; leg < 2; ++leg) {
        const Vec2 foot = s.pose[static_cast<std::size_t>(3 * leg + 2)];
        const Vec2 world{terrainX(s) + foot.x - s.hip.value, foot.y};
        const bool down = ((contacts(s) >> leg) & 1U) != 0;
        if (down && !planted[leg]) plant[leg] = world;
        if (down) drift = std::fmax(drift, distance(world, plant[leg]));
        planted[leg] = down;
        inside = std::fmax(inside, world.y - WalkerBody::kGroundY + terrain.height(world.x));
        farthest = std::fmax(farthest, distance(foot, s.pose[static_cast<std::size_t>(3 * leg)]));
      }
      if (i > 1) jerk = std::fmax(jerk, std::fabs(s.pose[6].y - 2.0 * hip[0] + hip[1]));
      hip[1] = hip[0];
      hip[0] = s.pose[6].y;
    }
    CHECK(drift <= 0.05);
    CHECK(inside <= 0.05);
    CHECK(farthest <= 2.0 * WalkerBody::kBone);
    CHECK(jerk <= 1.5);
  }
}

TEST_CASE("walker: it stops before an edge", "[ground]") {
  Terrain cliff;
  const Vec2 points[] = {{-200.0, 200.0}, {-200.0, 0.0}};
  REQUIRE(cliff.set(points, 2).fault == TerrainFault::kNone);
  const WalkerCommands commands{.hipX = 0.0, .walkSpeed = 120.0, .walks = true, .terrain = &cliff};
  WalkerState s = standingWalker(commands);
  for (int i = 0; i < 1200; ++i) tick(s, commands, kTick);
  CHECK(terrainX(s) > -140.0);
  CHECK(terrainX(s) < -60.0);
  CHECK(contacts(s) == 3);
}
