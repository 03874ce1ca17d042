#pragma once

#include "cast/stickman/state.hpp"

namespace stickman {

/// What follows the body: the head on its spring, the hair, the spear in the hands. Each call expects
/// `state.pose` with the head at its ideal place, and `state.headRadius`, of this moment.

/// At rest where the body is now.
void restFollowers(StickmanState& state);

/// Moves them on by `dt` seconds, > 0, and puts the head where its spring has it.
void advanceFollowers(StickmanState& state, double dt);

}  // namespace stickman
