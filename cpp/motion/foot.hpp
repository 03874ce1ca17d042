#pragma once

#include <cstdint>

#include "motion/critically_damped.hpp"
#include "motion/swing_path.hpp"

namespace stickman {

/// A foot whose way is planned in the world: planted it does not move at all, swinging it follows a cubic to
/// the place where it will land. A cubic that starts and ends at rest in the world is, seen from a hip that
/// moves steadily, the Hermite curve with the stance's velocity at both ends (SPEC section 5).
/// Part of a hashed state: 8-byte words only. `x` grows in the direction he faces.
struct Foot {
  double x;                ///< u, in the world
  double velocity;         ///< u/s, in the world
  double height;           ///< u above where level ground is
  double progress;         ///< of the swing, 0..1
  double rate;             ///< 1/s, progress per second
  double slowestRate;      ///< 1/s, this swing is never slower than that, however slow the gait
  double landing;          ///< u, world x where the swing will end
  double lift;             ///< u, highest point of this swing
  CriticallyDamped stray;  ///< u, height left over from a swing that a leap broke off
  std::uint64_t planted;
  std::uint64_t stepped;  ///< it has left the ground in this cycle's swing already
  // Of a swing over uneven ground; on level ground 0.
  double start;    ///< u, world x where its path begins: where it left the ground, or was sent elsewhere
  double from;     ///< u, height there
  double begun;    ///< of the swing, at that moment
  double uphill;   ///< slope of the ground where it is to land
  double madeFor;  ///< u, landing of `path`
  SwingPath path;
  double meant;     ///< u, landing for which the path was made
  double to;        ///< u, height of its landing
  double room;      ///< u that it is above the ground
  double leftY;     ///< u, its height
  double droppedY;  ///< u, its height
  double dropped;   ///< of the swing, when it was dropped; 0: none was
  double low;       ///< u, world x where the tread begins on which it will land
  double high;      ///< u, where that ends
};

struct OwnGround;
struct Tread;

/// Height of the foot above the ground as a part of its lift, at `progress` 0..1 of the swing: highest at
/// 0.4, no velocity at either end, slower down than up.
double liftCurve(double progress);

/// Starts a swing from where the foot stands.
void liftOff(Foot& foot, double landing, double rate, double lift);

/// What the gait wishes of a swing: both are followed smoothly, the landing ever less as it comes near.
struct SwingWish {
  double landing;     ///< u, world x
  double rate;        ///< 1/s
  double body = 0.0;  ///< u, world x under the root of the leg then; only over uneven ground
};

/// Moves a swinging foot on by `time` seconds, planting it exactly on its landing when the swing ends within.
void advanceSwing(Foot& foot, SwingWish wish, double time);

/// As liftOff(), to a tread.
void liftOffTo(Foot& foot, const OwnGround& ground, const Tread& tread, double rate, double lift);

/// A swing that begins in mid-air, at `foot.progress` of it, on its way to `foot.landing`.
void joinSwing(Foot& foot, const OwnGround& ground);

/// As advanceSwing(), over uneven ground. The landing stays on its tread, unless it is to be so far from
/// there, so early in the swing, that another one is chosen.
void advanceSwingOver(Foot& foot, const OwnGround& ground, SwingWish wish, double time);

/// Takes a foot off the ground, or out of its swing, for a leap: it will be over its landing in `time`
/// seconds. How high it is meanwhile is up to the body.
void beginLeap(Foot& foot, double landing, double time);

/// Moves a leaping foot on by `time` seconds towards `landing`. `height` (u, >= 0) is where the body wants
/// it; what was left of a swing is added and dies away.
void advanceLeap(Foot& foot, double landing, double height, double time);

/// A leap that beginLeap() has just begun is over uneven ground; the smoothed ground under him is at `base`
/// u.
void beginLeapOver(Foot& foot, const OwnGround& ground, double base);

/// As advanceLeap(), over uneven ground: `landingBase` (u) is where the smoothed ground is at its landing.
/// The body wants the foot at `height` (u) where that is as high as the real ground.
void advanceLeapOver(Foot& foot, const OwnGround& ground, double landing, double landingBase, double height,
                     double time);

/// The height (u) of a leaping foot that is wanted over level ground, over this one: on the way between the
/// grounds at both ends of its leap. The smoothed ground is at `base` (u) under it and at `landingBase` where
/// it will land.
void leapOver(Foot& foot, const OwnGround& ground, double base, double landingBase);

/// Puts a foot on the ground where it may stand next to where it is.
void standOn(Foot& foot, const OwnGround& ground);

/// Puts a leaping foot on the ground where it is.
void endLeap(Foot& foot);

}  // namespace stickman
