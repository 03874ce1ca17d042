#pragma once

#include "motion/critically_damped.hpp"

namespace stickman {

/// A body on its way: how far it is, and its speed, which follows the one asked for. Until that changes, all
/// that is to come is known.
struct BodyCourse {
  double travel;           ///< u
  CriticallyDamped speed;  ///< u/s
  double target;           ///< u/s, asked for
  double rate;             ///< 1/s, how fast the speed follows, see CriticallyDamped
};

/// Where a body is, and how fast, at a moment of its course.
struct BodyMoment {
  double travel;  ///< u
  double speed;   ///< u/s
};

/// `time` seconds from now; a little below 0 looks back.
inline BodyMoment courseAfter(const BodyCourse& course, double time) {
  const DampedStep ahead = dampedStep(course.rate, time, rests(course.speed, course.target));
  return {course.travel + travel(course.speed, course.target, ahead),
          advance(course.speed, course.target, ahead).value};
}

/// Where the body comes to rest once it is asked to stop. Its speed is then (v + (a + wv)t) e^(-wt), with v
/// and a the speed and its change now and w the rate; from now to for ever that sums to (2v + a/w)/w.
inline double restingTravel(const BodyCourse& course) {
  const double w = course.rate;
  return course.travel + (2.0 * course.speed.value + course.speed.velocity / w) / w;
}

}  // namespace stickman
