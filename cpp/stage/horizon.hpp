#pragma once

#include "math/limits.hpp"
#include "math/program_parts.hpp"
#include "motion/critically_damped.hpp"

namespace stickman {

/// How high the view looks: it follows the ground under a figure, smoothly, so that who climbs a hill stays
/// in the picture. Level ground leaves it where it is.
class Horizon {
 public:
  /// As a cut: at once at `height` (u, up).
  void cut(double height) {
    if (kHasTerrain) now_ = before_ = {height, 0.0};
  }

  /// Moves on by a tick towards `height`.
  void follow(double height) {
    if (!kHasTerrain) return;
    before_ = now_;
    if (rests(now_, height)) return;
    now_ = advance(now_, height, dampedStep(kRate, kTick));
  }

  /// u, up, between the last two ticks: `t` 0 before .. 1 now. What is drawn goes down by it.
  double shown(double t) const { return !kHasTerrain ? 0.0 : lerp(before_.value, now_.value, t); }

 private:
  // 1/s: he runs up 30 degrees 55 u above where he stands on level ground, which is within the picture; a
  // drop of 400 u moves it by 1.8 u/tick^2, half of what the hip may.
  static constexpr double kRate = 8.0;
  CriticallyDamped before_{0.0, 0.0};
  CriticallyDamped now_{0.0, 0.0};
};

}  // namespace stickman
