#pragma once

#include "cast/hound/body.hpp"

namespace stickman {

/// A leg: its root, where the claws were planned, and how paw and metatarsus are held.
struct HoundLegJob {
  std::size_t leg;
  Vec2 root;     ///< u
  Vec2 claws;    ///< u, tip of the claws
  double pitch;  ///< rad, of the paw about its claws; 0 is flat, positive lifts the heel
  double lean;   ///< rad, top of the metatarsus behind the vertical while the paw is flat; hind legs only
};

struct HoundLegPose {
  Vec2 joint;  ///< elbow or stifle
  Vec2 ankle;  ///< wrist or hock: what the leg reaches for
  Vec2 ball;   ///< top of the paw: the wrist itself, or the lower end of the metatarsus
  Vec2 claws;
};

/// The largest pitch, rad: bent more, the claws would not be the lowest point of the paw any more but begin
/// to rise again (atan of length over height, 70 degrees).
double largestPitch();

/// Where the leg's IK target is, wrist or hock.
Vec2 ankleOf(const HoundLegJob& job);

/// Elbows point back, stifles forward. A joint that would come below the floor is seen foreshortened: the leg
/// is turned out to the side, as by a dog that lies down.
HoundLegPose solve(const HoundLegJob& job);

/// Highest place (u above the floor) of the root at which the leg reaches its target short of its eased zone.
double highestRoot(const HoundLegJob& job);

}  // namespace stickman
