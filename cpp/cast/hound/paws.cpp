#include "cast/hound/paws.hpp"

#include "cast/hound/footing.hpp"
#include "math/scalar.hpp"
#include "motion/cadence_forecast.hpp"
#include "motion/footstep_planner.hpp"

namespace stickman {
namespace {

constexpr double kSpeedRate = 3.3;       // 1/s, MOTION.md: a time constant of 0.3 s
constexpr double kStandingSpeed = 14.0;  // u/s, slower than that and asked to stop: the last steps are taken
constexpr double kFullSpeed = 50.0;      // u/s, from there on nothing of standing is left
constexpr double kSlopeShift = 20.0;     // u per slope that paws land farther uphill
constexpr double kReadyPhase = 0.69;     // of the left hind leg, which sets out, while he stands
constexpr double kLargestLead = 2.0 / 3.0;  // so that it is never below 0 nor above twice the pace

double walkingAt(double speed) { return smoothstep(speed / kFullSpeed); }

// u ahead of his middle, middle of a leg's sweep.
double sweepCentre(const HoundStyle& style, std::size_t leg) {
  return isFront(leg) ? HoundBody::kShoulderX + style.aheadFront : HoundBody::kHipX + style.aheadHind;
}

struct PawMoment : LegMoment {
  std::size_t index;
};

// One tick as the planner sees it.
struct HoundStride {
  StepTick tick;
  const StrideClock& clock;
  const HoundParameters& parameters;
  HoundStyle style;
  HoundPace pace;
  CadenceForecast forecast;  // of the clock
  double slope;

  StanceLine stanceLine(const PawMoment& leg, double time, double speed, bool late) const {
    const HoundPace then = paceAt(parameters, clock, speed);
    return {then.sweep, then.duty, late ? 0.0 : earliness(leg, time)};
  }

  double underBody(const PawMoment& leg, BodyMoment then, double sweep, double) const {
    const double shorter = shortenedBy(slope);
    const double middle =
        sweepCentre(styleAt(parameters, clock, then.speed), leg.index) * shorter + kSlopeShift * slope;
    return then.travel + lerp(leg.place, middle + sweep, walkingAt(then.speed));
  }

  double slopeAt(double) const { return slope; }

  // How many cycles too early a swing that ends in `time` seconds is, or how many too late (negative).
  double earliness(const PawMoment& leg, double time) const {
    if (leg.due < kNever) return absolute(leg.due - time) < kSettled ? 0.0 : (leg.due - time) * leg.cadence;
    return maximum(0.0, 1.0 - (leg.phase + leg.cadence * time));
  }
};

// Every other paw but the one diagonally across is on the ground.
bool mayStep(const HoundPaws& paws, std::size_t leg) {
  for (std::size_t other = 0; other < kHoundLegs; ++other) {
    if (other != leg && other != diagonalOf(leg) && paws.feet[other].planted == 0) return false;
  }
  return true;
}

PawMoment legOf(const HoundPaws& paws, const HoundStride& stride, const HoundWish& wish, std::size_t index) {
  const StrideClock& clock = paws.clock;
  return {{.phase = clock.phase[index],
           .cadence = stride.pace.cadence * legRate(clock, index),
           .duty = stride.pace.duty,
           .due = timeForCycles(stride.forecast, cyclesToTouchdown(clock, index)),
           .sweep = stride.pace.sweep,
           .middle = sweepCentre(stride.style, index) * shortenedBy(paws.slope),
           .place = wish.places[index] * shortenedBy(paws.slope),
           .lift = isFront(index) ? stride.style.liftFront : stride.style.liftHind,
           .mayStep = mayStep(paws, index)},
          index};
}

void tickLeap(HoundPaws& paws, const HoundStride& stride, const PawMoment& leg, const HangingLeap& leap,
              const BodyWay& way) {
  Foot& foot = paws.feet[leg.index];
  const OwnGround* ground = stride.tick.ground;
  if (leap.left <= 0.0) {
    foot.x = foot.landing;
    endLeap(foot);
    if (ground != nullptr) standOn(foot, *ground);
    paws.leaping[leg.index] = 0;
    return;
  }
  const double place = FootstepPlanner(kHoundLeg, stride, leg).landingPlace(leap.left, true);
  if (paws.leaping[leg.index] == 0) {
    beginLeap(foot, place, leap.whole);
    if (ground != nullptr) beginLeapOver(foot, *ground, lineAt(paws, foot.x - paws.travel));
  }
  paws.leaping[leg.index] = 1;
  advanceHangingLeap(foot, leap, way, place, stride.tick.dt);
  if (ground == nullptr) return;
  leapOver(foot, *ground, lineAt(paws, foot.x - paws.travel), smoothAround(paws, *ground, foot.landing));
}

bool allPlanted(const HoundPaws& paws) {
  for (const Foot& foot : paws.feet) {
    if (foot.planted == 0) return false;
  }
  return true;
}

}  // namespace

HoundPaws standingPaws(const HoundWish& wish, double travel) {
  HoundPaws paws{};
  paws.travel = travel;
  paws.clock = clockAt(HoundGait::kWalk, kReadyPhase);
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    paws.feet[leg].planted = 1;
    paws.feet[leg].x = travel + wish.places[leg];
  }
  if (isUneven(wish.terrain)) {
    const OwnGround ground = groundOf(paws, *wish.terrain);
    for (Foot& foot : paws.feet) standOn(foot, ground);
    feelGround(paws, &ground);
  }
  return paws;
}

void arriveAtSpeed(HoundPaws& paws, double speed) {
  paws.speed = {speed, 0.0};
  const HoundGait gait = gaitForSpeed(HoundGait::kWalk, speed);
  paws.clock = clockAt(gait, paws.clock.phase[kHindFar]);
}

double walkingShare(const HoundPaws& paws) { return walkingAt(paws.speed.value); }

void tick(HoundPaws& paws, const HoundParameters& parameters, const HoundWish& wish, double dt) {
  const bool uneven = isUneven(wish.terrain);
  const OwnGround around = uneven ? groundOf(paws, *wish.terrain) : OwnGround{};
  const OwnGround* ground = uneven ? &around : nullptr;
  const double wished = uneven ? speedBetweenEdges(paws, kSpeedRate, around, wish.speed) : wish.speed;
  const DampedStep speedStep = dampedStep(kSpeedRate, dt, rests(paws.speed, wished));
  const BodyMoment before{paws.travel, paws.speed.value};
  paws.travel += travel(paws.speed, wished, speedStep);
  paws.speed = advance(paws.speed, wished, speedStep);
  const double speed = maximum(0.0, paws.speed.value);
  paws.standing = wished == 0.0 && speed < kStandingSpeed ? 1 : 0;
  feelGround(paws, ground);

  const HoundPace pace = paceAt(parameters, paws.clock, speed);
  if (paws.standing != 0 && speed == 0.0 && allPlanted(paws)) {
    paws.clock = clockAt(HoundGait::kWalk, kReadyPhase);
  } else {
    turn(paws.clock, leadFactor(paws.lead, dt) * pace.cadence * dt);
    const HoundGait gait = gaitForSpeed(paws.clock.to, speed);
    // Not while the clock is led: the two together would be more than twice its rate.
    const bool free = paws.clock.progress >= 1.0 && paws.lead.left <= 0.0;
    if (free && gait != paws.clock.to) beginChange(paws.clock, gait);
  }

  const BodyCourse course{paws.travel, paws.speed, wished, kSpeedRate};
  const CadenceForecast forecast =
      forecastCadence(course, 1.0 / kHoundLeg.slowestSwing,
                      [&](double speedThen) { return paceAt(parameters, paws.clock, speedThen).cadence; });
  const StepTick stepTick{course, paws.standing != 0, false, 1.0, dt, ground};
  const HoundStride stride{stepTick,
                           paws.clock,
                           parameters,
                           styleAt(parameters, paws.clock, speed),
                           paceAt(parameters, paws.clock, speed),
                           forecast,
                           paws.slope};
  const BodyWay way{before, course};
  for (std::size_t index = 0; index < kHoundLegs; ++index) {
    const PawMoment leg = legOf(paws, stride, wish, index);
    if (wish.leaps[index].whole > 0.0 || paws.leaping[index] != 0)
      tickLeap(paws, stride, leg, wish.leaps[index], way);
    else
      FootstepPlanner(kHoundLeg, stride, leg).step(paws.feet[index]);
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
