#pragma once

#include "cast/stickman.hpp"

namespace stickman {

/// How the stickman's two legs carry him, from his parameters.
BipedSettings bipedSettings(const StickmanParameters& parameters);

/// The lean (rad, forward) that his speed and its change ask of the spine.
double leanTarget(const StickmanState& state, const StickmanParameters& parameters);

/// Legs, spine and arms for the moment that the state's motion describes, squashed; the head at its ideal
/// place, before it lags. Reads everything of the state but its pose, head and hair.
StickmanPose bodyPose(const StickmanState& state, const StickmanParameters& parameters);

/// Radius (u) of the head as it is drawn: squash changes it.
double shownHeadRadius(const StickmanParameters& parameters);

}  // namespace stickman
