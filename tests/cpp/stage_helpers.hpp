// What the tests of a stickman on show share.
#pragma once

#include "stage/stickman_stage.hpp"

namespace stickman::test {

/// A joint as it is shown, in canvas units.
inline Vec2 shown(const StickmanStage& stage, Joint joint) {
  const auto i = static_cast<std::size_t>(joint);
  return {stage.pose()[2 * i], stage.pose()[2 * i + 1]};
}

}  // namespace stickman::test
