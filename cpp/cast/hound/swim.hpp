#pragma once

#include "cast/hound/body.hpp"

namespace stickman {

/// Where a paw is that paddles.
struct Paddle {
  Vec2 claws;    ///< u, own frame
  double pitch;  ///< rad
};

/// `phase`: 0..1, of the near front paw; diagonal paws go together.
Paddle paddleAt(double phase, std::size_t leg);

/// Turns of the paws per second at a speed (u/s): treading water they do not stop.
double paddleRate(double speed);

}  // namespace stickman
