#pragma once

#include <array>

#include "draw/draw_list.hpp"
#include "math/random.hpp"

namespace stickman {

/// Dust, straw and splinters: specks that fly, fall and fade. Only to look at; no rule depends on them.
class Particles {
 public:
  /// A handful of specks from one place.
  struct Burst {
    Vec2 place;      ///< u, in the world
    Vec2 velocity;   ///< u/s, of the middle of them
    double spread;   ///< u/s to every side
    double life;     ///< s
    double radius;   ///< u
    double gravity;  ///< u/s^2; dust hangs, splinters fall
    int count;
    Style style;
  };
  void burst(const Burst& burst);

  void tick(double dt);
  void clear() { specks_ = {}; }

  /// `t` of the way from the tick before the last one to the last one; `shift` takes the world to the canvas.
  void draw(DrawList& list, Vec2 shift, double t) const;

 private:
  struct Speck {
    Vec2 place;
    Vec2 last;  // a tick ago
    Vec2 velocity;
    double age;
    double life;  // 0: not there
    double radius;
    double gravity;
    Style style;
  };
  std::array<Speck, 48> specks_{};
  std::size_t next_ = 0;  // the oldest gives way
  Random random_{};
};

}  // namespace stickman
