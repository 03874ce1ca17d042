#pragma once

#include "cast/stickman/action_definition.hpp"

namespace stickman {

/// The two-handed thrust: drawn back, driven forward, held, recovered. Only the upper body: it layers on
/// whatever the legs do.
extern const ActionDefinition kThrustAction;
inline constexpr double kThrustDuration = 0.72;  ///< s

}  // namespace stickman
