#pragma once

#include <array>
#include <cstddef>

#include "motion/critically_damped.hpp"

namespace stickman {

/// A set of values that go over from one source to another without a jump: at the switch, what the old source
/// had more than the new one (value and velocity) is kept as an offset, and the offset dies away. Part of a
/// hashed state: 8-byte words only.
template <std::size_t N>
struct Inertialized {
  std::array<double, N> value;             ///< what is shown
  std::array<double, N> velocity;          ///< per second, of what is shown
  std::array<CriticallyDamped, N> offset;  ///< shown minus source
};

/// 1/s. Half of an offset is left after 0.10 s, 2 % after 0.35 s (MOTION: 26 is too hasty).
inline constexpr double kInertializationRate = 17.0;

/// No offset: shows `source`, at rest.
template <std::size_t N>
Inertialized<N> settledOn(const std::array<double, N>& source) {
  return {source, {}, {}};
}

/// The source of value `i` is another one from now on; `source` and `sourceVelocity` are the new one's, at
/// the moment at which `shown` was last advanced.
template <std::size_t N>
void switchSource(Inertialized<N>& shown, std::size_t i, double source, double sourceVelocity) {
  shown.offset[i] = {shown.value[i] - source, shown.velocity[i] - sourceVelocity};
}

/// Moves on by `dt` seconds, to a moment at which the sources are `source`.
template <std::size_t N>
void advance(Inertialized<N>& shown, const std::array<double, N>& source, double dt) {
  const DampedStep step = dampedStep(kInertializationRate, dt);
  for (std::size_t i = 0; i < N; ++i) {
    shown.offset[i] = advance(shown.offset[i], 0.0, step);
    const double now = source[i] + shown.offset[i].value;
    shown.velocity[i] = (now - shown.value[i]) / dt;
    shown.value[i] = now;
  }
}

}  // namespace stickman
