#include "stage/fixed_clock.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

// Summing frames of 1/144 s falls short of whole ticks by a rounding error; without this slack a tick would
// be lost every ten seconds.
constexpr double kSlack = 1e-6;  // s

}  // namespace

int FixedClock::advance(double dt) {
  if (!(dt > 0.0)) return 0;
  elapsed_ += minimum(dt, kLongestStep);
  const auto due = static_cast<std::uint64_t>((elapsed_ + kSlack) * kTicksPerSecond);
  const int ran = static_cast<int>(due - ticks_);
  ticks_ = due;
  return ran;
}

double FixedClock::interpolation() const {
  return clamp(elapsed_ * kTicksPerSecond - static_cast<double>(ticks_), 0.0, 1.0);
}

}  // namespace stickman
