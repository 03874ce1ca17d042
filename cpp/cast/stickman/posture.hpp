#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// The lean (rad, forward) that his speed and its change ask of the spine.
double leanTarget(const StickmanState& state, const StickmanParameters& parameters);

/// Moves on by `dt` seconds, > 0, what is not the legs: breath, the lean of the spine, gusts.
void advancePosture(StickmanState& state, const StickmanParameters& parameters, double dt);

/// What the arms do; an action that has other use for them leaves them.
enum class PostureArms { kSwing, kLeft };

/// What standing, walking and running want of the body: breathing, bob, lean, swinging arms.
BodyTargets postureTargets(const StickmanState& state, const StickmanParameters& parameters,
                           PostureArms arms);

}  // namespace stickman
