#include "cast/stickman/body_switch.hpp"

#include "cast/stickman/activity.hpp"
#include "cast/stickman/body_follow.hpp"
#include "cast/stickman/body_source.hpp"

namespace stickman {
BodySwitch beginSwitch(const StickmanState& state, const ActivityState& left,
                       const StickmanParameters& parameters, const OwnActions& own, double dt) {
  StickmanState unswitched = state;
  unswitched.activity = left;
  BodySwitch change{};
  change.from.before = bodySource(unswitched, parameters, own);
  change.to.before = bodySource(state, parameters, own);
  advanceActivity(unswitched, dt);
  change.left = unswitched.activity;
  return change;
}

[[gnu::noinline]] void endSwitch(StickmanState& state, BodySwitch change,
                                 const StickmanParameters& parameters, const OwnActions& own, double dt) {
  StickmanState unswitched = state;
  unswitched.activity = change.left;
  change.from.now = bodySource(unswitched, parameters, own);
  change.to.now = bodySource(state, parameters, own);
  unwindArms(change.from.before, sourceOf(state.body));
  unwindArms(change.from.now, change.from.before.values);
  unwindArms(change.to.before, state.body.value);
  unwindArms(change.to.now, change.to.before.values);
  const bool eased = isOwn(static_cast<Action>(change.left.action)) || isEasing(state) ||
                     isOwn(static_cast<Action>(state.activity.action));
  for (std::size_t i = 0; i < kTargetCount; ++i) {
    if (eased && isLift(i)) {
      easeLift(
          state, i,
          {change.from.before.values[i], (change.from.now.values[i] - change.from.before.values[i]) / dt});
      continue;
    }
    const double before = change.from.before.values[i] - change.to.before.values[i];
    const double now = change.from.now.values[i] - change.to.now.values[i];
    switchSource(state.body, i, {before, (now - before) / dt});
  }
  if (eased) state.easing = kEasing;
}

}  // namespace stickman
