// Watches a stickman tick by tick and keeps the worst of what must hold in every frame.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "cast/stickman/stickman.hpp"
#include "math/scalar.hpp"

namespace stickman::test {

/// One leg's joints and its planned foot.
struct Leg {
  const Foot& plan;
  Vec2 knee;
  Vec2 foot;
};

inline Leg nearLeg(const StickmanState& s) {
  return {s.legs.nearFoot, s.pose[Joint::kKneeNear], s.pose[Joint::kFootNear]};
}
inline Leg farLeg(const StickmanState& s) {
  return {s.legs.farFoot, s.pose[Joint::kKneeFar], s.pose[Joint::kFootFar]};
}

/// How far the knee is in front of the line from hip to foot, in u; negative is the wrong side.
inline double kneeInFront(const StickmanState& s, const Leg& leg) {
  const Vec2 line = leg.foot - s.pose[Joint::kHip];
  return -dot(perpendicular(line), leg.knee - s.pose[Joint::kHip]) / length(line);
}

class GaitWatch {
 public:
  void see(const StickmanState& s, const StickmanParameters& p) {
    seeLeg(s, p, nearLeg(s), 0);
    seeLeg(s, p, farLeg(s), 1);
    const auto& arm = p.body;
    const Vec2 shoulder = s.pose[Joint::kShoulder];
    boneError =
        std::max({boneError, std::fabs(distance(s.pose[Joint::kPelvis], s.pose[Joint::kChest]) - arm.spine),
                  std::fabs(distance(shoulder, s.pose[Joint::kElbowNear]) - arm.upperArm),
                  std::fabs(distance(shoulder, s.pose[Joint::kElbowFar]) - arm.upperArm),
                  std::fabs(distance(s.pose[Joint::kElbowNear], s.pose[Joint::kHandNear]) - arm.forearm),
                  std::fabs(distance(s.pose[Joint::kElbowFar], s.pose[Joint::kHandFar]) - arm.forearm)});
    for (const Vec2& joint : s.pose.joints) {
      finite = finite && std::isfinite(joint.x) && std::isfinite(joint.y);
      penetration = std::max(penetration, joint.y);
    }
    if (seen_) {
      const double step = wrapUnit(s.legs.phase - lastPhase_ + 0.5) - 0.5;
      phaseStep = std::max(phaseStep, std::fabs(step));
    }
    lastPhase_ = s.legs.phase;
    seen_ = true;
    feetDown = std::min(feetDown, static_cast<int>(s.legs.nearFoot.planted + s.legs.farFoot.planted));
  }

  double drift = 0.0;        ///< u, farthest that a planted foot was drawn from where it was put down
  double penetration = 0.0;  ///< u below the ground, of any joint
  double boneError = 0.0;    ///< u
  double kneeFront = 1e9;    ///< u, smallest
  double phaseStep = 0.0;    ///< cycles per tick, largest
  int feetDown = 2;          ///< fewest feet on the ground
  int touchdowns = 0;
  bool finite = true;

 private:
  void seeLeg(const StickmanState& s, const StickmanParameters& p, const Leg& leg, int i) {
    const Vec2 world{leg.foot.x + s.legs.travel, leg.foot.y};
    const bool planted = leg.plan.planted != 0;
    if (planted && !planted_[i]) {
      plant_[i] = {leg.plan.x, 0.0};
      touchdowns += seen_ ? 1 : 0;
    }
    if (planted) drift = std::max(drift, distance(world, plant_[i]));
    planted_[i] = planted;
    boneError = std::max({boneError, std::fabs(distance(s.pose[Joint::kHip], leg.knee) - p.body.thigh),
                          std::fabs(distance(leg.knee, leg.foot) - p.body.shin)});
    kneeFront = std::min(kneeFront, kneeInFront(s, leg));
  }

  bool seen_ = false;
  bool planted_[2] = {false, false};
  Vec2 plant_[2] = {};
  double lastPhase_ = 0.0;
};

/// Largest first and second differences of any joint or of the hair, from tick to tick.
class MotionRoughness {
 public:
  void see(const StickmanState& s) {
    const auto& now = s.pose.joints;
    for (std::size_t i = 0; i < kJointCount; ++i) {
      if (count_ > 0) first = std::max(first, distance(now[i], last_[i]));
      if (count_ > 1) second = std::max(second, length(now[i] - last_[i] * 2.0 + beforeLast_[i]));
    }
    beforeLast_ = last_;
    last_ = now;
    ++count_;
  }

  double first = 0.0;   ///< u per tick
  double second = 0.0;  ///< u per tick^2

 private:
  int count_ = 0;
  std::array<Vec2, kJointCount> last_{};
  std::array<Vec2, kJointCount> beforeLast_{};
};

/// What one joint angle or height does over whole cycles.
struct Range {
  double low = 1e9;
  double high = -1e9;
  void see(double v) {
    low = std::min(low, v);
    high = std::max(high, v);
  }
  double size() const { return high - low; }
};

inline constexpr double kDt = 1.0 / 120.0;

/// Runs `seconds` of ticks of `dt`, calling `see(state)` after each.
template <typename See>
void run(StickmanState& s, const StickmanParameters& p, double speed, double seconds, double dt,
         const See& see) {
  const StickmanCommands commands{.speed = speed, .facing = 1.0};
  const int ticks = static_cast<int>(seconds / dt + 0.5);
  for (int i = 0; i < ticks; ++i) {
    tick(s, p, commands, dt);
    see(s);
  }
}

/// A stickman at a steady speed whose phase has just passed `phase`; standing, where the phase rests, the
/// phase of his breathing instead.
inline StickmanState atPhase(const StickmanParameters& p, double speed, double phase) {
  StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
  const auto current = [&] { return speed == 0.0 ? s.idlePhase : s.legs.phase; };
  for (int i = 0; i < 1200; ++i) {
    const double before = current();
    tick(s, p, {.speed = speed, .facing = 1.0}, kDt);
    const double step = wrapUnit(current() - before + 0.5) - 0.5;
    const double way = wrapUnit(phase - before);
    if (step >= 0.0 ? way <= step : wrapUnit(-way) <= -step) break;
  }
  return s;
}

}  // namespace stickman::test
