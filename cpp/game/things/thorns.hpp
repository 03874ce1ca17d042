#pragma once

#include "game/things/thing.hpp"

namespace stickman {

/// High: a jump that is held.
extern const Thing kThornsThing;

}  // namespace stickman
