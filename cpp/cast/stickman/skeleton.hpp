#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// How high (u) the body, `part` (0..1) into a jump, holds a foot; 0 where it leaves it on the ground.
double leapHeight(const StickmanState& state, const StickmanParameters& parameters, const Foot& foot,
                  double part);

/// Legs, spine and arms as the blended targets have them, squashed; the head at its ideal place, before it
/// lags.
StickmanPose bodyPose(const StickmanState& state, const StickmanParameters& parameters);

/// Radius (u) of the head as squash leaves it.
double squashedHeadRadius(const StickmanState& state, const StickmanParameters& parameters);

}  // namespace stickman
