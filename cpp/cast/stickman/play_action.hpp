#pragma once

#include "cast/stickman/action_definition.hpp"
#include "cast/stickman/body_targets.hpp"

namespace stickman {

/// Takes `targets`, what he does anyway, to what an action wants of the body `state.activity.time` seconds
/// into it. The corners of a track that is `rounded` are: what is played of it moves smoothly, and differs
/// from the table within 0.05 s of a corner only, but for a hundredth of a fast curve.
void playAction(const ActionDefinition& action, BodyTargets& targets, const StickmanState& state,
                const StickmanParameters& parameters);

/// Where it has the feet `time` seconds into it; they stand `half` (u) to either side at ease.
FootStance stanceOf(const ActionDefinition& action, double time, double half);

/// It has other use for both arms than what they do anyway.
bool takesArms(const ActionDefinition& action);

}  // namespace stickman
