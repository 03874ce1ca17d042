#pragma once

#include "motion/biped_stepper.hpp"
#include "motion/own_ground.hpp"

namespace stickman {

// What two feet and the body on them make of ground that is not level.

/// Part of their length on the level that strides have on a slope. `overRun` as in BipedState.
double shorteningBy(double slope, double overRun);

/// u that feet land farther uphill.
double slopeShift(double slope);

/// u, half-width of the ground whose slope he feels.
double slopeAround(const BipedState& state);

/// Takes in the ground under him, for this tick; none: it is level.
void feelGround(BipedState& state, const OwnGround* ground);

/// Height (u) of the smoothed ground where a foot is to land at own x `place`.
double leapBase(const BipedState& state, const OwnGround& ground, double place);

/// The speed to go for: the one wished for, but 0 where going on would take him into a wall.
double speedBetweenWalls(const BipedState& state, const BipedSettings& settings, const BipedWish& wish);

/// Whatever his speed, he does not go through one.
void keepBetweenWalls(BipedState& state, const OwnGround& ground);

/// He turns round where he is: what was ahead is behind him. His feet stay where they are in the world.
void turnRound(BipedState& state, const BipedSettings& settings);

/// A wall ahead of him.
struct WallAhead {
  double away;   ///< u to it; meaningless where there is none
  double rises;  ///< u that it is high; 0: there is none
  double top;    ///< u, height of the ground on it
};
WallAhead wallAhead(const BipedState& state, const OwnGround& ground);

/// His middle is beyond an edge: a cliff's, or that of a wall that he flies over.
bool isBeyondEnd(const BipedState& state, const OwnGround& ground);

/// From now on he belongs to the ground there.
void goBeyondEnd(BipedState& state, const OwnGround& ground);

/// He leaves the ground beyond its end, and falls. The feet are to begin their leap.
void beginFall(BipedState& state, const OwnGround& ground);

/// Falls on by `dt` seconds. True once he has come down.
bool advanceFall(BipedState& state, const OwnGround& ground, double dt);

/// Seconds until he comes down, about.
double timeToLanding(const BipedState& state, const OwnGround& ground);

}  // namespace stickman
