#include "cast/runner/runner.hpp"

#include <algorithm>
#include <cmath>

#include "cast/runner/jump.hpp"
#include "cast/runner/thrust.hpp"
#include "catch.hpp"
#include "gait_watch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using test::GaitWatch;

namespace {

constexpr double kDt = 1.0 / 120.0;
constexpr double kSpeeds[] = {260.0, 340.0, 470.0, 600.0, 770.0};
const StickmanParameters kBody{};

RunnerState running(double speed, int ticks = 360) {
  RunnerState runner = settledRunner(kBody);
  for (int i = 0; i < ticks; ++i) tick(runner, kBody, speed, kDt);
  return runner;
}

// The worst of what must hold in every tick of a runner.
struct RunnerWatch {
  double drift = 0.0;         // u, of a planted foot, as drawn
  double penetration = 0.0;   // u
  double gripError = 0.0;     // u, of the hands from the shaft
  double farthestStep = 0.0;  // u that a joint moves in a tick against the body's place
  bool finite = true;

  void see(const RunnerState& runner) {
    const StickmanState& man = runner.man;
    for (const Vec2& joint : man.pose.joints) {
      finite = finite && test::isFinitePoint(joint);
      penetration = std::max(penetration, joint.y);
    }
    seeFoot(man, man.legs.nearFoot, Joint::kFootNear, 0);
    seeFoot(man, man.legs.farFoot, Joint::kFootFar, 1);
    if (runner.crashed == 0) {
      const Vec2 shaft = man.spear.tip - man.spear.butt;
      for (const Joint hand : {Joint::kHandNear, Joint::kHandFar}) {
        const Vec2 offset = man.pose[hand] - man.spear.butt;
        gripError = std::max(gripError, std::fabs(dot(perpendicular(shaft), offset)) / length(shaft));
      }
    }
    if (seen_) {
      for (std::size_t i = 0; i < kJointCount; ++i)
        farthestStep = std::max(farthestStep, distance(man.pose.joints[i], last_.joints[i]));
    }
    last_ = man.pose;
    seen_ = true;
  }

 private:
  void seeFoot(const StickmanState& man, const Foot& foot, Joint joint, int i) {
    const Vec2 world = man.pose[joint] + Vec2{man.legs.travel, 0.0};
    if (foot.planted != 0) {
      if (!stands_[i]) put_[i] = world;
      drift = std::max(drift, distance(world, put_[i]));
    }
    stands_[i] = foot.planted != 0;
  }

  bool seen_ = false;
  StickmanPose last_{};
  bool stands_[2] = {};
  Vec2 put_[2] = {};
};

}  // namespace

TEST_CASE("The runner's feet stay where they are put, at every speed of the game") {
  for (const double speed : kSpeeds) {
    RunnerState runner = running(speed);
    RunnerWatch watch;
    for (int i = 0; i < 600; ++i) {
      tick(runner, kBody, speed, kDt);
      watch.see(runner);
    }
    INFO("speed " << speed);
    CHECK(watch.finite);
    CHECK(watch.drift < 0.01);
    CHECK(watch.penetration < 0.05);
    CHECK(watch.gripError < 0.05);
    CHECK(runner.man.legs.speed.value == Approx(speed).margin(0.01));
  }
}

TEST_CASE("He jumps from any phase of his stride and runs on with feet that do not slide") {
  for (const double speed : kSpeeds) {
    for (int phase = 0; phase < 32; ++phase) {
      for (const int held : {0, 8, 80}) {
        RunnerState runner = running(speed, 360 + phase);
        RunnerWatch watch;
        jump(runner);
        double top = 0.0;
        int landings = 0;
        for (int i = 0; i < 200; ++i) {
          if (i == held) letGo(runner);
          landings += tick(runner, kBody, speed, kDt) ? 1 : 0;
          watch.see(runner);
          top = std::max(top, runner.jump.height);
          if (runner.jump.airborne != 0) REQUIRE(contacts(runner) == 0);
        }
        INFO("speed " << speed << ", phase " << phase << ", held " << held);
        CHECK(landings == 1);
        CHECK(watch.finite);
        CHECK(watch.drift < 0.4);
        CHECK(watch.penetration < 0.05);
        CHECK(watch.gripError < 0.1);
        // Nothing pops: over a tick the body itself moves 9 u at most, a foot in the stride 9.
        CHECK(watch.farthestStep < 15.0);
        if (held == 80) CHECK(top == Approx(160.0).margin(1.0));
        if (held == 0) CHECK(top < 75.0);
      }
    }
  }
}

TEST_CASE("The leading foot lands at the front of its stance and stands through it") {
  for (const double speed : kSpeeds) {
    RunnerState runner = running(speed);
    jump(runner);
    while (!tick(runner, kBody, speed, kDt)) {
    }
    REQUIRE((contacts(runner) == 1 || contacts(runner) == 2));
    const bool nearStands = contacts(runner) == 1;
    const Foot& foot = nearStands ? runner.man.legs.nearFoot : runner.man.legs.farFoot;
    const double ahead = foot.x - runner.man.legs.travel;
    INFO("speed " << speed << ", " << ahead << " u ahead");
    CHECK(ahead > 20.0);
    CHECK(ahead < 45.0);
    int stance = 0;
    while ((nearStands ? runner.man.legs.nearFoot : runner.man.legs.farFoot).planted != 0) {
      tick(runner, kBody, speed, kDt);
      REQUIRE(++stance < 60);
    }
    // Duty and cadence of the stride, give or take what the landing lacks.
    CHECK(stance * kDt * speed > 40.0);
  }
}

TEST_CASE("In the air he is a body in free fall, whatever the hands do") {
  RunnerState runner = running(500.0);
  jump(runner);
  thrust(runner);
  double last = 0.0;
  for (int i = 0; i < 30; ++i) {
    tick(runner, kBody, 500.0, kDt);
    CHECK(runner.jump.height >= last);
    last = runner.jump.height;
  }
  CHECK(last > 140.0);
}

TEST_CASE("The thrust drives the point forward, through low things, and comes back to the carry") {
  for (const double speed : kSpeeds) {
    RunnerState runner = running(speed);
    const double carried = runner.man.spear.tip.x;
    thrust(runner);
    CHECK_FALSE(canThrust(runner));
    double farthest = 0.0;
    double lowest = 1e9;  // u above the ground
    int harmful = 0;
    int ticks = 0;
    for (; !canThrust(runner); ++ticks) {
      tick(runner, kBody, speed, kDt);
      farthest = std::max(farthest, runner.man.spear.tip.x);
      if (!harms(runner)) continue;
      ++harmful;
      lowest = std::min(lowest, -runner.man.spear.tip.y);
    }
    INFO("speed " << speed << ": from " << carried << " to " << farthest);
    CHECK(farthest - carried > 25.0);
    CHECK(farthest > 115.0);
    CHECK(lowest < 74.0);  // a jar is as high
    CHECK(ticks * kDt == Approx(kRunnerThrustDuration).margin(kDt));
    CHECK(harmful * kDt == Approx(kRunnerThrustEnds - kRunnerThrustBegins).margin(2 * kDt));
    for (int i = 0; i < 60; ++i) tick(runner, kBody, speed, kDt);
    CHECK(runner.man.spear.tip.x == Approx(carried).margin(14.0));
  }
}

TEST_CASE("Only who is on his feet jumps or thrusts, and not twice at once") {
  RunnerState runner = running(400.0);
  jump(runner);
  tick(runner, kBody, 400.0, kDt);
  CHECK_FALSE(canJump(runner));
  const double velocity = runner.jump.velocity;
  jump(runner);
  CHECK(runner.jump.velocity == velocity);
  CHECK(canThrust(runner));
  crash(runner, kBody);
  CHECK_FALSE(canJump(runner));
  CHECK_FALSE(canThrust(runner));
  thrust(runner);
  CHECK_FALSE(harms(runner));
}

TEST_CASE("A crash throws him back and ends with him sitting still on the ground, the spear beside him") {
  for (const double speed : kSpeeds) {
    for (const int inAir : {0, 10, 35, 60}) {
      RunnerState runner = running(speed);
      if (inAir > 0) jump(runner);
      for (int i = 0; i < inAir; ++i) tick(runner, kBody, speed, kDt);
      const double place = runner.man.legs.travel;
      crash(runner, kBody);
      RunnerWatch watch;
      for (int i = 0; i < 360; ++i) {
        tick(runner, kBody, speed, kDt);
        watch.see(runner);
      }
      INFO("speed " << speed << ", ticks in the air " << inAir);
      CHECK(watch.finite);
      CHECK(watch.penetration < 0.05);
      CHECK(watch.farthestStep < 25.0);
      const StickmanState& man = runner.man;
      CHECK(man.legs.travel < place - 20.0);
      CHECK(man.legs.travel > place - 120.0);
      CHECK(runner.jump.airborne == 0);
      const Vec2 seat = man.pose[Joint::kPelvis];
      CHECK(-seat.y < 14.0);
      CHECK(-seat.y > 3.0);
      CHECK(man.pose[Joint::kHead].y < seat.y - 50.0);
      const StickmanPose rest = man.pose;
      tick(runner, kBody, speed, kDt);
      for (std::size_t i = 0; i < kJointCount; ++i)
        CHECK(distance(runner.man.pose.joints[i], rest.joints[i]) < 0.2);
      CHECK(runner.lostSpear.lost == 1);
      CHECK(std::fabs(std::sin(runner.lostSpear.angle)) < 0.05);
      CHECK(runner.lostSpear.middle.y == Approx(-2.0).margin(4.0));
    }
  }
}

TEST_CASE("Before the start he stands with his spear and breathes") {
  RunnerState runner = settledRunner(kBody);
  CHECK(contacts(runner) == 3);
  const double travel = runner.man.legs.travel;
  double lowest = 1e9;
  double highest = -1e9;
  for (int i = 0; i < 480; ++i) {
    tick(runner, kBody, 0.0, kDt);
    lowest = std::min(lowest, runner.man.pose[Joint::kHead].y);
    highest = std::max(highest, runner.man.pose[Joint::kHead].y);
  }
  CHECK(runner.man.legs.travel == travel);
  CHECK(contacts(runner) == 3);
  CHECK(highest - lowest > 0.5);
  CHECK(highest - lowest < 6.0);
}
