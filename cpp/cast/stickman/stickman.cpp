#include "cast/stickman/stickman.hpp"

#include <initializer_list>

#include "cast/shared/settling.hpp"
#include "cast/stickman/activity.hpp"
#include "cast/stickman/body_follow.hpp"
#include "cast/stickman/body_source.hpp"
#include "cast/stickman/body_switch.hpp"
#include "cast/stickman/followers.hpp"
#include "cast/stickman/jump.hpp"
#include "cast/stickman/locomotion.hpp"
#include "cast/stickman/posture.hpp"
#include "cast/stickman/skeleton.hpp"
#include "math/scalar.hpp"
#include "motion/biped_ground.hpp"

namespace stickman {
namespace {

constexpr double kDipPerImpact = 0.55;  // u/s of dip per u/s of a landing
constexpr double kHardest = 900.0;      // u/s; from higher up he does not go down farther
constexpr double kFallTuck = 15.0;      // u
constexpr double kReaching = 0.22;      // s before the landing in which the legs stretch again

void tickLegs(StickmanState& state, const StickmanParameters& parameters, const OwnActions& own,
              const OwnGround* ground, double dt) {
  const double travelBefore = state.legs.travel;
  BipedWish wish = legWish(state, parameters, own);
  wish.ground = ground;
  tick(state.legs, legSettings(state, parameters), wish, dt);
  state.distance += state.facing * (state.legs.travel - travelBefore);
}

// Takes off when the body has risen beyond what the legs reach, and lands when it has come back.
void tickLeap(StickmanState& state, const StickmanParameters& parameters, const OwnActions& own,
              const OwnGround* ground, double dt) {
  if (state.activity.jumping == 0 || state.legs.falling != 0) return;
  BipedState& legs = state.legs;
  const double part = jumpPart(state.activity);
  const double nearHeight = leapHeight(state, parameters, legs.nearFoot, part);
  const double farHeight = leapHeight(state, parameters, legs.farFoot, part);
  const bool lifted = nearHeight > 0.0 || farHeight > 0.0;
  const BipedSettings settings = legSettings(state, parameters);
  BipedWish wish = legWish(state, parameters, own);
  wish.ground = ground;
  if (legs.leaping != 0) {
    advanceLeap(legs, settings, wish, {nearHeight, farHeight}, dt);
    if (!lifted && part > 0.5) endLeap(legs, ground);
  } else if (lifted && part >= kTakeOff && part <= kTouchDown) {
    // The feet have had their step of this tick already.
    beginLeap(legs, settings, wish, (kTouchDown - part) * kJumpDuration);
    legs.nearFoot.height += nearHeight;
    legs.farFoot.height += farHeight;
  }
}

// The knees give, the more the harder he has come down.
void land(StickmanState& state, double speed) {
  state.dip.velocity += kDipPerImpact * minimum(speed, kHardest);
}

// Over a cliff he falls: a jump without a crouch, until the ground below has him.
[[gnu::noinline]] void tickFall(StickmanState& state, const StickmanParameters& parameters,
                                const StickmanCommands& commands, const OwnGround& ground, double dt) {
  BipedState& legs = state.legs;
  const BipedSettings settings = legSettings(state, parameters);
  BipedWish wish = legWish(state, parameters, commands.own);
  wish.ground = &ground;
  if (legs.falling != 0) {
    const double speed = legs.fallSpeed;
    const bool down = advanceFall(legs, ground, dt);
    // The feet are drawn up until the ground comes near.
    const double tuck =
        kFallTuck * smoothstep(state.air.value) * smoothstep(timeToLanding(legs, ground) / kReaching);
    advanceLeap(legs, settings, wish, {tuck, tuck}, dt);
    if (down) {
      endLeap(legs, &ground);
      land(state, speed);
    }
  } else if (legs.leaping == 0 && isBeyondEnd(legs, ground)) {
    beginFall(legs, ground);
    const OwnGround below = groundOf(state, commands);
    wish.ground = &below;
    beginLeap(legs, settings, wish, timeToLanding(legs, below));
  }
}

// u over the ground in the two seconds in which he settles, on level ground.
double wayOfSettling(const StickmanParameters& parameters, const StickmanCommands& commands) {
  StickmanState state{};
  state.targetSpeed = commands.speed;
  if (!isGoing(commands.loop)) state.activity.action = static_cast<std::uint64_t>(commands.loop);
  return commands.facing * legWish(state, parameters, commands.own).speed * kSettleTicks * kTick;
}

struct Settled {
  SettledStickman man;
  double missed;  // u from distance 0 that he would have been
};

// Doing what goes on by `commands` for two seconds, from `distance` on.
Settled settledFrom(const StickmanParameters& parameters, const StickmanCommands& commands, double phase,
                    double distance) {
  const BipedSettings settings = bipedSettings(parameters);
  const OwnActions& own = commands.own;
  StickmanCommands steady = commands;
  steady.action = commands.loop;
  StickmanState state{};
  state.distance = distance;
  state.facing = commands.facing;
  state.targetSpeed = commands.speed;
  state.activity.requests = commands.requests;
  if (!isGoing(commands.loop)) {
    state.activity.action = state.activity.loop = static_cast<std::uint64_t>(commands.loop);
  }
  state.idlePhase = phase;
  const ActionPlan plan = planOf(commands.loop, own);
  if (plan.definition != nullptr) state.activity.time = phase * plan.definition->seconds;
  BipedWish wish = legWish(state, parameters, own);
  const OwnGround ground = isUneven(commands) ? groundOf(state, commands) : OwnGround{};
  if (isUneven(commands)) wish.ground = &ground;
  state.legs = standingBiped(settings, wish);
  state.legs.phase = wrapUnit(state.legs.phase + phase);
  arriveAtSpeed(state.legs, settings, wish.speed);
  state.lean.value = leanTarget(state, parameters);
  state.body = settledOn(bodySource(state, parameters, own).values);
  state.ownness = isOwn(commands.loop) ? 1.0 : 0.0;
  state.pose = bodyPose(state, parameters);
  state.headRadius = squashedHeadRadius(state, parameters);
  restFollowers(state);
  for (int i = 1; i < kSettleTicks; ++i) tick(state, parameters, steady, kTick);
  StickmanState before = state;
  tick(state, parameters, steady, kTick);
  const double missed = state.distance;
  before.distance -= missed;
  state.distance = 0.0;
  state.ticks = 0;
  // What plays once has not been played yet.
  if (playsOnce(commands.action, own)) state.activity.requests = commands.requests - 1;
  return {{before, state}, missed};
}

}  // namespace

SettledStickman settledWithPast(const StickmanParameters& parameters, const StickmanCommands& commands,
                                double phase) {
  if (!isUneven(commands)) return settledFrom(parameters, commands, phase, 0.0).man;
  // He comes to the beginning of his way when the two seconds are over.
  const Settled came = settledFrom(parameters, commands, phase, -wayOfSettling(parameters, commands));
  if (absolute(came.missed) <= kSettled) return came.man;
  // A wall or a cliff kept him from there: he has been standing.
  StickmanCommands standing = commands;
  standing.speed = 0.0;
  SettledStickman stood = settledFrom(parameters, standing, phase, 0.0).man;
  stood.before.targetSpeed = stood.now.targetSpeed = commands.speed;
  return stood;
}

StickmanState settledStickman(const StickmanParameters& parameters, const StickmanCommands& commands) {
  return settledWithPast(parameters, commands).now;
}

void tick(StickmanState& state, const StickmanParameters& parameters, const StickmanCommands& commands,
          double dt) {
  state.ticks += 1;
  const bool uneven = isUneven(commands);
  if (uneven && commands.facing != state.facing) turnRound(state.legs, bipedSettings(parameters));
  state.facing = commands.facing;
  state.targetSpeed = commands.speed;
  const ActivityState activityBefore = state.activity;
  const OwnActions& own = commands.own;
  const bool switched = updateActivity(state, commands, dt);
  const BodySwitch change = switched ? beginSwitch(state, activityBefore, parameters, own, dt) : BodySwitch{};

  advanceActivity(state, dt);
  const OwnGround ground = uneven ? groundOf(state, commands) : OwnGround{};
  tickLegs(state, parameters, own, uneven ? &ground : nullptr, dt);
  advancePosture(state, parameters, dt);
  if (switched) endSwitch(state, change, parameters, own, dt);
  tickBody(state, parameters, own, dt);
  tickLeap(state, parameters, own, uneven ? &ground : nullptr, dt);
  if (uneven) tickFall(state, parameters, commands, ground, dt);

  state.pose = bodyPose(state, parameters);
  state.headRadius = squashedHeadRadius(state, parameters);
  advanceFollowers(state, dt);
}

void standAnew(StickmanState& state, const StickmanParameters& parameters, const StickmanCommands& commands) {
  BipedState& legs = state.legs;
  legs.falling = 0;
  legs.footing = legs.travel;
  const bool uneven = isUneven(commands);
  const OwnGround ground = uneven ? groundOf(state, commands) : OwnGround{};
  feelGround(legs, uneven ? &ground : nullptr);
  for (Foot* foot : {&legs.nearFoot, &legs.farFoot}) foot->height = 0.0;
  endLeap(legs, uneven ? &ground : nullptr);
  state.pose = bodyPose(state, parameters);
  state.headRadius = squashedHeadRadius(state, parameters);
  restFollowers(state);
}

Action actionOf(const StickmanState& state, const StickmanParameters& parameters) {
  const auto action = static_cast<Action>(state.activity.action);
  if (!isGoing(action)) return action;
  if (state.targetSpeed == 0.0) return Action::kIdle;
  return gaitOfSpeed(parameters.gait, state.targetSpeed) < 0.5 ? Action::kWalk : Action::kRun;
}

unsigned contacts(const StickmanState& state) {
  return (state.legs.nearFoot.planted != 0 && !isLifted(state, Target::kNearLift) ? 1U : 0U) |
         (state.legs.farFoot.planted != 0 && !isLifted(state, Target::kFarLift) ? 2U : 0U);
}

}  // namespace stickman
