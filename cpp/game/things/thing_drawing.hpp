#pragma once

#include <span>

#include "draw/draw_list.hpp"
#include "game/obstacle.hpp"
#include "math/portable_math.hpp"

namespace stickman {

/// From a thing's own place (x forward, y down, its foot at the origin) to the canvas, tipped over its foot.
struct ThingPlace {
  Vec2 foot;
  SinCos turn;

  Vec2 operator()(double x, double y) const {
    return foot + Vec2{x * turn.cos - y * turn.sin, x * turn.sin + y * turn.cos};
  }
};

/// Upright, or fallen over as far as a thing that was speared has got by now: away from him.
ThingPlace placeOf(const Obstacle& obstacle, Vec2 shift);

void thingRibbon(DrawList& list, const ThingPlace& at, Style style, Vec2 from, Vec2 to, double fromWidth,
                 double toWidth);
void thingLine(DrawList& list, const ThingPlace& at, Style style, Vec2 from, Vec2 to, double width);
void thingPolygon(DrawList& list, const ThingPlace& at, Style style, std::span<const Vec2> points);

}  // namespace stickman
