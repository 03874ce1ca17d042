#pragma once

#include <array>
#include <cstdint>

#include "cast/hound/snapshot.hpp"
#include "cast/walker/walker.hpp"
#include "math/vec2.hpp"
#include "physics/strand_state.hpp"

namespace stickman {

/// The kinds of thing on the course; what there is to know of each is in game/things.
enum class ObstacleKind : std::uint64_t { kStone, kThorns, kStrawMan, kSack, kJar, kWalker, kHound };
inline constexpr std::size_t kObstacleKinds = static_cast<std::size_t>(ObstacleKind::kHound) + 1;

inline constexpr std::size_t kRopePoints = 7;
inline constexpr double kRopeTop = 430.0;  ///< u above the ground, out of sight

/// The rope of a hanging sack, the first point its peg. u from the thing's place, y down.
using SackRope = StrandState<kRopePoints>;

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

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
  HoundSnapshot hound;    ///< of a hound; in his own frame, in which he faces +x
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

/// A thing as it is between two ticks, `t` of the way: `before` and `now` are the same thing.
Obstacle between(const Obstacle& before, const Obstacle& now, double t);

/// The joints of a walker or a hound in the world.
WalkerPose walkerPoseOf(const Obstacle& obstacle);
HoundPose houndPoseOf(const Obstacle& obstacle);

}  // namespace stickman
