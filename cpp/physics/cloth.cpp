#include "physics/cloth.hpp"

#include <cmath>

#include "physics/cloth_clamp.hpp"

namespace stickman {
namespace {

// One coordinate of every point. No two arrays overlap, so that a compiler may take several points at once.
void integrateAlong(std::size_t count, float* __restrict place, float* __restrict previous,
                    const float* __restrict acceleration, const float* __restrict inverseMass,
                    VerletStep step) {
  for (std::size_t i = 0; i < count; ++i) {
    const float free = inverseMass[i] == 0.0F ? 0.0F : 1.0F;
    const float now = place[i];
    place[i] = now + free * ((now - previous[i]) * step.keep + acceleration[i] * step.square);
    previous[i] = now;
  }
}

void integrateField(const VerletPoints& points, VerletStep step, const ClothForces& forces) {
  integrateAlong(points.count, points.x, points.previousX, forces.x, points.inverseMass, step);
  integrateAlong(points.count, points.y, points.previousY, forces.y, points.inverseMass, step);
}

std::size_t constraintsOf(const ClothGrid& grid) {
  return grid.rows * (grid.columns - 1) + grid.columns * (grid.rows - 1);
}

}  // namespace

ClothStrain ClothSolver::advance(const VerletPoints& points, const ClothSettings& settings,
                                 const ClothForces& forces, double dt) {
  ClothStrain strain{0, 0};
  if (!(dt > 0.0)) return strain;
  const VerletStep step = verletStep(settings.dragRate, dt / settings.substeps);
  for (int substep = 0; substep < settings.substeps; ++substep) {
    integrateField(points, step, forces);
    relaxation_.relax(points, settings.iterations);
    strain.clamped += clampCloth(points, grid_);
    strain.checked += constraintsOf(grid_);
  }
  return strain;
}

Stretch measureStretch(const float* x, const float* y, const ClothGrid& grid) {
  double longest = 0.0;
  double sum = 0.0;
  const auto measure = [&](std::size_t i, std::size_t j) {
    const float dx = x[j] - x[i];
    const float dy = y[j] - y[i];
    const float length = std::sqrt(dx * dx + dy * dy);
    const double stretch = static_cast<double>(length) / static_cast<double>(grid.spacing);
    longest = stretch > longest ? stretch : longest;
    sum += stretch;
  };
  for (std::size_t row = 0; row < grid.rows; ++row) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      const std::size_t i = row * grid.columns + column;
      if (column + 1 < grid.columns) measure(i, i + 1);
      if (row + 1 < grid.rows) measure(i, i + grid.columns);
    }
  }
  return {longest, sum / static_cast<double>(constraintsOf(grid))};
}

}  // namespace stickman
