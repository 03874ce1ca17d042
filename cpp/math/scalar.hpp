#pragma once

#include <cmath>

#include "math/exact_arithmetic.hpp"
#include "math/limits.hpp"

namespace stickman {

inline constexpr double kPi = 3.14159265358979323846;
inline constexpr double kTwoPi = 2.0 * kPi;

/// True for every number but NaN and the infinities. Written out, because std::isfinite may be folded away
/// by a build that somebody compiles with -ffast-math.
constexpr bool isFinite(double v) { return v - v == 0.0; }

constexpr double clamp(double v, double low, double high) { return v < low ? low : (v > high ? high : v); }
constexpr double absolute(double v) { return v < 0.0 ? -v : v; }
constexpr double minimum(double a, double b) { return b < a ? b : a; }
constexpr double maximum(double a, double b) { return a < b ? b : a; }
constexpr double signOf(double v) { return v < 0.0 ? -1.0 : 1.0; }
constexpr double lerp(double a, double b, double t) { return a + (b - a) * t; }

/// The part of `v` after whole turns are taken off: 0 <= result < 1, also for negative v.
inline double wrapUnit(double v) {
  const double wrapped = v - std::floor(v);
  return wrapped < 1.0 ? wrapped : 0.0;  // -1e-18 rounds up to 1
}

/// The angle (rad) that is `angle` give or take whole turns and nearest to `reference`.
inline double nearestTurn(double angle, double reference) {
  return angle - kTwoPi * std::floor((angle - reference) / kTwoPi + 0.5);
}

/// 0 below 0, 1 above 1, 3t^2 - 2t^3 between: no velocity at either end.
constexpr double smoothstep(double t) {
  t = clamp(t, 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}

/// A minimum without a corner: min(a, b) where the two differ by `width` or more, up to width/6 below it
/// where they meet, never above it, continuous up to the second derivative. Used where a limit takes over
/// from a wish and a corner would be seen as a jerk. width > 0.
constexpr double smoothMinimum(double a, double b, double width) {
  const double closeness = maximum(0.0, 1.0 - absolute(a - b) / width);
  return minimum(a, b) - closeness * closeness * closeness * (width / 6.0);
}

}  // namespace stickman
