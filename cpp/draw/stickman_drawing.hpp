#pragma once

#include <array>

#include "cast/stickman/hair.hpp"
#include "cast/stickman/pose.hpp"
#include "draw/draw_list.hpp"

namespace stickman {

/// A stickman as he is shown: in canvas units, with facing and squash applied.
struct StickmanFigure {
  StickmanPose pose;
  std::array<Vec2, kHairPoints> hair;
  double headRadius;  ///< u
  Vec2 spearTip;
  Vec2 spearButt;
  double spearAlpha;  ///< 0..1; at 0 there is no spear
};

/// Adds the far limbs, the hair, the body, the near leg, the spear and the near arm, in that order.
void drawStickman(DrawList& list, const StickmanFigure& figure);

}  // namespace stickman
