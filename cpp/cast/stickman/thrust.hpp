#pragma once

#include "cast/stickman/body_targets.hpp"

namespace stickman {

inline constexpr double kThrustDuration = 0.72;  ///< s

/// The two-handed thrust at a moment, 0..1 of it: drawn back, driven forward, held, recovered. Only the upper
/// body: it layers on whatever the legs do.
struct ThrustPose {
  SpearHold hold;
  double lean;  ///< rad, added to the spine
};
ThrustPose thrustPose(double part);

/// What the thrust wants of the body at this moment of it.
void useThrust(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters);

}  // namespace stickman
