#pragma once

#include "draw/draw_list.hpp"

namespace stickman {

/// The ground: a row of soft dots that scrolls with the distance covered and stops when he stops.
struct Ground {
  double y;         ///< u, the line on which feet stand
  double anchorX;   ///< u, where the figure stands on the canvas
  double distance;  ///< u covered, to the right positive
  double width;     ///< u, of the view
};

void drawGround(DrawList& list, const Ground& ground);

}  // namespace stickman
