#pragma once

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// Where in `low`..`high` the rising function `f` passes through 0, to 2^-40 of the interval; the nearer end
/// where it does not.
template <typename Function>
double bisect(const Function& f, double low, double high) {
  for (int i = 0; i < 40; ++i) {
    const double middle = 0.5 * (low + high);
    (f(middle) < 0.0 ? low : high) = middle;
  }
  return high;
}

}  // namespace stickman
