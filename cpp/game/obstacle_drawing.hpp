#pragma once

#include "draw/draw_list.hpp"
#include "game/obstacle.hpp"

namespace stickman {

/// A thing as it is between two ticks: `before` and `now` are the same thing.
Obstacle between(const Obstacle& before, const Obstacle& now, double t);

/// Draws a thing; `shift` takes the world to the canvas. What can be speared bears the accent colour
/// somewhere, what cannot does not: the same sign for every kind.
void drawObstacle(DrawList& list, const Obstacle& obstacle, Vec2 shift);

}  // namespace stickman
