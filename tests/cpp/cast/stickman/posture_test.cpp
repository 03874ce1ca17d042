#include "cast/stickman/posture.hpp"

#include "action_watch.hpp"
#include "catch.hpp"

using namespace stickman;
using namespace stickman::test;

TEST_CASE("posture: breath and gusts go by seconds, not by ticks") {
  // A gust's round takes 5 s, a breath 1 / breathRate, and he sways once in two breaths.
  const StickmanParameters p;
  for (const double dt : {1.0 / 60.0, 1.0 / 120.0, 1.0 / 960.0}) {
    INFO("ticks of " << dt << " s");
    StickmanState s = settledStickman(p, {});
    const double gust = s.gustPhase;
    const double sway = s.idlePhase;
    tick(s, p, {}, dt);
    CHECK(wrapUnit(s.gustPhase - gust) == Approx(0.2 * dt).epsilon(1e-9));
    CHECK(wrapUnit(s.idlePhase - sway) == Approx(0.5 * p.breathRate * dt).epsilon(1e-9));
    run(s, p, 0.0, 4.0 - dt, dt, [](const StickmanState&) {});
    CHECK(wrapUnit(s.gustPhase - gust) == Approx(0.8).epsilon(1e-9));
    CHECK(wrapUnit(s.idlePhase - sway) == Approx(wrapUnit(2.0 * p.breathRate)).epsilon(1e-9));
  }
}

TEST_CASE("posture: he leans into a start and against a stop") {
  const StickmanParameters p;
  for (const double speed : {382.5, -200.0}) {
    INFO("speed " << speed);
    StickmanState s = settledStickman(p, {});
    run(s, p, speed, 0.3, kDt, [](const StickmanState&) {});
    StickmanState braking = s;  // the same moment, but for what the speed does
    braking.legs.speed.velocity = -s.legs.speed.velocity;
    const double leansIn = leanTarget(s, p) - leanTarget(braking, p);
    // To be seen: 5 degrees between the two at a run, 2 backwards.
    CHECK(leansIn * signOf(speed) > (speed > 0.0 ? 0.09 : 0.035));
    CHECK(leansIn * signOf(speed) < 0.33);  // and no more than 0.16 rad each way
  }
}
