#pragma once

#include <cstdint>

#include "cast/stickman/action.hpp"
#include "cast/stickman/body_targets.hpp"
#include "cast/stickman/hair.hpp"
#include "cast/stickman/pose.hpp"
#include "math/limits.hpp"
#include "motion/biped_stepper.hpp"
#include "motion/inertialization.hpp"
#include "motion/spring.hpp"

namespace stickman {

// The state is hashed word by word: a gap between its members would hash garbage.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// What he is doing. Legs and hip can be in a jump while the upper body is doing something else.
struct ActivityState {
  std::uint64_t action;     ///< an Action: what the upper body does
  std::uint64_t loop;       ///< an Action: what goes on when one that plays once is over
  double time;              ///< s into the action
  std::uint64_t jumping;    ///< the legs are in a jump
  double jumpTime;          ///< s into the jump
  std::uint64_t jumpWaits;  ///< a jump asked for in the air begins after touchdown
  std::uint64_t requests;   ///< seen so far, see StickmanCommands
  std::uint64_t ended;      ///< actions that played once and are over, counted
};

/// The spear in his hands, in his own frame.
struct SpearState {
  Vec2 tip;
  Vec2 butt;
  Vec2 frontGrip;   ///< where the far hand holds it
  Vec2 rearGrip;    ///< where the near hand holds it
  double presence;  ///< 0..1, how much of it there is
};

/// All that changes about a stickman from tick to tick, in his own frame (he faces +x). Flat: copying it is a
/// snapshot, hashing its words is the per-tick hash.
struct StickmanState {
  std::uint64_t ticks;    ///< run since he was made
  double facing;          ///< +1 or -1; only what is shown is mirrored
  double distance;        ///< u over the ground, to the right positive, whichever way he faces
  double targetSpeed;     ///< u/s, asked for
  double idlePhase;       ///< 0..1, one sway of the weight, in which he breathes twice
  double gustPhase;       ///< 0..1, of the wind in his hair
  CriticallyDamped lean;  ///< rad, of the spine, as speed and its change ask for it
  CriticallyDamped air;   ///< 0 .. 1 falling over an edge, for the upper body
  CriticallyDamped dip;   ///< u that the knees give after that
  ActivityState activity;
  BipedState legs;
  Inertialized<kTargetCount> body;
  double easing;   ///< s left of going over from or to an action of one's own: see followSource()
  double ownness;  ///< 0..1, grows in an action of one's own: elbows may be as an author wants them
  StickmanPose pose;
  SpringLag head;
  double headRadius;  ///< u, as squash leaves it
  HairState hair;
  SpearState spear;
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/// What is asked of him. Holds until changed.
struct StickmanCommands {
  OwnActions own{};     ///< actions of one's own that there are
  double speed = 0.0;   ///< u/s, -200..1000; negative walks backwards
  double facing = 1.0;  ///< +1 right, -1 left
  Action action =
      Action::kIdle;            ///< what was asked for last; idle, walk and run all stand for "go at `speed`"
  Action loop = Action::kIdle;  ///< what was asked for last of those that do not play once
  std::uint64_t requests = 0;   ///< counts the actions asked for, so that the same one can be asked for twice
  const Terrain* terrain = nullptr;  ///< the ground, whose x counts as his distance; none or no points: level
};

inline double shownTarget(const StickmanState& state, Target target) {
  return state.body.value[static_cast<std::size_t>(target)];
}

/// He goes over from or to an action of one's own.
inline bool isEasing(const StickmanState& state) { return kHasOwnActions && state.easing > 0.0; }

inline HeadTilt headTilt(const StickmanState& state) {
  return {shownTarget(state, Target::kHeadTurn), shownTarget(state, Target::kHeadNod)};
}

/// An action holds this foot off the ground; `lift` is kNearLift or kFarLift. The last hundredth of a unit
/// does not count.
inline bool isLifted(const StickmanState& state, Target lift) { return shownTarget(state, lift) > 0.01; }

}  // namespace stickman
