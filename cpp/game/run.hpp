#pragma once

#include <cstdint>

#include "cast/runner/runner.hpp"
#include "game/course.hpp"
#include "game/score.hpp"

namespace stickman {

/// What the buttons did since the last tick, as bits; a tap may press and release at once.
enum Change : unsigned {
  kJumpPressed = 1,
  kJumpReleased = 2,
  kThrustPressed = 4,
  kThrustReleased = 8,
  kStartPressed = 16,
};

/// What happened in a run, as bits, in the order of RUN_EVENTS in the shell.
enum Event : std::uint64_t {
  kStarted = 1,
  kJumped = 2,
  kLanded = 4,
  kThrust = 8,
  kHit = 16,
  kMilestonePassed = 32,
  kCrashed = 64,
  kClanked = 128,
  kStepped =
      256,  ///< a foot has fallen, but for a landing; follows from two ticks and is no part of the state
};

/// What a run is given once and for all.
struct RunSetup {
  std::uint32_t seed;
  bool calm;
};

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// All that changes in a run from tick to tick: hash, replay and interpolation follow from it.
struct RunSnapshot {
  std::uint64_t ticks;
  std::uint64_t calm;
  std::uint64_t started;  ///< before, he stands and breathes
  RunnerState runner;
  Course course;
  Score score;
  std::uint64_t jumpHeld;
  double jumpWaits;         ///< s that a pressed jump is still wanted
  double thrustWaits;       ///< s that a pressed thrust is still wanted
  std::uint64_t freeze;     ///< ticks for which the world still holds its breath
  std::uint64_t milestone;  ///< the last one passed, 0 none
  std::uint64_t over;
  double reached;             ///< u, distance at which it was over
  std::uint64_t crashedInto;  ///< an ObstacleKind, once it is over
  std::uint64_t events;       ///< of this tick
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/// At the start line, the course laid out.
RunSnapshot freshRun(const RunSetup& setup);

/// Moves on by one tick of `dt` seconds with the buttons' `changes` (bits of Change). Once it is over, he and
/// the world come to rest, and the score stands.
void tick(RunSnapshot& run, unsigned changes, double dt);

/// Whether a foot came down at a run between two ticks, one after the other.
bool stepped(const RunSnapshot& before, const RunSnapshot& now);

/// Distance in u.
double distanceOf(const RunSnapshot& run);

/// Points so far.
std::uint64_t pointsOf(const RunSnapshot& run);

}  // namespace stickman
