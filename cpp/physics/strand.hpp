#pragma once

#include "physics/verlet.hpp"

namespace stickman {

/// A chain of Verlet points at equal distances: hair and rope.
struct StrandSettings {
  float spacing;    ///< u between neighbours
  int iterations;   ///< relaxations per substep, >= 1: more make it stiffer
  int substeps;     ///< >= 1: shorter steps stiffen more for the same work
  double dragRate;  ///< 1/s, see verletStep
};

/// Moves the strand on by `dt` seconds under an acceleration in u/s^2. Constraints are relaxed from the first
/// point outwards, where strands are anchored. A dt that is not > 0 changes nothing.
void advance(const VerletPoints& points, const StrandSettings& settings, float accelerationX,
             float accelerationY, double dt);

}  // namespace stickman
