#pragma once

#include "cast/stickman_parameters.hpp"
#include "cast/stickman_state.hpp"

namespace stickman {

/// How the stickman's two legs carry him, from his parameters.
BipedSettings bipedSettings(const StickmanParameters& parameters);

/// The lean (rad, forward) that his speed and its change ask of the spine.
double leanTarget(const StickmanState& state, const StickmanParameters& parameters);

/// Moves on by `dt` seconds, > 0, what going has besides the legs: breath, the lean of the spine, gusts.
void advanceGoing(StickmanState& state, const StickmanParameters& parameters, double dt);

/// What going has the arms do; an action that has other use for them leaves them.
enum class GoingArms { kSwing, kLeft };

/// What standing, walking and running want of the body: breathing, bob, lean, swinging arms.
BodyTargets goingTargets(const StickmanState& state, const StickmanParameters& parameters, GoingArms arms);

}  // namespace stickman
