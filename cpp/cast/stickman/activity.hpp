#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// Takes up what is asked for and ends what is over. Returns true when the body is to follow another source
/// from now on. `dt` as in tick().
bool updateActivity(StickmanState& state, const StickmanCommands& commands, double dt);

/// Moves the clocks of action and jump on. In its crouch a jump waits until the feet are under the body.
void advanceActivity(StickmanState& state, double dt);

/// The part of the jump that has passed, 0..1.
double jumpPart(const ActivityState& activity);

}  // namespace stickman
