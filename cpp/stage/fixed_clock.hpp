#pragma once

#include "math/limits.hpp"

namespace stickman {

/// Turns the uneven time of display frames into fixed ticks. The same elapsed time gives the same ticks at
/// every frame rate.
class FixedClock {
 public:
  /// Adds a frame of `dt` seconds, clamped to kLongestStep; 0, negative and NaN add nothing. Returns how many
  /// ticks are due.
  int advance(double dt);

  /// Any time has passed.
  bool started() const { return started_; }

  /// How far the shown moment is on its way from the tick before the last to the last one: 0..1.
  double interpolation() const;

 private:
  bool started_ = false;
  double elapsed_ = 0.0;  // s, since the last whole second
  int ticks_ = 0;         // of these
};

}  // namespace stickman
