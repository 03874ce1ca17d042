#pragma once

namespace stickman {

/// What the stickman can be told to do. Idle, walk, run and the spear form go on until something else is
/// asked for; jump, throw and thrust play once and give way to the one before.
enum class Action { kIdle, kWalk, kRun, kJump, kThrow, kSpearForm, kThrust };

inline constexpr int kActionCount = 7;

constexpr bool playsOnce(Action action) {
  return action == Action::kJump || action == Action::kThrow || action == Action::kThrust;
}

/// Idle, walk and run are one thing to the body: going at a speed.
constexpr bool isGoing(Action action) {
  return action == Action::kIdle || action == Action::kWalk || action == Action::kRun;
}

}  // namespace stickman
