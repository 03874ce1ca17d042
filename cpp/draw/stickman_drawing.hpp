#pragma once

#include <array>

#include "cast/hair.hpp"
#include "cast/stickman_pose.hpp"
#include "draw/draw_list.hpp"

namespace stickman {

/// A stickman as he is shown: in canvas units, with facing and squash applied.
struct StickmanFigure {
  StickmanPose pose;
  std::array<Vec2, kHairPoints> hair;
  double headRadius;  ///< u
};

/// Adds the far limbs, the hair, the body and the near limbs, in that order.
void drawStickman(DrawList& list, const StickmanFigure& figure);

}  // namespace stickman
