// Puts the stickman into any action at any phase of it, as the page would, and watches what must hold there.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "action_tables.hpp"
#include "cast/stickman/body_source.hpp"
#include "cast/stickman/jump.hpp"
#include "cast/stickman/spear.hpp"
#include "gait_watch.hpp"

namespace stickman::test {

inline constexpr auto kActions = [] {
  std::array<Action, kActionCount> all{};
  for (int i = 0; i < kActionCount; ++i) all[static_cast<std::size_t>(i)] = static_cast<Action>(i);
  return all;
}();

inline const char* nameOf(Action action) { return rowOf(action).name; }

/// Asks for an action as the page does: going is a speed, and every asking counts.
inline void ask(StickmanCommands& commands, Action action, const StickmanParameters& p) {
  if (action == Action::kIdle) commands.speed = 0.0;
  if (action == Action::kWalk) commands.speed = speedOfGait(p.gait, 0.0);
  if (action == Action::kRun) commands.speed = speedOfGait(p.gait, 1.0);
  commands.action = action;
  if (!playsOnce(action, commands.own)) commands.loop = action;
  ++commands.requests;
}

/// A stickman and what is asked of him.
struct Player {
  StickmanState state;
  StickmanCommands commands;

  void ask(Action action, const StickmanParameters& p) { test::ask(commands, action, p); }

  /// Runs `seconds` of ticks of `dt`, calling `see(state)` after each.
  template <typename See>
  void run(const StickmanParameters& p, double seconds, double dt, const See& see) {
    const int ticks = static_cast<int>(seconds / dt + 0.5);
    for (int i = 0; i < ticks; ++i) {
      tick(state, p, commands, dt);
      see(static_cast<const StickmanState&>(state));
    }
  }
  void run(const StickmanParameters& p, double seconds) {
    run(p, seconds, kDt, [](const StickmanState&) {});
  }
};

/// Has been doing `loop` for a while.
inline Player settledPlayer(const StickmanParameters& p, Action loop) {
  Player player;
  ask(player.commands, loop, p);
  player.state = settledStickman(p, player.commands);
  return player;
}

/// How long once through an action takes, s: a cycle of a gait, a sway of standing, a round of the form.
inline double roundOf(Action action, const StickmanParameters& p) {
  if (action == Action::kIdle) return 2.0 / p.breathRate;
  if (action == Action::kWalk) return 1.0 / p.gait.walk.cadence;
  if (action == Action::kRun) return 1.0 / p.gait.run.cadence;
  if (action == Action::kSpearForm) return spearFormDuration();
  return playsOnce(action) ? rowOf(action).duration : 1.0;
}

/// At `phase` (0..1) of an action. What plays once was begun while he was doing `before`.
inline Player playerAt(const StickmanParameters& p, Action action, double phase,
                       Action before = Action::kIdle) {
  Player player = settledPlayer(p, playsOnce(action) ? before : action);
  if (playsOnce(action)) player.ask(action, p);
  player.run(p, phase * roundOf(action, p));
  return player;
}

/// Without what is left of the action before.
inline void dropOffsets(StickmanState& s, const StickmanParameters& p, const OwnActions& own = {}) {
  s.body = settledOn(bodySource(s, p, own).values);
}

/// A joint as it would be without squash: SPEC section 7 has it about the ground point below him.
inline Vec2 unsquashed(const StickmanState& s, Joint joint) {
  const double sy = s.body.value[static_cast<std::size_t>(Target::kSquash)];
  const double sx = 1.0 + (1.0 - sy) * 0.7;
  return {s.pose[joint].x / sx, s.pose[joint].y / sy};
}

/// How far the bones are from their lengths, u. The neck is on its spring; an arm is foreshortened while its
/// elbow changes side.
inline double boneError(const StickmanState& s, const StickmanParameters& p) {
  double error = 0.0;
  const auto bone = [&](Joint a, Joint b, double size) {
    error = std::max(error, std::fabs(distance(unsquashed(s, a), unsquashed(s, b)) - size));
  };
  const StickmanBody& body = p.body;
  bone(Joint::kPelvis, Joint::kChest, body.spine);
  bone(Joint::kPelvis, Joint::kShoulder, body.spine - body.shoulderDrop);
  bone(Joint::kHip, Joint::kKneeNear, body.thigh);
  bone(Joint::kHip, Joint::kKneeFar, body.thigh);
  bone(Joint::kKneeNear, Joint::kFootNear, body.shin);
  bone(Joint::kKneeFar, Joint::kFootFar, body.shin);
  if (std::fabs(s.body.value[static_cast<std::size_t>(Target::kNearSide)]) >= 1.0) {
    bone(Joint::kShoulder, Joint::kElbowNear, body.upperArm);
    bone(Joint::kElbowNear, Joint::kHandNear, body.forearm);
  }
  if (std::fabs(s.body.value[static_cast<std::size_t>(Target::kFarSide)]) >= 1.0) {
    bone(Joint::kShoulder, Joint::kElbowFar, body.upperArm);
    bone(Joint::kElbowFar, Joint::kHandFar, body.forearm);
  }
  return error;
}

/// Keeps the worst of what must hold in every tick of every action and every switch.
class ActionWatch {
 public:
  void see(const StickmanState& s, const StickmanParameters& p) {
    boneError = std::max(boneError, test::boneError(s, p));
    for (std::size_t i = 0; i < kJointCount; ++i) {
      const Vec2 joint = s.pose.joints[i];
      finite = finite && std::isfinite(joint.x) && std::isfinite(joint.y);
      penetration = std::max(penetration, joint.y);
    }
    spearError = std::max(spearError, std::fabs(distance(s.spear.tip, s.spear.butt) - kSpearLength));
    handOffSpear = std::max({handOffSpear, distance(s.spear.rearGrip, s.pose[Joint::kHandNear]),
                             distance(s.spear.frontGrip, s.pose[Joint::kHandFar])});
    kneeFront = std::min({kneeFront, kneeInFront(s, nearLeg(s)), kneeInFront(s, farLeg(s))});
    const unsigned feet = contacts(s);
    seeFoot(s, nearLeg(s), (feet & 1U) != 0, 0);
    seeFoot(s, farLeg(s), (feet & 2U) != 0, 1);
  }

  double drift = 0.0;         ///< u, farthest that a planted foot was drawn from where it was put down
  double penetration = 0.0;   ///< u below the ground, of any joint
  double boneError = 0.0;     ///< u
  double spearError = 0.0;    ///< u, of its length
  double handOffSpear = 0.0;  ///< u, of a hand from the grip that the spear has it on
  double kneeFront = 1e9;     ///< u, smallest
  bool finite = true;

 private:
  void seeFoot(const StickmanState& s, const Leg& leg, bool planted, std::size_t i) {
    const Vec2 world{leg.foot.x + s.legs.travel, leg.foot.y};
    if (planted && !planted_[i]) plant_[i] = {leg.plan.x, 0.0};
    if (planted) drift = std::max(drift, distance(world, plant_[i]));
    planted_[i] = planted;
  }

  std::array<bool, 2> planted_{};
  std::array<Vec2, 2> plant_{};
};

}  // namespace stickman::test
