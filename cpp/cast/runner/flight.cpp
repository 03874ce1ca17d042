#include "cast/runner/flight.hpp"

#include "cast/stickman/locomotion.hpp"
#include "math/scalar.hpp"
#include "motion/biped_ground.hpp"
#include "motion/body_course.hpp"

namespace stickman {
namespace {

constexpr double kFootRate = 20.0;     // 1/s, how fast a foot follows where the body carries it
constexpr double kPushing = 0.08;      // s after the take-off in which the legs are still stretched
constexpr double kReaching = 0.20;     // s before the landing in which they stretch again
constexpr double kRetracting = 0.08;   // s before it in which the leading foot takes up the ground's speed
constexpr double kStrayRate = 22.0;    // 1/s, how fast the trailing foot comes back to its swing
constexpr double kSlowestSwing = 2.0;  // 1/s
constexpr double kOverEdge = 12.0;     // u beyond a wall's edge, where he must be above it
constexpr double kOverWall = 4.0;      // u, by which
constexpr double kDrawnUp = 12.0;      // u that the leading foot is above where he would stand
constexpr double kFromWall = 6.0;      // u that a foot stays from a wall
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

FlyingFoot takenOff(const Foot& foot, const RunnerState& state) {
  const StickmanState& man = state.man;
  const double hip = man.legs.base + shownTarget(man, Target::kHip) + state.jump.height;
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

// `height` is of the foot, `hip` of what it hangs from. Ground that holds it up is not left again in one
// leap.
void moveTo(Foot& foot, FlyingFoot& flying, double x, double height, double hip, const OwnGround* ground,
            double dt) {
  foot.velocity = (x - foot.x) / dt;
  foot.x = x;
  if (ground == nullptr) {
    foot.height = maximum(0.0, height);
    return;
  }
  const double floor = ground->terrain->height(ground->terrainX(x));
  if (height < floor) {
    const double drop = hip - floor;
    flying.drop = {drop, (drop - flying.drop.value) / dt};
  }
  foot.height = maximum(floor, height);
  foot.room = foot.height - floor;
}

// Until he meets the ground that is below him then: looked at where level ground would be met, twice.
double timeLeftOver(const RunnerState& state, const OwnGround* ground) {
  double time = timeToLanding(state.jump, state.jumping);
  if (ground == nullptr) return time;
  const BipedState& legs = state.man.legs;
  for (int i = 0; i < 2; ++i) {
    const double rise = leapBase(legs, *ground, legs.travel + legs.speed.value * time) - legs.base;
    BallisticJump jump = state.jump;
    jump.height -= rise;
    time = timeToLanding(jump, state.jumping);
  }
  return time;
}

// A foot does not go into the wall ahead.
double beforeWall(const BipedState& legs, const OwnGround& ground, double x) {
  const WallAhead wall = wallAhead(legs, ground);
  return wall.rises > 0.0 ? smoothMinimum(x, legs.travel + wall.away - kFromWall, kFromWall) : x;
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
  state.nearFoot = takenOff(legs.nearFoot, state);
  state.farFoot = takenOff(legs.farFoot, state);
  legs.leaping = 1;
  legs.standing = 0;
  release(legs.nearFoot);
  release(legs.farFoot);
}

void flyFeet(RunnerState& state, const StickmanParameters& parameters, double speed, const OwnGround* ground,
             double dt) {
  BipedState& legs = state.man.legs;
  state.flight += dt;
  const double timeLeft = timeLeftOver(state, ground);
  const bool nearLeads = state.nearLeads != 0;
  FlyingFoot& leading = nearLeads ? state.nearFoot : state.farFoot;
  FlyingFoot& trailing = nearLeads ? state.farFoot : state.nearFoot;
  const DampedStep step = dampedStep(kFootRate, dt);
  follow(leading, placeOf(kLeading, state.flight, timeLeft), step);
  follow(trailing, placeOf(kTrailing, state.flight, timeLeft), step);

  // The last stretch is flown in the world: the foot meets the ground where it will stand, at its speed.
  const double down = smoothstep(1.0 - timeLeft / kRetracting);
  const double stance = stanceFront(state, parameters, speed, timeLeft);
  const double front = ground != nullptr ? treadFor(*ground, stance, stance).x : stance;
  // It comes down with him: as far below the hip as the hip will be above the ground.
  const double hip = shownTarget(state.man, Target::kHip);
  const double base = legs.base;
  const double above = ground != nullptr ? ground->at(front).height - base : 0.0;
  const double drop = lerp(leading.drop.value, hip - above, down);
  double ahead = lerp(legs.travel + leading.aside.value, front, down);
  if (ground != nullptr && !fliesOver(state, *ground)) ahead = beforeWall(legs, *ground, ahead);
  const double high = base + state.jump.height + hip;
  moveTo(nearLeads ? legs.nearFoot : legs.farFoot, leading, ahead, high - drop, high, ground, dt);
  moveTo(nearLeads ? legs.farFoot : legs.nearFoot, trailing, legs.travel + trailing.aside.value,
         high - trailing.drop.value, high, ground, dt);

  // The stride's clock arrives with the foot.
  const double way = wrapUnit(landingPhase(state) - legs.phase);
  legs.phase = wrapUnit(legs.phase + way * minimum(1.0, dt / (timeLeft + dt)));
}

void landFeet(RunnerState& state, const StickmanParameters& parameters, const OwnGround* ground) {
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
  if (ground != nullptr) standOn(leading, *ground);

  // Half a cycle behind: that far into its swing, what it is too high dies away.
  trailing.progress = maximum(kEarliestProgress, (0.5 - pace.duty) / (1.0 - pace.duty));
  trailing.slowestRate = kSlowestSwing;
  trailing.rate = maximum(kSlowestSwing, pace.cadence / (1.0 - pace.duty));
  trailing.landing = leading.x + 0.5 * legs.speed.value / maximum(pace.cadence, 1.0);
  trailing.lift = style.lift;
  state.stray = {trailing.height - trailing.lift * liftCurve(trailing.progress), 0.0};
  if (ground == nullptr) return;
  legs.footing = leading.x;
  state.stray = {0.0, 0.0};
  joinSwing(trailing, *ground);
}

bool fliesOver(const RunnerState& state, const OwnGround& ground) {
  const BipedState& legs = state.man.legs;
  const WallAhead wall = wallAhead(legs, ground);
  if (state.jump.airborne == 0 || wall.rises == 0.0 || !(legs.speed.value > 0.0)) return false;
  const bool pushes = state.jump.pushed < state.jumping.pushTime;
  const double rising = pushes ? launchSpeed(state.jumping) : state.jump.velocity;
  const double gravity =
      state.jump.held == 0 && rising > 0.0 ? state.jumping.releasedGravity : state.jumping.gravity;
  const auto above = [&](double beyond) {
    const double time = maximum(0.0, (wall.away + beyond) / legs.speed.value);
    return legs.base + state.jump.height + (rising - 0.5 * gravity * time) * time - wall.top;
  };
  // His middle, and before that the leading foot, which he draws up.
  return above(kOverEdge) > kOverWall && above(-kLeading.tucked.aside) > -kDrawnUp;
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
