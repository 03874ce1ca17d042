#pragma once

#include "draw/draw_list.hpp"
#include "physics/cloth.hpp"
#include "physics/verlet_store.hpp"

namespace stickman {

/// A flag on its pole, `t` (0..1) between the last two ticks: cloth with light and shade in its folds, or its
/// bare threads. The pole reaches down to `groundY`. A large grid is drawn by every second thread or fewer,
/// so that it fits the draw list.
void drawCloth(DrawList& list, const VerletStore& store, const ClothGrid& grid, double t, bool bareLines,
               double groundY);

}  // namespace stickman
