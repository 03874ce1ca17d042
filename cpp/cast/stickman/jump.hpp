#pragma once

#include "cast/stickman/body_targets.hpp"
#include "motion/track.hpp"

namespace stickman {

inline constexpr double kJumpDuration = 1.1;  ///< s

/// The story of the jump as it is told (SPEC section 6): vertical offset in u, down positive, over the part
/// of the jump that has passed, 0..1. Played raw its velocity would jump; jumpOffset() is what is played.
double rawJumpOffset(double part);

/// The jump as it is played: crouch, take-off, flight, landing and recovery, smooth. u, down positive.
double jumpOffset(double part);

/// Height scale of the figure: squashed in the crouch and at the landing, stretched at take-off.
double jumpSquash(double part);

/// How long (u) the legs hang below the hip in the air: stretched at take-off, tucked at the top, reaching
/// for the ground before the landing.
double jumpLegLength(double part);

/// What the arms do: back in the crouch, up with the take-off, forward for balance.
struct JumpArms {
  double angle;  ///< rad, of the upper arms
  double flex;   ///< rad
  double lean;   ///< rad, added to the spine
};
JumpArms jumpArms(double part);

/// The same as targets, at this moment of the jump as an action.
void useJumpArms(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters);

/// Between these parts of the jump he is down in his crouch and can wait there.
inline constexpr double kCrouched = 0.22;
inline constexpr double kPushOff = 0.25;

/// The part of the jump in which the feet are off the ground, about: while it lasts nothing else can begin.
inline constexpr double kTakeOff = 0.26;
inline constexpr double kTouchDown = 0.77;

}  // namespace stickman
