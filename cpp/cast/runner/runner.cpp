#include "cast/runner/runner.hpp"

#include "cast/runner/crash.hpp"
#include "cast/runner/flight.hpp"
#include "cast/runner/thrust.hpp"
#include "cast/shared/settling.hpp"
#include "cast/stickman/body_follow.hpp"
#include "cast/stickman/followers.hpp"
#include "cast/stickman/locomotion.hpp"
#include "cast/stickman/posture.hpp"
#include "cast/stickman/skeleton.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "motion/biped_ground.hpp"

namespace stickman {
namespace {

constexpr double kStandFront = 21.0;  // u
constexpr double kStandRear = 19.0;
constexpr double kAirRate = 14.0;          // 1/s, how fast the upper body notices that he flies
constexpr double kGiveRate = 16.0;         // 1/s, how fast knees and squash come back
constexpr double kDipPerImpact = 0.34;     // u/s of dip per u/s of the landing: 9 u for a full jump
constexpr double kSquashPerImpact = 4e-3;  // 1/s per u/s: 0.10 for a full jump
constexpr double kLaunchStretch = 3.4;     // 1/s: 0.08

constexpr double kAirLean = -0.06;  // rad
constexpr double kAirAngle = 0.14;  // rad, the spear's tip rises
constexpr double kAirLift = -4.0;   // u, and so do the hands
constexpr double kCarrySway = 2.2;  // u that the hands go along with the stride

// The figure off the ground is the same figure, carried: its own floor rises by `rise`, its feet are reached
// where they are in the world. Squash is about that floor.
StickmanPose raisedPose(StickmanState& man, const StickmanParameters& parameters, double rise) {
  const double base = man.legs.base;
  man.legs.base = base + rise;
  const StickmanPose pose = bodyPose(man, parameters);
  man.legs.base = base;
  return pose;
}

bool isUneven(const Terrain* terrain) { return terrain != nullptr && !terrain->flat(); }

BodyTargets runningTargets(const RunnerState& state, const StickmanParameters& parameters) {
  const StickmanState& man = state.man;
  const ArmLengths arm = armLengths(parameters);
  const double air = state.air.value;
  BodyTargets targets = postureTargets(man, parameters, PostureArms::kLeft);
  targets[Target::kHip] -= state.dip.value;
  targets[Target::kSquash] *= 1.0 + state.stretch.value;
  targets[Target::kLean] += kAirLean * air;

  SpearHold hold = spearCarry();
  const double sway = portableSin(kTwoPi * 2.0 * man.legs.phase) * man.legs.walking.value * (1.0 - air);
  hold.centre = hold.centre + Vec2{kCarrySway * sway, kAirLift * air};
  hold.angle += kAirAngle * air;
  if (state.thrusting != 0) {
    const RunnerThrustPose thrust = runnerThrustPose(state.thrustTime);
    hold.centre = hold.centre + thrust.shift;
    hold.angle += thrust.angle;
    targets[Target::kLean] += thrust.lean;
  }
  holdSpear(targets, hold, arm);
  return targets;
}

BodyTargets runnerTargets(const RunnerState& state, const StickmanParameters& parameters) {
  return state.crashed != 0 ? crashTargets(state, parameters) : runningTargets(state, parameters);
}

// At the start line he stands as one about to run: a foot in front, the other ready to push.
BipedWish wishOf(double speed) { return {.speed = speed, .front = kStandFront, .rear = kStandRear}; }

// The ground that he is on, or flies over.
OwnGround groundOf(const RunnerState& state, const Terrain& terrain) {
  const BipedState& legs = state.man.legs;
  return groundOf(terrain, state.man.distance, legs.travel, 1.0, legs.footing);
}

void tickLegs(RunnerState& state, const StickmanParameters& parameters, double speed, const OwnGround* ground,
              double dt) {
  BipedState& legs = state.man.legs;
  const double travel = legs.travel;
  const double phase = legs.phase;
  BipedWish wish = wishOf(speed);
  wish.ground = ground;
  wish.fliesOver = ground != nullptr && fliesOver(state, *ground);
  tick(legs, bipedSettings(parameters), wish, dt);
  if (legs.leaping != 0) legs.phase = phase;  // the flight has a clock of its own
  state.man.distance += legs.travel - travel;
}

// Once the legs have moved on: the height of a flight counts from the ground below him, and who has run
// beyond an edge flies.
void rideGround(RunnerState& state, const Terrain& terrain, double baseBefore, double dt) {
  BipedState& legs = state.man.legs;
  const OwnGround ground = groundOf(state, terrain);
  state.climb = (legs.base - baseBefore) / dt;
  if (state.jump.airborne != 0) state.jump.height -= state.climb * dt;
  if (!isBeyondEnd(legs, ground)) return;
  const double before = legs.base;
  goBeyondEnd(legs, ground);
  const OwnGround beyond = groundOf(state, terrain);
  feelGround(legs, &beyond);
  state.jump.height += before - legs.base;
  if (state.jump.airborne != 0) return;
  state.jump = {state.jump.height, state.climb, state.jumping.pushTime, 1, 1};
  if (state.crashed == 0) takeOffFeet(state);
}

// Ground that rises meets him on his way up, too.
bool meetGround(RunnerState& state) {
  BallisticJump& jump = state.jump;
  if (jump.airborne == 0 || jump.height >= 0.0 || jump.pushed < state.jumping.pushTime) return false;
  jump.height = jump.velocity = 0.0;
  jump.airborne = jump.held = 0;
  return true;
}

void tickClocks(RunnerState& state, double dt) {
  state.man.ticks += 1;
  if (state.thrusting != 0) {
    state.thrustTime += dt;
    if (state.thrustTime >= kRunnerThrustDuration) state.thrusting = 0;
  }
  const double air = state.jump.airborne != 0 && state.crashed == 0 ? 1.0 : 0.0;
  state.air = advance(state.air, air, dampedStep(kAirRate, dt, rests(state.air, air)));
  const DampedStep give = dampedStep(kGiveRate, dt, rests(state.dip, 0.0) && rests(state.stretch, 0.0));
  state.dip = advance(state.dip, 0.0, give);
  state.stretch = advance(state.stretch, 0.0, give);
}

void poseRunner(RunnerState& state, const StickmanParameters& parameters) {
  const double sink = state.crashed != 0 ? crashSink(state) : 0.0;
  state.man.pose = raisedPose(state.man, parameters, state.jump.height - sink);
  state.man.headRadius = squashedHeadRadius(state.man, parameters);
}

}  // namespace

RunnerState settledRunner(const StickmanParameters& parameters, const BallisticJumpSettings& jumping,
                          const Terrain* terrain) {
  RunnerState state{};
  state.jumping = jumping;
  StickmanState& man = state.man;
  man.facing = 1.0;
  BipedWish wish = wishOf(0.0);
  const OwnGround ground = isUneven(terrain) ? groundOf(state, *terrain) : OwnGround{};
  if (isUneven(terrain)) wish.ground = &ground;
  man.legs = standingBiped(bipedSettings(parameters), wish);
  man.lean.value = leanTarget(man, parameters);
  man.body = settledOn(runningTargets(state, parameters).values);
  poseRunner(state, parameters);
  restFollowers(man);
  for (int i = 0; i < kSettleTicks; ++i) tick(state, parameters, 0.0, kTick, terrain);
  man.ticks = 0;
  return state;
}

bool canJump(const RunnerState& state) { return state.jump.airborne == 0 && state.crashed == 0; }

void jump(RunnerState& state) {
  if (!canJump(state)) return;
  beginJump(state.jump);
  state.jump.velocity += state.climb;
  takeOffFeet(state);
  state.stretch.velocity += kLaunchStretch;
}

void letGo(RunnerState& state) {
  if (state.crashed == 0) releaseJump(state.jump);
}

bool canThrust(const RunnerState& state) { return state.thrusting == 0 && state.crashed == 0; }

void thrust(RunnerState& state) {
  if (!canThrust(state)) return;
  state.thrusting = 1;
  state.thrustTime = 0.0;
}

bool harms(const RunnerState& state) {
  return state.thrusting != 0 && state.thrustTime >= kRunnerThrustBegins &&
         state.thrustTime <= kRunnerThrustEnds;
}

void crash(RunnerState& state, const StickmanParameters& parameters) {
  if (state.crashed != 0) return;
  beginCrash(state);
  breakOff(state.man, runnerTargets(state, parameters));
}

bool tick(RunnerState& state, const StickmanParameters& parameters, double speed, double dt,
          const Terrain* terrain) {
  StickmanState& man = state.man;
  const bool standsUp = state.crashed == 0;
  man.targetSpeed = standsUp ? speed : 0.0;
  tickClocks(state, dt);
  const bool uneven = isUneven(terrain);
  const OwnGround from = uneven ? groundOf(state, *terrain) : OwnGround{};
  const double baseBefore = man.legs.base;
  const double fallSpeed = state.jump.velocity - state.climb;
  tickLegs(state, parameters, man.targetSpeed, uneven ? &from : nullptr, dt);
  if (uneven) rideGround(state, *terrain, baseBefore, dt);
  const bool landed = standsUp && (advance(state.jump, state.jumping, dt) || meetGround(state));
  const OwnGround ground = uneven ? groundOf(state, *terrain) : OwnGround{};
  const OwnGround* below = uneven ? &ground : nullptr;
  if (!standsUp) tickCrash(state, below, dt);
  advancePosture(man, parameters, dt);
  followSource(man, runnerTargets(state, parameters), dt);
  if (landed) {
    landFeet(state, parameters, below);
    state.dip.velocity += kDipPerImpact * -fallSpeed;
    state.stretch.velocity -= kSquashPerImpact * -fallSpeed;
  } else if (standsUp && state.jump.airborne != 0) {
    flyFeet(state, parameters, man.targetSpeed, below, dt);
  } else if (standsUp && !uneven) {
    settleTrailingFoot(state, dt);
  }
  poseRunner(state, parameters);
  advanceFollowers(man, dt);
  return landed;
}

unsigned contacts(const RunnerState& state) {
  return (state.man.legs.nearFoot.planted != 0 ? 1U : 0U) | (state.man.legs.farFoot.planted != 0 ? 2U : 0U);
}

}  // namespace stickman
