#pragma once

#include <array>
#include <cstdint>

#include "cast/hound/state.hpp"
#include "cast/walker/walker.hpp"
#include "game/capsule.hpp"

namespace stickman {

/// The things on the course, in the order of OBSTACLES in the shell.
enum class ObstacleKind : std::uint64_t {
  kStone,     ///< low: a hop will do
  kThorns,    ///< high: a jump that is held
  kStrawMan,  ///< too high to jump: to be speared
  kSack,      ///< hangs on a rope: to be speared
  kJar,       ///< to be jumped or speared
  kWalker,    ///< comes walking, too high to jump: to be speared
  kHound,     ///< comes walking, to be jumped or speared
};
inline constexpr std::size_t kObstacleKinds = 7;

/// What gets one past a thing.
struct Demand {
  bool jump;
  bool spear;
};
Demand demandOf(ObstacleKind kind);

/// u of ground that a thing takes up to either side of its place.
double halfWidth(ObstacleKind kind);

/// Speed (u/s) at which a thing comes towards him.
double ownSpeed(ObstacleKind kind);

inline constexpr std::size_t kRopePoints = 7;
inline constexpr double kRopeTop = 430.0;  ///< u above the ground, out of sight

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// The rope of a hanging sack, the first point its peg. u from the thing's place, y down. Verlet, see
/// physics/verlet.hpp.
struct SackRope {
  std::array<float, kRopePoints> x;
  std::array<float, kRopePoints> y;
  std::array<float, kRopePoints> previousX;
  std::array<float, kRopePoints> previousY;
};

/// A thing on the course. Part of a hashed state.
struct Obstacle {
  ObstacleKind kind;
  double x;               ///< u, where it is in the world
  std::uint64_t struck;   ///< the spear has done for it
  double struckTime;      ///< s since then
  std::uint64_t clanked;  ///< the spear has touched it in vain during this thrust
  std::uint64_t passed;   ///< he is past it
  double sway;            ///< 0..1, wraps: the wind's clock for what hangs
  SackRope rope;          ///< of a sack
  WalkerState walker;     ///< of a walker
  HoundState hound;       ///< of a hound; in his own frame, in which he faces +x
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/// A thing in its place. `sway` is where the wind's clock starts.
Obstacle placed(ObstacleKind kind, double x, double sway);

/// Moves it on by `dt` seconds; `halted` once the run is over and nobody goes anywhere.
void tick(Obstacle& obstacle, bool halted, double dt);

/// The spear does for it.
void fell(Obstacle& obstacle);

/// Seconds that a speared hound flies ahead of the runner.
inline constexpr double kTossTime = 0.8;

/// The capsules of what can be run into or hit, in the world: x as travel counts, y down, the ground at 0.
inline constexpr std::size_t kMostShapes = 6;
struct ObstacleShapes {
  std::array<Capsule, kMostShapes> shapes;
  std::size_t count;
};
ObstacleShapes shapesOf(const Obstacle& obstacle);

/// The joints of a walker or a hound in the world.
WalkerPose walkerPoseOf(const Obstacle& obstacle);
HoundPose houndPoseOf(const Obstacle& obstacle);

}  // namespace stickman
