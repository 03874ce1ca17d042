#pragma once

#include "cast/stickman/state.hpp"

namespace stickman {

/// The neck gives: the head is on a spring, feels the figure's starts and stops, and lags behind its ideal
/// place. Each call expects `state.pose` with the head at that place.

/// At rest where the body is now.
void restNeck(StickmanState& state);

/// Moves the head on by `dt` seconds, > 0, and puts it where its spring has it.
void advanceNeck(StickmanState& state, double dt);

/// How far the head is from its ideal place, u.
double shownLag(const StickmanState& state);

}  // namespace stickman
