#pragma once

#include <iterator>

#include "game/run.hpp"

namespace stickman {

/// What an event of a run is called outside: RUN_EVENTS in the shell.
struct EventName {
  Event event;
  const char* name;
};

/// In the order of the events' bits.
inline constexpr EventName kEventNames[] = {
    {kStarted, "start"}, {kJumped, "jump"},   {kLanded, "land"},
    {kThrust, "thrust"}, {kHit, "hit"},       {kMilestonePassed, "milestone"},
    {kCrashed, "crash"}, {kClanked, "clank"}, {kStepped, "step"},
};
static_assert(
    [] {
      for (std::size_t bit = 0; bit < std::size(kEventNames); ++bit) {
        if (kEventNames[bit].event != std::uint64_t{1} << bit) return false;
      }
      return true;
    }(),
    "the names are in another order than the bits, or one is left out");

}  // namespace stickman
