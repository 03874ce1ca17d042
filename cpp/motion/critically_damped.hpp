#pragma once

#include "math/assert.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {

/// A value that follows a target as fast as it can without overshooting: y'' = -2wy' - w^2 (y - target).
/// Every step is the exact solution, so the step length does not change the path. Position and velocity are
/// continuous when the target jumps.
struct CriticallyDamped {
  double value;
  double velocity;  ///< per second
};

/// The exact solution over a step, shared by every value that follows with the same `rate`.
struct DampedStep {
  double rate;   ///< w in 1/s, > 0: 63 % of the way takes about 2.1/w seconds
  double time;   ///< s; a little below 0 looks back: a swing may have ended within the tick
  double decay;  ///< e^(-rate * time)
};

inline DampedStep dampedStep(double rate, double time) {
  STICKMAN_ASSERT(rate > 0.0);
  return {rate, time, portableExp(-rate * time)};
}

/// On its target and not moving: there it stays, whatever the step.
inline bool rests(CriticallyDamped value, double target) {
  return value.value == target && value.velocity == 0.0;
}

/// As dampedStep(), for values that may all be at rest (`resting`): then the decay multiplies nothing but
/// zeros, and working it out is spared.
inline DampedStep dampedStep(double rate, double time, bool resting) {
  return resting ? DampedStep{rate, time, 1.0} : dampedStep(rate, time);
}

/// Where `from` is after the step. Snaps to the target once both the distance and the velocity are
/// negligible.
inline CriticallyDamped advance(CriticallyDamped from, double target, DampedStep step) {
  const double offset = from.value - target;
  const double slope = from.velocity + step.rate * offset;
  const double offsetNow = (offset + slope * step.time) * step.decay;
  const double velocityNow = (slope - step.rate * (offset + slope * step.time)) * step.decay;
  if (absolute(offsetNow) < kSettled && absolute(velocityNow) < kSettled) return {target, 0.0};
  return {target + offsetNow, velocityNow};
}

/// The integral of the value over the step: the way covered, when the value is a speed.
inline double travel(CriticallyDamped from, double target, DampedStep step) {
  const double offset = from.value - target;
  const double slope = from.velocity + step.rate * offset;
  const double whole = offset / step.rate + slope / (step.rate * step.rate);
  return target * step.time + whole - step.decay * (whole + slope * step.time / step.rate);
}

}  // namespace stickman
