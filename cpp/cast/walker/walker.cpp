#include "cast/walker/walker.hpp"

#include "cast/stickman/parameters.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kHipRate = 7.0;       // 1/s, how fast the hips follow the pointer
constexpr double kStepRate = 6.0;      // 1/s, how fast a walk takes on a new speed
constexpr double kSettledFoot = 0.02;  // u of a changed way of walking that still counts as planted

// The walk of the stickman, with the stride and lift of a machine whose hips stay level.
BipedSettings walkSettings() {
  const GaitRange range = StickmanParameters{}.gait;
  return {.range = {range.walk, range.walk}, .speedRate = kStepRate, .styleRate = kStepRate};
}

BipedWish walkWish(const WalkerCommands& commands) {
  return {.speed = commands.walkSpeed / kWalkerScale, .front = 8.0, .rear = 8.0};
}

// Of one foot, from the middle of the hips (x) and from the ground (y, up negative). `side` +1 right, -1
// left.
Vec2 circlingPlace(const WalkerState& state, double side) {
  const double angle = state.angle + (side > 0.0 ? 0.0 : kPi);
  return circlingFoot(side * WalkerBody::kHipHalf, angle) - Vec2{0.0, WalkerBody::kGroundY};
}

Vec2 walkingPlace(const WalkerState& state, const Foot& foot) {
  return {-(foot.x - state.legs.travel) * kWalkerScale, -foot.height * kWalkerScale};
}

std::array<double, 4> sourceOf(const WalkerState& state) {
  const bool walks = state.walks != 0;
  const Vec2 right = walks ? walkingPlace(state, state.legs.nearFoot) : circlingPlace(state, 1.0);
  const Vec2 left = walks ? walkingPlace(state, state.legs.farFoot) : circlingPlace(state, -1.0);
  return {right.x, right.y, left.x, left.y};
}

void advanceSource(WalkerState& state, const WalkerCommands& commands, double dt) {
  if (state.walks == 0) {
    const double angle = state.angle + commands.angularSpeed * dt;
    state.angle = angle - kTwoPi * std::floor(angle / kTwoPi);
  }
  tick(state.legs, walkSettings(), walkWish(commands), dt);
}

// What the feet have more in the one state than in the other, blends apart.
std::array<double, 4> sourceGap(const WalkerState& a, const WalkerState& b) {
  std::array<double, 4> gap = sourceOf(a);
  const std::array<double, 4> other = sourceOf(b);
  for (std::size_t i = 0; i < gap.size(); ++i) gap[i] -= other[i];
  return gap;
}

// Moves the sources on by a tick in which it goes over to the other way of walking. The old one is asked what
// it would have done, so that the feet keep their velocity, too; a blend that is under way goes on.
void goOver(WalkerState& state, const WalkerCommands& commands, double dt) {
  WalkerState unswitched = state;
  state.walks = commands.walks ? 1 : 0;
  const std::array<double, 4> before = sourceGap(unswitched, state);
  advanceSource(unswitched, commands, dt);
  advanceSource(state, commands, dt);
  const std::array<double, 4> now = sourceGap(unswitched, state);
  for (std::size_t i = 0; i < before.size(); ++i)
    switchSource(state.feet, i, {before[i], (now[i] - before[i]) / dt});
}

void poseLeg(WalkerPose& pose, std::size_t first, Vec2 hip, Vec2 foot) {
  pose[first] = hip;
  pose[first + 1] = midpointKnee(hip, foot, WalkerBody::kBone);
  pose[first + 2] = foot;
}

WalkerPose poseOf(const WalkerState& state) {
  WalkerPose pose;
  const double x = state.hip.value;
  const Vec2 ground{x, WalkerBody::kGroundY};
  const auto& feet = state.feet.value;
  poseLeg(pose, 0, {x + WalkerBody::kHipHalf, WalkerBody::kHipY},
          ground + Vec2{feet[0], minimum(0.0, feet[1])});
  poseLeg(pose, 3, {x - WalkerBody::kHipHalf, WalkerBody::kHipY},
          ground + Vec2{feet[2], minimum(0.0, feet[3])});
  pose[6] = {x, WalkerBody::kHipY};
  return pose;
}

}  // namespace

WalkerState standingWalker(const WalkerCommands& commands) {
  WalkerState state{};
  state.hip.value = commands.hipX;
  state.walks = commands.walks ? 1 : 0;
  state.legs = standingBiped(walkSettings(), walkWish(commands));
  state.feet = settledOn(sourceOf(state));
  state.pose = poseOf(state);
  return state;
}

void tick(WalkerState& state, const WalkerCommands& commands, double dt) {
  state.ticks += 1;
  state.hip = advance(state.hip, commands.hipX, dampedStep(kHipRate, dt));
  if ((state.walks != 0) != commands.walks) {
    goOver(state, commands, dt);
  } else {
    advanceSource(state, commands, dt);
  }
  advance(state.feet, sourceOf(state), dt);
  state.pose = poseOf(state);
}

unsigned contacts(const WalkerState& state) {
  const auto stands = [&](const Foot& foot, std::size_t i) {
    const bool settled =
        absolute(state.feet.offset[i].value) + absolute(state.feet.offset[i + 1].value) < kSettledFoot;
    const bool down = state.walks != 0 ? foot.planted != 0 : state.feet.value[i + 1] >= 0.0;
    return settled && down;
  };
  return (stands(state.legs.nearFoot, 0) ? 1U : 0U) | (stands(state.legs.farFoot, 2) ? 2U : 0U);
}

}  // namespace stickman
