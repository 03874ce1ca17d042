#pragma once

#include "draw/draw_list.hpp"
#include "motion/terrain.hpp"

namespace stickman {

/// The ground: a row of soft dots that scrolls with the distance covered and stops when he stops.
struct Ground {
  double y;            ///< u, the line on which feet stand; on uneven ground that of height 0
  double anchorX;      ///< u, where the figure stands on the canvas
  double distance;     ///< u covered, to the right positive
  double width;        ///< u, of the view
  double scale = 1.0;  ///< of an uneven ground's points, as of who stands on it
};

void drawGround(DrawList& list, const Ground& ground);

/// The same where it is uneven: its outline, and the dots under that. Its x is a `distance`; without points
/// it is level, and only the dots are drawn.
void drawGround(DrawList& list, const Ground& ground, const Terrain& terrain);

}  // namespace stickman
