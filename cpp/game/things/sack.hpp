#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// Hangs on a rope: to be speared.
extern const Thing kSackThing;

}  // namespace stickman
