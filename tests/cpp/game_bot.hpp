#pragma once

#include <array>

#include "cast/runner/jump.hpp"
#include "game/run.hpp"
#include "game/things/thing.hpp"
#include "math/scalar.hpp"
#include "stage/fixed_clock.hpp"

namespace stickman {

/// What a person in front of the screen knows: the things in view, and how fast they come.
struct Sight {
  double travel;
  double speed;
  struct Thing {
    ObstacleKind kind;
    double x;
    bool done;  // speared or passed
  };
  std::array<Thing, kMostObstacles> things;
  std::size_t count;
};

/// Looks `ahead` u far: what the narrowest picture shows in front of him.
inline Sight look(const RunSnapshot& run, double ahead = 640.0) {
  Sight sight{.travel = distanceOf(run), .speed = run.runner.man.legs.speed.value, .things = {}, .count = 0};
  for (std::size_t i = 0; i < run.course.count; ++i) {
    const Obstacle& thing = run.course.obstacles[i];
    if (thing.x - thingOf(thing.kind).halfWidth > sight.travel + ahead) continue;
    sight.things[sight.count++] = {thing.kind, thing.x, thing.struck != 0 || thing.passed != 0};
  }
  return sight;
}

/// Plays by what it sees: jumps so that the top of the jump is over the thing, holding the button for what is
/// high, and thrusts so that the point is out when the thing comes into its reach. With a delay it acts on
/// what it saw so many ticks ago, carried on by the speed it saw then, as people do.
class Bot {
 public:
  explicit Bot(int delayTicks = 0) : delay_(delayTicks) {}

  /// The changes of the buttons for the next tick.
  unsigned decide(const RunSnapshot& run) {
    if (run.started == 0) return kStartPressed;
    seen_[static_cast<std::size_t>(clock_ % kMemory)] = look(run);
    const int then = clock_ - delay_;
    ++clock_;
    unsigned changes = 0;
    if (holding_ > 0 && --holding_ == 0) changes |= kJumpReleased;
    if (thrusting_ > 0 && --thrusting_ == 0) changes |= kThrustReleased;
    if (then < 0) return changes;
    return changes | answer(seen_[static_cast<std::size_t>(then % kMemory)]);
  }

 private:
  static constexpr int kMemory = 128;
  static constexpr double kReach = 118.0;      // u from his place to the point of an outstretched spear
  static constexpr double kStrikeLead = 0.13;  // s from the press until it is out
  static constexpr double kRise = 0.30;        // s from the press to the top of a jump

  unsigned answer(const Sight& sight) {
    const double late = delay_ * kTick;
    for (std::size_t i = 0; i < sight.count; ++i) {
      const Sight::Thing& thing = sight.things[i];
      const double coming = sight.speed + thingOf(thing.kind).ownSpeed;
      const double centre = thing.x - sight.travel - coming * late;
      if (thing.done || centre < -thingOf(thing.kind).halfWidth) continue;
      const Demand demand = thingOf(thing.kind).demand;
      const double edge = centre - thingOf(thing.kind).halfWidth;
      if (demand.spear) {
        if (thrusting_ > 0 || edge - kReach > coming * kStrikeLead) return 0;
        thrusting_ = 54;
        return kThrustPressed;
      }
      if (holding_ > 0 || centre > coming * kRise) return 0;
      holding_ = 60;
      return kJumpPressed;
    }
    return 0;
  }

  int delay_;
  int clock_ = 0;
  int holding_ = 0;    // ticks until the jump button is let go
  int thrusting_ = 0;  // ticks until the next thrust makes sense
  std::array<Sight, kMemory> seen_;
};

}  // namespace stickman
