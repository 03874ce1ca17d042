#include "cast/stickman/followers.hpp"

#include "cast/stickman/spear.hpp"
#include "math/soft_limit.hpp"

namespace stickman {
namespace {

constexpr SpringSettings kHeadSpring{.stiffness = 260.0, .damping = 26.0};  // SPEC section 7
constexpr SoftLimit kHeadLag{.maximum = 6.0, .width = 4.0};  // u; the neck gives, but not for ever

// The head's place in the world: its inertia feels the figure's starts and stops.
Vec2 headPlace(const StickmanState& state) { return state.pose[Joint::kHead] + Vec2{state.legs.travel, 0.0}; }

Vec2 softened(Vec2 lag) {
  const double size = length(lag);
  return size > 0.0 ? lag * (limitSoftly(size, kHeadLag) / size) : lag;
}

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
  state.head = restingLag(headPlace(state));
  state.hair = hangingHair(headOf(state));
}

void advanceFollowers(StickmanState& state, double dt) {
  state.spear = heldSpear(state);
  advance(state.head, headPlace(state), kHeadSpring, dt);
  state.pose[Joint::kHead] = state.pose[Joint::kHead] + softened(state.head.offset);
  const HairForces forces{.speed = state.legs.speed.value,
                          .acceleration = state.legs.speed.velocity,
                          .gustPhase = state.gustPhase};
  tick(state.hair, headOf(state), forces, dt);
}

double shownLag(const StickmanState& state) { return length(softened(state.head.offset)); }

}  // namespace stickman
