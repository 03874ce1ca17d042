#pragma once

#include "game/spear_run.hpp"
#include "stage/fixed_clock.hpp"

namespace stickman {

inline void tap(SpearRun& game, Button button) {
  game.press(button);
  game.release(button);
}

inline void steps(SpearRun& game, int count, double dt = kTick) {
  for (int i = 0; i < count; ++i) game.step(dt);
}

}  // namespace stickman
