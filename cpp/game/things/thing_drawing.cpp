#include "game/things/thing_drawing.hpp"

#include "draw/ribbon.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kFallTime = 0.45;     // s that what is speared takes to fall over
constexpr double kFallenAngle = 1.45;  // rad, away from him

// As it falls: slowly at first, as things fall over.
double fallAngle(const Obstacle& obstacle) {
  if (obstacle.struck == 0) return 0.0;
  const double t = clamp(obstacle.struckTime / kFallTime, 0.0, 1.0);
  return kFallenAngle * t * t;
}

}  // namespace

ThingPlace placeOf(const Obstacle& obstacle, Vec2 shift) {
  return {Vec2{obstacle.x, 0.0} + shift, portableSinCos(fallAngle(obstacle))};
}

void thingRibbon(DrawList& list, const ThingPlace& at, Style style, Vec2 from, Vec2 to, double fromWidth,
                 double toWidth) {
  const Vec2 points[] = {at(from.x, from.y), at(to.x, to.y)};
  addRibbon(list, {.style = style, .alpha = 1.0, .startWidth = fromWidth, .endWidth = toWidth}, points);
}

void thingLine(DrawList& list, const ThingPlace& at, Style style, Vec2 from, Vec2 to, double width) {
  list.beginPolyline(style, 1.0, width);
  list.point(at(from.x, from.y));
  list.point(at(to.x, to.y));
  list.end();
}

void thingPolygon(DrawList& list, const ThingPlace& at, Style style, std::span<const Vec2> points) {
  list.beginPolygon(style, 1.0);
  for (const Vec2 p : points) list.point(at(p.x, p.y));
  list.end();
}

}  // namespace stickman
