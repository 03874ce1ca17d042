#pragma once

#include <array>

#include "draw/draw_list.hpp"

namespace stickman {

/// The pennant at a milestone: a pole and a streamer that is a strand of Verlet points in the wind. Only to
/// look at. Placed anew when its milestone changes.
class Pennant {
 public:
  Pennant();

  /// Moves the streamer on by `dt` seconds.
  void tick(double dt);

  /// The foot of the pole is at `foot` on the canvas; `t` of the way from the tick before the last one.
  void draw(DrawList& list, Vec2 foot, double t) const;

 private:
  static constexpr std::size_t kPoints = 8;
  std::array<float, kPoints> x_, y_, previousX_, previousY_, lastX_, lastY_;
  double gust_ = 0.0;
};

}  // namespace stickman
