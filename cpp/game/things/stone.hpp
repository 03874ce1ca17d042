#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// Low: a hop will do.
extern const Thing kStoneThing;

}  // namespace stickman
