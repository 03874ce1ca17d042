#pragma once

#include "math/soft_limit.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// A limb of two bones: where its joint must be for its end to be on the target. Solved in closed form.
struct TwoBoneIk {
  Vec2 root;     ///< canvas units
  Vec2 target;   ///< canvas units; on the root or not finite: the limb points straight down
  double upper;  ///< u, length of the bone at the root; negative or not finite counts as 0
  double lower;  ///< u, length of the bone at the end; likewise
  /// Side of the line root-target on which the joint lies: +1 clockwise on screen, -1 the other; clamped.
  /// Between the two the limb is seen foreshortened, as one that turns in depth while its joint changes side,
  /// and its bones are drawn shorter than they are.
  double bend = 1.0;
  /// u, where the limb stops following its target exactly, so that a joint eases into the stretched limb
  /// instead of snapping straight; applied before the hard limits |upper-lower|+0.01 and upper+lower-0.01.
  SoftLimit reach{};
};

struct TwoBoneIkResult {
  Vec2 joint;    ///< finite for every input; |joint-root| = upper
  Vec2 end;      ///< finite for every input; |end-joint| = lower
  bool reached;  ///< the end is on the target to 1e-6 u
};

TwoBoneIkResult solve(const TwoBoneIk& job);

}  // namespace stickman
