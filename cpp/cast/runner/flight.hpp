#pragma once

#include "cast/runner/state.hpp"
#include "cast/stickman/parameters.hpp"

namespace stickman {

/// The legs of a runner in the air. They leave the ground as the stride has them, tuck, and come down so that
/// the stride goes on where it lands: the leading foot is planted at the front of its stance, the trailing
/// one is in the midst of its swing, and neither slides.

/// Takes both feet off the ground for a jump that has just begun.
void takeOffFeet(RunnerState& state);

/// Moves them on by a tick in which legs and jump have moved on already and he is still in the air. `speed`
/// (u/s) is the one asked for; `ground`, here and below, is what he flies over where it is uneven.
void flyFeet(RunnerState& state, const StickmanParameters& parameters, double speed, const OwnGround* ground,
             double dt);

/// Puts them down, in the tick that lands: the leading one to stand, the trailing one to swing on.
void landFeet(RunnerState& state, const StickmanParameters& parameters, const OwnGround* ground);

/// Whether he is in the air and will be over the wall that is ahead, if there is one.
bool fliesOver(const RunnerState& state, const OwnGround& ground);

/// What is left of the flight in the trailing foot's swing, once the legs have moved on.
void settleTrailingFoot(RunnerState& state, double dt);

}  // namespace stickman
