#include "motion/ballistic_jump.hpp"

#include <cmath>

#include "math/scalar.hpp"

namespace stickman {
namespace {

void moveOn(BallisticJump& jump, double acceleration, double time) {
  jump.height += (jump.velocity + 0.5 * acceleration * time) * time;
  jump.velocity += acceleration * time;
}

double risingGravity(const BallisticJump& jump, const BallisticJumpSettings& settings) {
  return jump.held != 0 ? settings.gravity : settings.releasedGravity;
}

// Of a free flight at the end of the push, or later.
double flightTime(double height, double velocity, double rising, double falling) {
  const double up = maximum(0.0, velocity);
  const double rise = up / rising;
  const double down = minimum(0.0, velocity);
  const double fall = height + 0.5 * up * rise;
  return rise + (down + std::sqrt(down * down + 2.0 * falling * maximum(0.0, fall))) / falling;
}

}  // namespace

double launchSpeed(const BallisticJumpSettings& settings) {
  // height = v t / 2 of the push and v^2 / 2g of the flight, solved for v.
  const double push = 0.5 * settings.pushTime * settings.gravity;
  return std::sqrt(push * push + 2.0 * settings.gravity * settings.height) - push;
}

void beginJump(BallisticJump& jump) { jump = {jump.height, 0.0, 0.0, 1, 1}; }

void releaseJump(BallisticJump& jump) { jump.held = 0; }

bool advance(BallisticJump& jump, const BallisticJumpSettings& settings, double dt) {
  if (jump.airborne == 0) return false;
  double left = dt;
  if (jump.pushed < settings.pushTime) {
    const double time = minimum(left, settings.pushTime - jump.pushed);
    moveOn(jump, launchSpeed(settings) / settings.pushTime, time);
    // No rest of rounding: the push is over, or it is not.
    jump.pushed = time < left ? settings.pushTime : jump.pushed + time;
    left -= time;
  }
  if (left > 0.0 && jump.velocity > 0.0) {
    const double gravity = risingGravity(jump, settings);
    const double time = minimum(left, jump.velocity / gravity);
    moveOn(jump, -gravity, time);
    left -= time;
    if (left > 0.0) jump.velocity = 0.0;
  }
  if (left > 0.0) moveOn(jump, -settings.gravity, left);
  if (jump.height > 0.0 || jump.velocity > 0.0) return false;
  jump.height = 0.0;
  jump.airborne = 0;
  jump.held = 0;
  return true;
}

double timeToLanding(const BallisticJump& jump, const BallisticJumpSettings& settings) {
  if (jump.airborne == 0) return 0.0;
  double height = jump.height;
  double velocity = jump.velocity;
  const double push = maximum(0.0, settings.pushTime - jump.pushed);
  if (push > 0.0) {
    const double launch = launchSpeed(settings);
    height += 0.5 * (velocity + launch) * push;
    velocity = launch;
  }
  return push + flightTime(height, velocity, risingGravity(jump, settings), settings.gravity);
}

double longestAirTime(const BallisticJumpSettings& settings) {
  BallisticJump jump{};
  beginJump(jump);
  return timeToLanding(jump, settings);
}

}  // namespace stickman
