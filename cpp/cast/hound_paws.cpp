#include "cast/hound_paws.hpp"

#include "math/scalar.hpp"
#include "motion/cadence_forecast.hpp"

namespace stickman {
namespace {

constexpr double kSpeedRate = 3.3;        // 1/s, MOTION.md: a time constant of 0.3 s
constexpr double kStandingSpeed = 14.0;   // u/s, slower than that and asked to stop: the last steps are taken
constexpr double kFullSpeed = 50.0;       // u/s, from there on nothing of standing is left
constexpr double kSettleTolerance = 2.0;  // u, a paw this near to its place stays where it is
constexpr double kSlowestSwing = 2.0;     // 1/s, a paw hangs in the air for half a second at most
constexpr double kHastePerCadence = 0.8;  // a swing keeps at least this part of its pace at lift-off
constexpr double kSettleSwing = 1.0 / 0.26;  // 1/s, pace of the steps that settle the paws
constexpr double kLateSwing = 1.0 / 0.24;    // 1/s, pace of a swing that has missed its touchdown
constexpr double kRescueSlack = 8.0;         // u beyond the end of a stance at which a leg would overstretch
constexpr double kNearestRescue = 30.0;      // u behind, however short the strides
constexpr double kFarthestPlant = 46.0;      // u behind, however long
constexpr double kLongestStep = 44.0;        // u ahead of the middle of the sweep
constexpr double kLatestLiftOff = 0.55;      // of the swing: a paw later than that waits a cycle
constexpr double kReadyPhase = 0.69;         // of the left hind leg, which sets out, while he stands
constexpr double kLargestLead = 2.0 / 3.0;   // so that it is never below 0 nor above twice the pace
constexpr double kShortStepLift = 3.0;       // u, and a part of its length: short steps are low
constexpr double kLiftPerStep = 0.25;

// One tick as all paws see it.
struct PawContext {
  const HoundPaws& paws;
  const HoundParameters& parameters;
  const HoundWish& wish;
  HoundStyle style;
  HoundPace pace;
  CadenceForecast forecast;  // of the clock
  double dt;
};

double walkingAt(double speed) { return smoothstep(speed / kFullSpeed); }

// Seconds until the clock has run on by `cycles`.
double timeForCycles(const CadenceForecast& forecast, double cycles) {
  return timeToTouchdown(forecast, 1.0 - cycles, 0.0);
}

// The clock's rate in the next moments: what the speed will do is known until the next command.
CadenceForecast forecastClock(const HoundPaws& paws, const HoundParameters& parameters, double target) {
  CadenceForecast forecast;
  forecast.step = 1.0 / kSlowestSwing / CadenceForecast::kSteps;
  const DampedStep step = dampedStep(kSpeedRate, forecast.step, rests(paws.speed, target));
  CriticallyDamped speed = paws.speed;
  for (double& cadence : forecast.cadence) {
    cadence = paceAt(parameters, paws.clock, speed.value).cadence;
    speed = advance(speed, target, step);
  }
  return forecast;
}

double restingTravel(const HoundPaws& paws) {
  return paws.travel + (2.0 * paws.speed.value + paws.speed.velocity / kSpeedRate) / kSpeedRate;
}

// u ahead of his middle, middle of a leg's sweep.
double sweepCentre(const HoundStyle& style, std::size_t leg) {
  return isFront(leg) ? HoundBody::kShoulderX + style.aheadFront : HoundBody::kHipX + style.aheadHind;
}

// World x where a paw should come down `time` seconds from now, when its leg will be `early` cycles before
// its touchdown (negative: behind it): on the line that the stance sweeps, which leads on ahead of it.
double landingPlace(const PawContext& context, std::size_t leg, double time, double early) {
  const auto& [paws, parameters, wish, styleNow, paceNow, forecast, dt] = context;
  if (paws.standing != 0) return restingTravel(paws) + wish.places[leg];
  const DampedStep ahead = dampedStep(kSpeedRate, time, rests(paws.speed, wish.speed));
  const double travelThen = paws.travel + travel(paws.speed, wish.speed, ahead);
  const double speedThen = advance(paws.speed, wish.speed, ahead).value;
  const HoundStyle style = styleAt(parameters, paws.clock, speedThen);
  const HoundPace pace = paceAt(parameters, paws.clock, speedThen);
  const double sweep = clamp(pace.sweep * (0.5 + early / pace.duty), -kLongestStep, kLongestStep);
  const double walking = walkingAt(speedThen);
  return travelThen + lerp(wish.places[leg], sweepCentre(style, leg) + sweep, walking);
}

// How many cycles too early a swing that ends in `time` seconds is, or how many too late (negative).
double earliness(const PawContext& context, std::size_t leg, double time) {
  const double rate = context.pace.cadence * legRate(context.paws.clock, leg);
  const double phaseThen = context.paws.clock.phase[leg] + rate * time;
  const double due = timeForCycles(context.forecast, cyclesToTouchdown(context.paws.clock, leg));
  if (due < kNever) return absolute(due - time) < kSettled ? 0.0 : (due - time) * rate;
  return maximum(0.0, 1.0 - phaseThen);
}

// `since`: seconds of this tick that the paw has been in the air already.
void startSwing(Foot& foot, const PawContext& context, std::size_t leg, double slowestRate, double since) {
  foot.slowestRate = slowestRate;
  const double due = timeForCycles(context.forecast, cyclesToTouchdown(context.paws.clock, leg));
  const double duration = minimum(due + since, 1.0 / slowestRate);
  const double landing =
      landingPlace(context, leg, duration - since, earliness(context, leg, duration - since));
  const double reach = absolute(landing - foot.x);
  const double lift = isFront(leg) ? context.style.liftFront : context.style.liftHind;
  liftOff(foot, landing, 1.0 / duration, minimum(lift, kShortStepLift + kLiftPerStep * reach));
}

// Every other paw but the one diagonally across is on the ground.
bool mayStep(const HoundPaws& paws, std::size_t leg) {
  for (std::size_t other = 0; other < kHoundLegs; ++other) {
    if (other != leg && other != diagonalOf(leg) && paws.feet[other].planted == 0) return false;
  }
  return true;
}

// Seconds of this tick that are left once a planted paw has come off the ground; negative: it stays.
double liftOffTime(Foot& foot, const PawContext& context, std::size_t leg) {
  const HoundPaws& paws = context.paws;
  const HoundPace& pace = context.pace;
  const double phase = paws.clock.phase[leg];
  if (paws.standing != 0) {
    const double place = restingTravel(paws) + context.wish.places[leg];
    if (!mayStep(paws, leg) || absolute(foot.x - place) <= kSettleTolerance) return -1.0;
    startSwing(foot, context, leg, kSettleSwing, 0.0);
    return 0.0;
  }
  if (phase < pace.duty) {
    foot.stepped = 0;
  } else if (foot.stepped == 0) {
    const double since = phase - pace.duty;
    if (since < kLatestLiftOff * (1.0 - pace.duty)) {
      const double rate = pace.cadence * legRate(paws.clock, leg);
      const double time = rate < kSettled ? 0.0 : minimum(context.dt, since / rate);
      // However much he is about to slow down: a paw left behind at speed must come along.
      const double slowest = maximum(kSlowestSwing, kHastePerCadence * rate / (1.0 - pace.duty));
      startSwing(foot, context, leg, slowest, time);
      return time;
    }
  }
  const double behind = paws.travel + sweepCentre(context.style, leg) - foot.x;
  const double farthest = minimum(kFarthestPlant, maximum(kNearestRescue, 0.5 * pace.sweep + kRescueSlack));
  if (behind > farthest) {
    // It comes down with the next touchdown if that is not too far off: so it finds back into step.
    startSwing(foot, context, leg, kSlowestSwing, 0.0);
    return 0.0;
  }
  return -1.0;
}

void tickPaw(Foot& foot, const PawContext& context, std::size_t leg) {
  double time = context.dt;
  if (foot.planted != 0) {
    time = liftOffTime(foot, context, leg);
    if (time <= 0.0) return;
  }
  const StrideClock& clock = context.paws.clock;
  const double due = timeForCycles(context.forecast, cyclesToTouchdown(clock, leg));
  const double rest = 1.0 - (foot.progress + foot.rate * time);
  const bool standing = context.paws.standing != 0;
  // Late by the phase's own measure (it has wrapped, the next touchdown is a cycle away): come down at once.
  const bool late = clock.phase[leg] < context.pace.duty && foot.progress > 0.5;
  const double wished = late ? maximum(foot.rate, kLateSwing) : rest / maximum(due, kSettled);
  const double rate = standing ? maximum(foot.rate, kSettleSwing) : wished;
  const double remaining = rest / foot.rate;
  const double early = late ? 0.0 : earliness(context, leg, remaining);
  advanceSwing(foot, {landingPlace(context, leg, remaining, early), rate}, time);
}

void tickLeap(HoundPaws& paws, const PawContext& context, std::size_t leg, const BodyWay& body) {
  Foot& foot = paws.feet[leg];
  const HangingLeap& leap = context.wish.leaps[leg];
  if (leap.left <= 0.0) {
    foot.x = foot.landing;
    endLeap(foot);
    paws.leaping[leg] = 0;
    return;
  }
  const double place = landingPlace(context, leg, leap.left, 0.0);
  if (paws.leaping[leg] == 0) beginLeap(foot, place, leap.whole);
  paws.leaping[leg] = 1;
  advanceHangingLeap(foot, leap, body, place, context.dt);
}

bool allPlanted(const HoundPaws& paws) {
  for (const Foot& foot : paws.feet) {
    if (foot.planted == 0) return false;
  }
  return true;
}

}  // namespace

HoundPaws standingPaws(const HoundWish& wish) {
  HoundPaws paws{};
  paws.clock = clockAt(HoundGait::kWalk, kReadyPhase);
  paws.standing = 1;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    paws.feet[leg].planted = 1;
    paws.feet[leg].x = wish.places[leg];
  }
  return paws;
}

void arriveAtSpeed(HoundPaws& paws, double speed) {
  paws.speed = {speed, 0.0};
  const HoundGait gait = gaitForSpeed(HoundGait::kWalk, speed);
  paws.clock = clockAt(gait, paws.clock.phase[kHindFar]);
  paws.standing = speed == 0.0 ? 1 : 0;
}

double walkingShare(const HoundPaws& paws) { return walkingAt(paws.speed.value); }

void tick(HoundPaws& paws, const HoundParameters& parameters, const HoundWish& wish, double dt) {
  const DampedStep speedStep = dampedStep(kSpeedRate, dt, rests(paws.speed, wish.speed));
  const double travelBefore = paws.travel;
  const double speedBefore = paws.speed.value;
  paws.travel += travel(paws.speed, wish.speed, speedStep);
  paws.speed = advance(paws.speed, wish.speed, speedStep);
  const double speed = maximum(0.0, paws.speed.value);
  paws.standing = wish.speed == 0.0 && speed < kStandingSpeed ? 1 : 0;

  const HoundPace pace = paceAt(parameters, paws.clock, speed);
  if (paws.standing != 0 && speed == 0.0 && allPlanted(paws)) {
    paws.clock = clockAt(HoundGait::kWalk, kReadyPhase);
  } else {
    advance(paws.clock, leadFactor(paws.lead, dt) * pace.cadence * dt);
    const HoundGait gait = gaitForSpeed(paws.clock.to, speed);
    // Not while the clock is led: the two together would be more than twice its rate.
    const bool free = paws.clock.progress >= 1.0 && paws.lead.left <= 0.0;
    if (free && gait != paws.clock.to) beginChange(paws.clock, gait);
  }

  const PawContext context{paws,
                           parameters,
                           wish,
                           styleAt(parameters, paws.clock, speed),
                           paceAt(parameters, paws.clock, speed),
                           forecastClock(paws, parameters, wish.speed),
                           dt};
  const BodyWay body{travelBefore, speedBefore, paws.travel, paws.speed, wish.speed, kSpeedRate};
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    const bool leaps = wish.leaps[leg].whole > 0.0;
    if (leaps || paws.leaping[leg] != 0)
      tickLeap(paws, context, leg, body);
    else
      tickPaw(paws.feet[leg], context, leg);
  }
}

double leadClock(HoundPaws& paws, const HoundParameters& parameters, double time) {
  const double cycles = paceAt(parameters, paws.clock, maximum(0.0, paws.speed.value)).cadence * time;
  // A change of gait moves the legs by itself, and the two together would be more than twice the rate.
  if (!(cycles > kSettled) || paws.clock.progress < 1.0) return cycles;
  const double way = cyclesToTouchdown(paws.clock, kFrontNear);
  // The whole number of further cycles that comes nearest to the clock's own pace.
  const double whole = maximum(0.0, std::floor(cycles - way + 0.5));
  const double excess = clamp((way + whole) / cycles - 1.0, -kLargestLead, kLargestLead);
  paws.lead = {excess, time, time};
  return (1.0 + excess) * cycles;
}

}  // namespace stickman
