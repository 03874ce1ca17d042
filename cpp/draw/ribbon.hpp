#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>

#include "draw/draw_list.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// A limb as a rubber hose: a curve through its points, filled as one tapering band with round ends.
struct Ribbon {
  Style style;
  double alpha;
  double startWidth;  ///< u at the first point
  double endWidth;    ///< u at the last point
  /// -1..1: 0 tapers evenly, 1 most near the first point and not at all at the last, -1 the other way.
  double early = 0.0;
};

/// The points that a ribbon runs through. How many they are is known to the compiler, which takes 2 to kMost.
class RibbonPoints {
 public:
  static constexpr std::size_t kMost = 5;
  template <std::size_t N>
  using IfAllowed = std::enable_if_t<N >= 2 && N <= kMost>;

  template <std::size_t N, typename = IfAllowed<N>>
  constexpr RibbonPoints(const Vec2 (&points)[N]) : points_(points) {}
  template <std::size_t N, typename = IfAllowed<N>>
  constexpr RibbonPoints(const std::array<Vec2, N>& points) : points_(points) {}
  template <std::size_t N, typename = IfAllowed<N>>
  constexpr RibbonPoints(std::span<const Vec2, N> points) : points_(points) {}

  constexpr std::span<const Vec2> all() const { return points_; }

 private:
  std::span<const Vec2> points_;
};

/// Adds the ribbon through `points` to the list as one polygon. Under the nonzero rule it covers exactly what
/// a disc of the ribbon's width sweeps along the curve: a sharply bent knee makes neither holes nor folds,
/// and a translucent limb never shows its overlap.
void addRibbon(DrawList& list, const Ribbon& ribbon, RibbonPoints points);

}  // namespace stickman
