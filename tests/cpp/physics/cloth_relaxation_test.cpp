#include "physics/cloth_relaxation.hpp"

#include <vector>

#include "catch.hpp"
#include "random_cloth.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// One constraint after the other, colour by colour.
void relaxOneByOne(const VerletPoints& points, const ClothGrid& grid, int iterations) {
  for (int iteration = 0; iteration < iterations; ++iteration) {
    for (std::size_t parity = 0; parity < 2; ++parity) {
      for (std::size_t row = 0; row < grid.rows; ++row) {
        for (std::size_t column = parity; column + 1 < grid.columns; column += 2) {
          const std::size_t i = row * grid.columns + column;
          relaxDistance(points, i, i + 1, grid.spacing);
        }
      }
    }
    for (std::size_t parity = 0; parity < 2; ++parity) {
      for (std::size_t row = parity; row + 1 < grid.rows; row += 2) {
        for (std::size_t column = 0; column < grid.columns; ++column) {
          const std::size_t i = row * grid.columns + column;
          relaxDistance(points, i, i + grid.columns, grid.spacing);
        }
      }
    }
  }
}

void requireSameBits(const ClothGrid& grid, Pins pins, Random& random) {
  INFO(grid.columns << " x " << grid.rows << ", pins " << static_cast<int>(pins));
  RandomCloth cloth(grid, pins, random);
  RandomCloth reference = cloth;
  ClothRelaxation relaxation(grid);
  // Twice, so that what the first one leaves in the room it works in would show.
  for (const int iterations : {3, 1}) {
    relaxation.relax(cloth.view(), iterations);
    relaxOneByOne(reference.view(), grid, iterations);
    REQUIRE(cloth.hasBitsOf(reference));
  }
}

}  // namespace

TEST_CASE(
    "cloth relaxation: four at a time give the bits of one after the other, in grids of all small sizes") {
  Random random(20);
  for (std::size_t columns = 2; columns <= 21; ++columns) {
    for (std::size_t rows = 2; rows <= 7; ++rows) {
      for (const Pins pins : {Pins::kNone, Pins::kLeftSide, Pins::kAnywhere, Pins::kUnevenMasses})
        requireSameBits({columns, rows, 16.0F}, pins, random);
    }
  }
}

TEST_CASE("cloth relaxation: a large one, too") {
  Random random(21);
  requireSameBits({100, 100, 3.0F}, Pins::kLeftSide, random);
  requireSameBits({127, 33, 3.0F}, Pins::kAnywhere, random);
}

TEST_CASE("cloth relaxation: points all in one place, and pins all over, stay where they are") {
  const ClothGrid grid{9, 5, 16.0F};
  Random random(22);
  RandomCloth heap(grid, Pins::kNone, random);
  heap.x.assign(heap.x.size(), 7.5F);
  heap.y.assign(heap.y.size(), -2.25F);
  RandomCloth pinned(grid, Pins::kNone, random);
  pinned.inverseMass.assign(pinned.inverseMass.size(), 0.0F);
  for (RandomCloth* cloth : {&heap, &pinned}) {
    const RandomCloth before = *cloth;
    ClothRelaxation(grid).relax(cloth->view(), 4);
    CHECK(cloth->hasBitsOf(before));
  }
}
