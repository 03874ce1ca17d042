#include "cast/stickman.hpp"

#include "cast/stickman_body.hpp"
#include "math/scalar.hpp"
#include "math/soft_limit.hpp"

namespace stickman {
namespace {

constexpr int kSettleTicks = 240;            // two seconds, SPEC section 1
constexpr double kSettleTick = 1.0 / 120.0;  // s
constexpr double kLeanRate = 9.0;            // 1/s
constexpr double kGustRate = 0.2;            // 1/s, see HairForces

constexpr SpringSettings kHeadSpring{.stiffness = 260.0, .damping = 26.0};  // SPEC section 7
constexpr SoftLimit kHeadLag{.maximum = 6.0, .width = 4.0};  // u; the neck gives, but not for ever

// The head's place in the world: its inertia feels the figure's starts and stops.
Vec2 headPlace(const StickmanState& state, const StickmanPose& body) {
  return body[Joint::kHead] + Vec2{state.legs.travel, 0.0};
}

Vec2 softened(Vec2 lag) {
  const double size = length(lag);
  return size > 0.0 ? lag * (limitSoftly(size, kHeadLag) / size) : lag;
}

Vec2 hairRoot(const StickmanState& state, const StickmanParameters& parameters) {
  return hairRoot(state.pose[Joint::kHead], shownHeadRadius(parameters));
}

// Head and hair at rest where the body is now.
void restHeadAndHair(StickmanState& state, const StickmanParameters& parameters) {
  state.pose = bodyPose(state, parameters);
  state.head = restingLag(headPlace(state, state.pose));
  state.hair = hangingHair(hairRoot(state, parameters));
}

}  // namespace

StickmanState settledStickman(const StickmanParameters& parameters, const StickmanCommands& commands) {
  const BipedSettings settings = bipedSettings(parameters);
  StickmanState state{};
  state.facing = commands.facing;
  state.legs = standingBiped(settings);
  arriveAtSpeed(state.legs, settings, commands.speed);
  state.lean.value = leanTarget(state, parameters);
  restHeadAndHair(state, parameters);
  for (int i = 0; i < kSettleTicks; ++i) tick(state, parameters, commands, kSettleTick);
  state.ticks = 0;
  state.distance = 0.0;
  return state;
}

void tick(StickmanState& state, const StickmanParameters& parameters, const StickmanCommands& commands,
          double dt) {
  const double travelBefore = state.legs.travel;
  state.ticks += 1;
  state.facing = commands.facing;
  state.targetSpeed = commands.speed;

  tick(state.legs, bipedSettings(parameters), commands.speed, dt);
  state.distance += state.facing * (state.legs.travel - travelBefore);
  state.idlePhase = wrapUnit(state.idlePhase + 0.5 * parameters.breathRate * dt);
  state.gustPhase = wrapUnit(state.gustPhase + kGustRate * dt);
  state.lean = advance(state.lean, leanTarget(state, parameters), dampedStep(kLeanRate, dt));

  state.pose = bodyPose(state, parameters);
  advance(state.head, headPlace(state, state.pose), kHeadSpring, dt);
  state.pose[Joint::kHead] = state.pose[Joint::kHead] + softened(state.head.offset);
  const HairForces forces{.speed = state.legs.speed.value,
                          .acceleration = state.legs.speed.velocity,
                          .gustPhase = state.gustPhase};
  tick(state.hair, hairRoot(state, parameters), forces, dt);
}

unsigned contacts(const StickmanState& state) {
  return static_cast<unsigned>(state.legs.nearFoot.planted | (state.legs.farFoot.planted << 1));
}

}  // namespace stickman
