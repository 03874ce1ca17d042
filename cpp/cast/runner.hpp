#pragma once

#include "cast/runner_jump.hpp"
#include "cast/runner_state.hpp"
#include "cast/stickman_parameters.hpp"

namespace stickman {

/// The stickman of the game: he runs at a speed asked for, jumps as high as the button is held, and stabs
/// with a two-handed spear, on the ground and in the air. Steered by calls between ticks, moved on by tick().

/// Standing at travel 0, spear in hand, breathing.
RunnerState settledRunner(const StickmanParameters& parameters,
                          const BallisticJumpSettings& jumping = kRunnerJump);

/// On the ground and on his feet.
bool canJump(const RunnerState& state);
/// Takes off with the next tick; does nothing unless canJump().
void jump(RunnerState& state);
/// The jump button is let go.
void letGo(RunnerState& state);

/// Not in the midst of a strike, and on his feet.
bool canStrike(const RunnerState& state);
/// Begins a strike with the next tick; does nothing unless canStrike().
void strike(RunnerState& state);
/// The point of the spear does harm.
bool strikes(const RunnerState& state);

/// He has run into something.
void crash(RunnerState& state, const StickmanParameters& parameters);

/// Moves on by `dt` seconds, > 0, at `speed` u/s asked for. Returns true in the tick in which he lands on his
/// feet.
bool tick(RunnerState& state, const StickmanParameters& parameters, double speed, double dt);

/// Bit 0: the near foot is planted; bit 1: the far foot.
unsigned contacts(const RunnerState& state);

}  // namespace stickman
