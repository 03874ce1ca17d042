#pragma once

#include <cstddef>

#include "physics/verlet.hpp"

namespace stickman {

/// A rectangular grid of Verlet points, row by row, that are held at `spacing` from their neighbours along
/// rows and columns.
struct ClothGrid {
  std::size_t columns;  ///< >= 2
  std::size_t rows;     ///< >= 2
  float spacing;        ///< u
};

struct ClothSettings {
  int iterations;   ///< relaxations per substep, >= 1: more make it stiffer
  int substeps;     ///< >= 1: shorter steps stiffen more for the same work
  double dragRate;  ///< 1/s, see verletStep
};

/// Acceleration of every point of a grid, u/s^2, `count` of each.
struct ClothForces {
  const float* x;
  const float* y;
};

/// What a step had to do by force.
struct ClothStrain {
  std::size_t clamped;  ///< constraints that the last resort had to touch, over all substeps
  std::size_t checked;  ///< constraints looked at, over all substeps
};

/// Moves the cloth on by `dt` seconds. Constraints are relaxed by colour: four groups (rows and columns, even
/// and odd) in which no two share a point, so that the order within a group, and SIMD, cannot change a bit.
/// What is still stretched beyond kMostStretch afterwards is pulled back as a last resort, together with the
/// previous positions, so that no energy comes of it. A dt that is not > 0 changes nothing.
ClothStrain advance(const VerletPoints& points, const ClothGrid& grid, const ClothSettings& settings,
                    const ClothForces& forces, double dt);

inline constexpr float kMostStretch = 1.12F;  ///< times the rest length; SPEC section 8 allows 1.20

/// Longest and mean length of the constraints over their rest length; 1 is unstretched.
struct Stretch {
  double longest;
  double mean;
};
Stretch measureStretch(const float* x, const float* y, const ClothGrid& grid);

}  // namespace stickman
