#pragma once

#include "cast/hound/pose.hpp"
#include "draw/draw_list.hpp"

namespace stickman {

/// A hound to be drawn: all that is needed besides his joints.
struct HoundFigure {
  HoundPose pose;  ///< u, on the canvas
  double scale;    ///< times his size in his own frame
  double awake;    ///< 0..1, how far his eye is open
  bool bones;      ///< the skeleton, and the body only faintly
};

void drawHound(DrawList& list, const HoundFigure& figure);

/// Water up to `surface` (y, u), from there to `floor`, `share` (0..1) of it there; `drift`: u that its waves
/// have gone to the left.
struct HoundWater {
  double surface;
  double floor;
  double width;
  double share;
  double drift;
};
void drawWater(DrawList& list, const HoundWater& water);

}  // namespace stickman
