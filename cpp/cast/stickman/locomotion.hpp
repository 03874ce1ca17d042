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
BipedWish legWish(const StickmanState& state, const StickmanParameters& parameters, const OwnActions& own);

/// Whether `commands` have him on ground that is not level.
inline bool isUneven(const StickmanCommands& commands) {
  return commands.terrain != nullptr && !commands.terrain->flat();
}

/// That ground, as he walks on it. Only where it is uneven.
inline OwnGround groundOf(const StickmanState& state, const StickmanCommands& commands) {
  return groundOf(*commands.terrain, state.distance, state.legs.travel, state.facing, state.legs.footing);
}

}  // namespace stickman
