#pragma once

#include <cstddef>
#include <vector>

#include "physics/cloth_grid.hpp"
#include "physics/verlet.hpp"

namespace stickman {

/// Relaxes the distance constraints of a grid, four at a time. They come by colour: along rows and then along
/// columns, of each first those whose first point is even and then the odd ones. No two of a colour share a
/// point, so that the order within it cannot change a bit.
class ClothRelaxation {
 public:
  explicit ClothRelaxation(const ClothGrid& grid);

  /// Relaxes every constraint `iterations` times, each as relaxDistance() does. `points` are those of the
  /// grid.
  void relax(const VerletPoints& points, int iterations);

 private:
  // Points side by side in our own copy.
  struct Piece {
    float* x;
    float* y;
    const float* inverseMass;
  };
  Piece from(std::size_t i) { return {&x_[i], &y_[i], &inverseMass_[i]}; }

  void copyIn(const VerletPoints& points);
  void copyOut(const VerletPoints& points) const;
  void relaxOnce();
  void relaxRow(std::size_t row);
  void relaxBetween(std::size_t upper);
  void relaxPairs(Piece a, Piece b, std::size_t count, std::size_t special) const;

  ClothGrid grid_;
  std::size_t evens_;  // columns with an even number
  // The points row by row, but of each row the even columns first: so the pairs of a colour are two pieces
  // along rows, too.
  std::vector<float> x_, y_, inverseMass_;
  // How many points a row begins with that may be pinned or of any mass; those after them have inverse
  // mass 1.
  std::vector<std::size_t> special_;
};

}  // namespace stickman
