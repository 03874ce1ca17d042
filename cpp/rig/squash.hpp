#pragma once

#include "math/vec2.hpp"

namespace stickman {

/// Squash and stretch about a pivot: heights scale by `y`, and the width answers the other way so that the
/// figure seems to keep its volume: sx = 1 + (1 - sy) * 0.7 (SPEC section 7).
struct Squash {
  double x;
  double y;
};

/// `sy` 1 leaves the figure as it is, below 1 squashes, above 1 stretches; 0.5..1.5 is sensible.
constexpr Squash squashFromHeight(double sy) { return {1.0 + (1.0 - sy) * 0.7, sy}; }

constexpr Vec2 apply(Squash squash, Vec2 point, Vec2 pivot) {
  return {pivot.x + (point.x - pivot.x) * squash.x, pivot.y + (point.y - pivot.y) * squash.y};
}

}  // namespace stickman
