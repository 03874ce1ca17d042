#include "motion/biped_stepper.hpp"

#include <cmath>
#include <initializer_list>

#include "math/assert.hpp"
#include "math/scalar.hpp"
#include "motion/biped_ground.hpp"
#include "motion/cadence_forecast.hpp"
#include "motion/footstep_planner.hpp"

namespace stickman {
namespace {

constexpr double kStandingSpeed = 12.0;  // u/s, slower than that and asked to stop: the last steps are taken
constexpr double kReadyMargin = 0.01;    // of a cycle before lift-off, where the phase waits while standing
constexpr double kReadyFollow = 6.0;     // 1/s
constexpr double kStillWalking = 0.02;   // of BipedState::walking
constexpr double kReadyRate = 0.6;       // cycles per second, how fast it goes there

// The near and the far foot run the same code; this is all that differs.
struct FootRole {
  double phaseOffset;  // cycles
  double standSide;    // +1 or -1, times BipedState::standSide
};
constexpr FootRole kNear{0.0, 1.0};
constexpr FootRole kFar{0.5, -1.0};

// One tick as the planner sees it.
struct BipedGait {
  StepTick tick;
  const GaitRange& range;
  GaitStyle style;
  Pace pace;
  CadenceForecast forecast;
  double overRun;
  double walking;
  double slopeAround;

  StanceLine stanceLine(const LegMoment& leg, double time, double speed, bool) const {
    const Pace then = paceOf(range, style, speed, overRun);
    double phase = wrapUnit(leg.phase + pace.cadence * time);
    if (phase >= then.duty && speed >= 0.0) phase -= 1.0;
    return {then.stride, then.duty, -phase};
  }

  double underBody(const LegMoment& leg, BodyMoment then, double sweep, double uphill) const {
    if (uphill != 0.0) sweep = sweep * shorteningBy(uphill, overRun) + slopeShift(uphill) * walking;
    return then.travel + sweep + style.shift * walking + leg.place * (1.0 - walking);
  }

  double slopeAt(double x) const { return tick.ground->smoothAt(x, slopeAround).slope; }
};

BodyCourse courseOf(const BipedState& state, const BipedSettings& settings, double targetSpeed) {
  return {state.travel, state.speed, targetSpeed, settings.speedRate};
}

// Where a foot stands when he does, u ahead of the body.
double standPlace(const BipedState& state, const BipedWish& wish, FootRole role) {
  return role.standSide * state.standSide > 0.0 ? wish.front : -wish.rear;
}

[[gnu::noinline]] void tickFoot(Foot& foot, const BipedGait& gait, BipedState& state, const BipedWish& wish,
                                FootRole role, bool otherStands) {
  const double phase = wrapUnit(state.phase + role.phaseOffset);
  const LegMoment leg{.phase = phase,
                      .cadence = gait.pace.cadence,
                      .duty = gait.pace.duty,
                      .due = timeToTouchdown(gait.forecast, phase, gait.pace.duty),
                      .sweep = gait.pace.stride,
                      .middle = 0.0,
                      .place = standPlace(state, wish, role),
                      .lift = gait.style.lift,
                      .mayStep = otherStands};
  const bool stood = foot.planted != 0;
  FootstepPlanner(kBipedLeg, gait, leg).step(foot);
  if (!stood && foot.planted != 0 && isUneven(wish.ground)) state.footing = foot.x;
}

// Standing, the phase goes to where the foot behind is about to lift, so that a start begins with a step.
double readyPhaseRate(const BipedState& state, const Pace& pace) {
  const double rearOffset = state.standSide > 0.0 ? kFar.phaseOffset : kNear.phaseOffset;
  const double ready = wrapUnit(pace.duty - kReadyMargin - rearOffset);
  const double way = wrapUnit(ready - state.phase + 0.5) - 0.5;
  // Not before the arms, which swing by the phase, have come to hang still.
  const double still = clamp(1.0 - state.walking.value / kStillWalking, 0.0, 1.0);
  return clamp(way * kReadyFollow, -kReadyRate, kReadyRate) * still;
}

double walkingTarget(const BipedSettings& settings, double speed) {
  return smoothstep(std::sqrt(absolute(speed) / groundSpeed(settings.range.walk)));
}

double overRunTarget(const BipedSettings& settings, double speed) {
  return maximum(1.0, absolute(speed) / groundSpeed(settings.range.run));
}

// Gait, walking and running faster than the run follow the speed.
void followSpeed(BipedState& state, const BipedSettings& settings, double dt) {
  const double speed = state.speed.value;
  const double gait = gaitOfSpeed(settings.range, speed);
  const double walking = walkingTarget(settings, speed);
  const double overRun = overRunTarget(settings, speed);
  const bool resting =
      rests(state.gait, gait) && rests(state.walking, walking) && rests(state.overRun, overRun);
  const DampedStep step = dampedStep(settings.styleRate, dt, resting);
  state.gait = advance(state.gait, gait, step);
  state.walking = advance(state.walking, walking, step);
  state.overRun = advance(state.overRun, overRun, step);
}

void updateStanding(BipedState& state, double targetSpeed) {
  const bool standing = targetSpeed == 0.0 && absolute(state.speed.value) < kStandingSpeed;
  if (standing && state.standing == 0) {
    const auto place = [](const Foot& foot) { return foot.planted != 0 ? foot.x : foot.landing; };
    state.standSide = place(state.nearFoot) >= place(state.farFoot) ? 1.0 : -1.0;
  }
  state.standing = standing ? 1 : 0;
}

// World x where a leaping foot comes down, `time` seconds from now: where he comes to rest, or, should he
// fall, where he is then.
[[gnu::noinline]] double leapPlace(const BipedState& state, const BipedSettings& settings,
                                   const BipedWish& wish, FootRole role, double time) {
  const BodyCourse course = courseOf(state, settings, 0.0);
  const double body = state.falling != 0 ? courseAfter(course, time).travel : restingTravel(course);
  return body + standPlace(state, wish, role);
}

}  // namespace

GaitStyle styleOf(const BipedState& state, const BipedSettings& settings) {
  return lerp(settings.range.walk, settings.range.run, state.gait.value);
}

BipedState standingBiped(const BipedSettings& settings, const BipedWish& wish) {
  BipedState state{};
  state.overRun.value = 1.0;
  state.standSide = 1.0;
  state.standing = 1;
  state.nearFoot.planted = 1;
  state.farFoot.planted = 1;
  state.nearFoot.x = wish.front;
  state.farFoot.x = -wish.rear;
  state.phase = wrapUnit(settings.range.walk.duty - kReadyMargin - kFar.phaseOffset);
  if (isUneven(wish.ground)) {
    standOn(state.nearFoot, *wish.ground);
    standOn(state.farFoot, *wish.ground);
    state.footing = state.nearFoot.x;
    feelGround(state, wish.ground);
  }
  return state;
}

void arriveAtSpeed(BipedState& state, const BipedSettings& settings, double speed) {
  state.speed = {speed, 0.0};
  state.gait = {gaitOfSpeed(settings.range, speed), 0.0};
  state.walking = {walkingTarget(settings, speed), 0.0};
  state.overRun = {overRunTarget(settings, speed), 0.0};
}

void tick(BipedState& state, const BipedSettings& settings, const BipedWish& wish, double dt) {
  STICKMAN_ASSERT(dt > 0.0 && settings.range.walk.stride > 0.0 && settings.range.walk.duty > 0.0);
  const double targetSpeed = speedBetweenWalls(state, settings, wish);
  const DampedStep speedStep = dampedStep(settings.speedRate, dt, rests(state.speed, targetSpeed));
  const double speedBefore = state.speed.value;
  state.travel += travel(state.speed, targetSpeed, speedStep);
  state.speed = advance(state.speed, targetSpeed, speedStep);
  if (isUneven(wish.ground) && !wish.fliesOver) keepBetweenWalls(state, *wish.ground);
  const double speed = state.speed.value;
  if (signOf(speed) != signOf(speedBefore)) {
    // He turns: what was the end of a swing is now the beginning of the next one.
    state.nearFoot.stepped = 0;
    state.farFoot.stepped = 0;
  }
  followSpeed(state, settings, dt);
  updateStanding(state, targetSpeed);

  const GaitStyle style = styleOf(state, settings);
  const double shortening = isUneven(state) ? shorteningBy(state.slope, state.overRun.value) : 1.0;
  const auto paceAt = [&](double speedThen) {
    Pace pace = paceOf(settings.range, style, speedThen, state.overRun.value);
    pace.stride *= shortening;
    pace.cadence /= shortening;
    return pace;
  };
  const Pace pace = paceAt(speed);
  const bool settled = state.standing != 0 && state.nearFoot.planted != 0 && state.farFoot.planted != 0;
  const double rate = settled ? pace.cadence + readyPhaseRate(state, pace) : pace.cadence;
  state.phase = wrapUnit(state.phase + rate * dt);

  feelGround(state, wish.ground);
  if (state.leaping != 0) return;
  const BodyCourse course = courseOf(state, settings, targetSpeed);
  const CadenceForecast forecast = forecastCadence(
      course, 1.0 / kBipedLeg.slowestSwing, [&](double speedThen) { return paceAt(speedThen).cadence; });
  const StepTick stepTick{course, state.standing != 0, wish.hold, signOf(speed), dt, wish.ground};
  const BipedGait gait{
      stepTick,          settings.range, style, pace, forecast, state.overRun.value, state.walking.value,
      slopeAround(state)};
  const auto tickNear = [&] {
    tickFoot(state.nearFoot, gait, state, wish, kNear, state.farFoot.planted != 0 && !wish.farLifted);
  };
  const auto tickFar = [&] {
    tickFoot(state.farFoot, gait, state, wish, kFar, state.nearFoot.planted != 0 && !wish.nearLifted);
  };
  // The foot in front goes first, whichever it is: an action that is about to lift it must find the other one
  // on the ground.
  const bool nearInFront = state.standSide > 0.0;
  if (nearInFront) tickNear();
  tickFar();
  if (!nearInFront) tickNear();
}

void beginLeap(BipedState& state, const BipedSettings& settings, const BipedWish& wish, double time) {
  state.leaping = 1;
  beginLeap(state.nearFoot, leapPlace(state, settings, wish, kNear, time), time);
  beginLeap(state.farFoot, leapPlace(state, settings, wish, kFar, time), time);
  if (!isUneven(wish.ground)) return;
  beginLeapOver(state.nearFoot, *wish.ground, state.base);
  beginLeapOver(state.farFoot, *wish.ground, state.base);
}

void advanceLeap(BipedState& state, const BipedSettings& settings, const BipedWish& wish, LeapHeights heights,
                 double dt) {
  const auto advanceFoot = [&](Foot& foot, FootRole role, double height) {
    const double left = (1.0 - foot.progress) / foot.rate;
    const double place = leapPlace(state, settings, wish, role, left);
    if (isUneven(wish.ground)) {
      advanceLeapOver(foot, *wish.ground, place, leapBase(state, *wish.ground, place), state.base + height,
                      dt);
    } else {
      advanceLeap(foot, place, height, dt);
    }
  };
  advanceFoot(state.nearFoot, kNear, heights.nearFoot);
  advanceFoot(state.farFoot, kFar, heights.farFoot);
}

void endLeap(BipedState& state, const OwnGround* ground) {
  state.leaping = 0;
  for (Foot* foot : {&state.nearFoot, &state.farFoot}) {
    endLeap(*foot);
    if (isUneven(ground)) standOn(*foot, *ground);
  }
}

}  // namespace stickman
