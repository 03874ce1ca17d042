#pragma once

#include "motion/ballistic_jump.hpp"

namespace stickman {

/// Which rules a replay was played by: counts up with every change that makes the same buttons another run.
inline constexpr int kRulesVersion = 1;

/// Figures of Spear Run (SPEC section 12), all in one place. Lengths in u, 100 u to the metre that is shown.
struct Rules {
  double startSpeed;   ///< u/s
  double topSpeed;     ///< u/s, >= twice the run's 382.5
  double topDistance;  ///< u at which the top speed is reached
  double easyGap;      ///< s of free way after a thing, at the start
  double hardGap;      ///< s of free way after a thing, at top speed
  BallisticJumpSettings jump;
  double gapSpread;  ///< s that a gap may be longer than that
};

/// Slower and wider spaced for who wants it.
Rules rulesOf(bool calm);

/// The speed asked for at a distance.
double speedAt(const Rules& rules, double distance);

/// 0 at the start .. 1 at top speed.
double difficultyAt(const Rules& rules, double distance);

inline constexpr double kReaction = 0.25;      ///< s that everybody is given between two demands
inline constexpr double kLongestPause = 1.6;   ///< s at most from one demand to the next
inline constexpr double kFirstThing = 900.0;   ///< u from the start
inline constexpr double kHorizon = 1700.0;     ///< u ahead that the course is laid
inline constexpr double kForgotten = 420.0;    ///< u behind that a thing is taken away
inline constexpr double kMilestone = 10000.0;  ///< u between two milestones: 100 m

inline constexpr double kJumpBuffer = 0.1;    ///< s that a jump pressed too early waits for the landing
inline constexpr double kThrustBuffer = 0.1;  ///< s, the same for a thrust
inline constexpr double kRestartWait = 0.6;   ///< s after a crash before a press counts

inline constexpr double kBodyMercy = 5.0;   ///< u that a body may overlap a thing
inline constexpr double kPointMercy = 9.0;  ///< u by which the point may miss one
inline constexpr int kHitFreeze = 5;        ///< ticks that the world holds its breath at a hit

inline constexpr double kScorePerUnit = 0.1;  ///< ten points a metre
inline constexpr double kKillScore = 20.0;    ///< times the combo
inline constexpr int kLargestCombo = 9;
inline constexpr double kComboTime = 4.5;  ///< s until a combo is over
inline constexpr double kComboPass = 1.0;  ///< s that it gains by passing a thing cleanly

}  // namespace stickman
