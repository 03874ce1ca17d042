#pragma once

#include "motion/terrain.hpp"

namespace stickman {

/// The run of a ground that a body walks on, in the body's own frame: x grows the way it faces.
struct OwnGround {
  const Terrain* terrain;
  double origin;  ///< u, x of the terrain where the body's own x is 0
  double facing;  ///< +1 or -1
  TerrainRun run;

  double terrainX(double x) const { return origin + facing * x; }
  double ownX(double terrainX) const { return (terrainX - origin) * facing; }

  /// Height (u, up) and slope at own `x`.
  GroundSample at(double x) const { return turned(terrain->on(run, terrainX(x))); }
  /// The same, seen through a triangle of half-width `halfWidth` u.
  GroundSample smoothAt(double x, double halfWidth) const {
    return turned(terrain->smoothOn(run, terrainX(x), halfWidth));
  }

 private:
  GroundSample turned(GroundSample sample) const { return {sample.height, sample.slope * facing}; }
};

/// Whether there is a ground that is not level. Asked by this name, so that a program without any has nothing
/// of what would walk on it.
inline bool isUneven(const OwnGround* ground) { return kHasTerrain && ground != nullptr; }

/// The ground of a body that is at own x `travel`, where the terrain's x is `place`, and whose last foothold
/// is at own x `footing`: that tells on which side of an edge it is. `terrain` is not flat().
OwnGround groundOf(const Terrain& terrain, double place, double travel, double facing, double footing);

/// A piece of ground between two risers on which a foot may stand, as far from them as it must be, and a
/// place on it.
struct Tread {
  double low;   ///< u, own x
  double high;  ///< u
  double x;     ///< u, within them: where the foot is to stand
};

/// The tread for a foot that would stand at own `x` when the body is at own x `body`: near to the one, in
/// reach of the other, not far above or below the ground around.
Tread treadFor(const OwnGround& ground, double x, double body);

}  // namespace stickman
