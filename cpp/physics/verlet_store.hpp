#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "math/state_hash.hpp"
#include "physics/verlet.hpp"

namespace stickman {

/// Owns the arrays of a Verlet system of any size, and where its points were a tick ago, for showing what
/// lies between.
class VerletStore {
 public:
  explicit VerletStore(std::size_t count) : inverseMass_(count, 1.0F) {
    for (std::vector<float>* array : {&x_, &y_, &previousX_, &previousY_, &lastX_, &lastY_})
      array->resize(count);
  }

  std::size_t count() const { return x_.size(); }
  VerletPoints points() {
    return {x_.data(), y_.data(), previousX_.data(), previousY_.data(), inverseMass_.data(), count()};
  }

  /// Positions only, to look at.
  const float* x() const { return x_.data(); }
  const float* y() const { return y_.data(); }

  void pin(std::size_t i) { inverseMass_[i] = 0.0F; }
  bool isPinned(std::size_t i) const { return inverseMass_[i] == 0.0F; }

  /// Moves everything, present, previous and last, as one: no velocity comes of it.
  void shift(float dx, float dy) {
    for (std::vector<float>* array : {&x_, &previousX_, &lastX_}) {
      for (float& value : *array) value += dx;
    }
    for (std::vector<float>* array : {&y_, &previousY_, &lastY_}) {
      for (float& value : *array) value += dy;
    }
  }

  /// Between two points at the last tick, u.
  double distance(std::size_t i, std::size_t j) const {
    const double dx = shownX(j, 1.0) - shownX(i, 1.0);
    const double dy = shownY(j, 1.0) - shownY(i, 1.0);
    return std::sqrt(dx * dx + dy * dy);
  }

  /// x, y pairs of the last tick's positions and of those the solver remembers as previous.
  void writePairs(float* present, float* previous) const {
    for (std::size_t i = 0; i < count(); ++i) {
      present[2 * i] = x_[i];
      present[2 * i + 1] = y_[i];
      previous[2 * i] = previousX_[i];
      previous[2 * i + 1] = previousY_[i];
    }
  }

  /// To be called before a tick.
  void keepLast() {
    lastX_ = x_;
    lastY_ = y_;
  }

  double shownX(std::size_t i, double t) const { return between(lastX_[i], x_[i], t); }
  double shownY(std::size_t i, double t) const { return between(lastY_[i], y_[i], t); }

  /// The points' present and previous positions to the bit.
  std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const std::vector<float>* array : {&x_, &y_, &previousX_, &previousY_}) {
      for (const float value : *array) hash = hashWord(hash, wordOf(value));
    }
    return hash;
  }

 private:
  static double between(float a, float b, double t) {
    return static_cast<double>(a) + (static_cast<double>(b) - static_cast<double>(a)) * t;
  }
  std::vector<float> x_, y_, previousX_, previousY_, lastX_, lastY_;
  std::vector<float> inverseMass_;
};

}  // namespace stickman
