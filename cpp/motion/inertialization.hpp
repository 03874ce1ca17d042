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
  std::array<CriticallyDamped, N> offset;  ///< shown minus source
};

/// 1/s. Half of an offset is left after 0.09 s, 1.2 % after 0.35 s. At 19 a thrust broken off in mid-strike
/// jerks more than SPEC section 6 allows.
inline constexpr double kInertializationRate = 18.5;

/// No offset: shows `source`, at rest.
template <std::size_t N>
Inertialized<N> settledOn(const std::array<double, N>& source) {
  return {source, {}};
}

/// The source that is shown without what is left of others.
template <std::size_t N>
std::array<double, N> sourceOf(const Inertialized<N>& shown) {
  std::array<double, N> source{};
  for (std::size_t i = 0; i < N; ++i) source[i] = shown.value[i] - shown.offset[i].value;
  return source;
}

/// The source of value `i` is another one from now on. `gap` is what the old one had more than the new one at
/// the moment at which `shown` was last advanced, and its change per second: where the two are the same, the
/// blend that may be under way goes on untouched.
template <std::size_t N>
void switchSource(Inertialized<N>& shown, std::size_t i, CriticallyDamped gap) {
  shown.offset[i].value += gap.value;
  shown.offset[i].velocity += gap.velocity;
}

/// The cubic that brings an offset to rest at 0 in `left` seconds, `time` seconds on. Going on from there
/// with what is left of the time stays on it.
inline CriticallyDamped easedOut(CriticallyDamped from, double left, double time) {
  if (time >= left) return {0.0, 0.0};
  const double u = time / left;
  const double rest = 1.0 - u;
  return {(from.value * (1.0 + 2.0 * u) + from.velocity * time) * rest * rest,
          (from.velocity * (1.0 - 3.0 * u) - from.value * 6.0 * u / left) * rest};
}

/// Moves on by `dt` seconds, to a moment at which the sources are `source`.
template <std::size_t N>
void advance(Inertialized<N>& shown, const std::array<double, N>& source, double dt) {
  bool resting = true;
  for (const CriticallyDamped& offset : shown.offset) resting = resting && rests(offset, 0.0);
  const DampedStep step = dampedStep(kInertializationRate, dt, resting);
  for (std::size_t i = 0; i < N; ++i) {
    shown.offset[i] = advance(shown.offset[i], 0.0, step);
    shown.value[i] = source[i] + shown.offset[i].value;
  }
}

}  // namespace stickman
