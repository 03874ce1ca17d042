#pragma once

#include "math/vec2.hpp"
#include "physics/verlet_store.hpp"
#include "stage/view.hpp"

namespace stickman {

/// The place that a rope or a flag hangs from: where it hangs by itself, beside the middle of the view, until
/// it is dragged elsewhere. In u on the canvas.
class Anchor {
 public:
  /// Hangs by itself `aside` u to the right of the view's middle, at `y`.
  Anchor(double aside, double y);

  Vec2 place() const { return place_; }

  bool set(double x, double y);  ///< |value| <= 1e6, clamped; false, and nothing changes, for NaN
  void reset();                  ///< back to where it hangs by itself

  /// The view has another width: 1..4000 u, clamped; false, and nothing changes, for NaN. What was dragged
  /// stays as far across the view as it was, so that what could be seen still can. All points come along as
  /// they are: it is no pull on them.
  bool setView(double width, VerletStore& points);

  /// To be called before a tick, with the point that is pinned at the anchor: an anchor that is farther away
  /// than one can drag it in that time was not dragged there. All points are there at once as they are (a
  /// cut).
  void cutIfFar(VerletStore& points, std::size_t pinned) const;

 private:
  double homeX() const { return view_.middle() + aside_; }

  double aside_;
  double homeY_;
  View view_;
  Vec2 place_;
  bool dragged_ = false;
};

}  // namespace stickman
