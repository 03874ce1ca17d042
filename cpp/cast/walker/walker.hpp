#pragma once

#include <array>
#include <cstdint>

#include "cast/walker/leg.hpp"
#include "motion/biped_stepper.hpp"
#include "motion/inertialization.hpp"

namespace stickman {

inline constexpr std::size_t kWalkerJoints = 7;

/// hip, knee, foot of the right leg; the same of the left leg; the body between the hips.
using WalkerPose = std::array<Vec2, kWalkerJoints>;

/// What is asked of the walker. Holds until changed.
struct WalkerCommands {
  double hipX = 0.0;          ///< u
  double angularSpeed = 2.0;  ///< rad/s, when he circles
  double walkSpeed = 0.0;     ///< u/s towards -x, where his knees point, when he walks; negative is backwards
  bool walks = false;         ///< feet planted on the ground instead of circling
  /// The ground, with its x = 0 where he sets out and growing to the right; none or no points: level.
  const Terrain* terrain = nullptr;
};

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// All that changes about the walker from tick to tick; words without padding.
struct WalkerState {
  std::uint64_t ticks;
  std::uint64_t walks;
  CriticallyDamped hip;  ///< u, middle of the hips
  double angle;          ///< rad, of the right foot; the left one is half a turn away
  BipedState legs;       ///< when he walks; in the units of a stickman, see kWalkerScale
  Inertialized<4>
      feet;  ///< x and y of the right and of the left foot, from the middle of the hips and the ground
  WalkerPose pose;
  double base;  ///< u, height of the smoothed ground under his hips; 0 where it is level
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/// Times the stickman's legs are as long.
inline constexpr double kWalkerScale = 2.0 * WalkerBody::kBone / 74.0;

/// Where the middle of his hips is on the terrain, u.
inline double terrainX(const WalkerState& state) { return -state.legs.travel * kWalkerScale; }

/// His hips ride on uneven ground, his feet are clamped to it, and he stops before its edges.
WalkerState standingWalker(const WalkerCommands& commands);
void tick(WalkerState& state, const WalkerCommands& commands, double dt);

/// Bit 0: the right foot is on the ground and does not move over it; bit 1: the left one.
unsigned contacts(const WalkerState& state);

}  // namespace stickman
