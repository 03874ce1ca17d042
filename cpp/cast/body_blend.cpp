#include "cast/body_blend.hpp"

#include "cast/activity.hpp"
#include "cast/body_source.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

// Arm directions count on through whole turns: each as near as possible to `reference`.
void unwindArms(BodyTargets& source, const std::array<double, kTargetCount>& reference) {
  for (const Target target : {Target::kNearArm, Target::kFarArm}) {
    source[target] = nearestTurn(source[target], reference[static_cast<std::size_t>(target)]);
  }
}

// The sources that the shown values would follow without their offsets.
std::array<double, kTargetCount> withoutOffsets(const Inertialized<kTargetCount>& body) {
  std::array<double, kTargetCount> values{};
  for (std::size_t i = 0; i < kTargetCount; ++i) values[i] = body.value[i] - body.offset[i].value;
  return values;
}

}  // namespace

BodySwitch beginSwitch(const StickmanState& state, const ActivityState& left,
                       const StickmanParameters& parameters, double dt) {
  StickmanState unswitched = state;
  unswitched.activity = left;
  BodySwitch change{};
  change.from.before = bodySource(unswitched, parameters);
  change.to.before = bodySource(state, parameters);
  advanceActivity(unswitched, dt);
  change.left = unswitched.activity;
  return change;
}

void endSwitch(StickmanState& state, BodySwitch change, const StickmanParameters& parameters, double dt) {
  StickmanState unswitched = state;
  unswitched.activity = change.left;
  change.from.now = bodySource(unswitched, parameters);
  change.to.now = bodySource(state, parameters);
  unwindArms(change.from.before, withoutOffsets(state.body));
  unwindArms(change.from.now, change.from.before.values);
  unwindArms(change.to.before, state.body.value);
  unwindArms(change.to.now, change.to.before.values);
  for (std::size_t i = 0; i < kTargetCount; ++i) {
    const double before = change.from.before.values[i] - change.to.before.values[i];
    const double now = change.from.now.values[i] - change.to.now.values[i];
    switchSource(state.body, i, {before, (now - before) / dt});
  }
}

void breakOff(StickmanState& state, BodyTargets source) {
  unwindArms(source, state.body.value);
  for (std::size_t i = 0; i < kTargetCount; ++i) {
    state.body.offset[i] = {state.body.value[i] - source.values[i], 0.0};
  }
}

void followSource(StickmanState& state, BodyTargets source, double dt) {
  unwindArms(source, withoutOffsets(state.body));
  advance(state.body, source.values, dt);
}

void tickBody(StickmanState& state, const StickmanParameters& parameters, double dt) {
  followSource(state, bodySource(state, parameters), dt);
}

}  // namespace stickman
