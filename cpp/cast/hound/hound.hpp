#pragma once

#include "cast/hound/snapshot.hpp"

namespace stickman {

/// A hound who has been doing what goes on by `commands` for two seconds (SPEC section 1), at tick 0 and
/// travel 0. Jumps and landings asked for before that are over.
HoundSnapshot settledHound(const HoundParameters& parameters, const HoundCommands& commands);

/// Moves on by `dt` seconds, > 0: 1/120 in use, other lengths in tests of smoothness. Same state, parameters,
/// commands and dt give the same bits everywhere.
void tick(HoundSnapshot& state, const HoundParameters& parameters, const HoundCommands& commands, double dt);

/// What he is doing: jump and land while they go on; stand for a run at no speed.
HoundState stateOf(const HoundSnapshot& state, const HoundCommands& commands);

/// The gait he goes in, or is changing to; meaningless while he stands.
inline HoundGait gaitOf(const HoundSnapshot& state) { return state.paws.clock.to; }

/// Bit 0: the near front paw is on the ground and does not move over it; 1: the far front, 2: the near hind,
/// 3: the far hind one.
unsigned contacts(const HoundSnapshot& state);

/// Share (0..1) of swimming in what he does: how much water there is.
inline double waterShare(const HoundSnapshot& state) { return state.manners[kSwimming].value; }

}  // namespace stickman
