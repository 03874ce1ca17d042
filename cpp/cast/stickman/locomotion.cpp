#include "cast/stickman/locomotion.hpp"

#include "cast/stickman/activity.hpp"
#include "cast/stickman/jump.hpp"
#include "cast/stickman/play_action.hpp"

namespace stickman {
namespace {

constexpr double kStyleRate = 11.0;  // 1/s, the style of the gait follows the speed
constexpr double kHardBrake = 1.6;   // times the usual rate

}  // namespace

BipedSettings bipedSettings(const StickmanParameters& parameters) {
  return {.range = parameters.gait, .speedRate = parameters.speedRate, .styleRate = kStyleRate};
}

BipedSettings legSettings(const StickmanState& state, const StickmanParameters& parameters) {
  BipedSettings settings = bipedSettings(parameters);
  if (state.activity.jumping != 0 || state.legs.falling != 0) settings.speedRate *= kHardBrake;
  return settings;
}

[[gnu::noinline]] BipedWish legWish(const StickmanState& state, const StickmanParameters& parameters,
                                    const OwnActions& own) {
  const double half = parameters.body.standHalf;
  const ActionPlan plan = planOf(static_cast<Action>(state.activity.action), own);
  const FootStance stance = plan.definition != nullptr ? stanceOf(*plan.definition, state.activity.time, half)
                                                       : FootStance{.front = half, .rear = half};
  BipedWish wish{.speed = state.targetSpeed, .front = stance.front, .rear = stance.rear};
  wish.nearLifted = isLifted(state, Target::kNearLift);
  wish.farLifted = isLifted(state, Target::kFarLift);
  const bool jumping = state.activity.jumping != 0;
  if (jumping || state.legs.falling != 0 || plan.legs == ActionLegs::kStand) wish.speed = 0.0;
  const double part = jumpPart(state.activity);
  wish.hold = jumping && part >= kPushOff && part < kTouchDown;
  return wish;
}

}  // namespace stickman
