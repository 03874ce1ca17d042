// The ground as JavaScript hands it over: point by point, then to a figure. Numbers alone cross the boundary,
// which needs less glue than an array of objects.
#pragma once

#include <cstddef>

#include "motion/terrain.hpp"

namespace stickman::bindings {

struct StagedTerrain {
  Vec2 points[kMostTerrainPoints + 1];  // one more than there may be: what is too many is refused, not cut
  std::size_t count;
};
inline StagedTerrain stagedTerrain{};

inline void terrainPoint(double x, double y) {
  if (stagedTerrain.count <= kMostTerrainPoints) stagedTerrain.points[stagedTerrain.count++] = {x, y};
}

/// The points since the last call become the figure's ground. 0; else a TerrainFault times 1000 and the
/// point's number, and the figure keeps what it had.
template <typename Figure>
double useTerrain(Figure& figure) {
  const TerrainCheck check = figure.setTerrain(stagedTerrain.points, stagedTerrain.count);
  stagedTerrain.count = 0;
  if (check.fault == TerrainFault::kNone) return 0.0;
  return 1000.0 * static_cast<double>(check.fault) + static_cast<double>(check.point);
}

}  // namespace stickman::bindings
