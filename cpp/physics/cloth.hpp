#pragma once

#include <cstddef>

#include "physics/cloth_grid.hpp"
#include "physics/cloth_relaxation.hpp"
#include "physics/verlet.hpp"

namespace stickman {

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

/// Moves a cloth of one size. It remembers nothing of the cloth, only keeps room to work in.
class ClothSolver {
 public:
  explicit ClothSolver(const ClothGrid& grid) : grid_(grid), relaxation_(grid) {}

  /// Moves the points of the grid on by `dt` seconds: by their velocities and the forces, then to their
  /// distances (ClothRelaxation), and what is still too far apart by force (clampCloth). A dt that is not > 0
  /// changes nothing.
  ClothStrain advance(const VerletPoints& points, const ClothSettings& settings, const ClothForces& forces,
                      double dt);

 private:
  ClothGrid grid_;
  ClothRelaxation relaxation_;
};

/// Longest and mean length of the constraints over their rest length; 1 is unstretched.
struct Stretch {
  double longest;
  double mean;
};
Stretch measureStretch(const float* x, const float* y, const ClothGrid& grid);

}  // namespace stickman
