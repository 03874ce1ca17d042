#pragma once

#include <cstddef>

#include "cast/stickman/body_targets.hpp"
#include "math/easing.hpp"

namespace stickman {

/// A key pose of the spear form: the whole body.
struct FormPose {
  const char* name;
  double duration;  ///< s, of the way here from the pose before
  Ease ease;        ///< of that way, where both its ends are at rest
  bool through;     ///< the movement goes on through this pose instead of coming to rest in it
  double
      spearDegrees;  ///< degrees, 0 forward, positive raises the tip; goes on counting through a whole turn
  double gripX;      ///< u, the middle between the hands, ahead of the shoulder
  double gripY;      ///< u, below the shoulder
  double lean;       ///< rad, of the spine, forward
  double shift;      ///< u, the weight ahead of the middle of the feet
  double crouch;     ///< u, the hip below standing
  double front;      ///< u, the front foot ahead of the body's place
  double rear;       ///< u, the rear foot behind it
  double lift;       ///< u, the front foot off the ground
  double squash;     ///< height scale
};

/// Seventeen poses, held ones twice in a row, and the first one again at the end, a whole turn of the spear
/// later.
struct FormTable {
  const FormPose* first;
  std::size_t count;
};
FormTable spearFormTable();

/// How long one round takes, s.
double spearFormDuration();

/// The form at `time` seconds into a round (wraps).
struct FormMoment {
  SpearHold hold;
  double lean;
  double shift;
  double crouch;
  double front;  ///< of the pose on the way to: feet do not glide, they step there at once
  double rear;
  double lift;
  double squash;
};
FormMoment spearFormAt(double time);

/// Where the feet stand at `time` seconds into a round: of the pose on the way to, as in FormMoment.
FootStance spearFormStance(double time, double half);

/// What the form wants of the body at this moment of it.
void useSpearForm(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters);

}  // namespace stickman
