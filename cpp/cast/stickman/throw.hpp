#pragma once

#include "cast/stickman/action_definition.hpp"

namespace stickman {

/// The overarm throw: wind-up, release, follow-through, recovery. No weapon. The near arm goes back, over the
/// top and down in front, a whole turn; he steps into the throw and back.
extern const ActionDefinition kThrowAction;
inline constexpr double kThrowDuration = 1.25;  ///< s

}  // namespace stickman
