#include "game/capsule.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

double cross(Vec2 a, Vec2 b) { return dot(perpendicular(a), b); }

// On opposite sides of the line through a and b, or on it.
bool parts(Vec2 a, Vec2 b, Vec2 c, Vec2 d) { return cross(b - a, c - a) * cross(b - a, d - a) < 0.0; }

}  // namespace

double distanceToSegment(Vec2 from, Vec2 to, Vec2 point) {
  const Vec2 way = to - from;
  const double square = dot(way, way);
  const double t = square > 0.0 ? clamp(dot(point - from, way) / square, 0.0, 1.0) : 0.0;
  return distance(point, from + way * t);
}

double segmentDistance(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  if (parts(a, b, c, d) && parts(c, d, a, b)) return 0.0;
  const double ends = minimum(distanceToSegment(a, b, c), distanceToSegment(a, b, d));
  return minimum(ends, minimum(distanceToSegment(c, d, a), distanceToSegment(c, d, b)));
}

bool touches(const Capsule& one, const Capsule& other, double margin) {
  const double reach = one.radius + other.radius + margin;
  return reach > 0.0 && segmentDistance(one.from, one.to, other.from, other.to) <= reach;
}

}  // namespace stickman
