#pragma once

#include <array>
#include <cstddef>

#include "cast/hound/snapshot.hpp"
#include "draw/draw_list.hpp"

namespace stickman {

/// Where the paws have been in the last moments, over the ground.
class PawTrails {
 public:
  /// To be called after each tick.
  void push(const HoundSnapshot& state);
  void clear() { count_ = 0; }

  /// Draws them as a line per paw, far ones fainter: `origin` is where his middle is on the canvas, on the
  /// ground, `travel` (u) how far he has come, `scale` times his size.
  void draw(DrawList& list, Vec2 origin, double travel, double scale) const;

 private:
  static constexpr std::size_t kEvery = 2;  // ticks
  static constexpr std::size_t kKept = 72;

  std::array<std::array<Vec2, kHoundLegs>, kKept> points_{};
  std::size_t count_ = 0;
};

}  // namespace stickman
