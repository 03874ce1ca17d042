#include "cast/runner/flight.hpp"

#include "cast/stickman/locomotion.hpp"
#include "math/scalar.hpp"
#include "motion/body_course.hpp"

namespace stickman {
namespace {

constexpr double kFootRate = 20.0;     // 1/s, how fast a foot follows where the body carries it
constexpr double kPushing = 0.08;      // s after the take-off in which the legs are still stretched
constexpr double kReaching = 0.20;     // s before the landing in which they stretch again
constexpr double kRetracting = 0.08;   // s before it in which the leading foot takes up the ground's speed
constexpr double kStrayRate = 22.0;    // 1/s, how fast the trailing foot comes back to its swing
constexpr double kSlowestSwing = 2.0;  // 1/s
constexpr double kEarliestProgress = 0.05;  // of the swing in which the trailing foot lands

// Where a leg hangs: u ahead of the hip, u below it.
struct LegPlace {
  double aside;
  double drop;
};
struct LegStory {
  LegPlace pushed;
  LegPlace tucked;
  LegPlace reaching;
};
// A hurdler's silhouette: the leading knee high in front, the trailing leg bent behind.
constexpr LegStory kLeading{{14.0, 54.0}, {21.0, 43.0}, {26.0, 57.0}};
constexpr LegStory kTrailing{{-36.0, 67.0}, {-27.0, 47.0}, {-30.0, 52.0}};

LegPlace placeOf(const LegStory& story, double flight, double timeLeft) {
  if (timeLeft < kReaching) return story.reaching;
  return flight < kPushing ? story.pushed : story.tucked;
}

FlyingFoot takenOff(const Foot& foot, const StickmanState& man) {
  const double hip = shownTarget(man, Target::kHip);
  return {{foot.x - man.legs.travel, foot.velocity - man.legs.speed.value}, {hip - foot.height, 0.0}};
}

// The foot that is on the ground pushes and trails; in a stride's own flight, the one behind.
bool nearFootLeads(const BipedState& legs) {
  if (legs.nearFoot.planted != legs.farFoot.planted) return legs.farFoot.planted != 0;
  return legs.nearFoot.x >= legs.farFoot.x;
}

void release(Foot& foot) {
  foot.planted = 0;
  foot.stepped = 1;
  foot.progress = 0.0;
  foot.stray = {0.0, 0.0};
}

void follow(FlyingFoot& flying, LegPlace place, DampedStep step) {
  flying.aside = advance(flying.aside, place.aside, step);
  flying.drop = advance(flying.drop, place.drop, step);
}

void moveTo(Foot& foot, double x, double height, double dt) {
  foot.velocity = (x - foot.x) / dt;
  foot.x = x;
  foot.height = maximum(0.0, height);
}

Pace paceNow(const RunnerState& state, const StickmanParameters& parameters) {
  const BipedState& legs = state.man.legs;
  const BipedSettings settings = bipedSettings(parameters);
  return paceOf(settings.range, styleOf(legs, settings), legs.speed.value, legs.overRun.value);
}

// World x at the front of a stance, `time` seconds from now.
double stanceFront(const RunnerState& state, const StickmanParameters& parameters, double speed,
                   double time) {
  const BipedState& legs = state.man.legs;
  const BipedSettings settings = bipedSettings(parameters);
  const BodyMoment then = courseAfter({legs.travel, legs.speed, speed, settings.speedRate}, time);
  return then.travel + 0.5 * paceNow(state, parameters).stride +
         styleOf(legs, settings).shift * legs.walking.value;
}

double landingPhase(const RunnerState& state) { return state.nearLeads != 0 ? 0.0 : 0.5; }

}  // namespace

void takeOffFeet(RunnerState& state) {
  BipedState& legs = state.man.legs;
  state.flight = 0.0;
  state.nearLeads = nearFootLeads(legs) ? 1 : 0;
  state.nearFoot = takenOff(legs.nearFoot, state.man);
  state.farFoot = takenOff(legs.farFoot, state.man);
  legs.leaping = 1;
  legs.standing = 0;
  release(legs.nearFoot);
  release(legs.farFoot);
}

void flyFeet(RunnerState& state, const StickmanParameters& parameters, double speed, double dt) {
  BipedState& legs = state.man.legs;
  state.flight += dt;
  const double timeLeft = timeToLanding(state.jump, state.jumping);
  const bool nearLeads = state.nearLeads != 0;
  FlyingFoot& leading = nearLeads ? state.nearFoot : state.farFoot;
  FlyingFoot& trailing = nearLeads ? state.farFoot : state.nearFoot;
  const DampedStep step = dampedStep(kFootRate, dt);
  follow(leading, placeOf(kLeading, state.flight, timeLeft), step);
  follow(trailing, placeOf(kTrailing, state.flight, timeLeft), step);

  // The last stretch is flown in the world: the foot meets the ground where it will stand, at its speed.
  const double down = smoothstep(1.0 - timeLeft / kRetracting);
  const double front = stanceFront(state, parameters, speed, timeLeft);
  // It comes down with him: as far below the hip as the hip will be above the ground.
  const double hip = shownTarget(state.man, Target::kHip);
  const double drop = lerp(leading.drop.value, hip, down);
  moveTo(nearLeads ? legs.nearFoot : legs.farFoot, lerp(legs.travel + leading.aside.value, front, down),
         state.jump.height + hip - drop, dt);
  moveTo(nearLeads ? legs.farFoot : legs.nearFoot, legs.travel + trailing.aside.value,
         state.jump.height + hip - trailing.drop.value, dt);

  // The stride's clock arrives with the foot.
  const double way = wrapUnit(landingPhase(state) - legs.phase);
  legs.phase = wrapUnit(legs.phase + way * minimum(1.0, dt / (timeLeft + dt)));
}

void landFeet(RunnerState& state, const StickmanParameters& parameters) {
  BipedState& legs = state.man.legs;
  const bool nearLeads = state.nearLeads != 0;
  Foot& leading = nearLeads ? legs.nearFoot : legs.farFoot;
  Foot& trailing = nearLeads ? legs.farFoot : legs.nearFoot;
  const Pace pace = paceNow(state, parameters);
  const GaitStyle style = styleOf(legs, bipedSettings(parameters));
  legs.leaping = 0;
  legs.phase = landingPhase(state);

  leading.x = stanceFront(state, parameters, legs.speed.value, 0.0);
  leading.velocity = 0.0;
  leading.height = 0.0;
  leading.progress = 0.0;
  leading.planted = 1;
  leading.stepped = 0;

  // Half a cycle behind: that far into its swing, what it is too high dies away.
  trailing.progress = maximum(kEarliestProgress, (0.5 - pace.duty) / (1.0 - pace.duty));
  trailing.slowestRate = kSlowestSwing;
  trailing.rate = maximum(kSlowestSwing, pace.cadence / (1.0 - pace.duty));
  trailing.landing = leading.x + 0.5 * legs.speed.value / maximum(pace.cadence, 1.0);
  trailing.lift = style.lift;
  state.stray = {trailing.height - trailing.lift * liftCurve(trailing.progress), 0.0};
}

void settleTrailingFoot(RunnerState& state, double dt) {
  state.stray = advance(state.stray, 0.0, dampedStep(kStrayRate, dt, rests(state.stray, 0.0)));
  Foot& trailing = state.nearLeads != 0 ? state.man.legs.farFoot : state.man.legs.nearFoot;
  if (trailing.planted != 0) {
    state.stray = {0.0, 0.0};
    return;
  }
  trailing.height = maximum(0.0, trailing.height + state.stray.value * (1.0 - smoothstep(trailing.progress)));
}

}  // namespace stickman
