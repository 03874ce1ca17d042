#pragma once

#include "motion/critically_damped.hpp"
#include "motion/gait.hpp"

namespace stickman {

inline constexpr double kNever = 1e9;  // s

/// The cadence of the next moments: what the speed will do is known until the next command.
struct CadenceForecast {
  static constexpr int kSteps = 8;
  double step;                 ///< s
  double cadence[kSteps + 1];  ///< cycles per second, at k * step from now
};

/// What a forecast is made from: a speed on its way to a target, and the gait it is walked in.
struct SpeedSchedule {
  CriticallyDamped speed;  ///< u/s
  double target;           ///< u/s
  double rate;             ///< 1/s, see CriticallyDamped
  double overRun;          ///< see paceOf
};

/// Looks `horizon` seconds (> 0) ahead.
CadenceForecast forecastCadence(const SpeedSchedule& schedule, const GaitRange& range, const GaitStyle& style,
                                double horizon);

/// Seconds until the phase of a foot, `phase` (0..1) now, comes to a touchdown: forwards at the end of the
/// cycle, backwards at the end of the stance, `duty`. kNever when that lies beyond the forecast: the phase is
/// slow, stands still or turns.
double timeToTouchdown(const CadenceForecast& forecast, double phase, double duty);

}  // namespace stickman
