#pragma once

#include <cstddef>

#include "cast/stickman/action_definition.hpp"

namespace stickman {

/// A key pose of the spear form: the whole body. What is not explained is as in TrackTarget.
struct FormPose {
  const char* name;
  double duration;  ///< s, of the way here from the pose before; of the first one 0
  Ease ease;        ///< of that way
  double spearDegrees;
  double gripX;
  double gripY;
  double lean;    ///< rad
  double shift;   ///< u, the weight ahead of the middle of the feet
  double height;  ///< u, the hip above standing
  double front;   ///< u, the front foot ahead of the body's place
  double rear;    ///< u, the rear foot behind it
  double lift;    ///< u, the front foot off the ground
  double squash;
};

/// Seventeen poses, held ones twice in a row, and the first one again at the end, a whole turn of the spear
/// later.
struct FormTable {
  const FormPose* first;
  std::size_t count;
};
FormTable spearFormTable();

/// The form as an action, round and round.
extern const ActionDefinition kSpearFormAction;

}  // namespace stickman
