// What a jump does to the runner's body, and which foot does what.
#include <algorithm>

#include "cast/runner/runner.hpp"
#include "catch.hpp"
#include "gait_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

const StickmanParameters kBody{};  // NOLINT: as he is by default

RunnerState running(double speed, int ticks) {
  RunnerState runner = settledRunner(kBody);
  for (int i = 0; i < ticks; ++i) tick(runner, kBody, speed, kDt);
  return runner;
}

double squash(const RunnerState& runner) { return shownTarget(runner.man, Target::kSquash); }
double hip(const RunnerState& runner) { return -runner.man.pose[Joint::kPelvis].y - runner.jump.height; }

// Jumps, and is at the tick of the landing.
void flyAndLand(RunnerState& runner, double speed) {
  jump(runner);
  while (!tick(runner, kBody, speed, kDt)) {
  }
}

}  // namespace

TEST_CASE("runner: stretched by the launch, squashed by the landing, and soon himself again") {
  for (const double speed : {340.0, 770.0}) {
    INFO("speed " << speed);
    RunnerState runner = running(speed, 360);
    jump(runner);
    double launched = 0.0;
    double shortest = 2.0;
    for (int i = 0; i < 18; ++i) {
      tick(runner, kBody, speed, kDt);
      launched = std::max(launched, squash(runner));
      shortest = std::min(shortest, squash(runner));
    }
    CHECK(launched > 1.05);
    CHECK(shortest > 0.98);
    while (!tick(runner, kBody, speed, kDt)) {
    }
    double landed = 2.0;
    double longest = 0.0;
    for (int i = 0; i < 24; ++i) {
      tick(runner, kBody, speed, kDt);
      landed = std::min(landed, squash(runner));
      longest = std::max(longest, squash(runner));
    }
    CHECK(landed < 0.95);
    CHECK(longest < 1.02);
    for (int i = 0; i < 60; ++i) tick(runner, kBody, speed, kDt);
    CHECK(squash(runner) == Approx(1.0).margin(0.005));
  }
}

TEST_CASE("runner: his knees give at the landing, the more the higher he fell") {
  constexpr double kSpeed = 500.0;
  const auto lowestHip = [](bool jumps, bool held) {
    RunnerState runner = running(kSpeed, 360);
    if (jumps) {
      jump(runner);
      if (!held) letGo(runner);
      while (!tick(runner, kBody, kSpeed, kDt)) {
      }
    }
    double lowest = 1e9;
    for (int i = 0; i < 60; ++i) {
      tick(runner, kBody, kSpeed, kDt);
      lowest = std::min(lowest, shownTarget(runner.man, Target::kHip));
    }
    return lowest;
  };
  const double strides = lowestHip(false, false);
  const double hop = lowestHip(true, false);
  const double jumped = lowestHip(true, true);
  // 9 u for a full jump (0.34 u/s of dip per u/s of 1130 u/s, taken up at 16/s), where in his stride he may
  // be.
  CHECK(jumped < strides - 4.0);
  CHECK(jumped > strides - 10.0);
  CHECK(hop < strides - 1.0);
  CHECK(hop > jumped);
}

TEST_CASE("runner: the foot that pushes trails, the other one lands") {
  for (const double speed : {340.0, 600.0}) {
    int pushed = 0;
    for (int phase = 0; phase < 40; ++phase) {
      INFO("speed " << speed << ", phase " << phase);
      RunnerState runner = running(speed, 360 + phase);
      const BipedState& legs = runner.man.legs;
      const unsigned before = contacts(runner);
      const unsigned ahead = legs.nearFoot.x >= legs.farFoot.x ? 1U : 2U;
      flyAndLand(runner, speed);
      if (before == 1 || before == 2) {
        ++pushed;
        CHECK(contacts(runner) == 3 - before);
      } else {
        CHECK(contacts(runner) == ahead);
      }
    }
    CHECK(pushed > 10);
    CHECK(pushed < 40);
  }
}

TEST_CASE("runner: leading knee in front, trailing foot behind, all through the flight") {
  for (const double speed : {340.0, 770.0}) {
    RunnerState runner = running(speed, 371);
    jump(runner);
    for (int i = 0; i < 50; ++i) {
      tick(runner, kBody, speed, kDt);
      if (i < 22) continue;  // until the feet have gone to their places
      const Vec2 nearFoot = runner.man.pose[Joint::kFootNear] - runner.man.pose[Joint::kHip];
      const Vec2 farFoot = runner.man.pose[Joint::kFootFar] - runner.man.pose[Joint::kHip];
      INFO("speed " << speed << ", tick " << i);
      REQUIRE((runner.nearLeads != 0 ? nearFoot : farFoot).x > 8.0);
      REQUIRE((runner.nearLeads != 0 ? farFoot : nearFoot).x < -8.0);
      REQUIRE(hip(runner) > 40.0);
    }
  }
}
