#pragma once

#include "cast/hound/snapshot.hpp"
#include "cast/hound/targets.hpp"

namespace stickman {

/// A foothold that holds a girdle down, the more its weight is.
struct HoundHold {
  Vec2 claws;     ///< u, own frame
  double floor;   ///< u, height of the ground there
  double weight;  ///< 0..1
};

/// What a leg stands on: its floor, above which its joints are kept, and on uneven ground its footholds.
/// Without any it is the paw where it is that holds its girdle down.
struct HoundHolds {
  double floor = 0.0;  ///< u
  std::size_t count = 0;
  HoundHold holds[2] = {};
};

/// How the paws are to be held, besides where they were planned.
struct HoundPawWish {
  Vec2 claws;    ///< u, own frame
  double pitch;  ///< rad, 0..largestPitch()
  HoundHolds on = {};
};

/// Puts all joints but ear and tail: lowers shoulders and hips to where every leg reaches its paw, solves the
/// legs, keeps the chin off the floor: `headFloor` (u) where the ground is uneven, else 0.
void poseSkeleton(HoundPose& pose, HoundTargets targets, const HoundPawWish (&paws)[kHoundLegs],
                  const double* headFloor = nullptr);

/// Where the ear hangs from a head at rest.
Vec2 earPlace(const HoundPose& pose);
/// Where the tail begins.
Vec2 tailRoot(const HoundPose& pose);

}  // namespace stickman
