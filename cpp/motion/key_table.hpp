#pragma once

#include <cstddef>

#include "motion/beat_track.hpp"
#include "motion/track.hpp"

namespace stickman {

/// Keys as they are written, parted into the beats and the values of a track.
template <std::size_t N>
struct KeyTable {
  Beat beats[N];
  double values[N];

  constexpr BeatTrack track() const { return {.count = N, .beats = beats, .values = values}; }
};

template <std::size_t N>
constexpr KeyTable<N> keyTable(const Key (&keys)[N]) {
  KeyTable<N> table{};
  for (std::size_t i = 0; i < N; ++i) {
    table.beats[i] = {keys[i].time, keys[i].ease};
    table.values[i] = keys[i].value;
  }
  return table;
}

}  // namespace stickman
