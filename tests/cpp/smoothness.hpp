// Tells a smooth curve from one whose velocity jumps, by sampling it twice as densely.
#pragma once

#include <vector>

#include "test_helpers.hpp"

namespace stickman::test {

/// The largest second difference of `curve` (double -> double) over `from`..`to` in `steps` steps, over the
/// same in twice as many: 4 where the velocity is continuous, 2 where it jumps, 1 where the value does.
template <typename Curve>
double halvingRatio(const Curve& curve, double from, double to, int steps) {
  const auto largest = [&](int count) {
    std::vector<double> samples;
    for (int i = 0; i <= count; ++i) samples.push_back(curve(from + (to - from) * i / count));
    return largestSecondDifference(samples);
  };
  return largest(steps) / largest(2 * steps);
}

inline constexpr double kSmoothRatio = 3.5;  // SPEC section 6

}  // namespace stickman::test
