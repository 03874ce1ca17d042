// Watches a hound tick by tick and keeps the worst of what must hold in every frame.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "cast/hound/hound.hpp"
#include "math/scalar.hpp"
#include "test_helpers.hpp"

namespace stickman::test {

inline constexpr double kHoundTick = 1.0 / 120.0;

inline Vec2 joint(const HoundSnapshot& s, std::size_t leg, std::size_t i) {
  return s.pose.joints[legRoot(leg) + i];
}
inline Vec2 paw(const HoundSnapshot& s, std::size_t leg) { return s.pose.joints[legPaw(leg)]; }
/// Claws over the ground.
inline Vec2 worldPaw(const HoundSnapshot& s, std::size_t leg) {
  return paw(s, leg) + Vec2{s.paws.travel, 0.0};
}
inline bool stands(const HoundSnapshot& s, std::size_t leg) { return (contacts(s) >> leg & 1U) != 0; }
inline int pawsDown(const HoundSnapshot& s) {
  int count = 0;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) count += stands(s, leg) ? 1 : 0;
  return count;
}

/// Angle (rad) from one direction to another, -pi..pi.
inline double turn(Vec2 from, Vec2 to) {
  return std::atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y);
}

/// How far (rad) a leg's middle joint is from straight.
inline double bendOf(const HoundSnapshot& s, std::size_t leg) {
  return std::fabs(turn(joint(s, leg, 1) - joint(s, leg, 0), joint(s, leg, 2) - joint(s, leg, 1)));
}

/// Pitch of the paw: the sole against the floor, rad.
inline double pitchOf(const HoundSnapshot& s, std::size_t leg) {
  const std::size_t ball = legPaw(leg) - 1;
  const Vec2 rest{HoundBody::kPawLength, HoundBody::kPawHeight};
  return turn(rest, s.pose.joints[legPaw(leg)] - s.pose.joints[ball]);
}

class HoundWatch {
 public:
  /// `length`: s since the state seen before.
  void see(const HoundSnapshot& s, double length = kHoundTick) {
    for (const Vec2& at : s.pose.joints) finite = finite && isFinitePoint(at);
    // The drawn body stays above the floor with its thickness; here its joints do.
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      for (std::size_t i = legRoot(leg); i <= legPaw(leg); ++i) below = std::max(below, s.pose.joints[i].y);
      seeStance(s, leg);
    }
    below = std::max({below, s.pose[HoundJoint::kChin].y, s.pose[HoundJoint::kNose].y});
    if (seen_) {
      seeTurns(s, length);
      seePhases(s, length);
    }
    last_ = s;
    seen_ = true;
  }

  double drift = 0.0;    ///< u, farthest that a planted paw was from where it was put down
  double below = -1e9;   ///< u, deepest of paws, elbows and so on, and chin below the floor
  double turned = 0.0;   ///< degrees per 1/60 s, of any bone of a leg or joint between two
  double slowest = 1e9;  ///< of a leg's phase per cycle of the clock
  double fastest = -1e9;
  int touchdowns = 0;
  bool finite = true;

 private:
  void seeStance(const HoundSnapshot& s, std::size_t leg) {
    const bool down = stands(s, leg);
    const Vec2 at = worldPaw(s, leg);
    if (down && !down_[leg]) {
      // Where the planner put it: what the leg cannot reach from the first moment on is drift, too.
      plant_[leg] = {s.paws.feet[leg].x, 0.0};
      touchdowns += seen_ ? 1 : 0;
    }
    if (down) drift = std::max(drift, distance(at, plant_[leg]));
    down_[leg] = down;
  }

  void seeTurns(const HoundSnapshot& s, double length) {
    const double frames = 60.0 * length;
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      double before = 0.0;
      for (std::size_t i = legRoot(leg); i < legPaw(leg); ++i) {
        const double now =
            turn(last_.pose.joints[i + 1] - last_.pose.joints[i], s.pose.joints[i + 1] - s.pose.joints[i]);
        turned = std::max(turned, toDegrees(std::fabs(now)) / frames);
        if (i > legRoot(leg)) turned = std::max(turned, toDegrees(std::fabs(now - before)) / frames);
        before = now;
      }
    }
  }

  void seePhases(const HoundSnapshot& s, double length) {
    const double speed = s.paws.speed.value;
    if (s.paws.standing != 0) return;  // he waits at the phase with which he sets out
    const double cycles = length * paceAt(houndParameters(), last_.paws.clock, speed).cadence;
    if (cycles < 1e-5) return;
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      const double way = wrapUnit(s.paws.clock.phase[leg] - last_.paws.clock.phase[leg] + 0.25) - 0.25;
      slowest = std::min(slowest, way / cycles);
      fastest = std::max(fastest, way / cycles);
    }
  }

  bool seen_ = false;
  bool down_[kHoundLegs] = {};
  Vec2 plant_[kHoundLegs] = {};
  HoundSnapshot last_{};
};

inline HoundCommands running(double speed) { return {.speed = speed, .loop = HoundState::kRun}; }

/// Ticks for `seconds`, calling `see(state)` after each.
template <typename See>
void run(HoundSnapshot& s, const HoundCommands& commands, double seconds, double dt, const See& see) {
  const int ticks = static_cast<int>(seconds / dt + 0.5);
  for (int i = 0; i < ticks; ++i) {
    tick(s, houndParameters(), commands, dt);
    see(s);
  }
}

/// Running at `speed` for long enough that every trace of the start is gone.
inline HoundSnapshot steadyHound(double speed) {
  HoundSnapshot s = settledHound(houndParameters(), running(speed));
  run(s, running(speed), 3.0, kHoundTick, [](const HoundSnapshot&) {});
  return s;
}

}  // namespace stickman::test
