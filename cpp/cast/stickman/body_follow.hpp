#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// Makes an offset of whatever the shown targets have more than `source`, which is followed from now on: what
/// is shown stays where it is, its velocity does not. For a blow that breaks off everything.
void breakOff(StickmanState& state, BodyTargets source);

/// The blended targets follow `source` by a tick.
void followSource(StickmanState& state, BodyTargets source, double dt);

/// The blended targets follow the source of the present action by a tick.
void tickBody(StickmanState& state, const StickmanParameters& parameters, double dt);

}  // namespace stickman
