#pragma once

#include <cstdint>

#include "motion/critically_damped.hpp"
#include "motion/foot.hpp"
#include "motion/gait.hpp"
#include "motion/own_ground.hpp"

namespace stickman {

/// What decides how two feet carry a body at a speed.
struct BipedSettings {
  GaitRange range;
  double speedRate;  ///< 1/s, how fast the speed follows the one asked for (see CriticallyDamped)
  double styleRate;  ///< 1/s, how fast the style of the gait follows the speed
};

/// What is asked of two feet at a moment.
struct BipedWish {
  double speed;             ///< u/s
  double front;             ///< u ahead of the body, place of the front foot when standing
  double rear;              ///< u behind the body, place of the other one
  bool hold = false;        ///< no foot may leave the ground
  bool nearLifted = false;  ///< an action holds the near foot up: the other one has to stand
  bool farLifted = false;
  const OwnGround* ground = nullptr;  ///< what he walks on; none: level ground
  bool fliesOver = false;             ///< he is in the air, and will be over the wall ahead
};

/// Two feet and the speed they carry, in his own frame: x grows in the direction he faces, the body is at
/// `travel`. Part of a hashed state: 8-byte words only.
struct BipedState {
  double travel;             ///< u covered in the direction he faces
  CriticallyDamped speed;    ///< u/s
  CriticallyDamped gait;     ///< 0 walk .. 1 run, follows the speed
  CriticallyDamped walking;  ///< 0 standing .. 1 walking or faster, follows the speed
  CriticallyDamped overRun;  ///< speed over that of the run, >= 1, follows the speed
  double phase;              ///< 0..1, of the near foot; the far foot is half a cycle away
  double standSide;          ///< which foot stands in front: +1 the near one, -1 the far one
  std::uint64_t leaping;     ///< both feet are off the ground together: see beginLeap
  std::uint64_t standing;    ///< come to rest, or about to: the feet go to their places and stay
  Foot nearFoot;
  Foot farFoot;
  // What he walks on, where it is not level; else 0.
  std::uint64_t uneven;   ///< there is such a ground
  double footing;         ///< u, world x of the last foothold
  double base;            ///< u, height of the smoothed ground under him; falling, where that would be
  double slope;           ///< its slope, uphill ahead of him
  std::uint64_t falling;  ///< he has gone over an edge: both feet leap
  double fallSpeed;       ///< u/s, downwards
};

/// At rest at travel 0 with the feet where `wish` has them, or on the ground next to that.
BipedState standingBiped(const BipedSettings& settings, const BipedWish& wish);

/// At `speed` as if it had been so for a while: everything that follows the speed has arrived. The feet still
/// need a cycle or two to find their rhythm.
void arriveAtSpeed(BipedState& state, const BipedSettings& settings, double speed);

/// Moves on by `dt` seconds (> 0) as `wish` asks. Planted feet keep their world x to the bit; lift-off and
/// touchdown are located inside the step. Leaping feet are left to advanceLeap().
void tick(BipedState& state, const BipedSettings& settings, const BipedWish& wish, double dt);

/// Both feet leave the ground, to be over their places again in `time` seconds.
void beginLeap(BipedState& state, const BipedSettings& settings, const BipedWish& wish, double time);

/// How high (u) the body wants leaping feet.
struct LeapHeights {
  double nearFoot;
  double farFoot;
};

/// Moves leaping feet on by `dt` seconds.
void advanceLeap(BipedState& state, const BipedSettings& settings, const BipedWish& wish, LeapHeights heights,
                 double dt);

inline bool isUneven(const BipedState& state) { return kHasTerrain && state.uneven != 0; }

/// Both feet are on the ground again, `ground` where it is uneven.
void endLeap(BipedState& state, const OwnGround* ground = nullptr);

/// The gait style shown now, between walk and run.
GaitStyle styleOf(const BipedState& state, const BipedSettings& settings);

}  // namespace stickman
