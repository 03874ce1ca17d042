#pragma once

#include <cstdint>

#include "cast/hair.hpp"
#include "cast/stickman_parameters.hpp"
#include "cast/stickman_pose.hpp"
#include "motion/biped_stepper.hpp"
#include "motion/spring.hpp"

namespace stickman {

// The state is hashed word by word: a gap between its members would hash garbage.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// All that changes about a stickman from tick to tick, in his own frame (he faces +x). Flat: copying it is a
/// snapshot, hashing its words is the per-tick hash.
struct StickmanState {
  std::uint64_t ticks;    ///< run since he was made
  double facing;          ///< +1 or -1; only what is shown is mirrored
  double distance;        ///< u over the ground, to the right positive, whichever way he faces
  double targetSpeed;     ///< u/s, asked for
  double idlePhase;       ///< 0..1, one sway of the weight, in which he breathes twice
  double gustPhase;       ///< 0..1, of the wind in his hair
  CriticallyDamped lean;  ///< rad, of the spine
  BipedState legs;
  StickmanPose pose;
  SpringLag head;
  HairState hair;
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/// What is asked of him. Holds until changed.
struct StickmanCommands {
  double speed = 0.0;   ///< u/s, -200..1000; negative walks backwards
  double facing = 1.0;  ///< +1 right, -1 left
};

inline constexpr double kSlowestSpeed = -200.0;  // u/s, SPEC section 5
inline constexpr double kFastestSpeed = 1000.0;  // u/s, SPEC section 5

/// A stickman who has been doing what `commands` say for two seconds (SPEC section 1), at tick and distance
/// 0.
StickmanState settledStickman(const StickmanParameters& parameters, const StickmanCommands& commands);

/// Moves on by `dt` seconds, > 0: 1/120 in use, other lengths in tests of smoothness. Same state, parameters,
/// commands and dt give the same bits everywhere.
void tick(StickmanState& state, const StickmanParameters& parameters, const StickmanCommands& commands,
          double dt);

/// Bit 0: the near foot is planted; bit 1: the far foot.
unsigned contacts(const StickmanState& state);

}  // namespace stickman
