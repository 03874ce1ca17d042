#pragma once

#include <cstring>
#include <vector>

#include "physics/cloth_grid.hpp"
#include "physics/verlet.hpp"
#include "test_helpers.hpp"

namespace stickman::test {

enum class Pins { kNone, kLeftSide, kAnywhere, kUnevenMasses };

/// The points of a grid, some of them out of place: stretched, pushed together, on top of each other.
struct RandomCloth {
  std::vector<float> x, y, previousX, previousY, inverseMass;

  RandomCloth(const ClothGrid& grid, Pins pins, Random& random) {
    const auto around = [&](double middle, double off) {
      return static_cast<float>(middle + random.between(-off, off));
    };
    for (std::size_t row = 0; row < grid.rows; ++row) {
      for (std::size_t column = 0; column < grid.columns; ++column) {
        const double spacing = grid.spacing;
        const double off = spacing * (random.between(0.0, 1.0) < 0.2 ? 3.0 : 0.05);
        x.push_back(around(100.0 + spacing * static_cast<double>(column), off));
        y.push_back(around(40.0 + spacing * static_cast<double>(row), off));
        previousX.push_back(around(x.back(), 1.0));
        previousY.push_back(around(y.back(), 1.0));
        inverseMass.push_back(massOf(column, pins, random));
        const std::size_t i = x.size() - 1;
        const std::size_t other = column > 0 && random.between(0.0, 1.0) < 0.5 ? i - 1 : i - grid.columns;
        if (i > grid.columns && random.between(0.0, 1.0) < 0.1) {
          x[i] = x[other];
          y[i] = y[other];
        }
      }
    }
  }

  VerletPoints view() {
    return {x.data(), y.data(), previousX.data(), previousY.data(), inverseMass.data(), x.size()};
  }

  bool hasBitsOf(const RandomCloth& other) const {
    const auto same = [](const std::vector<float>& a, const std::vector<float>& b) {
      return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof a[0]) == 0;
    };
    return same(x, other.x) && same(y, other.y) && same(previousX, other.previousX) &&
           same(previousY, other.previousY);
  }

 private:
  static float massOf(std::size_t column, Pins pins, Random& random) {
    if (pins == Pins::kLeftSide) return column == 0 ? 0.0F : 1.0F;
    if (pins == Pins::kAnywhere) return random.between(0.0, 1.0) < 0.1 ? 0.0F : 1.0F;
    if (pins == Pins::kUnevenMasses) return static_cast<float>(random.between(0.1, 2.0));
    return 1.0F;
  }
};

}  // namespace stickman::test
