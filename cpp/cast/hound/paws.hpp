#pragma once

#include "cast/hound/parameters.hpp"
#include "motion/critically_damped.hpp"
#include "motion/foot.hpp"
#include "motion/hanging_leap.hpp"
#include "motion/terrain.hpp"

namespace stickman {

/// What is asked of four paws at a moment.
struct HoundWish {
  double speed;               ///< u/s, 0..kFastestHound
  double places[kHoundLegs];  ///< u ahead of his middle, where the claws stand when he does
  HangingLeap leaps[kHoundLegs];
  const Terrain* terrain = nullptr;  ///< what he goes on; none or no points: level ground
};

/// Four paws, planned in the world by the tips of their claws, and the speed they carry. x grows in the
/// direction he faces, his middle is at `travel`. Part of a hashed state: 8-byte words only.
struct HoundPaws {
  double travel;           ///< u
  CriticallyDamped speed;  ///< u/s
  StrideClock clock;
  ClockLead lead;                     ///< in a jump
  std::uint64_t standing;             ///< come to rest, or about to: the paws go to their places and stay
  std::uint64_t leaping[kHoundLegs];  ///< off the ground for a jump
  Foot feet[kHoundLegs];
  // What he goes on, where it is not level; else 0.
  std::uint64_t uneven;  ///< there is such a ground
  double base;           ///< u, height of the smoothed ground under his middle
  double slope;          ///< its slope along his trunk, uphill ahead of him
  double ahead;          ///< u, its height below his head
};

inline bool isUneven(const Terrain* terrain) { return terrain != nullptr && !terrain->flat(); }

/// At rest at `travel` u with the paws on their places, or on the ground next to them.
HoundPaws standingPaws(const HoundWish& wish, double travel = 0.0);

/// At `speed` as if it had been so for a while; the paws still need a cycle to find their rhythm.
void arriveAtSpeed(HoundPaws& paws, double speed);

/// Moves on by `dt` seconds (> 0). Planted paws keep their world x to the bit; lift-off and touchdown are
/// located inside the step.
void tick(HoundPaws& paws, const HoundParameters& parameters, const HoundWish& wish, double dt);

/// To be called when all four are in the air: leads the clock so that the near front leg comes to its
/// touchdown in `time` seconds, as nearly as it can between standing still and twice its pace. Returns the
/// cycles it will have run on by then.
double leadClock(HoundPaws& paws, const HoundParameters& parameters, double time);

/// 0 standing .. 1 walking or faster.
double walkingShare(const HoundPaws& paws);

}  // namespace stickman
