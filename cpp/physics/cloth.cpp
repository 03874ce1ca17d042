#include "physics/cloth.hpp"

#include <cmath>

namespace stickman {
namespace {

constexpr int kClampTurns = 12;

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

// Brings point i within `longest` of point j, which stays. True if it was farther.
bool pullTowards(const VerletPoints& points, std::size_t i, std::size_t j, float longest) {
  const float length = distanceBetween(points.x, points.y, i, j);
  if (length <= longest || points.inverseMass[i] == 0.0F) return false;
  const float share = (length - longest) / length;
  shift(points, i, (points.x[j] - points.x[i]) * share, (points.y[j] - points.y[i]) * share);
  return true;
}

// From the pole outwards and from the top down, every point is brought within reach of the neighbours that
// have their places already; those stay. A point that two of them pull at goes to and fro between their
// circles until it is in both.
void clampAll(const VerletPoints& points, const ClothGrid& grid, ClothStrain& strain) {
  const float longest = kMostStretch * grid.spacing;
  for (std::size_t column = 0; column < grid.columns; ++column) {
    for (std::size_t row = 0; row < grid.rows; ++row) {
      const std::size_t i = row * grid.columns + column;
      bool pulled = true;
      for (int turn = 0; turn < kClampTurns && pulled; ++turn) {
        const bool inwards = column > 0 && pullTowards(points, i, i - 1, longest);
        const bool upwards = row > 0 && pullTowards(points, i, i - grid.columns, longest);
        pulled = inwards || upwards;
        if (turn == 0) strain.clamped += (inwards ? 1 : 0) + (upwards ? 1 : 0);
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
