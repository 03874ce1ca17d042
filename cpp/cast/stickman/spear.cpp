#include "cast/stickman/spear.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

// While hands come from elsewhere to the shaft they may pass each other; then the shaft keeps pointing
// forward. Once they are this far apart it lies through both exactly.
constexpr double kSteadyGap = 14.0;  // u

}  // namespace

SpearState spearBetween(Vec2 rear, Vec2 front, double presence) {
  const Vec2 between = front - rear;
  const Vec2 steadied = between + Vec2{maximum(0.0, kSteadyGap - length(between)), 0.0};
  const double size = length(steadied);
  const Vec2 direction = size > 0.0 ? steadied * (1.0 / size) : Vec2{1.0, 0.0};
  const Vec2 middle = lerp(rear, front, 0.5);
  const Vec2 tip = middle + direction * kSpearAhead;
  return {.tip = tip,
          .butt = tip - direction * kSpearLength,
          .frontGrip = front,
          .rearGrip = rear,
          .presence = clamp(presence, 0.0, 1.0)};
}

}  // namespace stickman
