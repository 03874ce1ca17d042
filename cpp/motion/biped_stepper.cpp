#include "motion/biped_stepper.hpp"

#include "math/scalar.hpp"
#include "motion/cadence_forecast.hpp"

namespace stickman {
namespace {

constexpr double kStandingSpeed = 12.0;   // u/s, slower than that and asked to stop: the last steps are taken
constexpr double kSettleTolerance = 2.0;  // u, a foot this near to its place stays where it is
constexpr double kSlowestSwing = 2.0;     // 1/s, a foot hangs in the air for half a second at most
constexpr double kHastePerCadence =
    0.8;  // a swing keeps at least this part of the gait's rate at its lift-off
constexpr double kSettleSwing =
    1.0 / 0.24;  // 1/s, pace of the steps that settle the feet: two in half a second
constexpr double kRescueSwing = 1.0 / 0.26;  // 1/s, pace of a step that keeps a leg from overstretching
constexpr double kRescueSlack = 6.0;         // u beyond the end of a stance at which a leg would overstretch
constexpr double kNearestRescue = 31.0;      // u behind the hip, however short the strides
constexpr double kLatestLiftOff = 0.6;  // of the swing: a foot that missed its lift-off by more waits a cycle
constexpr double kLongestStep = 38.0;   // u ahead of or behind the hip
constexpr double kReadyMargin = 0.01;   // of a cycle before lift-off, where the phase waits while standing
constexpr double kReadyFollow = 6.0;    // 1/s
constexpr double kStillWalking = 0.02;  // of BipedState::walking
constexpr double kReadyRate = 0.6;      // cycles per second, how fast it goes there

// The near and the far foot run the same code; this is all that differs.
struct FootRole {
  double phaseOffset;  // cycles
  double standSide;    // +1 or -1, times BipedState::standSide
};
constexpr FootRole kNear{0.0, 1.0};
constexpr FootRole kFar{0.5, -1.0};

// One tick as both feet see it.
struct StepContext {
  const BipedState& state;
  const BipedSettings& settings;
  const BipedWish& wish;
  GaitStyle style;
  Pace pace;
  CadenceForecast forecast;
  double dt;
};

// Where a foot stands when he does, u ahead of the body.
double standPlace(const BipedState& state, const BipedWish& wish, FootRole role) {
  return role.standSide * state.standSide > 0.0 ? wish.front : -wish.rear;
}

// Where the body will have come to rest.
double restingTravel(const BipedState& state, const BipedSettings& settings) {
  const double w = settings.speedRate;
  return state.travel + (2.0 * state.speed.value + state.speed.velocity / w) / w;
}

// World x where the foot should be put down `time` seconds from now: on the line that a stance sweeps under
// the hip, at the point that the phase will have reached; when it lands before the phase has come to its
// touchdown, correspondingly farther ahead.
double landingPlace(const StepContext& context, FootRole role, double phase, double time) {
  const BipedState& state = context.state;
  if (state.standing != 0)
    return restingTravel(state, context.settings) + standPlace(state, context.wish, role);

  const DampedStep ahead =
      dampedStep(context.settings.speedRate, time, rests(state.speed, context.wish.speed));
  const double travelThen = state.travel + travel(state.speed, context.wish.speed, ahead);
  const double speedThen = advance(state.speed, context.wish.speed, ahead).value;
  const Pace pace = paceOf(context.settings.range, context.style, speedThen, state.overRun.value);

  double phaseThen = wrapUnit(phase + context.pace.cadence * time);
  if (phaseThen >= pace.duty && speedThen >= 0.0) phaseThen -= 1.0;
  const double sweep = clamp(pace.stride * (0.5 - phaseThen / pace.duty), -kLongestStep, kLongestStep);
  const double walking = state.walking.value;
  return travelThen + sweep + context.style.shift * walking +
         standPlace(state, context.wish, role) * (1.0 - walking);
}

// `since`: seconds of this tick that the foot has been in the air already; `phase` is that of the tick's end.
void startSwing(Foot& foot, const StepContext& context, FootRole role, double phase, double slowestRate,
                double since) {
  foot.slowestRate = slowestRate;
  const double duration =
      minimum(timeToTouchdown(context.forecast, phase, context.pace.duty) + since, 1.0 / slowestRate);
  const double landing = landingPlace(context, role, phase, duration - since);
  const double reach = absolute(landing - foot.x);
  // Short steps are low, long ones as high as the gait says.
  liftOff(foot, landing, 1.0 / duration, minimum(context.style.lift, 3.0 + 0.25 * reach));
}

// Seconds of this tick that are left once a planted foot has come off the ground; negative: it stays.
double liftOffTime(Foot& foot, bool otherStands, const StepContext& context, FootRole role, double phase) {
  const BipedState& state = context.state;
  const Pace& pace = context.pace;
  const bool swingPhase = phase >= pace.duty;
  if (!swingPhase) foot.stepped = 0;
  if (context.wish.hold) return -1.0;

  if (state.standing != 0) {
    const double place = restingTravel(state, context.settings) + standPlace(state, context.wish, role);
    if (!otherStands || absolute(foot.x - place) <= kSettleTolerance) return -1.0;
    startSwing(foot, context, role, phase, kSettleSwing, 0.0);
    return 0.0;
  }
  if (swingPhase && foot.stepped == 0) {
    const double since = pace.cadence >= 0.0 ? phase - pace.duty : 1.0 - phase;
    if (since < kLatestLiftOff * (1.0 - pace.duty)) {
      const double cadence = absolute(pace.cadence);
      const double time = cadence < kSettled ? 0.0 : minimum(context.dt, since / cadence);
      // However much he is about to slow down: a foot left behind at speed must come along.
      const double slowest = maximum(kSlowestSwing, kHastePerCadence * cadence / (1.0 - pace.duty));
      startSwing(foot, context, role, phase, slowest, time);
      return time;
    }
  }
  const double behind = (state.travel - foot.x) * signOf(state.speed.value);
  const double farthest =
      minimum(context.settings.farthestPlant, maximum(kNearestRescue, 0.5 * pace.stride + kRescueSlack));
  if (behind > farthest) {
    startSwing(foot, context, role, phase, kRescueSwing, 0.0);
    return 0.0;
  }
  return -1.0;
}

void tickFoot(Foot& foot, bool otherStands, const StepContext& context, FootRole role) {
  const double phase = wrapUnit(context.state.phase + role.phaseOffset);
  double time = context.dt;
  if (foot.planted != 0) {
    time = liftOffTime(foot, otherStands, context, role, phase);
    if (time <= 0.0) return;
  }
  const double touchdown = timeToTouchdown(context.forecast, phase, context.pace.duty);
  const double progressThen = foot.progress + foot.rate * time;
  const double rest = 1.0 - progressThen;
  // Late by the phase's own measure (it has wrapped, the next touchdown is a cycle away): come down at once.
  const bool late = phase < context.pace.duty && context.pace.cadence > 0.0 && foot.progress > 0.5;
  const double rate = late ? maximum(foot.rate, kRescueSwing) : rest / maximum(touchdown, kSettled);
  const double remaining = rest / foot.rate;
  advanceSwing(foot, {landingPlace(context, role, phase, remaining), rate}, time);
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
  return state;
}

void arriveAtSpeed(BipedState& state, const BipedSettings& settings, double speed) {
  state.speed = {speed, 0.0};
  state.gait = {gaitOfSpeed(settings.range, speed), 0.0};
  state.walking = {walkingTarget(settings, speed), 0.0};
  state.overRun = {overRunTarget(settings, speed), 0.0};
}

void tick(BipedState& state, const BipedSettings& settings, const BipedWish& wish, double dt) {
  const double targetSpeed = wish.speed;
  const DampedStep speedStep = dampedStep(settings.speedRate, dt, rests(state.speed, targetSpeed));
  const double speedBefore = state.speed.value;
  state.travel += travel(state.speed, targetSpeed, speedStep);
  state.speed = advance(state.speed, targetSpeed, speedStep);
  const double speed = state.speed.value;
  if (signOf(speed) != signOf(speedBefore)) {
    // He turns: what was the end of a swing is now the beginning of the next one.
    state.nearFoot.stepped = 0;
    state.farFoot.stepped = 0;
  }
  followSpeed(state, settings, dt);
  updateStanding(state, targetSpeed);

  const GaitStyle style = styleOf(state, settings);
  const Pace pace = paceOf(settings.range, style, speed, state.overRun.value);
  const bool settled = state.standing != 0 && state.nearFoot.planted != 0 && state.farFoot.planted != 0;
  const double rate = settled ? pace.cadence + readyPhaseRate(state, pace) : pace.cadence;
  state.phase = wrapUnit(state.phase + rate * dt);

  if (state.leaping != 0) return;
  const SpeedSchedule schedule{state.speed, targetSpeed, settings.speedRate, state.overRun.value};
  const CadenceForecast forecast = forecastCadence(schedule, settings.range, style, 1.0 / kSlowestSwing);
  const StepContext context{state, settings, wish, style, pace, forecast, dt};
  tickFoot(state.nearFoot, state.farFoot.planted != 0 && !wish.farLifted, context, kNear);
  tickFoot(state.farFoot, state.nearFoot.planted != 0 && !wish.nearLifted, context, kFar);
}

void beginLeap(BipedState& state, const BipedSettings& settings, const BipedWish& wish, double time) {
  const double place = restingTravel(state, settings);
  state.leaping = 1;
  beginLeap(state.nearFoot, place + standPlace(state, wish, kNear), time);
  beginLeap(state.farFoot, place + standPlace(state, wish, kFar), time);
}

void advanceLeap(BipedState& state, const BipedSettings& settings, const BipedWish& wish, LeapHeights heights,
                 double dt) {
  const double place = restingTravel(state, settings);
  advanceLeap(state.nearFoot, place + standPlace(state, wish, kNear), heights.nearFoot, dt);
  advanceLeap(state.farFoot, place + standPlace(state, wish, kFar), heights.farFoot, dt);
}

void endLeap(BipedState& state) {
  state.leaping = 0;
  endLeap(state.nearFoot);
  endLeap(state.farFoot);
}

}  // namespace stickman
