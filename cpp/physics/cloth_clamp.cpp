#include "physics/cloth_clamp.hpp"

#include <cmath>

#include "physics/lanes.hpp"

namespace stickman {
namespace {

constexpr int kClampTurns = 12;
constexpr float kSurely = 0.999F;  // of the square of what is allowed; the rest is for the rounding

struct Reach {
  const VerletPoints& points;
  std::size_t columns;
  float longest;
  float surely;  // u^2, a square of a distance that is within reach without a doubt

  // Brings point i within `longest` of point j, which stays. True if it was farther.
  bool pullTowards(std::size_t i, std::size_t j) const {
    const float dx = points.x[j] - points.x[i];
    const float dy = points.y[j] - points.y[i];
    const float square = dx * dx + dy * dy;
    if (square <= surely || points.inverseMass[i] == 0.0F) return false;
    const float length = std::sqrt(square);
    if (length <= longest) return false;
    const float share = (length - longest) / length;
    const float moveX = dx * share;
    const float moveY = dy * share;
    points.x[i] += moveX;
    points.y[i] += moveY;
    points.previousX[i] += moveX;
    points.previousY[i] += moveY;
    return true;
  }

  // Brings a point within reach of its neighbours inwards and upwards, where it has them. If both pull at it,
  // it goes to and fro between their circles until it is in both. Gives how many did pull.
  std::size_t clamp(std::size_t i, bool hasInner, bool hasUpper) const {
    std::size_t pulls = 0;
    bool pulled = true;
    for (int turn = 0; turn < kClampTurns && pulled; ++turn) {
      const bool inwards = hasInner && pullTowards(i, i - 1);
      const bool upwards = hasUpper && pullTowards(i, i - columns);
      pulled = inwards || upwards;
      if (turn == 0) pulls = (inwards ? 1U : 0U) + (upwards ? 1U : 0U);
    }
    return pulls;
  }

  // Whether four points side by side are all within reach as they are.
  bool holdsFour(std::size_t i, bool hasUpper) const {
    const Lanes x = loadLanes(points.x + i);
    const Lanes y = loadLanes(points.y + i);
    const auto squareTo = [&](std::size_t j) {
      const Lanes dx = loadLanes(points.x + j) - x;
      const Lanes dy = loadLanes(points.y + j) - y;
      return dx * dx + dy * dy;
    };
    const Lanes inwards = squareTo(i - 1);
    return !anyGreater(inwards, hasUpper ? squareTo(i - columns) : inwards, lanesOf(surely));
  }
};

}  // namespace

// From the top down and from the pole outwards, every point is brought within reach of the neighbours that
// have their places already; those stay.
std::size_t clampCloth(const VerletPoints& points, const ClothGrid& grid) {
  const float longest = kMostStretch * grid.spacing;
  const Reach reach{points, grid.columns, longest, longest * longest * kSurely};
  std::size_t clamped = 0;
  for (std::size_t row = 0; row < grid.rows; ++row) {
    const std::size_t first = row * grid.columns;
    const bool hasUpper = row > 0;
    clamped += reach.clamp(first, false, hasUpper);
    for (std::size_t column = 1; column < grid.columns;) {
      if (column + kLanes <= grid.columns && reach.holdsFour(first + column, hasUpper)) {
        column += kLanes;
      } else {
        clamped += reach.clamp(first + column, true, hasUpper);
        ++column;
      }
    }
  }
  return clamped;
}

}  // namespace stickman
