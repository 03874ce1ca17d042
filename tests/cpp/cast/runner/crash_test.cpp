#include "cast/runner/crash.hpp"

#include <cmath>

#include "cast/runner/runner.hpp"
#include "cast/stickman/spear.hpp"
#include "catch.hpp"
#include "gait_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

const StickmanParameters kBody{};  // NOLINT: as he is by default

RunnerState running(double speed) {
  RunnerState runner = settledRunner(kBody);
  for (int i = 0; i < 360; ++i) tick(runner, kBody, speed, kDt);
  return runner;
}

// The lost spear's point and butt, in the world.
Vec2 halfOf(const LostSpear& spear) {
  return Vec2{std::cos(spear.angle), -std::sin(spear.angle)} * (0.5 * kSpearLength);
}
Vec2 tipOf(const LostSpear& spear) { return spear.middle + halfOf(spear); }
Vec2 buttOf(const LostSpear& spear) { return spear.middle - halfOf(spear); }

}  // namespace

TEST_CASE("crash: the spear flies off from where he held it, point first") {
  for (const int thrusting : {0, 8, 20, 40}) {
    INFO("ticks into a thrust " << thrusting);
    RunnerState runner = running(400.0);
    if (thrusting > 0) thrust(runner);
    for (int i = 0; i < thrusting; ++i) tick(runner, kBody, 400.0, kDt);
    const Vec2 place{runner.man.legs.travel, 0.0};
    const Vec2 tip = runner.man.spear.tip + place;
    const Vec2 butt = runner.man.spear.butt + place;
    crash(runner, kBody);
    CHECK(distance(tipOf(runner.lostSpear), tip) < 0.01);
    CHECK(distance(buttOf(runner.lostSpear), butt) < 0.01);
    // In the tick that follows no more than it flies: its middle at 620 u/s, its ends turning at 7.5/s.
    tick(runner, kBody, 400.0, kDt);
    CHECK(distance(tipOf(runner.lostSpear), tip) < (625.0 + 7.5 * 73.0) * kDt + 0.1);
    CHECK(runner.lostSpear.middle.y < 0.5 * (tip.y + butt.y));  // upwards
  }
}

TEST_CASE("crash: the spear falls as things fall, and neither end goes below the ground") {
  RunnerState runner = running(500.0);
  crash(runner, kBody);
  Vec2 middle = runner.lostSpear.middle;
  double rose = runner.lostSpear.velocity.y;
  for (int i = 0; i < 360; ++i) {
    const double velocity = runner.lostSpear.velocity.y;
    const bool flew = runner.lostSpear.lies == 0;
    tick(runner, kBody, 500.0, kDt);
    const LostSpear& spear = runner.lostSpear;
    REQUIRE(tipOf(spear).y < 1.0);
    REQUIRE(buttOf(spear).y < 1.0);
    if (flew && spear.lies == 0) {
      REQUIRE(spear.velocity.y - velocity == Approx(2200.0 * kDt));
      REQUIRE(distance(spear.middle, middle) == Approx(length(spear.velocity) * kDt));
    }
    middle = spear.middle;
    rose = std::min(rose, spear.velocity.y);
  }
  CHECK(rose < -600.0);
  CHECK(runner.lostSpear.lies == 1);
}

TEST_CASE("crash: the spear comes to lie, flat on the ground and without a last creeping") {
  RunnerState runner = running(500.0);
  crash(runner, kBody);
  for (int i = 0; i < 1200; ++i) tick(runner, kBody, 500.0, kDt);
  const LostSpear before = runner.lostSpear;
  CHECK(before.velocity.x == 0.0);
  CHECK(std::fabs(tipOf(before).y - buttOf(before).y) < 1e-3);
  tick(runner, kBody, 500.0, kDt);
  CHECK(distance(runner.lostSpear.middle, before.middle) == 0.0);
  CHECK(runner.lostSpear.angle == before.angle);
}

TEST_CASE("crash: he is thrown back and up, bounces twice, and each bounce is lower") {
  RunnerState runner = running(500.0);
  crash(runner, kBody);
  double tops[3] = {};
  for (int i = 0; i < 360; ++i) {
    tick(runner, kBody, 500.0, kDt);
    REQUIRE(runner.bounces <= 2);
    double& top = tops[runner.bounces];
    top = std::max(top, runner.jump.height);
  }
  CHECK(runner.bounces == 2);
  // 400 u/s against 3000 u/s^2: v^2 / 2g; a bounce keeps 0.28 of the speed.
  CHECK(tops[0] == Approx(400.0 * 400.0 / 6000.0).margin(2.0));
  CHECK(tops[1] == Approx(0.28 * 0.28 * tops[0]).margin(0.5));
  CHECK(tops[2] < 0.5 * tops[1]);
}

TEST_CASE("crash: he turns over no joint the wrong way and sits on his seat, feet in front of him") {
  for (const double speed : {340.0, 770.0}) {
    RunnerState runner = running(speed);
    crash(runner, kBody);
    for (int i = 0; i < 360; ++i) {
      tick(runner, kBody, speed, kDt);
      REQUIRE(kneeInFront(runner.man, nearLeg(runner.man)) > 0.0);
      REQUIRE(kneeInFront(runner.man, farLeg(runner.man)) > 0.0);
    }
    const StickmanPose& pose = runner.man.pose;
    CHECK(pose[Joint::kFootNear].x > pose[Joint::kPelvis].x + 25.0);
    CHECK(pose[Joint::kFootFar].x > pose[Joint::kPelvis].x + 25.0);
    CHECK(pose[Joint::kHead].y < pose[Joint::kChest].y);
  }
}
