#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// Comes walking, to be jumped or speared.
extern const Thing kHoundThing;

}  // namespace stickman
