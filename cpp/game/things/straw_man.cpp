#include "game/things/straw_man.hpp"

#include "game/things/thing_drawing.hpp"

namespace stickman {
namespace {

ObstacleShapes shapesOfStrawMan(const Obstacle& obstacle) {
  const double x = obstacle.x;
  return {{{uprightCapsule(x, 0.0, 216.0, 17.0)}}, 1};
}

void drawStrawMan(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const ThingPlace at = placeOf(obstacle, shift);
  thingLine(list, at, Style::kInk, {0.0, 0.0}, {0.0, -190.0}, 7.0);
  thingLine(list, at, Style::kInk, {-42.0, -150.0}, {42.0, -154.0}, 6.0);
  // A coat of straw, wider below, its ends loose.
  thingRibbon(list, at, Style::kInk, {0.0, -166.0}, {0.0, -92.0}, 24.0, 40.0);
  for (int i = -2; i <= 2; ++i) {
    thingLine(list, at, Style::kInk, {7.0 * i, -80.0}, {9.5 * i, -60.0 - 3.0 * (i % 2)}, 3.0);
  }
  for (const double side : {-1.0, 1.0}) {
    thingLine(list, at, Style::kInk, {side * 38.0, -152.0}, {side * 48.0, -142.0}, 2.6);
    thingLine(list, at, Style::kInk, {side * 38.0, -152.0}, {side * 50.0, -153.0}, 2.6);
  }
  list.circle(Style::kInk, 1.0, at(0.0, -196.0), 18.0);
  list.circle(Style::kAccent, 1.0, at(0.0, -112.0), 15.0);
  list.circle(Style::kInk, 1.0, at(0.0, -112.0), 8.5);
  list.circle(Style::kAccent, 1.0, at(0.0, -112.0), 3.5);
}

}  // namespace

const Thing kStrawManThing{.kind = ObstacleKind::kStrawMan,
                           .name = "straw-man",
                           .demand = {false, true},
                           .halfWidth = 18.0,
                           .ownSpeed = 0.0,
                           .from = 0.0,
                           .weight = 4,
                           .shapes = &shapesOfStrawMan,
                           .draw = &drawStrawMan};

}  // namespace stickman
