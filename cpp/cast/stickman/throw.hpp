#pragma once

#include "cast/stickman/body_targets.hpp"

namespace stickman {

inline constexpr double kThrowDuration = 1.25;  ///< s

/// The overarm throw at a moment, 0..1 of it: wind-up, release, follow-through, recovery. No weapon.
struct ThrowPose {
  double
      nearArm;  ///< rad, of the throwing upper arm; goes back, over the top and down in front, a whole turn
  double nearFlex;  ///< rad
  double farArm;    ///< rad, of the arm that points and balances
  double farFlex;   ///< rad
  double lean;      ///< rad
  double shift;     ///< u, the weight from the rear foot to the front one
  double crouch;    ///< u
  double front;     ///< u, the front foot ahead of where it stands: he steps into the throw and back
};
ThrowPose throwPose(double part);

/// What the throw wants of the body at this moment of it.
void useThrow(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters);

/// Where it has the feet, `time` seconds into it; they stand `half` (u) to either side at ease.
FootStance throwStance(double time, double half);

}  // namespace stickman
