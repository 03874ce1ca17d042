#pragma once

#include <cstdint>

#include "cast/stickman/state.hpp"
#include "motion/ballistic_jump.hpp"

namespace stickman {

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// A foot in the air, as the body carries it.
struct FlyingFoot {
  CriticallyDamped aside;  ///< u ahead of the body's place
  CriticallyDamped drop;   ///< u below the hip
};

/// What is left of the spear once he has lost it. In the world: x as `legs.travel` counts.
struct LostSpear {
  Vec2 middle;    ///< u, of the shaft
  Vec2 velocity;  ///< u/s
  double angle;   ///< rad, of the tip, positive raises it
  double spin;    ///< rad/s
  std::uint64_t lost;
  std::uint64_t lies;  ///< an end has met the ground
};

/// The stickman as a runner with a spear: what he is besides a stickman who goes at a speed. Flat, hashed as
/// words.
struct RunnerState {
  StickmanState man;
  BallisticJumpSettings jumping;  ///< how he jumps: for good
  BallisticJump jump;
  double flight;            ///< s since the take-off
  std::uint64_t nearLeads;  ///< the near foot is the one to land first
  FlyingFoot nearFoot;
  FlyingFoot farFoot;
  CriticallyDamped stray;    ///< u, height of the trailing foot left over from the flight
  CriticallyDamped air;      ///< 0 on the ground .. 1 in the air, for the upper body
  CriticallyDamped dip;      ///< u that the knees give after a landing
  CriticallyDamped stretch;  ///< added to the squash: > 0 at the launch, < 0 at the landing
  std::uint64_t thrusting;
  double thrustTime;  ///< s into the thrust
  std::uint64_t crashed;
  double crashTime;       ///< s into the story of the crash, which waits while he falls from high up
  std::uint64_t bounces;  ///< off the ground since the crash
  LostSpear lostSpear;
  double climb;  ///< u/s, how fast the ground rises under him; 0 where it is level
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

}  // namespace stickman
