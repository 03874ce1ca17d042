#pragma once

#include "cast/body_targets.hpp"

namespace stickman {

/// How a runner carries his spear, two-handed and ready, the tip raised.
SpearHold spearCarry();

/// The runner's thrust: the one of the Motion lab made short, for a game in which it is a matter of tenths.
inline constexpr double kStrikeDuration = 0.44;  ///< s

/// The seconds of it in which the point does harm: driven forward, and held.
inline constexpr double kStrikeBegins = 0.10;
inline constexpr double kStrikeEnds = 0.32;

/// What the strike adds to the carry, `time` seconds in. Nothing at either end.
struct StrikePose {
  Vec2 shift;    ///< u, of the hands
  double angle;  ///< rad, of the spear
  double lean;   ///< rad, of the spine
};
StrikePose strikePose(double time);

}  // namespace stickman
