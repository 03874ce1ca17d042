#pragma once

#include "math/vec2.hpp"

namespace stickman {

/// All points within `radius` (u) of the segment from `from` to `to`.
struct Capsule {
  Vec2 from;
  Vec2 to;
  double radius;
};

/// One that stands on the ground `low` and ends `high` above it (u), round ends included.
inline Capsule uprightCapsule(double x, double low, double high, double radius) {
  return {{x, -(low + radius)}, {x, -(high - radius)}, radius};
}

/// Between a segment and a point, u. The segment may be a single point.
double distanceToSegment(Vec2 from, Vec2 to, Vec2 point);

/// Between two segments, u; 0 where they cross or touch.
double segmentDistance(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

/// Whether two capsules come within `margin` u of each other; a negative margin lets them overlap by that
/// much.
bool touches(const Capsule& one, const Capsule& other, double margin);

}  // namespace stickman
