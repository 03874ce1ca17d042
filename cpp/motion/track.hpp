#pragma once

#include <cstddef>

#include "math/easing.hpp"

namespace stickman {

/// A point that a track goes through. Two equal keys in a row make a hold.
struct Key {
  double time;  ///< in the track's own unit, ascending
  double value;
  Ease ease = Ease::kSmoothstep;  ///< of the way to this key from the one before
};

/// A value along keys; before the first and after the last key their values hold. `count` >= 1.
double sampleKeys(const Key* keys, std::size_t count, double time);

template <std::size_t N>
double sample(const Key (&keys)[N], double time) {
  return sampleKeys(keys, N, time);
}

/// A key whose slope is given, for curves whose velocity must not jump where they do not rest.
struct SlopeKey {
  double time;
  double value;
  double slope;  ///< value per unit of time
};

/// The cubic Hermite curve through the keys; end values hold. `count` >= 1.
double sampleSlopeKeys(const SlopeKey* keys, std::size_t count, double time);

template <std::size_t N>
double sample(const SlopeKey (&keys)[N], double time) {
  return sampleSlopeKeys(keys, N, time);
}

}  // namespace stickman
