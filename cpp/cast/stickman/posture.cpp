#include "cast/stickman/posture.hpp"

#include "cast/stickman/locomotion.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "motion/biped_ground.hpp"

namespace stickman {
namespace {

constexpr double kLeanRate = 9.0;   // 1/s
constexpr double kAirRate = 12.0;   // 1/s, how fast the upper body notices that he falls
constexpr double kGiveRate = 11.0;  // 1/s, how fast knees and squash come back
constexpr double kGustRate = 0.2;   // 1/s, see HairForces
// u of hip height per stride length beyond the run's: longer strides need a lower hip.
constexpr double kOverRunCrouch = 18.0;

constexpr double kSlopeShift = 9.0;    // u per slope, about what the planner shifts the feet by
constexpr double kSlopedReach = 3.15;  // u short of thigh + shin
constexpr double kSlopedMargin = 1.5;  // u
constexpr double kSlopedWidth = 6.0;   // u
constexpr double kLeanUphill = 0.28;   // rad per slope
constexpr double kLeanDownhill = 0.16;

constexpr double kLeanPerAcceleration = 1.3e-4;  // rad per u/s^2: into a start, against a stop
constexpr double kFarthestLeanIn = 0.16;         // rad
constexpr double kBackwardLean = -0.5;           // of the forward lean

constexpr double kArmLag = 0.03;    // cycles by which the arms follow the legs
constexpr double kElbowLag = 0.09;  // cycles by which the elbows follow the legs: the forearm drags

// Relaxed standing, the weight over the feet. Elbows a little bent and the arms apart, so that both are seen.
constexpr double kIdleHipForward = -1.0;  // u
constexpr double kIdleLean = 0.05;        // rad
constexpr double kIdleArm = -0.06;        // rad
constexpr double kIdleArmApart = -0.20;   // rad
constexpr double kIdleElbow = 0.62;       // rad
constexpr double kBreathHip = 0.9;        // u
constexpr double kBreathLean = 0.016;     // rad
constexpr double kBreathArm = 0.04;       // rad
constexpr double kBreathElbow = 0.07;     // rad
constexpr double kIdleSway = 1.3;         // u that the weight wanders over the feet
constexpr double kBreathsPerSway = 2.0;

// Everything the upper body and the hip need to know about this moment.
struct Moment {
  GaitStyle style;
  double walking;     // 0 standing .. 1 walking or running
  double phase;       // 0..1
  double breathWave;  // -1..1
  double swayWave;    // -1..1
};

double wave(double cycles) { return portableCos(kTwoPi * cycles); }

Moment momentOf(const StickmanState& state, const StickmanParameters& parameters) {
  return {.style = styleOf(state.legs, bipedSettings(parameters)),
          .walking = state.legs.walking.value,
          .phase = state.legs.phase,
          .breathWave = wave(state.idlePhase * kBreathsPerSway),
          .swayWave = wave(state.idlePhase)};
}

// How high the hip may be on a slope s when feet stand `aside` u before and behind it: the one downhill is
// aside * s lower. They land farther uphill than on the level, which makes that less.
[[gnu::noinline]] double slopedHip(const StickmanState& state, const StickmanParameters& parameters,
                                   double height, double aside) {
  if (!isUneven(state.legs)) return height;
  const double slope = absolute(state.legs.slope);
  const double e = maximum(0.0, aside - kSlopeShift * slope);
  const double reach = parameters.body.thigh + parameters.body.shin - kSlopedReach;
  const double limit = std::sqrt(maximum(0.0, reach * reach - e * e)) - slope * e - kSlopedMargin;
  return smoothMinimum(height, limit, kSlopedWidth);
}

double hipHeight(const StickmanState& state, const StickmanParameters& parameters, const Moment& now) {
  const double crouch = kOverRunCrouch * (std::sqrt(std::sqrt(maximum(1.0, state.legs.overRun.value))) - 1.0);
  const double bob = now.style.bob * wave(2.0 * (now.phase - now.style.bobPeak));
  const double level = now.style.hipHeight - crouch;
  const double shortening =
      isUneven(state.legs) ? shorteningBy(state.legs.slope, state.legs.overRun.value) : 1.0;
  const double moving = slopedHip(state, parameters, level, 0.5 * now.style.stride * shortening) + bob;
  const double atRest = slopedHip(state, parameters, parameters.body.hipHeight, parameters.body.standHalf);
  const double standing = atRest + kBreathHip * now.breathWave;
  return lerp(standing, moving, now.walking);
}

// Of both arms.
struct ArmWaves {
  double arm;    // -1..1
  double elbow;  // -1..1
};

// `side` +1 for the near arm, -1 for the far one. Each arm swings against its own side's leg.
ArmTarget armSwing(const Moment& now, ArmWaves waves, double side, ArmLengths arm) {
  const double swing = -side * waves.arm;
  const double drag = -side * waves.elbow;
  const double standAngle = kIdleArm - side * kIdleArmApart + kBreathArm * now.breathWave * side;
  const double standFlex = kIdleElbow + kBreathElbow * now.breathWave;
  const double angle = now.style.armRest + now.style.armSwing * swing;
  const double flex = now.style.elbowFlex + now.style.elbowSwing * drag;
  return armFromJoints(lerp(standAngle, angle, now.walking), lerp(standFlex, flex, now.walking), arm);
}

}  // namespace

double leanTarget(const StickmanState& state, const StickmanParameters& parameters) {
  const BipedState& legs = state.legs;
  const double direction = legs.speed.value < 0.0 ? kBackwardLean : 1.0;
  const double steady = styleOf(legs, bipedSettings(parameters)).lean * direction * legs.walking.value;
  const double leanIn = clamp(legs.speed.velocity * kLeanPerAcceleration, -kFarthestLeanIn, kFarthestLeanIn);
  if (!isUneven(legs)) return steady + leanIn;
  return steady + leanIn + legs.slope * (legs.slope > 0.0 ? kLeanUphill : kLeanDownhill);
}

void advancePosture(StickmanState& state, const StickmanParameters& parameters, double dt) {
  state.idlePhase = wrapUnit(state.idlePhase + 0.5 * parameters.breathRate * dt);
  state.gustPhase = wrapUnit(state.gustPhase + kGustRate * dt);
  const double lean = leanTarget(state, parameters);
  state.lean = advance(state.lean, lean, dampedStep(kLeanRate, dt, rests(state.lean, lean)));
  const double air = state.legs.falling != 0 ? 1.0 : 0.0;
  state.air = advance(state.air, air, dampedStep(kAirRate, dt, rests(state.air, air)));
  state.dip = advance(state.dip, 0.0, dampedStep(kGiveRate, dt, rests(state.dip, 0.0)));
}

BodyTargets postureTargets(const StickmanState& state, const StickmanParameters& parameters,
                           PostureArms arms) {
  const Moment now = momentOf(state, parameters);
  const double standing = 1.0 - now.walking;
  BodyTargets targets{};
  targets[Target::kHipX] = (kIdleHipForward + kIdleSway * now.swayWave) * standing;
  targets[Target::kHip] = hipHeight(state, parameters, now);
  targets[Target::kLean] = state.lean.value + (kIdleLean + kBreathLean * now.breathWave) * standing;
  targets[Target::kSquash] = parameters.squash;
  if (arms == PostureArms::kSwing) {
    const ArmLengths arm = armLengths(parameters);
    const ArmWaves waves{.arm = wave(now.phase - kArmLag), .elbow = wave(now.phase - kElbowLag)};
    setArm(targets, Side::kNear, armSwing(now, waves, 1.0, arm));
    setArm(targets, Side::kFar, armSwing(now, waves, -1.0, arm));
  }
  return targets;
}

}  // namespace stickman
