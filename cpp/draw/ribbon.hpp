#pragma once

#include <cstddef>

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

inline constexpr std::size_t kMaxRibbonPoints = 5;

/// Adds the ribbon through `points` (2 .. kMaxRibbonPoints of them) to the list as one polygon. Under the
/// nonzero rule it covers exactly what a disc of the ribbon's width sweeps along the curve: a sharply bent
/// knee makes neither holes nor folds, and a translucent limb never shows its overlap.
void addRibbon(DrawList& list, const Ribbon& ribbon, const Vec2* points, std::size_t count);

}  // namespace stickman
