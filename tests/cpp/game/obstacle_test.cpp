#include "game/obstacle.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "catch.hpp"
#include "game/things/thing.hpp"
#include "math/scalar.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kDt = 1.0 / 120.0;

Vec2 ropePoint(const Obstacle& sack, std::size_t i) { return {sack.rope.x[i], sack.rope.y[i]}; }

Obstacle after(Obstacle thing, double seconds, double dt = kDt, bool halted = false) {
  for (int i = 0; i < static_cast<int>(seconds / dt + 0.5); ++i) tick(thing, halted, dt);
  return thing;
}

}  // namespace

TEST_CASE("obstacle: between two ticks everything that moves is as far on its way as the moment is") {
  for (const ObstacleKind kind : {ObstacleKind::kSack, ObstacleKind::kWalker, ObstacleKind::kHound}) {
    Obstacle before = after(placed(kind, 800.0, 0.3), 1.0);
    fell(before);
    const Obstacle now = after(before, 0.1);  // far apart, so that what is taken from the wrong one is seen
    for (const double t : {0.0, 0.25, 1.0}) {
      INFO("kind " << static_cast<int>(kind) << " at " << t);
      const Obstacle shown = between(before, now, t);
      const auto way = [&](double from, double to) { return from + t * (to - from); };
      CHECK(shown.x == Approx(way(before.x, now.x)));
      CHECK(shown.struckTime == Approx(way(before.struckTime, now.struckTime)));
      for (std::size_t i = 0; i < kRopePoints; ++i)
        CHECK(distance(ropePoint(shown, i), lerp(ropePoint(before, i), ropePoint(now, i), t)) < 1e-4);
      for (std::size_t i = 0; i < kWalkerJoints; ++i)
        CHECK(distance(shown.walker.pose[i], lerp(before.walker.pose[i], now.walker.pose[i], t)) < 1e-9);
      for (std::size_t i = 0; i < kHoundJoints; ++i) {
        const Vec2 expected = lerp(before.hound.pose.joints[i], now.hound.pose.joints[i], t);
        CHECK(distance(shown.hound.pose.joints[i], expected) < 1e-9);
      }
    }
  }
}

TEST_CASE(
    "obstacle: what comes by itself comes at its own speed, towards him, and stops when the run is over") {
  for (const ObstacleKind kind : {ObstacleKind::kWalker, ObstacleKind::kHound}) {
    INFO("kind " << static_cast<int>(kind));
    const Obstacle start = after(placed(kind, 800.0, 0.0), 1.0);
    for (const double dt : {1.0 / 60.0, kDt, 1.0 / 480.0}) {
      const double covered = start.x - after(start, 2.0, dt).x;
      CHECK(covered == Approx(2.0 * thingOf(kind).ownSpeed).margin(1.0));
    }
    const Obstacle stopped = after(start, 3.0, kDt, true);
    CHECK(std::fabs(after(stopped, 1.0, kDt, true).x - stopped.x) < 0.1);
    CHECK(start.x - stopped.x < 0.7 * thingOf(kind).ownSpeed);
  }
  for (const ObstacleKind kind : {ObstacleKind::kStone, ObstacleKind::kJar, ObstacleKind::kSack})
    CHECK(after(placed(kind, 800.0, 0.0), 2.0).x == 800.0);
}

TEST_CASE("obstacle: a planted foot of what comes is still on the ground, in the world it comes through") {
  Obstacle walker = after(placed(ObstacleKind::kWalker, 800.0, 0.0), 1.0);
  std::array<Vec2, 2> last{};
  std::array<bool, 2> down{};
  int still = 0;
  for (int i = 0; i < 360; ++i) {
    tick(walker, false, kDt);
    const WalkerPose pose = walkerPoseOf(walker);
    for (std::size_t foot = 0; foot < 2; ++foot) {
      const Vec2 at = pose[foot == 0 ? 2 : 5];
      const bool now = (contacts(walker.walker) >> foot & 1U) != 0;
      if (now && down[foot]) {
        REQUIRE(distance(at, last[foot]) < 0.05);
        REQUIRE(at.y == Approx(0.0).margin(0.05));
        ++still;
      }
      down[foot] = now;
      last[foot] = at;
    }
  }
  CHECK(still > 200);
  Obstacle hound = after(placed(ObstacleKind::kHound, 800.0, 0.0), 1.0);
  std::array<Vec2, kHoundLegs> paw{};
  std::array<bool, kHoundLegs> stood{};
  still = 0;
  for (int i = 0; i < 360; ++i) {
    tick(hound, false, kDt);
    const HoundPose pose = houndPoseOf(hound);
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      const Vec2 at = pose.joints[legPaw(leg)];
      const bool now = hound.hound.paws.feet[leg].planted != 0;
      if (now && stood[leg]) {
        REQUIRE(distance(at, paw[leg]) < 0.05);
        ++still;
      }
      stood[leg] = now;
      paw[leg] = at;
    }
  }
  CHECK(still > 400);
}

TEST_CASE("obstacle: the wind's clock goes by seconds, and a sack sways on a rope of its length") {
  for (const double dt : {1.0 / 60.0, kDt, 1.0 / 480.0}) {
    const Obstacle sack = after(placed(ObstacleKind::kSack, 800.0, 0.1), 1.0, dt);
    CHECK(wrapUnit(sack.sway - 0.1) == Approx(0.22));  // once round in 4.5 s
  }
  Obstacle sack = placed(ObstacleKind::kSack, 800.0, 0.1);
  const double length = ropePoint(sack, kRopePoints - 1).y - ropePoint(sack, 0).y;
  double swing = 0.0;
  for (int i = 0; i < 600; ++i) {
    tick(sack, false, kDt);
    REQUIRE(distance(ropePoint(sack, 0), {0.0, -kRopeTop}) < 1e-3);
    REQUIRE(distance(ropePoint(sack, kRopePoints - 1), ropePoint(sack, 0)) == Approx(length).epsilon(0.02));
    swing = std::max(swing, std::fabs(ropePoint(sack, kRopePoints - 1).x));
  }
  CHECK(swing > 4.0);
  CHECK(swing < 80.0);
}

TEST_CASE("obstacle: struck, a sack is knocked away from him, and the time since counts by seconds") {
  Obstacle sack = after(placed(ObstacleKind::kSack, 800.0, 0.1), 1.0);
  const Obstacle left = after(sack, 0.2);
  fell(sack);
  CHECK(sack.struck == 1);
  const Obstacle knocked = after(sack, 0.2);
  CHECK(ropePoint(knocked, kRopePoints - 1).x > ropePoint(left, kRopePoints - 1).x + 30.0);
  CHECK(ropePoint(knocked, kRopePoints - 1).y < ropePoint(left, kRopePoints - 1).y);
  CHECK(knocked.struckTime == Approx(0.2));
  CHECK(left.struckTime == 0.0);
  // Struck a second time it is not struck anew.
  Obstacle again = knocked;
  fell(again);
  CHECK(again.struckTime == knocked.struckTime);
  CHECK(again.rope.previousX == knocked.rope.previousX);
}
