#pragma once

#include "draw/draw_list.hpp"
#include "physics/verlet_store.hpp"

namespace stickman {

/// A rope from its peg to its free end, `t` (0..1) between the last two ticks; with its points and links if
/// asked for.
void drawRope(DrawList& list, const VerletStore& store, double t, bool showPoints);

}  // namespace stickman
