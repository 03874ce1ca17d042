#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

// What moves him over the ground. What he does with the rest of his body is posture.

/// How the stickman's two legs carry him, from his parameters.
BipedSettings bipedSettings(const StickmanParameters& parameters);

/// How his legs carry him now: for a jump he brakes harder.
BipedSettings legSettings(const StickmanState& state, const StickmanParameters& parameters);

/// What is asked of the legs: the speed of the commands, or standing still for what is done standing, feet
/// where the action has them.
BipedWish legWish(const StickmanState& state, const StickmanParameters& parameters);

}  // namespace stickman
