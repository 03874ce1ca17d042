#include "draw/catmull_rom.hpp"

#include "math/assert.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kSmallestKnotStep = 1e-6;  // keeps coincident points from dividing by zero

double knotStep(Vec2 a, Vec2 b) { return maximum(kSmallestKnotStep, std::sqrt(distance(a, b))); }

// Where the curve passes a point its velocity, by the knot, is that of the parabola through the point and its
// two neighbours at their knots: (p1-p0)/h0 - (p2-p0)/(h0+h1) + (p2-p1)/h1, which is the mean of the two
// secants' slopes, each weighted by the other's step. (Barry and Goldman's pyramid, differentiated.)
Vec2 velocity(Vec2 slopeBefore, double stepBefore, Vec2 slopeAfter, double stepAfter) {
  return (slopeBefore * stepAfter + slopeAfter * stepBefore) * (1.0 / (stepBefore + stepAfter));
}

// Hermite's cubic between two points whose velocities are by a parameter that runs over `step`.
CatmullRomSpan hermite(Vec2 p1, Vec2 velocity1, Vec2 p2, Vec2 velocity2, double step) {
  const Vec2 leave = velocity1 * step;
  const Vec2 arrive = velocity2 * step;
  const Vec2 way = p2 - p1;
  return {p1, leave, way * 3.0 - leave * 2.0 - arrive, leave + arrive - way * 2.0};
}

}  // namespace

CatmullRomSpan catmullRomSpan(Vec2 p0, Vec2 p1, Vec2 p2, Vec2 p3) {
  const double before = knotStep(p0, p1);
  const double step = knotStep(p1, p2);
  const double after = knotStep(p2, p3);
  const Vec2 slope = (p2 - p1) * (1.0 / step);
  return hermite(p1, velocity((p1 - p0) * (1.0 / before), before, slope, step), p2,
                 velocity(slope, step, (p3 - p2) * (1.0 / after), after), step);
}

// Each step, slope and velocity is found once. Going on straight means: as steep, with the same step.
void curveThrough(std::span<const Vec2> points, CatmullRomSpan* spans) {
  STICKMAN_ASSERT(points.size() >= 2);
  const std::size_t last = points.size() - 1;
  double step = knotStep(points[0], points[1]);
  Vec2 slope = (points[1] - points[0]) * (1.0 / step);
  Vec2 leave = slope;
  for (std::size_t i = 0; i < last; ++i) {
    double nextStep = step;
    Vec2 nextSlope = slope;
    if (i + 1 < last) {
      nextStep = knotStep(points[i + 1], points[i + 2]);
      nextSlope = (points[i + 2] - points[i + 1]) * (1.0 / nextStep);
    }
    const Vec2 arrive = velocity(slope, step, nextSlope, nextStep);
    spans[i] = hermite(points[i], leave, points[i + 1], arrive, step);
    leave = arrive;
    slope = nextSlope;
    step = nextStep;
  }
}

}  // namespace stickman
