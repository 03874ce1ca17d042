#include "motion/cadence_forecast.hpp"

namespace stickman {

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
