#include "motion/ballistic_jump.hpp"

#include <algorithm>
#include <cmath>

#include "cast/runner/jump.hpp"
#include "catch.hpp"

using namespace stickman;

namespace {

struct Arc {
  double top;
  double time;
  double impact;
  double worstForecast;  // s, of the landing, over all ticks but those in which the button changes
};

// A jump whose button is held for `held` seconds, in steps of `dt`.
Arc fly(double held, double dt) {
  BallisticJump jump{};
  beginJump(jump);
  Arc arc{};
  for (int i = 0;; ++i) {
    REQUIRE(i < 10000);
    if (i * dt >= held) releaseJump(jump);
    const double forecast = timeToLanding(jump, kRunnerJump);
    const double velocity = jump.velocity;
    const bool landed = advance(jump, kRunnerJump, dt);
    arc.time += dt;
    if (landed) {
      arc.impact = velocity;
      CHECK(jump.height == 0.0);
      CHECK(jump.airborne == 0);
      CHECK(forecast <= dt + 1e-9);
      return arc;
    }
    arc.top = std::max(arc.top, jump.height);
    const double then = timeToLanding(jump, kRunnerJump);
    arc.worstForecast = std::max(arc.worstForecast, std::fabs(forecast - dt - then));
  }
}

}  // namespace

TEST_CASE("A jump that is held rises 160 u, one that is let go at once is a hop") {
  const Arc full = fly(10.0, 1.0 / 960.0);
  const Arc hop = fly(0.0, 1.0 / 960.0);
  const Arc tap = fly(0.02, 1.0 / 120.0);
  CHECK(full.top == Approx(160.0).margin(0.2));
  CHECK(hop.top > 45.0);
  CHECK(hop.top < 75.0);
  CHECK(tap.top < 75.0);
  CHECK(full.time == Approx(longestAirTime(kRunnerJump)).margin(1.0 / 960.0));
  CHECK(full.time > 0.55);
  CHECK(full.time < 0.62);
  CHECK(hop.time < 0.45);
}

TEST_CASE("The longer the button is held, the higher the jump") {
  double last = 0.0;
  for (double held = 0.0; held < 0.30; held += 1.0 / 60.0) {
    const double top = fly(held, 1.0 / 120.0).top;
    CHECK(top >= last - 1e-9);
    last = top;
  }
}

TEST_CASE("The landing is known in advance, to the microsecond, as long as the button stays as it is") {
  CHECK(fly(10.0, 1.0 / 120.0).worstForecast < 1e-6);
  CHECK(fly(0.0, 1.0 / 120.0).worstForecast < 1e-6);
}

TEST_CASE("A jump is the same at any length of step") {
  const Arc coarse = fly(10.0, 1.0 / 120.0);
  const Arc fine = fly(10.0, 1.0 / 1920.0);
  CHECK(coarse.top == Approx(fine.top).margin(0.3));
  CHECK(coarse.time == Approx(fine.time).margin(1.0 / 120.0));
}

TEST_CASE("On the ground nothing moves") {
  BallisticJump jump{};
  CHECK_FALSE(advance(jump, kRunnerJump, 1.0 / 120.0));
  CHECK(jump.height == 0.0);
  CHECK(timeToLanding(jump, kRunnerJump) == 0.0);
  releaseJump(jump);
  CHECK_FALSE(advance(jump, kRunnerJump, 1.0 / 120.0));
}
