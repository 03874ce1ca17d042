#pragma once

#include "math/vec2.hpp"

namespace stickman {

/// Stiffness and damping per unit of mass: 1/s^2 and 1/s.
struct SpringSettings {
  double stiffness;
  double damping;
};

/// How far something on a spring is from the place where it should be, and how fast that changes.
/// It feels the acceleration of that place, and only its motion against that place is damped: however fast
/// the figure travels, what hangs on the spring does not trail behind for ever.
struct SpringLag {
  Vec2 offset;         ///< u
  Vec2 velocity;       ///< u/s, of the offset
  Vec2 lastPlace;      ///< u, where the place was at the last step
  Vec2 placeVelocity;  ///< u/s, how fast it moved then
};

/// At rest on its place.
inline SpringLag restingLag(Vec2 place) { return {{0.0, 0.0}, {0.0, 0.0}, place, {0.0, 0.0}}; }

/// One step of `dt` seconds (> 0) after which the place is at `place`. Backward Euler: stable for every
/// stiffness and step.
inline void advance(SpringLag& lag, Vec2 place, SpringSettings settings, double dt) {
  const Vec2 placeVelocity = (place - lag.lastPlace) * (1.0 / dt);
  const Vec2 pushed =
      lag.velocity - (placeVelocity - lag.placeVelocity) - lag.offset * (settings.stiffness * dt);
  lag.velocity = pushed * (1.0 / (1.0 + settings.damping * dt + settings.stiffness * dt * dt));
  lag.offset = lag.offset + lag.velocity * dt;
  lag.lastPlace = place;
  lag.placeVelocity = placeVelocity;
}

}  // namespace stickman
