#pragma once

#include <cstddef>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// A rectangular grid of Verlet points, row by row, that are held at `spacing` from their neighbours along
/// rows and columns.
struct ClothGrid {
  std::size_t columns;  ///< >= 2
  std::size_t rows;     ///< >= 2
  float spacing;        ///< u
};

}  // namespace stickman
