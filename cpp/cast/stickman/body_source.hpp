#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// What the present action, and a jump under way, want of the body: what the blended targets follow.
BodyTargets bodySource(const StickmanState& state, const StickmanParameters& parameters,
                       const OwnActions& own);

}  // namespace stickman
