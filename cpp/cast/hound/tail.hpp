#pragma once

#include "cast/hound/pose.hpp"
#include "physics/strand_state.hpp"

namespace stickman {

/// The tail: Verlet points in his own frame, the first on the croup.
using HoundTail = StrandState<kTailPoints>;

/// At rest from `root` along `strive`, above a floor that is `floor` u high.
HoundTail restingTail(Vec2 root, Vec2 strive, double floor = 0.0);

/// Moves the tail on by `dt`, its root at `root`. `strive`: parts, which way and how strongly it is held;
/// `acceleration`: u/s^2 over the ground, it stays behind. No point comes below the floor.
void tick(HoundTail& tail, Vec2 root, Vec2 strive, double acceleration, double dt, double floor = 0.0);

}  // namespace stickman
