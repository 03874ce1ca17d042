#include "cast/walker/leg.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {

Vec2 midpointKnee(Vec2 hip, Vec2 foot, double bone) {
  const Vec2 line = foot - hip;
  const double half = 0.5 * length(line);
  const Vec2 middle = lerp(hip, foot, 0.5);
  if (!(half > 0.0)) return middle + Vec2{-bone, 0.0};
  const double aside = std::sqrt(maximum(0.0, bone * bone - half * half));
  return middle + perpendicular(line) * (aside / (2.0 * half));
}

Vec2 circlingFoot(double hipX, double angle) {
  const SinCos turn = portableSinCos(angle);
  const double y = WalkerBody::kGroundY + WalkerBody::kPathY * turn.sin;
  return {hipX - WalkerBody::kPathX * turn.cos, minimum(y, WalkerBody::kGroundY)};
}

}  // namespace stickman
