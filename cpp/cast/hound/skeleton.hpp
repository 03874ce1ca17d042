#pragma once

#include "cast/hound/snapshot.hpp"
#include "cast/hound/targets.hpp"

namespace stickman {

/// How the paws are to be held, besides where they were planned.
struct HoundPawWish {
  Vec2 claws;    ///< u, own frame
  double pitch;  ///< rad, 0..largestPitch()
};

/// Puts all joints but ear and tail: lowers shoulders and hips to where every leg reaches its paw, solves the
/// legs, keeps the chin off the floor.
void poseSkeleton(HoundPose& pose, HoundTargets targets, const HoundPawWish (&paws)[kHoundLegs]);

/// Where the ear hangs from a head at rest.
Vec2 earPlace(const HoundPose& pose);
/// Where the tail begins.
Vec2 tailRoot(const HoundPose& pose);

}  // namespace stickman
