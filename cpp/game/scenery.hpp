#pragma once

#include "draw/draw_list.hpp"

namespace stickman {

/// Where the eye is.
struct Outlook {
  double travel;   ///< u covered, of what is shown
  double width;    ///< u, of the view
  double groundY;  ///< u, on the canvas
};

/// What lies behind the course: a low sun, two ranges of hills and a line of trees, the farther the slower,
/// as washes of one ink. Behind everything else.
void drawScenery(DrawList& list, const Outlook& outlook);

}  // namespace stickman
