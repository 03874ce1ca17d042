#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// A stickman who has been doing what goes on by `commands` for two seconds (SPEC section 1), at tick and
/// distance 0. An action that plays once begins with the first tick.
StickmanState settledStickman(const StickmanParameters& parameters, const StickmanCommands& commands);

/// The same with the moment a tick earlier, at a distance as far before 0: what is shown runs from the one to
/// the other. He is `phase` (0..1) farther in the cycle of what he does than he would be with 0: of his
/// steps, of the form's round, or, standing, of the sway of his weight.
struct SettledStickman {
  StickmanState before;
  StickmanState now;
};
SettledStickman settledWithPast(const StickmanParameters& parameters, const StickmanCommands& commands,
                                double phase = 0.0);

/// Moves on by `dt` seconds, > 0: 1/120 in use, other lengths in tests of smoothness. Same state, parameters,
/// commands and dt give the same bits everywhere.
void tick(StickmanState& state, const StickmanParameters& parameters, const StickmanCommands& commands,
          double dt);

/// The ground that `commands` name has become another one: he stands on that where he is, at once.
void standAnew(StickmanState& state, const StickmanParameters& parameters, const StickmanCommands& commands);

/// What the upper body is doing; idle, walk or run, as the speed asked for has it, when it is nothing else.
Action actionOf(const StickmanState& state, const StickmanParameters& parameters);

/// Bit 0: the near foot is planted; bit 1: the far foot.
unsigned contacts(const StickmanState& state);

}  // namespace stickman
