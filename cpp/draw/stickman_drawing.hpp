#pragma once

#include "cast/stickman_pose.hpp"
#include "draw/draw_list.hpp"

namespace stickman {

/// Adds the far limbs, the body and the near limbs, in that order. `pose` is in canvas units as shown (facing
/// and squash applied); `headRadius` likewise, in u.
void drawStickman(DrawList& list, const StickmanPose& pose, double headRadius);

}  // namespace stickman
