#include "motion/cadence_forecast.hpp"

#include <cmath>

#include "cast/stickman/parameters.hpp"
#include "catch.hpp"

using namespace stickman;

namespace {

constexpr double kHorizon = 0.5;

CadenceForecast forecast(CriticallyDamped speed, double target) {
  const StickmanParameters p;
  const GaitStyle style = lerp(p.gait.walk, p.gait.run, gaitOfSpeed(p.gait, speed.value));
  const BodyCourse course{.travel = 0.0, .speed = speed, .target = target, .rate = 5.0};
  return forecastCadence(course, kHorizon,
                         [&](double then) { return paceOf(p.gait, style, then, 1.0).cadence; });
}

}  // namespace

TEST_CASE("cadence forecast: at a steady speed the touchdown is where the phase line says, to rounding") {
  const CadenceForecast steady = forecast({382.5, 0.0}, 382.5);
  for (const double phase : {0.0, 0.2, 0.41, 0.7, 0.95}) {
    const double expected = (1.0 - phase) / 2.55;
    CHECK(timeToTouchdown(steady, phase, 0.4) ==
          Approx(expected <= kHorizon ? expected : kNever).epsilon(1e-12));
  }
}

TEST_CASE("cadence forecast: backwards the touchdown is at the end of the stance") {
  const CadenceForecast back = forecast({-106.4516129, 0.0}, -106.4516129);
  CHECK(timeToTouchdown(back, 0.8, 0.62) == Approx(0.18 / 1.5).epsilon(1e-6));
  CHECK(timeToTouchdown(back, 0.3, 0.62) == Approx(0.68 / 1.5).epsilon(1e-6));
}

TEST_CASE("cadence forecast: speeding up brings the touchdown forward, standing puts it off for ever") {
  const double steady = timeToTouchdown(forecast({106.0, 0.0}, 106.0), 0.7, 0.62);
  const double faster = timeToTouchdown(forecast({106.0, 0.0}, 382.0), 0.7, 0.62);
  CHECK(faster < steady);
  CHECK(timeToTouchdown(forecast({0.0, 0.0}, 0.0), 0.7, 0.62) == kNever);
}

TEST_CASE("cadence forecast: about to turn, a foot just lifted comes down where it came from") {
  // From a backward walk into a forward one: the phase falls to a little above the stance's end and rises
  // again.
  const CadenceForecast turning = forecast({-106.0, 0.0}, 106.0);
  const double far = timeToTouchdown(turning, 0.99, 0.62);
  const double near = timeToTouchdown(turning, 0.64, 0.62);
  CHECK(near < 0.05);
  CHECK(far > 0.2);
}
