#pragma once

#include "math/assert.hpp"
#include "motion/body_course.hpp"

namespace stickman {

inline constexpr double kNever = 1e9;  // s

/// The cadence of the next moments: what the speed will do is known until the next command.
struct CadenceForecast {
  static constexpr int kSteps = 8;
  double step;                 ///< s
  double cadence[kSteps + 1];  ///< cycles per second, at k * step from now
};

/// Looks `horizon` seconds (> 0) ahead. `cadenceAt(speed)` is the cadence (cycles per second) at a speed
/// (u/s).
template <typename CadenceAt>
CadenceForecast forecastCadence(const BodyCourse& course, double horizon, CadenceAt cadenceAt) {
  STICKMAN_ASSERT(horizon > 0.0);
  CadenceForecast forecast;
  forecast.step = horizon / CadenceForecast::kSteps;
  const DampedStep step = dampedStep(course.rate, forecast.step, rests(course.speed, course.target));
  CriticallyDamped speed = course.speed;
  for (double& cadence : forecast.cadence) {
    cadence = cadenceAt(speed.value);
    speed = advance(speed, course.target, step);
  }
  return forecast;
}

/// Seconds until the phase of a foot, `phase` (0..1) now, comes to a touchdown: forwards at the end of the
/// cycle, backwards at the end of the stance, `duty`. kNever when that lies beyond the forecast: the phase is
/// slow, stands still or turns.
double timeToTouchdown(const CadenceForecast& forecast, double phase, double duty);

/// Seconds until a clock with this cadence has run on by `cycles` (0..1); kNever when that lies beyond the
/// forecast.
inline double timeForCycles(const CadenceForecast& forecast, double cycles) {
  return timeToTouchdown(forecast, 1.0 - cycles, 0.0);
}

}  // namespace stickman
