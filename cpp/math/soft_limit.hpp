#pragma once

#include <cmath>

#include "math/scalar.hpp"

namespace stickman {

/// A limit that is eased into instead of run against. Values up to maximum - width are kept; beyond, they
/// approach `maximum` without reaching it, along a curve that is continuous up to the second derivative: no
/// corner and no jerk where the limit begins. With a width that is not positive or a figure that is not
/// finite every value is kept.
struct SoftLimit {
  double maximum = 1e30;  ///< the default never applies
  double width = 1.0;     ///< > 0, of the eased zone
};

/// What is used for a wanted `value` (>= 0).
inline double limitSoftly(double value, SoftLimit limit) {
  const double start = limit.maximum - limit.width;
  if (!(value > start) || !isFinite(start) || !(limit.width > 0.0)) return value;
  // x / sqrt(1 + x^2) leaves 0 with slope 1 and no curvature, and ends at 1.
  const double x = (value - start) / limit.width;
  return start + limit.width * (x / std::sqrt(1.0 + x * x));
}

}  // namespace stickman
