#pragma once

#include "cast/hound/paws.hpp"

namespace stickman {

/// A jump on its way, laid over whatever else he does. Words of a hashed state.
struct HoundJump {
  double time;                ///< s since it began; negative: none is under way
  double landAt[kHoundLegs];  ///< s, when each paw comes down
  double running;             ///< 0 from standing .. 1 at speed, when he crouches less
  std::uint64_t onGround;     ///< not a jump, only its end: the legs give way and straighten
};

inline constexpr HoundJump kNoJump{-1.0, {}, 0.0, 0};

inline bool jumping(const HoundJump& jump) { return jump.time >= 0.0; }

/// From the crouch until the first paw is down again.
bool leaping(const HoundJump& jump);
/// From there on: the legs give way and straighten.
bool landing(const HoundJump& jump);

/// What a jump adds to the body, u.
struct HoundLift {
  double shoulder;  ///< up
  double hip;       ///< up
};
HoundLift liftOf(const HoundJump& jump);

/// A jump from its beginning, at `speed` (u/s).
HoundJump beginJump(double speed);
/// Only the end of one: the legs give way as if he had come down from a jump.
HoundJump beginLanding();

/// Moves the jump on by `dt`; to be called before the paws are.
void tick(HoundJump& jump, HoundPaws& paws, const HoundParameters& parameters, double dt);

/// What the jump asks of a paw now.
HangingLeap leapOf(const HoundJump& jump, std::size_t leg);

/// Pitch (rad) of a paw in the jump.
double leapPitch(const HoundJump& jump, std::size_t leg);

}  // namespace stickman
