#include "cast/stickman/followers.hpp"

#include "cast/stickman/neck.hpp"
#include "cast/stickman/spear.hpp"

namespace stickman {
namespace {

SpearState heldSpear(const StickmanState& state) {
  return spearBetween(state.pose[Joint::kHandNear], state.pose[Joint::kHandFar],
                      shownTarget(state, Target::kSpear));
}

HeadCircle headOf(const StickmanState& state) {
  return {state.pose[Joint::kHead], state.headRadius, headTilt(state)};
}

}  // namespace

void restFollowers(StickmanState& state) {
  state.spear = heldSpear(state);
  restNeck(state);
  state.hair = hangingHair(headOf(state));
}

void advanceFollowers(StickmanState& state, double dt) {
  state.spear = heldSpear(state);
  advanceNeck(state, dt);
  const HairForces forces{.speed = state.legs.speed.value,
                          .acceleration = state.legs.speed.velocity,
                          .gustPhase = state.gustPhase};
  tick(state.hair, headOf(state), forces, dt);
}

}  // namespace stickman
