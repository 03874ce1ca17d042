#include "cast/stickman/body_follow.hpp"

#include "cast/stickman/body_source.hpp"

namespace stickman {

void breakOff(StickmanState& state, BodyTargets source) {
  unwindArms(source, state.body.value);
  for (std::size_t i = 0; i < kTargetCount; ++i) {
    state.body.offset[i] = {state.body.value[i] - source.values[i], 0.0};
  }
}

void followSource(StickmanState& state, BodyTargets source, double dt) {
  unwindArms(source, sourceOf(state.body));
  advance(state.body, source.values, dt);
}

void tickBody(StickmanState& state, const StickmanParameters& parameters, double dt) {
  followSource(state, bodySource(state, parameters), dt);
}

}  // namespace stickman
