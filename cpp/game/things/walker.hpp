#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// Comes walking, too high to jump: to be speared.
extern const Thing kWalkerThing;

}  // namespace stickman
