#include "game/things/stone.hpp"

#include "game/things/thing_drawing.hpp"

namespace stickman {
namespace {

ObstacleShapes shapesOfStone(const Obstacle& obstacle) {
  const double x = obstacle.x;
  return {{{{{x - 6.0, -16.0}, {x + 6.0, -16.0}, 17.0}}}, 1};
}

void drawStone(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const ThingPlace at = placeOf(obstacle, shift);
  constexpr Vec2 kOutline[] = {{-24.0, 0.0},  {-23.0, -12.0}, {-18.0, -23.0}, {-9.0, -31.0}, {2.0, -34.0},
                               {12.0, -31.0}, {19.0, -23.0},  {23.0, -12.0},  {24.0, 0.0}};
  thingPolygon(list, at, Style::kInk, kOutline);
  // Two cracks let the paper through.
  thingLine(list, at, Style::kGround, {-12.0, -26.0}, {-5.0, -17.0}, 2.0);
  thingLine(list, at, Style::kGround, {6.0, -29.0}, {12.0, -14.0}, 2.0);
}

}  // namespace

const Thing kStoneThing{.kind = ObstacleKind::kStone,
                        .name = "stone",
                        .demand = {true, false},
                        .halfWidth = 23.0,
                        .ownSpeed = 0.0,
                        .from = 0.0,
                        .weight = 5,
                        .shapes = &shapesOfStone,
                        .draw = &drawStone};

}  // namespace stickman
