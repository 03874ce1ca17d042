#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// Too high to jump: to be speared.
extern const Thing kStrawManThing;

}  // namespace stickman
