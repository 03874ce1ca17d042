#include "cast/runner/crash.hpp"

#include "cast/stickman/body_follow.hpp"
#include "cast/stickman/spear.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "motion/track.hpp"

namespace stickman {
namespace {

constexpr double kThrownBack = -170.0;    // u/s
constexpr double kThrownUp = 400.0;       // u/s, from the ground
constexpr double kThrownUpInAir = 140.0;  // u/s
constexpr double kHigh = 24.0;            // u above the ground
constexpr double kFlung = 0.16;           // s: the pose that he keeps until the ground comes near
constexpr BallisticJumpSettings kFall{
    .height = 30.0, .pushTime = 0.001, .gravity = 3000.0, .releasedGravity = 3000.0};
constexpr double kBounce = 0.28;  // of the impact's speed
constexpr std::uint64_t kBounces = 2;
constexpr double kFootRate = 13.0;  // 1/s

constexpr double kSpearGravity = 2200.0;  // u/s^2
constexpr double kLayRate = 9.0;          // 1/s, how fast it comes to lie
constexpr double kSpinKept = 0.25;        // when an end meets the ground
constexpr double kShaftHeight = 2.0;      // u above the ground

// Over the seconds since the crash.
constexpr Key kHip[] = {{0.0, 58.0}, {0.26, 20.0, Ease::kCubicIn}, {0.40, 18.0}};
constexpr Key kSink[] = {{0.0, 0.0}, {0.14, 0.0}, {0.30, 11.0}};
constexpr Key kLean[] = {{0.0, 0.1},    {0.12, -0.60, Ease::kCubicOut}, {0.30, -0.30}, {0.46, 0.16},
                         {0.75, -0.10}, {kCrashDuration, -0.04}};
constexpr Key kNearArm[] = {{0.0, 0.6}, {0.12, 2.1, Ease::kCubicOut}, {0.34, -0.75}, {kCrashDuration, -0.62}};
constexpr Key kNearFlex[] = {{0.0, 0.6}, {0.12, 0.3}, {0.34, 0.25}, {kCrashDuration, 0.3}};
constexpr Key kFarArm[] = {
    {0.0, 0.8}, {0.14, 1.8, Ease::kCubicOut}, {0.40, 0.5}, {0.85, 1.25}, {kCrashDuration, 1.2}};
constexpr Key kFarFlex[] = {{0.0, 0.6}, {0.14, 0.4}, {0.40, 0.7}, {0.85, 2.0}, {kCrashDuration, 2.0}};
constexpr Key kSquash[] = {{0.0, 1.0}, {0.26, 1.0}, {0.33, 0.86}, {0.46, 1.05}, {0.6, 1.0}};

// Feet that go up with the blow and come down in front of him, knees bent.
constexpr double kNearAside = 50.0;
constexpr double kFarAside = 38.0;
constexpr double kKicked = 34.0;  // u below the hip while they fly

// Height of the ground at own x.
double floorAt(const OwnGround* ground, double x) {
  return ground != nullptr ? ground->terrain->height(ground->terrainX(x)) : 0.0;
}

void moveFoot(Foot& foot, FlyingFoot& flying, const OwnGround* ground, double travel, double aside,
              double hip, DampedStep step) {
  flying.aside = advance(flying.aside, aside, step);
  flying.drop = advance(flying.drop, kKicked, step);
  foot.x = travel + flying.aside.value;
  foot.velocity = 0.0;
  foot.height = maximum(floorAt(ground, foot.x), hip - flying.drop.value);
}

FlyingFoot flungFrom(const Foot& foot, const RunnerState& state) {
  const double hip = state.man.legs.base + shownTarget(state.man, Target::kHip) + state.jump.height;
  return {{foot.x - state.man.legs.travel, 0.0}, {hip - foot.height, 0.0}};
}

void release(Foot& foot) {
  foot.planted = 0;
  foot.progress = 0.0;
  foot.stray = {0.0, 0.0};
}

void loseSpear(RunnerState& state) {
  const SpearState& spear = state.man.spear;
  const Vec2 shaft = spear.tip - spear.butt;
  state.lostSpear = {.middle = lerp(spear.butt, spear.tip, 0.5) + Vec2{state.man.legs.travel, 0.0},
                     .velocity = {-60.0, -620.0},
                     .angle = portableAtan2(-shaft.y, shaft.x),
                     .spin = 7.5,
                     .lost = 1,
                     .lies = 0};
}

double reachDown(double angle) { return 0.5 * kSpearLength * absolute(portableSinCos(angle).sin); }

void flySpear(LostSpear& spear, double floor, double dt) {
  spear.velocity.y += kSpearGravity * dt;
  spear.middle = spear.middle + spear.velocity * dt;
  spear.angle += spear.spin * dt;
  if (spear.middle.y + reachDown(spear.angle) < -kShaftHeight - floor) return;
  spear.lies = 1;
  spear.spin *= kSpinKept;
}

// An end has met the ground: it tips over that end and lies flat.
void laySpear(LostSpear& spear, double floor, double dt) {
  const double flat = kPi * std::floor(spear.angle / kPi + 0.5);
  const DampedStep lying = dampedStep(kLayRate, dt);
  const CriticallyDamped turned = advance({spear.angle, spear.spin}, flat, lying);
  spear.angle = turned.value;
  spear.spin = turned.velocity;
  spear.velocity.x *= lying.decay;
  if (absolute(spear.velocity.x) < kSettled) spear.velocity.x = 0.0;
  spear.middle = {spear.middle.x + spear.velocity.x * dt, -kShaftHeight - reachDown(spear.angle) - floor};
}

void tickLostSpear(LostSpear& spear, double floor, double dt) {
  if (spear.lies != 0) {
    laySpear(spear, floor, dt);
  } else {
    flySpear(spear, floor, dt);
  }
}

}  // namespace

void beginCrash(RunnerState& state) {
  StickmanState& man = state.man;
  state.crashed = 1;
  state.crashTime = 0.0;
  state.thrusting = 0;
  state.bounces = 0;
  state.nearFoot = flungFrom(man.legs.nearFoot, state);
  state.farFoot = flungFrom(man.legs.farFoot, state);
  man.legs.leaping = 1;
  man.legs.speed = {kThrownBack, 0.0};
  release(man.legs.nearFoot);
  release(man.legs.farFoot);
  state.jump = {.height = state.jump.height,
                .velocity = state.jump.height > kHigh ? kThrownUpInAir : kThrownUp,
                .pushed = kFall.pushTime,
                .airborne = 1,
                .held = 1};
  loseSpear(state);
}

BodyTargets crashTargets(const RunnerState& state, const StickmanParameters& parameters) {
  const double time = state.crashTime;
  const ArmLengths arm = armLengths(parameters);
  BodyTargets targets{};
  targets[Target::kHip] = sample(kHip, time);
  targets[Target::kLean] = sample(kLean, time);
  targets[Target::kSquash] = sample(kSquash, time);
  setArm(targets, Side::kNear, armFromJoints(sample(kNearArm, time), sample(kNearFlex, time), arm));
  setArm(targets, Side::kFar, armFromJoints(sample(kFarArm, time), sample(kFarFlex, time), arm));
  return targets;
}

void tickCrash(RunnerState& state, const OwnGround* ground, double dt) {
  BipedState& legs = state.man.legs;
  const bool hangs = state.bounces == 0 && state.jump.height > kHigh && state.crashTime >= kFlung;
  if (!hangs) state.crashTime += dt;
  const double fallSpeed = state.jump.velocity;
  if (advance(state.jump, kFall, dt) && state.bounces < kBounces) {
    ++state.bounces;
    state.jump.velocity = -kBounce * fallSpeed;
    state.jump.airborne = 1;
    state.jump.held = 1;
  }
  const DampedStep step = dampedStep(kFootRate, dt);
  const double hip = legs.base + shownTarget(state.man, Target::kHip) + state.jump.height;
  moveFoot(legs.nearFoot, state.nearFoot, ground, legs.travel, kNearAside, hip, step);
  moveFoot(legs.farFoot, state.farFoot, ground, legs.travel, kFarAside, hip, step);
  tickLostSpear(state.lostSpear, floorAt(ground, state.lostSpear.middle.x), dt);
}

double crashSink(const RunnerState& state) { return sample(kSink, state.crashTime); }

}  // namespace stickman
