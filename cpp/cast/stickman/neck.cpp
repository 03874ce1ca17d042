#include "cast/stickman/neck.hpp"

#include "math/soft_limit.hpp"

namespace stickman {
namespace {

constexpr SpringSettings kNeckSpring{.stiffness = 260.0, .damping = 26.0};  // SPEC section 7
constexpr SoftLimit kHeadLag{.maximum = 6.0, .width = 4.0};  // u; the neck gives, but not for ever

// The head's place in the world, whose inertia counts.
Vec2 headPlace(const StickmanState& state) { return state.pose[Joint::kHead] + Vec2{state.legs.travel, 0.0}; }

Vec2 softened(Vec2 lag) {
  const double size = length(lag);
  return size > 0.0 ? lag * (limitSoftly(size, kHeadLag) / size) : lag;
}

}  // namespace

void restNeck(StickmanState& state) { state.head = restingLag(headPlace(state)); }

void advanceNeck(StickmanState& state, double dt) {
  advance(state.head, headPlace(state), kNeckSpring, dt);
  state.pose[Joint::kHead] = state.pose[Joint::kHead] + softened(state.head.offset);
}

double shownLag(const StickmanState& state) { return length(softened(state.head.offset)); }

}  // namespace stickman
