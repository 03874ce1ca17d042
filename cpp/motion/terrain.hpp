#pragma once

#include <cstddef>
#include <cstdint>

#include "math/program_parts.hpp"
#include "math/vec2.hpp"

namespace stickman {

inline constexpr std::size_t kMostTerrainPoints = 256;

// SPEC section 16. What the planner, the swings and the hip are tested on; steeper or closer, and legs of 74
// u do not get over it without sliding or stamping.
inline constexpr double kSteepestSlope = 0.8390996311772799;  ///< rise over run: 40 degrees
inline constexpr double kNearestRisers = 10.0;                ///< u between one riser and the next
inline constexpr double kHighestStep = 34.0;                  ///< u, a riser up to which one can walk on
inline constexpr double kUnevenWithin = 40.0;  ///< u in which no more than that may be risen or fallen
inline constexpr double kHighestEdge = 400.0;  ///< u, of a cliff or wall

/// What is wrong with the points of a ground.
enum class TerrainFault {
  kNone,
  kTooMany,     ///< more than kMostTerrainPoints
  kNotFinite,   ///< x or y is NaN or infinite, or farther out than kFarthestPlace
  kDescending,  ///< its x is less than that of the point before
  kThird,       ///< the third point with one x
  kTooHigh,     ///< the riser that it ends is higher than kHighestEdge
  kTooClose,    ///< the riser that it ends is nearer to the one before than kNearestRisers
  kTooSteep,    ///< the slope that it ends is steeper than kSteepestSlope
  kTooUneven,   ///< within kUnevenWithin of it the ground rises or falls by more than kHighestStep
};
inline constexpr std::size_t kTerrainFaults = 9;

/// The first point that is wrong, and why. With kNone or kTooMany, `point` is the number of points.
struct TerrainCheck {
  TerrainFault fault;
  std::size_t point;
};

/// Height and slope of a ground at a place.
struct GroundSample {
  double height;  ///< u, up
  double slope;   ///< rise over run towards +x
};

/// A run of ground that can be walked on, between two edges: the points `first`..`last`. Beyond them it
/// goes on level for ever, as far as whoever walks on it is concerned.
struct TerrainRun {
  std::size_t first;
  std::size_t last;
};

/// The ground: a row of points, straight between them, level beyond the ends; two points with one x are a
/// riser. A riser higher than kHighestStep is an edge: a cliff downwards, a wall upwards. An input, not a
/// state: whoever ticks a figure says what it stands on. Points are given with y down, as on a canvas, y = 0
/// where flat ground is; heights are asked for as u up.
class Terrain {
 public:
  /// Takes the points over, or names what is wrong with them and changes nothing. None: flat ground.
  TerrainCheck set(const Vec2* points, std::size_t count);

  bool flat() const { return !kHasTerrain || count_ == 0; }
  std::size_t size() const { return count_; }
  const Vec2* points() const { return points_; }  ///< x ascending, y down

  /// Height (u, up) at `x`; on a riser that of its right side.
  double height(double x) const;

  /// The run that `x` is on; on an edge the one to its right. Not to be asked of flat ground.
  TerrainRun runAt(double x) const;

  // On one run.

  GroundSample on(TerrainRun run, double x) const;

  /// The same ground seen through a triangle of half-width `halfWidth` u (> 0): without corners, and level
  /// where it is; continuous with its slope in `x`.
  GroundSample smoothOn(TerrainRun run, double x, double halfWidth) const;

  /// The first point of the run whose x is beyond `x`; run.last + 1 if none is.
  std::size_t after(TerrainRun run, double x) const;

 private:
  Vec2 points_[kMostTerrainPoints];
  std::size_t count_ = 0;
  // For each point, the ends of its run.
  std::uint8_t firsts_[kMostTerrainPoints];
  std::uint8_t lasts_[kMostTerrainPoints];
};

}  // namespace stickman
