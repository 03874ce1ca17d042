#include "cast/stickman/body_follow.hpp"

#include "cast/stickman/body_source.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kLeastBend = 0.1;  // rad

// A foot on its way down is there before it could overshoot.
double timeToGround(CriticallyDamped offset, double longest) {
  const bool comesDown = offset.value > 0.0 && offset.velocity < 0.0;
  return comesDown ? minimum(longest, 3.0 * offset.value / -offset.velocity) : longest;
}

bool isBend(std::size_t target) {
  return target == static_cast<std::size_t>(Target::kNearFlex) ||
         target == static_cast<std::size_t>(Target::kFarFlex);
}

// An elbow that is being stretched must not snap to its other side: it stops within the bend that is left.
// What is to end where it begins goes 1/4.8 of its time times its speed beyond (see easedOut).
double timeToBend(double shown, double velocity, double longest) {
  const double left = maximum(shown, kLeastBend);
  return velocity < 0.0 ? minimum(longest, 6.75 * left / -velocity) : longest;
}

constexpr double kOwning = 0.08;  // s, until elbows are as an author wants them

// How much of the new source there is, and its change per second.
CriticallyDamped fadeIn(double left) {
  const double u = 1.0 - left / kEasing;
  return {smoothstep(u), 6.0 * u * (1.0 - u) / kEasing};
}

}  // namespace

void breakOff(StickmanState& state, BodyTargets source) {
  unwindArms(source, state.body.value);
  for (std::size_t i = 0; i < kTargetCount; ++i) {
    state.body.offset[i] = {state.body.value[i] - source.values[i], 0.0};
  }
}

void followSource(StickmanState& state, BodyTargets source, double dt) {
  unwindArms(source, sourceOf(state.body));
  if (!isEasing(state)) {
    advance(state.body, source.values, dt);
    return;
  }
  const double left = state.easing;
  state.easing = maximum(0.0, left - dt);
  for (std::size_t i = 0; i < kTargetCount; ++i) {
    CriticallyDamped& offset = state.body.offset[i];
    const double time = isLift(i)   ? timeToGround(offset, left)
                        : isBend(i) ? timeToBend(state.body.value[i], offset.velocity, left)
                                    : left;
    offset = easedOut(offset, time, dt);
    state.body.value[i] = source.values[i] * (isLift(i) ? fadeIn(state.easing).value : 1.0) + offset.value;
  }
}

void easeLift(StickmanState& state, std::size_t target, CriticallyDamped source) {
  const CriticallyDamped fade = fadeIn(state.easing);
  CriticallyDamped& offset = state.body.offset[target];
  offset = {state.body.value[target],
            fade.velocity * source.value + fade.value * source.velocity + offset.velocity};
}

void tickBody(StickmanState& state, const StickmanParameters& parameters, const OwnActions& own, double dt) {
  const bool asAuthored = isOwn(static_cast<Action>(state.activity.action)) || isEasing(state);
  const double way = (asAuthored ? dt : -dt) / kOwning;
  state.ownness = clamp(state.ownness + way, 0.0, 1.0);
  followSource(state, bodySource(state, parameters, own), dt);
}

}  // namespace stickman
