#include "motion/cadence_forecast.hpp"

namespace stickman {

CadenceForecast forecastCadence(const SpeedSchedule& schedule, const GaitRange& range, const GaitStyle& style,
                                double horizon) {
  CadenceForecast forecast;
  forecast.step = horizon / CadenceForecast::kSteps;
  const DampedStep step = dampedStep(schedule.rate, forecast.step, rests(schedule.speed, schedule.target));
  CriticallyDamped speed = schedule.speed;
  for (double& cadence : forecast.cadence) {
    cadence = paceOf(range, style, speed.value, schedule.overRun).cadence;
    speed = advance(speed, schedule.target, step);
  }
  return forecast;
}

double timeToTouchdown(const CadenceForecast& forecast, double phase, double duty) {
  const double ahead = 1.0;
  const double behind = phase >= duty ? duty : duty - 1.0;
  double time = 0.0;
  for (int k = 0; k < CadenceForecast::kSteps; ++k) {
    const double mean = 0.5 * (forecast.cadence[k] + forecast.cadence[k + 1]);
    const double next = phase + mean * forecast.step;
    if (next >= ahead) return time + (ahead - phase) / mean;
    if (next <= behind) return time + (behind - phase) / mean;
    phase = next;
    time += forecast.step;
  }
  return kNever;
}

}  // namespace stickman
