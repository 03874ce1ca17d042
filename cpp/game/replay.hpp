#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/run.hpp"

namespace stickman {

/// What the buttons did before a tick; the first tick of a run is 1.
struct ButtonChange {
  std::uint64_t tick;
  unsigned changes;  ///< bits of Change
};

/// A run as what went into it, and what it claims came out.
struct Replay {
  RunSetup setup{};
  std::vector<ButtonChange> changes;  ///< by tick, none empty
  std::uint64_t ticks = 0;
  std::uint64_t score = 0;
  std::uint64_t hash = 0;  ///< of the state after the last tick
};

/// The longest run that is taken: four hours.
inline constexpr std::uint64_t kLongestReplay = 4ULL * 3600 * 120;

/// As text, a line each:
///
///     stickman-replay 1
///     rules 1
///     seed 42
///     mode normal            (or calm)
///     120 S                  at tick 120 the run was started
///     133 J                  at tick 133 the jump button was pressed; j: released; T, t: the thrust button
///     end 2210 1830 0123456789abcdef          ticks, score, hash
std::string writeReplay(const Replay& replay);

/// What was read, or what was wrong.
struct ReplayReading {
  Replay replay;
  std::string problem;  ///< empty: none; else a sentence that begins with the number of the line
};
ReplayReading readReplay(std::string_view text);

/// What a replay comes to when it is played.
struct Outcome {
  std::uint64_t score;
  std::uint64_t ticks;
  std::uint64_t hash;
};
Outcome play(const Replay& replay);

/// What a replay claims and does not keep, as a sentence; empty when all is true.
std::string falseClaim(const Replay& replay, const Outcome& outcome);

}  // namespace stickman
