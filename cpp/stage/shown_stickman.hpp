#pragma once

#include "cast/stickman/spear.hpp"
#include "cast/stickman/state.hpp"
#include "draw/stickman_drawing.hpp"

namespace stickman {

/// The moment that is shown, between two ticks of a stickman.
struct ShownMoment {
  const StickmanState& before;
  const StickmanState& now;
  double t;    ///< 0 before .. 1 now
  Vec2 place;  ///< u, on the canvas, of the ground point he stands on
};

/// From his own frame, in which he faces right, to the canvas.
Vec2 onCanvas(const ShownMoment& moment, Vec2 own);

/// The spear, laid through the hands as they are shown, on the canvas.
SpearState spearOf(const ShownMoment& moment);

/// All that is drawn of him, on the canvas. The hair's root is on the scalp as it is shown.
StickmanFigure figureOf(const ShownMoment& moment);

}  // namespace stickman
