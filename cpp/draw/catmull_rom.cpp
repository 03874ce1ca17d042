#include "draw/catmull_rom.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kSmallestKnotStep = 1e-6;  // keeps coincident points from dividing by zero

double knotStep(Vec2 a, Vec2 b) { return maximum(kSmallestKnotStep, std::sqrt(distance(a, b))); }

// The point on the line through a (at knot ta) and b (at knot tb).
Vec2 onLine(Vec2 a, double ta, Vec2 b, double tb, double t) { return lerp(a, b, (t - ta) / (tb - ta)); }

// A curve needs a neighbour beyond each end; continuing straight lets the limb leave its root without a hook.
Vec2 beyond(Vec2 inner, Vec2 end) { return end + (end - inner); }

}  // namespace

Vec2 catmullRom(Vec2 p0, Vec2 p1, Vec2 p2, Vec2 p3, double t) {
  const double t0 = 0.0;
  const double t1 = t0 + knotStep(p0, p1);
  const double t2 = t1 + knotStep(p1, p2);
  const double t3 = t2 + knotStep(p2, p3);
  const double at = lerp(t1, t2, t);
  const Vec2 a1 = onLine(p0, t0, p1, t1, at);
  const Vec2 a2 = onLine(p1, t1, p2, t2, at);
  const Vec2 a3 = onLine(p2, t2, p3, t3, at);
  const Vec2 b1 = onLine(a1, t0, a2, t2, at);
  const Vec2 b2 = onLine(a2, t1, a3, t3, at);
  return onLine(b1, t1, b2, t2, at);
}

Vec2 curveSample(std::span<const Vec2> points, std::size_t spans, std::size_t index) {
  const std::size_t i = index / spans;
  const std::size_t part = index % spans;
  if (part == 0) return points[i];
  const Vec2 before = i == 0 ? beyond(points[1], points[0]) : points[i - 1];
  const Vec2 after = i + 2 < points.size() ? points[i + 2] : beyond(points[i], points[i + 1]);
  return catmullRom(before, points[i], points[i + 1], after,
                    static_cast<double>(part) / static_cast<double>(spans));
}

}  // namespace stickman
