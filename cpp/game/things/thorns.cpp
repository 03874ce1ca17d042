#include "game/things/thorns.hpp"

#include "draw/ribbon.hpp"
#include "game/things/thing_drawing.hpp"

namespace stickman {
namespace {

ObstacleShapes shapesOfThorns(const Obstacle& obstacle) {
  const double x = obstacle.x;
  return {{{uprightCapsule(x, 0.0, 74.0, 14.0)}}, 1};
}

void drawThorns(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const ThingPlace at = placeOf(obstacle, shift);
  struct Cane {
    double foot;
    Vec2 knee;
    Vec2 tip;
  };
  constexpr Cane kCanes[] = {{-10.0, {-16.0, -31.0}, {-8.0, -63.0}},
                             {-3.0, {-7.0, -40.0}, {3.0, -78.0}},
                             {4.0, {9.0, -36.0}, {-3.0, -69.0}},
                             {10.0, {17.0, -27.0}, {12.0, -60.0}}};
  for (const Cane& cane : kCanes) {
    const Vec2 points[] = {at(cane.foot, 0.0), at(cane.knee.x, cane.knee.y), at(cane.tip.x, cane.tip.y)};
    addRibbon(list, {.style = Style::kInk, .alpha = 1.0, .startWidth = 8.0, .endWidth = 2.5}, points);
    for (int i = 0; i < 3; ++i) {
      const Vec2 root = lerp(cane.knee, cane.tip, 0.15 + 0.3 * i);
      const double side = i % 2 == 0 ? 1.0 : -1.0;
      thingLine(list, at, Style::kInk, root, root + Vec2{side * 10.0, -6.0}, 2.6);
    }
  }
}

}  // namespace

const Thing kThornsThing{.kind = ObstacleKind::kThorns,
                         .name = "thorns",
                         .demand = {true, false},
                         .halfWidth = 15.0,
                         .ownSpeed = 0.0,
                         .from = 2500.0,
                         .weight = 4,
                         .shapes = &shapesOfThorns,
                         .draw = &drawThorns};

}  // namespace stickman
