#pragma once

#include "math/scalar.hpp"

namespace stickman {

/// How a value goes from one key to the next.
enum class Ease {
  kSmoothstep,  ///< 3t^2 - 2t^3: at rest at both ends
  kLinear,      ///< even
  kCubicIn,     ///< t^3: from rest, arriving at full speed
  kCubicOut,    ///< 1 - (1-t)^3: starting at full speed, coming to rest
  kCubicInOut,  ///< from rest to rest, faster in the middle than smoothstep
  kBackOut,     ///< beyond the end by a tenth and back
  kStrike,      ///< cubicOut whose start is softened: a blow without a jump of velocity
  kThrough,     ///< does not come to rest, see BeatTrack; where that is not known as smoothstep
};

/// `t` is clamped to 0..1. All give 0 at 0 and 1 at 1.
constexpr double ease(Ease kind, double t) {
  t = clamp(t, 0.0, 1.0);
  const double rest = 1.0 - t;
  switch (kind) {
    case Ease::kSmoothstep:
    case Ease::kThrough:
      return t * t * (3.0 - 2.0 * t);
    case Ease::kLinear:
      return t;
    case Ease::kCubicIn:
      return t * t * t;
    case Ease::kCubicOut:
      return 1.0 - rest * rest * rest;
    case Ease::kCubicInOut:
      return t < 0.5 ? 4.0 * t * t * t : 1.0 - 4.0 * rest * rest * rest;
    case Ease::kBackOut: {
      constexpr double kOvershoot = 1.70158;  // the usual figure: a tenth beyond the end
      return 1.0 - rest * rest * ((kOvershoot + 1.0) * rest - kOvershoot);
    }
    case Ease::kStrike: {
      // The clock itself starts from rest: a parabola that joins a straight line after a fifth of the way.
      constexpr double kSoft = 0.2;
      const double s = (t < kSoft ? t * t / (2.0 * kSoft) : t - kSoft / 2.0) / (1.0 - kSoft / 2.0);
      return 1.0 - (1.0 - s) * (1.0 - s) * (1.0 - s);
    }
  }
  return t;
}

}  // namespace stickman
