#pragma once

#include "math/limits.hpp"
#include "math/scalar.hpp"

namespace stickman {

inline constexpr double kViewHeight = 440.0;  ///< u, always (SPEC section 1)

/// The part of the world that a canvas shows: always as high, as wide as the element's aspect makes it.
class View {
 public:
  double width() const { return width_; }  ///< u
  double middle() const { return width_ / 2.0; }

  /// Clamps to 1..4000 u. False, and nothing changes, for NaN.
  bool setWidth(double width) {
    if (width != width) return false;
    width_ = clamp(width, 1.0, kWidest);
    return true;
  }

 private:
  static constexpr double kWidest = 4000.0;  // u, an aspect of 9: beyond that nothing is to be seen
  double width_ = kViewHeight * 16.0 / 9.0;
};

}  // namespace stickman
