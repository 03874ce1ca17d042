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
  started_ = true;
  elapsed_ += minimum(dt, kLongestStep);
  const int due = static_cast<int>((elapsed_ + kSlack) * kTicksPerSecond);
  const int ran = due - ticks_;
  ticks_ = due;
  if (ticks_ >= kTicksPerSecond) {
    // Whole seconds are taken off, exactly: a sum that grows for hours would lose more than the slack.
    elapsed_ -= 1.0;
    ticks_ -= static_cast<int>(kTicksPerSecond);
  }
  return ran;
}

double FixedClock::interpolation() const { return clamp(elapsed_ * kTicksPerSecond - ticks_, 0.0, 1.0); }

}  // namespace stickman
