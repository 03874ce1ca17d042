#pragma once

#include "cast/stickman/body_targets.hpp"

namespace stickman {

/// How a runner carries his spear, two-handed and ready, the tip raised.
SpearHold spearCarry();

/// The runner's thrust: the one of the Motion lab made short, for a game in which it is a matter of tenths.
inline constexpr double kRunnerThrustDuration = 0.44;  ///< s

/// The seconds of it in which the point does harm: driven forward, and held.
inline constexpr double kRunnerThrustBegins = 0.10;
inline constexpr double kRunnerThrustEnds = 0.32;

/// What the thrust adds to the carry, `time` seconds in. Nothing at either end.
struct RunnerThrustPose {
  Vec2 shift;    ///< u, of the hands
  double angle;  ///< rad, of the spear
  double lean;   ///< rad, of the spine
};
RunnerThrustPose runnerThrustPose(double time);

}  // namespace stickman
