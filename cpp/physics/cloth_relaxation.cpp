#include "physics/cloth_relaxation.hpp"

#include "physics/lanes.hpp"

namespace stickman {
namespace {

// Added to a divisor, it keeps 0 away and is lost in anything above 1e-12: two coincident points, whose
// difference is 0, and two pinned ones stay without being asked for.
constexpr float kNearlyNothing = 1e-20F;

// The constraint between two points, or the constraints between four and four.
template <typename Number>
void relaxPair(Number& ax, Number& ay, Number& bx, Number& by, Number aMass, Number bMass, Number rest,
               Number nearlyNothing) {
  const Number dx = bx - ax;
  const Number dy = by - ay;
  const Number length = squareRoot(dx * dx + dy * dy);
  const Number share = (length - rest) / (length * (aMass + bMass) + nearlyNothing);
  const Number aShare = share * aMass;
  const Number bShare = share * bMass;
  ax += dx * aShare;
  ay += dy * aShare;
  bx -= dx * bShare;
  by -= dy * bShare;
}

// The same with both inverse masses 1: most of a cloth, and a third less to do.
void relaxUnitMasses(Lanes& ax, Lanes& ay, Lanes& bx, Lanes& by, Lanes rest, Lanes nearlyNothing) {
  const Lanes dx = bx - ax;
  const Lanes dy = by - ay;
  const Lanes length = squareRoot(dx * dx + dy * dy);
  const Lanes share = (length - rest) / (length + length + nearlyNothing);
  const Lanes moveX = dx * share;
  const Lanes moveY = dy * share;
  ax += moveX;
  ay += moveY;
  bx -= moveX;
  by -= moveY;
}

void copyApart(const float* row, float* evens, float* odds, std::size_t columns) {
  std::size_t k = 0;
  for (; 2 * (k + kLanes) <= columns; k += kLanes) {
    Lanes even;
    Lanes odd;
    loadApart(row + 2 * k, even, odd);
    storeLanes(evens + k, even);
    storeLanes(odds + k, odd);
  }
  for (; 2 * k + 1 < columns; ++k) {
    evens[k] = row[2 * k];
    odds[k] = row[2 * k + 1];
  }
  if (columns % 2 != 0) evens[k] = row[2 * k];
}

void copyTogether(const float* evens, const float* odds, float* row, std::size_t columns) {
  std::size_t k = 0;
  for (; 2 * (k + kLanes) <= columns; k += kLanes)
    storeTogether(row + 2 * k, loadLanes(evens + k), loadLanes(odds + k));
  for (; 2 * k + 1 < columns; ++k) {
    row[2 * k] = evens[k];
    row[2 * k + 1] = odds[k];
  }
  if (columns % 2 != 0) row[2 * k] = evens[k];
}

}  // namespace

ClothRelaxation::ClothRelaxation(const ClothGrid& grid)
    : grid_(grid),
      evens_((grid.columns + 1) / 2),
      x_(grid.columns * grid.rows),
      y_(x_.size()),
      inverseMass_(x_.size()),
      special_(grid.rows) {}

void ClothRelaxation::copyIn(const VerletPoints& points) {
  const std::size_t columns = grid_.columns;
  for (std::size_t row = 0; row < grid_.rows; ++row) {
    const std::size_t i = row * columns;
    copyApart(points.x + i, &x_[i], &x_[i + evens_], columns);
    copyApart(points.y + i, &y_[i], &y_[i + evens_], columns);
    copyApart(points.inverseMass + i, &inverseMass_[i], &inverseMass_[i + evens_], columns);
    std::size_t special = columns;
    while (special > 0 && inverseMass_[i + special - 1] == 1.0F) --special;
    special_[row] = special;
  }
}

void ClothRelaxation::copyOut(const VerletPoints& points) const {
  const std::size_t columns = grid_.columns;
  for (std::size_t i = 0; i < x_.size(); i += columns) {
    copyTogether(&x_[i], &x_[i + evens_], points.x + i, columns);
    copyTogether(&y_[i], &y_[i + evens_], points.y + i, columns);
  }
}

void ClothRelaxation::relaxPairs(Piece a, Piece b, std::size_t count, std::size_t special) const {
  const Lanes rest = lanesOf(grid_.spacing);
  const Lanes nearlyNothing = lanesOf(kNearlyNothing);
  std::size_t k = 0;
  for (; k + kLanes <= count; k += kLanes) {
    Lanes ax = loadLanes(a.x + k);
    Lanes ay = loadLanes(a.y + k);
    Lanes bx = loadLanes(b.x + k);
    Lanes by = loadLanes(b.y + k);
    if (k < special) {
      relaxPair(ax, ay, bx, by, loadLanes(a.inverseMass + k), loadLanes(b.inverseMass + k), rest,
                nearlyNothing);
    } else {
      relaxUnitMasses(ax, ay, bx, by, rest, nearlyNothing);
    }
    storeLanes(a.x + k, ax);
    storeLanes(a.y + k, ay);
    storeLanes(b.x + k, bx);
    storeLanes(b.y + k, by);
  }
  for (; k < count; ++k)
    relaxPair(a.x[k], a.y[k], b.x[k], b.y[k], a.inverseMass[k], b.inverseMass[k], grid_.spacing,
              kNearlyNothing);
}

void ClothRelaxation::relaxRow(std::size_t row) {
  const std::size_t i = row * grid_.columns;
  relaxPairs(from(i), from(i + evens_), grid_.columns / 2, special_[row]);
  relaxPairs(from(i + evens_), from(i + 1), (grid_.columns - 1) / 2, special_[row]);
}

void ClothRelaxation::relaxBetween(std::size_t upper) {
  const std::size_t i = upper * grid_.columns;
  const std::size_t special = special_[upper] > special_[upper + 1] ? special_[upper] : special_[upper + 1];
  relaxPairs(from(i), from(i + grid_.columns), grid_.columns, special);
}

// From row to row, so that what is worked on lies close by: a constraint along columns has its turn as soon
// as those of earlier colours that share a point with it have had theirs.
void ClothRelaxation::relaxOnce() {
  for (std::size_t row = 0; row < grid_.rows; ++row) {
    relaxRow(row);
    if (row % 2 == 0) continue;
    relaxBetween(row - 1);
    if (row > 1) relaxBetween(row - 2);
  }
  if (grid_.rows % 2 != 0) relaxBetween(grid_.rows - 2);
}

void ClothRelaxation::relax(const VerletPoints& points, int iterations) {
  copyIn(points);
  for (int iteration = 0; iteration < iterations; ++iteration) relaxOnce();
  copyOut(points);
}

}  // namespace stickman
