#include "game/things/jar.hpp"

#include "game/things/thing_drawing.hpp"

namespace stickman {
namespace {

ObstacleShapes shapesOfJar(const Obstacle& obstacle) {
  const double x = obstacle.x;
  return {{{uprightCapsule(x, 0.0, 74.0, 20.0)}}, 1};
}

void drawJar(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const ThingPlace at = placeOf(obstacle, shift);
  constexpr Vec2 kOutline[] = {{-11.0, 0.0},  {-17.0, -14.0}, {-21.0, -30.0}, {-19.0, -44.0}, {-9.0, -55.0},
                               {-8.0, -62.0}, {-13.0, -70.0}, {13.0, -70.0},  {8.0, -62.0},   {9.0, -55.0},
                               {19.0, -44.0}, {21.0, -30.0},  {17.0, -14.0},  {11.0, 0.0}};
  thingPolygon(list, at, Style::kInk, kOutline);
  thingLine(list, at, Style::kAccent, {-18.0, -36.0}, {18.0, -36.0}, 6.0);
  thingLine(list, at, Style::kAccent, {-18.0, -25.0}, {18.0, -25.0}, 2.5);
}

}  // namespace

const Thing kJarThing{.kind = ObstacleKind::kJar,
                      .name = "jar",
                      .demand = {true, true},
                      .halfWidth = 21.0,
                      .ownSpeed = 0.0,
                      .from = 1500.0,
                      .weight = 4,
                      .shapes = &shapesOfJar,
                      .draw = &drawJar};

}  // namespace stickman
