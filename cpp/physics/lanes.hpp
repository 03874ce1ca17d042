#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// Four floats that are computed with at once. Each lane gets the bits that a float of its own would get:
/// SIMD's
/// + - * / and square root are exact by the IEEE standard, too. For a machine without it the compiler makes
/// four plain operations of each.
using Lanes = float __attribute__((vector_size(16)));
inline constexpr std::size_t kLanes = 4;

/// The same in every lane.
inline Lanes lanesOf(float v) { return Lanes{v, v, v, v}; }

/// From and to any address of a float.
inline Lanes loadLanes(const float* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}
inline void storeLanes(float* to, Lanes lanes) { std::memcpy(to, &lanes, sizeof lanes); }

inline float squareRoot(float v) { return std::sqrt(v); }
inline Lanes squareRoot(Lanes v) {
  return Lanes{std::sqrt(v[0]), std::sqrt(v[1]), std::sqrt(v[2]), std::sqrt(v[3])};
}

/// Whether any lane of `a` or `b` is greater than that of `limit`.
inline bool anyGreater(Lanes a, Lanes b, Lanes limit) {
  const auto greater = (a > limit) | (b > limit);
  std::int64_t halves[2];
  std::memcpy(halves, &greater, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

/// Eight neighbours from `from`: those at even places and those at odd ones.
inline void loadApart(const float* from, Lanes& even, Lanes& odd) {
  const Lanes low = loadLanes(from);
  const Lanes high = loadLanes(from + kLanes);
  even = __builtin_shufflevector(low, high, 0, 2, 4, 6);
  odd = __builtin_shufflevector(low, high, 1, 3, 5, 7);
}
/// The way back.
inline void storeTogether(float* to, Lanes even, Lanes odd) {
  storeLanes(to, __builtin_shufflevector(even, odd, 0, 4, 1, 5));
  storeLanes(to + kLanes, __builtin_shufflevector(even, odd, 2, 6, 3, 7));
}

}  // namespace stickman
