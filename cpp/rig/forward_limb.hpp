#pragma once

#include "math/portable_math.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// Direction of a limb angle: 0 is straight down, positive swings forward (+x). Radians.
inline Vec2 limbDirection(double angle) {
  const SinCos turn = portableSinCos(angle);
  return {turn.sin, turn.cos};
}

/// A limb posed by its angles (forward kinematics): for what follows a rhythm rather than a target.
struct ForwardLimb {
  Vec2 root;
  double upper;  ///< u
  double lower;  ///< u
  double angle;  ///< radians, of the upper bone
  double flex;   ///< radians, how far the lower bone is bent forward of the upper one; 0 is straight
};

struct ForwardLimbResult {
  Vec2 joint;
  Vec2 end;
};

inline ForwardLimbResult solve(const ForwardLimb& limb) {
  const Vec2 joint = limb.root + limbDirection(limb.angle) * limb.upper;
  return {joint, joint + limbDirection(limb.angle + limb.flex) * limb.lower};
}

}  // namespace stickman
