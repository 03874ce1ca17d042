#include "physics/verlet.hpp"

#include <cmath>

#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kReferenceStep = 1.0 / 60.0;  // s, the step for which drags and terminal speeds are given
constexpr double kLeastKept = 1e-6;            // a velocity that is gone within a frame
constexpr double kSlightDrag = 1e-9;           // 1/s, less is none

}  // namespace

double dragRateOf(double keptPerFrame) {
  return -portableLog(clamp(keptPerFrame, kLeastKept, 1.0)) / kReferenceStep;
}

VerletStep verletStep(double dragRate, double dt) {
  if (!(dt > 0.0)) return {1.0F, 0.0F};
  if (!(dragRate > kSlightDrag)) return {1.0F, static_cast<float>(dt * dt)};
  const double keep = portableExp(-dragRate * dt);
  // Terminal speed: displacement per step s = s * keep + a * square, so s / dt = a * square / ((1 - keep)
  // dt).
  const double referenceLoss = 1.0 - portableExp(-dragRate * kReferenceStep);
  return {static_cast<float>(keep), static_cast<float>((1.0 - keep) * dt * (kReferenceStep / referenceLoss))};
}

void integrate(const VerletPoints& points, std::size_t i, VerletStep step, float accelerationX,
               float accelerationY) {
  if (points.inverseMass[i] == 0.0F) return;
  const float x = points.x[i];
  const float y = points.y[i];
  points.x[i] = x + (x - points.previousX[i]) * step.keep + accelerationX * step.square;
  points.y[i] = y + (y - points.previousY[i]) * step.keep + accelerationY * step.square;
  points.previousX[i] = x;
  points.previousY[i] = y;
}

void integrate(const VerletPoints& points, VerletStep step, float accelerationX, float accelerationY) {
  for (std::size_t i = 0; i < points.count; ++i) integrate(points, i, step, accelerationX, accelerationY);
}

void relaxDistance(const VerletPoints& points, std::size_t i, std::size_t j, float rest) {
  const float weight = points.inverseMass[i] + points.inverseMass[j];
  const float dx = points.x[j] - points.x[i];
  const float dy = points.y[j] - points.y[i];
  const float length = std::sqrt(dx * dx + dy * dy);
  if (weight == 0.0F || length == 0.0F) return;
  const float share = (length - rest) / (length * weight);
  points.x[i] += dx * (share * points.inverseMass[i]);
  points.y[i] += dy * (share * points.inverseMass[i]);
  points.x[j] -= dx * (share * points.inverseMass[j]);
  points.y[j] -= dy * (share * points.inverseMass[j]);
}

void movePoint(const VerletPoints& points, std::size_t i, float x, float y) {
  points.x[i] = x;
  points.y[i] = y;
  points.previousX[i] = x;
  points.previousY[i] = y;
}

}  // namespace stickman
