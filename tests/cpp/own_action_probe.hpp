// Plays actions of one's own from and into others, and keeps the worst of what must hold.
#pragma once

#include <array>
#include <string>

#include "action_watch.hpp"
#include "any_action.hpp"

namespace stickman::test {

/// max|second difference| of an action by itself, u per tick^2.
inline double roughnessOf(const StickmanParameters& p, const OwnActions& own, Action action) {
  const ActionPlan plan = planOf(action, own);
  Player player;
  player.commands.own = own;
  player.ask(plan.duration > 0.0 ? Action::kIdle : action, p);
  player.state = settledStickman(p, player.commands);
  double seconds = plan.definition != nullptr ? plan.definition->seconds : roundOf(action, p);
  if (plan.duration > 0.0) {
    player.ask(action, p);
    tick(player.state, p, player.commands, kDt);
    dropOffsets(player.state, p, own);
    seconds = plan.duration - 3.0 * kDt;
  } else {
    seconds = std::max(2.0 * seconds, 2.0);
  }
  MotionRoughness rough;
  player.run(p, seconds, kDt, [&](const StickmanState& s) { rough.see(s); });
  return rough.second;
}

/// Tells when he goes over to another action within the easing of the last one: that is an interruption.
class SwitchWatch {
 public:
  void see(const StickmanState& s) {
    const ActivityState& now = s.activity;
    const bool switched = seen_ && (now.action != last_.action || now.jumping != last_.jumping ||
                                    now.time < last_.time || now.jumpTime < last_.jumpTime);
    if (switched && ticks_ - lastSwitch_ < 43) interrupted = true;
    if (switched) lastSwitch_ = ticks_;
    last_ = now;
    seen_ = true;
    ++ticks_;
  }
  bool interrupted = false;

 private:
  ActivityState last_{};
  bool seen_ = false;
  int ticks_ = 0;
  int lastSwitch_ = -1000;
};

/// What is the worst of one go: an action into another, at any moment of it, and that broken off by a third;
/// at least one of the first two is one's own.
struct Going {
  double over = -1e9;             ///< u per tick^2 above the roughest of the actions, in a switch
  double overInterrupted = -1e9;  ///< the same where a switch broke off another
  double firstRatio = 4.0;        ///< of steps at 960 Hz over 1920
  double secondRatio = 4.0;       ///< of jerks
  bool jumps = false;             ///< a jump is in it
  ActionWatch watch;
  std::string said;
};

inline Going anyGoing(const StickmanParameters& p, std::uint64_t seed, AnyAction::Manner manner) {
  static const auto builtIn = [] {
    std::array<double, kActionCount> rough{};
    for (const Action a : kActions)
      rough[static_cast<std::size_t>(a)] = roughnessOf(StickmanParameters{}, {}, a);
    return rough;
  }();
  OwnShelf shelf;
  for (const std::uint64_t which : {0U, 1U}) shelf.add(AnyAction(2 * seed + which, manner).numbers());
  Going going;
  for (const std::size_t which : {0U, 1U}) {
    if (shelf.fault(which).fault != Fault::kNone) going.said = "refused";
  }
  if (!going.said.empty()) return going;
  const OwnActions own = shelf.all();
  const double rough[] = {roughnessOf(p, own, ownAction(0)), roughnessOf(p, own, ownAction(1))};
  const auto roughOf = [&](Action a) {
    const auto i = static_cast<std::size_t>(a);
    return i < kActionCount ? builtIn[i] : rough[i - kActionCount];
  };
  Random random(seed * 7919 + 13);
  const auto any = [&] {
    return static_cast<Action>(static_cast<int>(random.between(0.0, kActionCount + 2)));
  };
  Action from = any();
  Action to = ownAction(0);
  const Action third = any();
  if (random.unit() < 0.5) std::swap(from, to);
  const auto number = [](Action a) { return std::to_string(static_cast<int>(a)); };
  going.said =
      "seed " + std::to_string(seed) + ": " + number(from) + " -> " + number(to) + " -> " + number(third);
  for (const Action a : {from, to, third}) going.jumps = going.jumps || a == Action::kJump;

  Player start;
  start.commands.own = own;
  const bool once = playsOnce(from, own);
  const Action before = once ? static_cast<Action>(static_cast<int>(random.between(0.0, 3.0))) : from;
  start.ask(before, p);
  start.state = settledStickman(p, start.commands);
  if (once) start.ask(from, p);
  start.run(p, random.between(0.02, 1.2));
  const double blend = random.between(0.02, 0.5);
  const double roughest = std::max({roughOf(from), roughOf(to), roughOf(before)});

  MotionRoughness switching;
  SwitchWatch switches;
  Player player = start;
  const auto see = [&](const StickmanState& s) {
    switching.see(s);
    switches.see(s);
    going.watch.see(s, p);
  };
  player.run(p, 0.1, kDt, see);
  player.ask(to, p);
  Player asked = player;
  player.run(p, 1.0, kDt, see);
  (switches.interrupted ? going.overInterrupted : going.over) = switching.second - roughest;

  MotionRoughness interrupting;
  ActionWatch watch;
  const auto seeThird = [&](const StickmanState& s) {
    interrupting.see(s);
    watch.see(s, p);
  };
  asked.run(p, blend, kDt, seeThird);
  asked.ask(third, p);
  asked.run(p, 1.2, kDt, seeThird);
  going.overInterrupted =
      std::max(going.overInterrupted, interrupting.second - std::max(roughest, roughOf(third)));
  going.watch.drift = std::max(going.watch.drift, watch.drift);
  going.watch.penetration = std::max(going.watch.penetration, watch.penetration);
  going.watch.boneError = std::max(going.watch.boneError, watch.boneError);
  going.watch.kneeFront = std::min(going.watch.kneeFront, watch.kneeFront);
  going.watch.finite = going.watch.finite && watch.finite;

  const auto roughness = [&](double dt) {
    Player finer = start;
    MotionRoughness seen;
    const auto seeFiner = [&](const StickmanState& s) { seen.see(s); };
    finer.run(p, 0.1, dt, seeFiner);
    finer.ask(to, p);
    finer.run(p, blend, dt, seeFiner);
    finer.ask(third, p);
    finer.run(p, 0.5, dt, seeFiner);
    return seen;
  };
  const MotionRoughness coarse = roughness(1.0 / 960.0);
  const MotionRoughness fine = roughness(1.0 / 1920.0);
  going.firstRatio = coarse.first / fine.first;
  going.secondRatio = coarse.second / fine.second;
  return going;
}

}  // namespace stickman::test
