#pragma once

#include <cstdint>

#include "cast/hound/jump.hpp"
#include "cast/hound/paws.hpp"
#include "cast/hound/pose.hpp"
#include "cast/hound/state.hpp"
#include "cast/hound/tail.hpp"
#include "motion/critically_damped.hpp"
#include "motion/spring.hpp"

namespace stickman {

/// What is asked of him. Holds until changed.
struct HoundCommands {
  double speed = 0.0;  ///< u/s, 0..kFastestHound, at which he runs; he swims no faster than kFastestSwim
  HoundState loop = HoundState::kStand;  ///< what was asked for last of those that do not play once
  std::uint64_t jumps = 0;               ///< counts the jumps asked for
  std::uint64_t landings = 0;            ///< counts the landings asked for
  const Terrain* terrain = nullptr;  ///< the ground, whose x counts as his travel; none or no points: level
};

/// Asks for `state`: he jumps and lands on his legs, whatever he did before.
inline void ask(HoundCommands& commands, HoundState state) {
  if (!playsOnce(state)) {
    commands.loop = state;
    return;
  }
  if (isRest(commands.loop) || commands.loop == HoundState::kSwim) commands.loop = HoundState::kStand;
  ++(state == HoundState::kJump ? commands.jumps : commands.landings);
}

inline constexpr double kFastestSwim = 130.0;  // u/s

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// All that changes about a hound from tick to tick, in his own frame (he faces +x). Flat: copying it is a
/// snapshot, hashing its words is the per-tick hash.
struct HoundSnapshot {
  std::uint64_t ticks;
  std::uint64_t jumps;     ///< seen so far, see HoundCommands
  std::uint64_t landings;  ///< likewise
  double breathPhase;      ///< 0..1
  double paddlePhase;      ///< 0..1, of the near front paw in the water
  HoundJump jump;
  CriticallyDamped manners[kHoundManners];  ///< weights
  CriticallyDamped airborne;                ///< 0..1: how much of the gait a jump has taken over
  HoundPaws paws;
  HoundPose pose;
  SpringLag ear;
  HoundTail tail;
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

}  // namespace stickman
