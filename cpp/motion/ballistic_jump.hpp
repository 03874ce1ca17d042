#pragma once

#include <cstdint>

namespace stickman {

/// A jump as a player steers it: a short push, then free flight. While the button is held he rises to the
/// full height; let go, he is drawn down harder for the rest of the rise, and the same jump is a hop.
struct BallisticJumpSettings {
  double height;           ///< u, top of a jump held all the way
  double pushTime;         ///< s, > 0: from standing to the speed of the launch, evenly
  double gravity;          ///< u/s^2
  double releasedGravity;  ///< u/s^2, while rising with the button let go
};

/// Where a jump is. Part of a hashed state: 8-byte words only.
struct BallisticJump {
  double height;           ///< u above the ground
  double velocity;         ///< u/s, up
  double pushed;           ///< s of the push that are over
  std::uint64_t airborne;  ///< from the push to the landing
  std::uint64_t held;      ///< the button is down, and has been since the push began
};

/// Launches, from wherever the height is.
void beginJump(BallisticJump& jump);

/// The button was let go: for good, as far as this jump is concerned.
void releaseJump(BallisticJump& jump);

/// Moves on by `dt` seconds, exactly: all of it is made of parabolas. Returns true in the step that lands,
/// with the height at 0 and the velocity of the impact, down negative.
bool advance(BallisticJump& jump, const BallisticJumpSettings& settings, double dt);

/// Seconds until the landing if the button stays as it is; 0 on the ground.
double timeToLanding(const BallisticJump& jump, const BallisticJumpSettings& settings);

/// Seconds in the air of a jump that is held all the way: the longest there is.
double longestAirTime(const BallisticJumpSettings& settings);

/// Velocity (u/s) at the end of the push.
double launchSpeed(const BallisticJumpSettings& settings);

}  // namespace stickman
