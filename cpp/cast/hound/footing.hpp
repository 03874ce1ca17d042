#pragma once

#include "cast/hound/paws.hpp"
#include "cast/hound/skeleton.hpp"
#include "cast/hound/targets.hpp"
#include "motion/own_ground.hpp"

namespace stickman {

// What the hound makes of ground that is not level. He is carried along the line between the smoothed ground
// under his shoulders and that under his hips.

/// The ground at his middle. `terrain` is not flat().
OwnGround groundOf(const HoundPaws& paws, const Terrain& terrain);

/// Takes in the ground under him, for this tick; none: it is level.
void feelGround(HoundPaws& paws, const OwnGround* ground);

/// Part of his length on the level that he is long on a slope, seen from the side.
double shortenedBy(double slope);

/// The speed (u/s) to go for: the one wished for, but 0 where going on would take him over an edge or into a
/// wall.
double speedBetweenEdges(const HoundPaws& paws, double rate, const OwnGround& ground, double speed);

/// Height (u) of the line that carries him, at own x `aside` from his middle.
double lineAt(const HoundPaws& paws, double aside);

/// Height (u) of the smoothed ground at own x.
double smoothAround(const HoundPaws& paws, const OwnGround& ground, double x);

/// Puts a body that was meant for level ground on that line.
void tiltOnto(HoundTargets& targets, const HoundPaws& paws);

/// Which footholds hold the girdle of a leg down, by `foot`, which it moves.
HoundHolds holdsOf(const HoundPaws& paws, const Foot& foot, std::size_t leg);

}  // namespace stickman
