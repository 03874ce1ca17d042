#pragma once

#include "draw/draw_list.hpp"
#include "physics/strand_state.hpp"

namespace stickman {

/// The pennant at a milestone: a pole and a streamer that is a strand of Verlet points in the wind. Only to
/// look at. One streamer serves all milestones: they are farther apart than a view is wide.
class Pennant {
 public:
  Pennant();

  /// Moves the streamer on by `dt` seconds.
  void tick(double dt);

  /// The foot of the pole is at `foot` on the canvas; `t` of the way from the tick before the last one.
  void draw(DrawList& list, Vec2 foot, double t) const;

 private:
  static constexpr std::size_t kPoints = 8;
  StrandState<kPoints> streamer_;
  StrandState<kPoints> last_;  // at the tick before
  double gust_ = 0.0;
};

}  // namespace stickman
