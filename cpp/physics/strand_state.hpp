#pragma once

#include <array>
#include <cstddef>

#include "math/vec2.hpp"
#include "physics/verlet.hpp"

namespace stickman {

/// The points of a strand as a part of a flat state: where they are and where they were the step before, in
/// u. Words of a hashed state; N x 4 floats leave no gap.
template <std::size_t N>
struct StrandState {
  static constexpr std::size_t kPoints = N;
  std::array<float, N> x;
  std::array<float, N> y;
  std::array<float, N> previousX;
  std::array<float, N> previousY;
};

/// The same for the solver.
template <std::size_t N>
VerletPoints pointsOf(StrandState<N>& strand, const float (&inverseMass)[N]) {
  return {strand.x.data(), strand.y.data(), strand.previousX.data(), strand.previousY.data(), inverseMass, N};
}

/// Point `i` as double.
template <std::size_t N>
Vec2 pointOf(const StrandState<N>& strand, std::size_t i) {
  return {static_cast<double>(strand.x[i]), static_cast<double>(strand.y[i])};
}

}  // namespace stickman
