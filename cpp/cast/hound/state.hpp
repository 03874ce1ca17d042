#pragma once

#include <cstddef>
#include <iterator>

namespace stickman {

/// What he can be told to do.
enum class HoundState { kStand, kRun, kJump, kLand, kSit, kLie, kCurl, kSwim };
inline constexpr std::size_t kHoundStates = static_cast<std::size_t>(HoundState::kSwim) + 1;

/// Between what his body is mixed; their weights sum to 1.
enum HoundManner : std::size_t { kOnLegs, kSitting, kLying, kCurled, kSwimming, kHoundManners };

/// All there is to know of a state.
struct HoundStateRow {
  HoundState state;
  const char* name;  ///< as the boundary has it; HOUND_STATES of the shell says it in small letters
  HoundManner manner;
  bool playsOnce = false;  ///< over what he did before
};

/// In the order of HoundState.
inline constexpr HoundStateRow kHoundStateRows[] = {
    {HoundState::kStand, "Stand", kOnLegs},     {HoundState::kRun, "Run", kOnLegs},
    {HoundState::kJump, "Jump", kOnLegs, true}, {HoundState::kLand, "Land", kOnLegs, true},
    {HoundState::kSit, "Sit", kSitting},        {HoundState::kLie, "Lie", kLying},
    {HoundState::kCurl, "Curl", kCurled},       {HoundState::kSwim, "Swim", kSwimming},
};

static_assert(std::size(kHoundStateRows) == kHoundStates, "a state has no row");
static_assert(
    [] {
      for (std::size_t i = 0; i < kHoundStates; ++i) {
        if (static_cast<std::size_t>(kHoundStateRows[i].state) != i) return false;
      }
      return true;
    }(),
    "the rows are in another order than HoundState");

constexpr const HoundStateRow& rowOf(HoundState state) {
  return kHoundStateRows[static_cast<std::size_t>(state)];
}
constexpr bool playsOnce(HoundState state) { return rowOf(state).playsOnce; }
constexpr bool isRest(HoundState state) {
  const HoundManner manner = rowOf(state).manner;
  return manner != kOnLegs && manner != kSwimming;
}

}  // namespace stickman
