#include "physics/cloth_clamp.hpp"

#include <cmath>

#include "catch.hpp"
#include "random_cloth.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// As clampCloth() is meant, point by point, and from the pole outwards instead of row by row.
bool pullOne(const VerletPoints& points, std::size_t i, std::size_t j, float longest) {
  const float dx = points.x[j] - points.x[i];
  const float dy = points.y[j] - points.y[i];
  const float length = std::sqrt(dx * dx + dy * dy);
  if (length <= longest || points.inverseMass[i] == 0.0F) return false;
  const float share = (length - longest) / length;
  points.x[i] += dx * share;
  points.y[i] += dy * share;
  points.previousX[i] += dx * share;
  points.previousY[i] += dy * share;
  return true;
}

std::size_t clampOneByOne(const VerletPoints& points, const ClothGrid& grid) {
  const float longest = kMostStretch * grid.spacing;
  std::size_t clamped = 0;
  for (std::size_t column = 0; column < grid.columns; ++column) {
    for (std::size_t row = 0; row < grid.rows; ++row) {
      const std::size_t i = row * grid.columns + column;
      for (int turn = 0; turn < 12; ++turn) {
        const bool inwards = column > 0 && pullOne(points, i, i - 1, longest);
        const bool upwards = row > 0 && pullOne(points, i, i - grid.columns, longest);
        if (turn == 0) clamped += (inwards ? 1U : 0U) + (upwards ? 1U : 0U);
        if (!inwards && !upwards) break;
      }
    }
  }
  return clamped;
}

}  // namespace

TEST_CASE("cloth clamp: looking at four points at a time gives the bits of one after the other") {
  Random random(30);
  std::size_t touched = 0;
  for (std::size_t columns = 2; columns <= 17; ++columns) {
    for (std::size_t rows = 2; rows <= 6; ++rows) {
      for (const Pins pins : {Pins::kNone, Pins::kLeftSide, Pins::kAnywhere}) {
        const ClothGrid grid{columns, rows, 16.0F};
        INFO(columns << " x " << rows << ", pins " << static_cast<int>(pins));
        RandomCloth cloth(grid, pins, random);
        RandomCloth reference = cloth;
        const std::size_t clamped = clampCloth(cloth.view(), grid);
        REQUIRE(clamped == clampOneByOne(reference.view(), grid));
        REQUIRE(cloth.hasBitsOf(reference));
        touched += clamped;
      }
    }
  }
  CHECK(touched > 1000);
}

TEST_CASE(
    "cloth clamp: a single point too far out is brought back wherever it is, the rest stays to the bit") {
  const ClothGrid grid{11, 4, 16.0F};
  Random random(31);
  for (std::size_t i = 1; i < grid.columns * grid.rows; ++i) {
    INFO("point " << i);
    RandomCloth cloth(grid, Pins::kNone, random);
    for (std::size_t k = 0; k < cloth.x.size(); ++k) {
      cloth.x[k] = 16.0F * static_cast<float>(k % grid.columns);
      cloth.y[k] = 16.0F * static_cast<float>(k / grid.columns);
    }
    const RandomCloth before = cloth;
    // Away from its neighbours inwards and upwards, and only so far that those after it stay within their
    // reach.
    cloth.x[i] += 1.3F;
    cloth.y[i] += 1.3F;
    const float reach = kMostStretch * grid.spacing;
    const std::size_t clamped = clampCloth(cloth.view(), grid);
    CHECK(clamped == 0);  // 1.3 of 16 is not yet too far
    cloth.x[i] += 2.0F;
    cloth.y[i] += 2.0F;
    CHECK(clampCloth(cloth.view(), grid) >= 1);
    const auto far = [&](std::size_t j) {
      return std::hypot(cloth.x[i] - cloth.x[j], cloth.y[i] - cloth.y[j]);
    };
    if (i % grid.columns != 0) CHECK(far(i - 1) <= reach * 1.00001F);
    if (i >= grid.columns) CHECK(far(i - grid.columns) <= reach * 1.00001F);
    for (std::size_t k = 0; k < i; ++k) REQUIRE(cloth.x[k] == before.x[k]);
  }
}
