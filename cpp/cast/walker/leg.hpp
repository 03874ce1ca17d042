#pragma once

#include "math/vec2.hpp"

namespace stickman {

/// The knee of a leg of two equal bones: over the midpoint of hip and foot, on the side of -x for a leg that
/// hangs down; on the midpoint itself when the foot is out of reach. `bone` in u. (SPEC section 9.)
Vec2 midpointKnee(Vec2 hip, Vec2 foot, double bone);

/// Measures of the walker in u, from SPEC section 9's scene of 480 u at our 440.
struct WalkerBody {
  static constexpr double kScale = 440.0 / 480.0;
  static constexpr double kHipY = 150.0 * kScale;
  static constexpr double kGroundY = 420.0 * kScale;
  static constexpr double kBone = (kGroundY - kHipY) / 2.0 + 20.0 * kScale;
  static constexpr double kHipHalf = 24.0 * kScale;  ///< each hip from the middle
  static constexpr double kPathX = 128.0 * kScale;   ///< half the width of the foot's circle
  static constexpr double kPathY = 96.0 * kScale;    ///< half its height
};

/// Where a foot is at `angle` (rad) of its turn when it hangs at a hip at (hipX, kHipY): a circle, cut off by
/// the ground.
Vec2 circlingFoot(double hipX, double angle);

}  // namespace stickman
