#pragma once

#include <array>
#include <cstddef>

#include "math/limits.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// What a record of the draw list holds after its four header floats.
enum class ShapeKind {
  kPolygon = 1,   ///< x, y pairs, filled by the nonzero rule
  kPolyline = 2,  ///< width, then x, y pairs; stroked with round caps and joins
  kCircle = 3,    ///< x, y, radius; filled
};

/// Which colour a shape has is decided in JavaScript; the core only says what it is.
enum class Style {
  kInk = 0,     ///< the body, near side
  kFarInk = 1,  ///< the body, far side
  kGround = 2,
  kAccent = 3,  ///< the spear and what it hits
  kHair = 4,
  kCloth = 5,
  kGuide = 6,  ///< construction lines, constraints: thin and quiet
};

/// Shapes to fill, back to front, packed for a renderer that only walks floats:
/// [used, {kind, style, alpha, count, count floats of payload} ...], where `used` counts itself.
/// Lengths in canvas units, alpha 0..1. The capacity is fixed so that a view of it stays valid.
class DrawList {
 public:
  static constexpr std::size_t kCapacity = kDrawListFloats;

  DrawList() { clear(); }

  void clear();

  /// Start a polygon or polyline, add its points, then end it. A shape for which there is no room is left out
  /// whole, never cut.
  void beginPolygon(Style style, double alpha);
  void beginPolyline(Style style, double alpha, double width);
  void point(Vec2 p);
  void end();

  void circle(Style style, double alpha, Vec2 centre, double radius);

  const float* data() const { return floats_.data(); }
  std::size_t used() const { return used_; }
  /// Shapes left out since the last clear because the list was full.
  std::size_t dropped() const { return dropped_; }

 private:
  void begin(ShapeKind kind, Style style, double alpha);
  // Where so many floats go; null, and the shape left out, when they do not fit.
  float* room(std::size_t count);

  std::array<float, kCapacity> floats_;
  std::size_t used_;
  std::size_t open_;  // where the record being written starts; 0: none is
  bool overflow_;     // the record being written does not fit
  std::size_t dropped_;
};

}  // namespace stickman
