#include "physics/cloth.hpp"

#include <cmath>

namespace stickman {
namespace {

constexpr int kClampPasses = 2;

// Calls visit(i, j) for the pairs of one colour: neighbours along a row (or a column) whose first one is even
// (or odd).
template <typename Visit>
void forColour(const ClothGrid& grid, bool alongRows, std::size_t parity, const Visit& visit) {
  const std::size_t lastColumn = grid.columns - (alongRows ? 1 : 0);
  const std::size_t lastRow = grid.rows - (alongRows ? 0 : 1);
  const std::size_t step = alongRows ? 1 : grid.columns;
  for (std::size_t row = alongRows ? 0 : parity; row < lastRow; row += alongRows ? 1 : 2) {
    for (std::size_t column = alongRows ? parity : 0; column < lastColumn; column += alongRows ? 2 : 1) {
      const std::size_t i = row * grid.columns + column;
      visit(i, i + step);
    }
  }
}

template <typename Visit>
void forEveryConstraint(const ClothGrid& grid, const Visit& visit) {
  forColour(grid, true, 0, visit);
  forColour(grid, true, 1, visit);
  forColour(grid, false, 0, visit);
  forColour(grid, false, 1, visit);
}

float distanceBetween(const float* x, const float* y, std::size_t i, std::size_t j) {
  const float dx = x[j] - x[i];
  const float dy = y[j] - y[i];
  return std::sqrt(dx * dx + dy * dy);
}

void shift(const VerletPoints& points, std::size_t i, float dx, float dy) {
  points.x[i] += dx;
  points.y[i] += dy;
  points.previousX[i] += dx;
  points.previousY[i] += dy;
}

// Pulls an overstretched pair together. True if it was one.
bool clampPair(const VerletPoints& points, std::size_t i, std::size_t j, float longest) {
  const float length = distanceBetween(points.x, points.y, i, j);
  const float weight = points.inverseMass[i] + points.inverseMass[j];
  if (length <= longest || weight == 0.0F) return false;
  const float share = (length - longest) / (length * weight);
  const float dx = (points.x[j] - points.x[i]) * share;
  const float dy = (points.y[j] - points.y[i]) * share;
  shift(points, i, dx * points.inverseMass[i], dy * points.inverseMass[i]);
  shift(points, j, -dx * points.inverseMass[j], -dy * points.inverseMass[j]);
  return true;
}

// From the pole outwards, column by column: a neighbour that was pulled in pulls in the next one, and one
// pass leaves no row overstretched. Then the columns, from the top.
void clampAll(const VerletPoints& points, const ClothGrid& grid, ClothStrain& strain) {
  const float longest = kMostStretch * grid.spacing;
  for (int pass = 0; pass < kClampPasses; ++pass) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      for (std::size_t row = 0; row < grid.rows; ++row) {
        const std::size_t i = row * grid.columns + column;
        if (column > 0) strain.clamped += clampPair(points, i - 1, i, longest) ? 1 : 0;
        if (row > 0) strain.clamped += clampPair(points, i - grid.columns, i, longest) ? 1 : 0;
      }
    }
  }
  strain.checked += grid.rows * (grid.columns - 1) + grid.columns * (grid.rows - 1);
}

void integrateField(const VerletPoints& points, VerletStep step, const ClothForces& forces) {
  for (std::size_t i = 0; i < points.count; ++i) {
    const float free = points.inverseMass[i] == 0.0F ? 0.0F : 1.0F;
    const float x = points.x[i];
    const float y = points.y[i];
    points.x[i] = x + free * ((x - points.previousX[i]) * step.keep + forces.x[i] * step.square);
    points.y[i] = y + free * ((y - points.previousY[i]) * step.keep + forces.y[i] * step.square);
    points.previousX[i] = x;
    points.previousY[i] = y;
  }
}

}  // namespace

ClothStrain advance(const VerletPoints& points, const ClothGrid& grid, const ClothSettings& settings,
                    const ClothForces& forces, double dt) {
  ClothStrain strain{0, 0};
  if (!(dt > 0.0)) return strain;
  const VerletStep step = verletStep(settings.dragRate, dt / settings.substeps);
  for (int substep = 0; substep < settings.substeps; ++substep) {
    integrateField(points, step, forces);
    for (int iteration = 0; iteration < settings.iterations; ++iteration) {
      forEveryConstraint(grid,
                         [&](std::size_t i, std::size_t j) { relaxDistance(points, i, j, grid.spacing); });
    }
    clampAll(points, grid, strain);
  }
  return strain;
}

Stretch measureStretch(const float* x, const float* y, const ClothGrid& grid) {
  double longest = 0.0;
  double sum = 0.0;
  std::size_t count = 0;
  forEveryConstraint(grid, [&](std::size_t i, std::size_t j) {
    const double stretch =
        static_cast<double>(distanceBetween(x, y, i, j)) / static_cast<double>(grid.spacing);
    longest = stretch > longest ? stretch : longest;
    sum += stretch;
    ++count;
  });
  return {longest, sum / static_cast<double>(count)};
}

}  // namespace stickman
