#include "cast/hound/hound.hpp"

#include "cast/hound/footing.hpp"
#include "cast/hound/leg.hpp"
#include "cast/hound/rest.hpp"
#include "cast/hound/skeleton.hpp"
#include "cast/hound/swim.hpp"
#include "cast/shared/settling.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kMannerRate = 6.5;        // 1/s, a heavy dog lies down in 0.7 s
constexpr double kAirborneRate = 14.0;     // 1/s
constexpr double kRestingSpeed = 25.0;     // u/s, slower than that he begins to sit or lie down
constexpr double kFarthestPlace = 48.0;    // u from its place, a paw that has to come nearer before he does
constexpr double kUp = 0.25;               // weight of resting or swimming below which he may set out or jump
constexpr double kPitchEase = 0.15;        // rad
constexpr double kBreathRate = 0.42;       // 1/s
constexpr double kStandingContact = 4e-4;  // share of swimming with which a paw still counts as planted
constexpr SpringSettings kEarSpring{.stiffness = 420.0, .damping = 16.0};
constexpr double kFarthestEar = 6.0;  // u from where it hangs

double breathOf(const HoundSnapshot& state) { return portableSin(kTwoPi * state.breathPhase); }

// On his legs: nothing to speak of is left of lying or of the water.
bool isUp(const HoundSnapshot& state) { return 1.0 - state.manners[kOnLegs].value < kUp; }

void hear(HoundSnapshot& state, const HoundCommands& commands) {
  // A jump asked for while he lies, swims or jumps waits until he is on his legs.
  if (state.jumps != commands.jumps && !jumping(state.jump) && isUp(state)) {
    state.jumps = commands.jumps;
    state.jump = beginJump(state.paws.speed.value);
  }
  if (state.landings != commands.landings) {
    state.landings = commands.landings;
    if (!jumping(state.jump)) state.jump = beginLanding();
  }
}

HoundRest restOf(HoundManner manner, double breath) {
  switch (manner) {
    case kSitting:
      return sitting(breath);
    case kLying:
      return lying(breath);
    case kCurled:
    case kOnLegs:
    case kSwimming:
    case kHoundManners:
      break;
  }
  return curledUp(breath);
}

// He settles down once he has stopped and no leg would be drawn out by it.
bool maySettle(const HoundPaws& paws, const HoundWish& wish) {
  if (paws.speed.value >= kRestingSpeed) return false;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    const Foot& foot = paws.feet[leg];
    if (foot.planted != 0 && absolute(foot.x - paws.travel - wish.places[leg]) > kFarthestPlace) return false;
  }
  return true;
}

HoundManner wantedManner(const HoundSnapshot& state, HoundState loop, const HoundWish& wish) {
  if (jumping(state.jump) || (isRest(loop) && !maySettle(state.paws, wish))) return kOnLegs;
  return rowOf(loop).manner;
}

HoundWish wishOf(const HoundSnapshot& state, const HoundCommands& commands) {
  HoundWish wish{};
  wish.terrain = commands.terrain;
  if (commands.loop == HoundState::kRun && isUp(state))
    wish.speed = clamp(commands.speed, 0.0, kFastestHound);
  if (commands.loop == HoundState::kSwim) wish.speed = clamp(commands.speed, 0.0, kFastestSwim);
  // A rest is found by bisection: not asked for in vain.
  const bool rests = isRest(commands.loop) && !jumping(state.jump);
  const HoundRest rest = rests ? restOf(rowOf(commands.loop).manner, 0.0) : HoundRest{};
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    wish.places[leg] = rests ? rest.places[leg] : kStandPlaces[leg];
    wish.leaps[leg] = leapOf(state.jump, leg);
  }
  return wish;
}

void advanceManners(HoundSnapshot& state, HoundManner wanted, double dt) {
  const DampedStep step = dampedStep(kMannerRate, dt);
  for (std::size_t i = 0; i < kHoundManners; ++i)
    state.manners[i] = advance(state.manners[i], i == wanted ? 1.0 : 0.0, step);
  const double air = leaping(state.jump) ? 1.0 : 0.0;
  state.airborne = advance(state.airborne, air, dampedStep(kAirborneRate, dt));
}

HoundTargets targetsOf(const HoundSnapshot& state, const HoundStyle& style) {
  const double breath = breathOf(state);
  const double walking = walkingShare(state.paws) * (1.0 - state.airborne.value);
  HoundMix mix;
  mix.add(gaitTargets(style, state.paws.clock.phase[kHindFar], walking, breath),
          state.manners[kOnLegs].value);
  for (const HoundManner manner : {kSitting, kLying, kCurled}) {
    if (state.manners[manner].value != 0.0)
      mix.add(restOf(manner, breath).targets, state.manners[manner].value);
  }
  if (state.manners[kSwimming].value != 0.0) mix.add(swimTargets(breath), state.manners[kSwimming].value);
  HoundTargets targets = mix.sum();
  const HoundLift lift = liftOf(state.jump);
  targets.shoulder.y -= lift.shoulder;
  targets.hip.y -= lift.hip;
  targets.head.y -= lift.shoulder;
  return targets;
}

// The paw's flexion in a cycle, 0..1: one raised cosine from late in the stance over its peak early in the
// swing until it is flat again before touchdown (SPEC section 10).
double flexion(double phase, double duty) {
  const double begin = 0.8 * duty;
  const double peak = lerp(duty, 1.0, 0.35);
  const double end = lerp(duty, 1.0, 0.85);
  if (phase <= begin || phase >= end) return 0.0;
  const double half = phase < peak ? (phase - begin) / (peak - begin) : (end - phase) / (end - peak);
  return 0.5 - 0.5 * portableCos(kPi * half);
}

HoundPawWish pawWish(const HoundSnapshot& state, const HoundStyle& style, std::size_t leg) {
  const Foot& foot = state.paws.feet[leg];
  const double onLegs = 1.0 - state.manners[kSwimming].value;
  const double stepping = walkingShare(state.paws) * (1.0 - state.airborne.value) * onLegs;
  const double bend = isFront(leg) ? style.bendFront : style.bendHind;
  const double gait = stepping * bend * flexion(state.paws.clock.phase[leg], style.duty);
  HoundPawWish wish{{foot.x - state.paws.travel, -foot.height}, gait + onLegs * leapPitch(state.jump, leg)};
  if (state.paws.uneven != 0) wish.on = holdsOf(state.paws, foot, leg);
  if (state.manners[kSwimming].value != 0.0) {
    const Paddle paddle = paddleAt(state.paddlePhase, leg);
    const Vec2 line{0.0, lineAt(state.paws, paddle.claws.x)};
    wish.claws = lerp(wish.claws, paddle.claws - line, state.manners[kSwimming].value);
    wish.on.count = 0;
    wish.pitch += paddle.pitch * state.manners[kSwimming].value;
  }
  wish.pitch = smoothMinimum(wish.pitch, largestPitch(), kPitchEase);
  return wish;
}

void advanceEar(HoundSnapshot& state, double dt) {
  // In the world: his own frame travels along, and the ear is to feel that.
  const Vec2 place = earPlace(state.pose) + Vec2{state.paws.travel, 0.0};
  advance(state.ear, place, kEarSpring, dt);
  const double away = length(state.ear.offset);
  const double kept = limitSoftly(away, {.maximum = kFarthestEar, .width = 0.5 * kFarthestEar});
  const double share = away > kept ? kept / away : 1.0;
  state.pose[HoundJoint::kEar] = earPlace(state.pose) + state.ear.offset * share;
}

void showTail(HoundSnapshot& state) {
  for (std::size_t i = 0; i < kTailPoints; ++i)
    state.pose.joints[static_cast<std::size_t>(HoundJoint::kTailRoot) + i] = {state.tail.x[i],
                                                                              state.tail.y[i]};
}

void pose(HoundSnapshot& state, const HoundParameters& parameters, HoundTargets& targets) {
  const double speed = maximum(0.0, state.paws.speed.value);
  const HoundStyle style = styleAt(parameters, state.paws.clock, speed);
  targets = targetsOf(state, style);
  HoundPawWish paws[kHoundLegs];
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) paws[leg] = pawWish(state, style, leg);
  if (state.paws.uneven == 0) {
    poseSkeleton(state.pose, targets, paws);
    return;
  }
  tiltOnto(targets, state.paws);
  poseSkeleton(state.pose, targets, paws, &state.paws.ahead);
}

HoundSnapshot standingHound(const HoundParameters& parameters, const HoundCommands& commands, double travel) {
  HoundSnapshot state{};
  state.jumps = commands.jumps;
  state.landings = commands.landings;
  state.jump = kNoJump;
  const HoundManner manner = rowOf(commands.loop).manner;
  state.manners[manner].value = 1.0;
  const HoundWish wish = wishOf(state, commands);
  state.paws = standingPaws(wish, travel);
  arriveAtSpeed(state.paws, wish.speed);
  HoundTargets targets;
  pose(state, parameters, targets);
  state.ear = restingLag(earPlace(state.pose));
  state.pose[HoundJoint::kEar] = earPlace(state.pose);
  state.tail = restingTail(tailRoot(state.pose), targets.tail, lineAt(state.paws, HoundBody::kHipX));
  showTail(state);
  return state;
}

// Doing what goes on by `commands` for two seconds from `travel` on; then at travel 0.
HoundSnapshot settledFrom(const HoundParameters& parameters, const HoundCommands& commands, double travel) {
  HoundSnapshot state = standingHound(parameters, commands, travel);
  for (int i = 0; i < kSettleTicks; ++i) tick(state, parameters, commands, kTick);
  state.ticks = 0;
  // On level ground one place is as good as another.
  if (state.paws.uneven != 0) return state;
  for (Foot& foot : state.paws.feet) {
    foot.x -= state.paws.travel;
    foot.landing -= state.paws.travel;
  }
  state.ear.lastPlace.x -= state.paws.travel;
  state.paws.travel = 0.0;
  return state;
}

}  // namespace

HoundSnapshot settledHound(const HoundParameters& parameters, const HoundCommands& commands) {
  if (!isUneven(commands.terrain)) return settledFrom(parameters, commands, 0.0);
  // He comes to the beginning of his way when the two seconds are over; if an edge kept him from there, he
  // has been standing.
  const double speed = standingHound(parameters, commands, 0.0).paws.speed.value;
  const double way = speed * kSettleTicks * kTick;
  const HoundSnapshot came = settledFrom(parameters, commands, -way);
  if (absolute(came.paws.travel) <= kSettled) return came;
  HoundCommands standing = commands;
  standing.speed = 0.0;
  return settledFrom(parameters, standing, 0.0);
}

void tick(HoundSnapshot& state, const HoundParameters& parameters, const HoundCommands& commands, double dt) {
  state.ticks += 1;
  hear(state, commands);
  tick(state.jump, state.paws, parameters, dt);
  const HoundWish wish = wishOf(state, commands);
  advanceManners(state, wantedManner(state, commands.loop, wish), dt);
  state.breathPhase = wrapUnit(state.breathPhase + kBreathRate * dt);
  state.paddlePhase = wrapUnit(state.paddlePhase + paddleRate(state.paws.speed.value) * dt);

  const double speedBefore = state.paws.speed.value;
  tick(state.paws, parameters, wish, dt);
  HoundTargets targets;
  pose(state, parameters, targets);
  advanceEar(state, dt);
  const double tailFloor = lineAt(state.paws, HoundBody::kHipX);
  tick(state.tail, tailRoot(state.pose), targets.tail, (state.paws.speed.value - speedBefore) / dt, dt,
       tailFloor);
  showTail(state);
}

HoundState stateOf(const HoundSnapshot& state, const HoundCommands& commands) {
  if (leaping(state.jump) || state.jumps != commands.jumps) return HoundState::kJump;
  if (landing(state.jump)) return HoundState::kLand;
  if (commands.loop == HoundState::kRun && commands.speed == 0.0) return HoundState::kStand;
  return commands.loop;
}

unsigned contacts(const HoundSnapshot& state) {
  if (state.manners[kSwimming].value > kStandingContact) return 0;
  unsigned bits = 0;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    if (state.paws.feet[leg].planted != 0) bits |= 1U << leg;
  }
  return bits;
}

}  // namespace stickman
