#pragma once

#include "cast/runner/jump.hpp"
#include "cast/runner/state.hpp"
#include "cast/stickman/parameters.hpp"

namespace stickman {

/// The stickman of the game: he runs at a speed asked for, jumps as high as the button is held, and stabs
/// with a two-handed spear, on the ground and in the air. Steered by calls between ticks, moved on by tick().

/// Standing at travel 0, spear in hand, breathing; on `terrain`, whose x counts as his distance, where there
/// is one.
RunnerState settledRunner(const StickmanParameters& parameters,
                          const BallisticJumpSettings& jumping = kRunnerJump,
                          const Terrain* terrain = nullptr);

/// On the ground and on his feet.
bool canJump(const RunnerState& state);
/// Takes off with the next tick; does nothing unless canJump().
void jump(RunnerState& state);
/// The jump button is let go.
void letGo(RunnerState& state);

/// Not in the midst of a thrust, and on his feet.
bool canThrust(const RunnerState& state);
/// Begins a thrust with the next tick; does nothing unless canThrust().
void thrust(RunnerState& state);
/// The point of the spear does harm.
bool harms(const RunnerState& state);

/// He has run into something.
void crash(RunnerState& state, const StickmanParameters& parameters);

/// Moves on by `dt` seconds, > 0, at `speed` u/s asked for, on `terrain` where there is one. Returns true in
/// the tick in which he lands on his feet. He stops before a wall unless he flies over it, and falls over a
/// cliff.
bool tick(RunnerState& state, const StickmanParameters& parameters, double speed, double dt,
          const Terrain* terrain = nullptr);

/// Bit 0: the near foot is planted; bit 1: the far foot.
unsigned contacts(const RunnerState& state);

}  // namespace stickman
