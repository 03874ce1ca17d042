#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// To be jumped or speared.
extern const Thing kJarThing;

}  // namespace stickman
