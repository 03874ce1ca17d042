#include "game/rules.hpp"

#include "cast/runner/jump.hpp"
#include "math/scalar.hpp"

namespace stickman {

Rules rulesOf(bool calm) {
  if (calm) {
    return {.startSpeed = 280.0,
            .topSpeed = 540.0,
            .topDistance = 60000.0,
            .easyGap = 1.25,
            .hardGap = 1.15,
            .jump = kCalmJump,
            .gapSpread = 0.2};
  }
  return {.startSpeed = 340.0,
          .topSpeed = 770.0,
          .topDistance = 60000.0,
          .easyGap = 1.05,
          .hardGap = 0.92,
          .jump = kRunnerJump,
          .gapSpread = 0.4};
}

double difficultyAt(const Rules& rules, double distance) {
  return clamp(distance / rules.topDistance, 0.0, 1.0);
}

double speedAt(const Rules& rules, double distance) {
  // Faster at once, then ever less so: the first minute must not drag.
  const double d = difficultyAt(rules, distance);
  return lerp(rules.startSpeed, rules.topSpeed, d * (2.0 - d));
}

}  // namespace stickman
