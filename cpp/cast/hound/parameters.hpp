#pragma once

#include "cast/hound/gait.hpp"
#include "math/limits.hpp"

namespace stickman {

/// A value that swings with the cycle: cosine and sine part, in u.
struct HoundWave {
  double cosine;
  double sine;
};

/// How he moves at one speed of one gait. Only doubles, so that two styles can be mixed. Sweep and duty from
/// MOTION.md's table; what has no bound in SPEC section 10 was chosen by eye from strips of frames.
struct HoundStyle {
  double sweep;        ///< u, travel of a paw under its root during its stance
  double duty;         ///< part of the cycle that a paw is on the ground, 0..1
  double liftFront;    ///< u, highest point of a swinging front paw
  double liftHind;     ///< u
  double bendFront;    ///< rad, largest pitch of a front paw
  double bendHind;     ///< rad
  double shoulder;     ///< u above the ground, mean over the cycle
  double hip;          ///< u
  double aheadFront;   ///< u, middle of a front paw's sweep ahead of the shoulder
  double aheadHind;    ///< u, the same of a hind paw and the hip
  double headX;        ///< u, middle of the skull ahead of the shoulder
  double headY;        ///< u above it
  double nose;         ///< rad, muzzle below the horizontal
  double tail;         ///< rad, tail above the horizontal
  HoundWave withers1;  ///< rise of the shoulders, once a cycle
  HoundWave withers2;  ///< twice
  HoundWave croup1;    ///< rise of the hips, once a cycle
  HoundWave croup2;    ///< twice
  HoundWave gather;    ///< parts: +1 gathered, back arched, -1 stretched; once a cycle
  HoundWave roll;      ///< u that the near side is lower and the far side higher; once a cycle
};

HoundStyle lerp(const HoundStyle& a, const HoundStyle& b, double t);

/// A gait from its slowest to its fastest; between them everything goes smoothly with the speed.
struct HoundGaitStyle {
  double slowest;  ///< u/s
  double fastest;  ///< u/s
  HoundStyle slow;
  HoundStyle fast;
};

struct HoundParameters {
  HoundGaitStyle walk;
  HoundGaitStyle trot;
  HoundGaitStyle gallop;
};

const HoundParameters& houndParameters();

/// The style at `speed` (u/s), mixed between the gaits that a change is under way between.
HoundStyle styleAt(const HoundParameters& parameters, const StrideClock& clock, double speed);

/// Pace of the legs: sweep and duty as shown, and the clock's rate, with which stance sweeps back exactly at
/// ground speed.
struct HoundPace {
  double sweep;    ///< u
  double duty;     ///< 0..1
  double cadence;  ///< cycles per second
};
HoundPace paceAt(const HoundParameters& parameters, const StrideClock& clock, double speed);

}  // namespace stickman
