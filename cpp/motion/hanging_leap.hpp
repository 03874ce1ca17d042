#pragma once

#include "motion/body_course.hpp"
#include "motion/foot.hpp"

namespace stickman {

/// What a jump asks of a foot that hangs from a body under way.
struct HangingLeap {
  double whole;   ///< s, from its lift-off to its touchdown; 0: it is not asked to leap
  double left;    ///< s until its touchdown
  double height;  ///< u above the ground, where the body wants it
  double hang;    ///< u ahead of the body, where it hangs meanwhile
};

/// How the body goes on its way: a step of `dt` seconds lies between before and now.
struct BodyWay {
  BodyMoment before;
  BodyCourse now;
};

/// Moves a foot that beginLeap() has taken off the ground on by `dt` seconds, towards `place` (u, world x)
/// for its landing, which it follows the less the nearer it comes. It hangs from the body and comes down in
/// the end along a cubic that ends at rest in the world: over the whole leap a cubic would run far ahead of
/// him. leap.left > 0.
void advanceHangingLeap(Foot& foot, const HangingLeap& leap, const BodyWay& body, double place, double dt);

}  // namespace stickman
