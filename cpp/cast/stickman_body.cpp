#include "cast/stickman_body.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "rig/forward_limb.hpp"
#include "rig/squash.hpp"
#include "rig/two_bone_ik.hpp"

namespace stickman {
namespace {

constexpr double kStyleRate = 11.0;      // 1/s, the style of the gait follows the speed
constexpr double kFarthestPlant = 40.0;  // u behind the hip; a leg of 70 u at the lowest running hip

constexpr double kLegReachMargin = 1.5;  // u short of thigh + shin: the leg's asymptote (SPEC section 3)
constexpr double kLegReachWidth =
    1.5;  // u: at most 6 degrees of knee per u, and nearly straight legs in mid-stance
constexpr double kKneeForward = -1.0;  // bend sign of a knee that points to +x, for a leg that hangs down

constexpr double kLandingFreedom = 4.0;  // u that the hip may be above what a foot about to land would reach
constexpr double kFreedomHeight = 0.6;   // u of height at which half of that is granted
constexpr double kGuardMargin = 0.15;    // u that planted legs stay short of the eased zone
constexpr double kGuardWidth = 4;        // u, how softly the hip is held down
// A foot far off pulls the hip down less and less: up to 44 u in full, never as if it were beyond 54 u.
constexpr SoftLimit kGuardedAside{.maximum = 54.0, .width = 10.0};
// u of hip height per stride length beyond the run's: longer strides need a lower hip.
constexpr double kOverRunCrouch = 18.0;

constexpr double kLeanPerAcceleration = 1.3e-4;  // rad per u/s^2: into a start, against a stop
constexpr double kFarthestLeanIn = 0.16;         // rad
constexpr double kBackwardLean = -0.5;           // of the forward lean
constexpr double kHeadUpright = 0.45;  // part of the spine's lean left in the neck: the eyes stay level

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

SoftLimit legReach(const StickmanBody& body) {
  return {.maximum = body.thigh + body.shin - kLegReachMargin, .width = kLegReachWidth};
}

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

// A swinging foot overshoots its landing a little and comes back to it (the Hermite curve's end velocity). In
// the air a leg may fall short of that; pulling the hip down for it would be a dip before every step.
double landingFreedom(const Foot& foot) {
  const double coming = foot.height * smoothstep((foot.progress - 0.4) / 0.3);
  return kLandingFreedom * coming / (coming + kFreedomHeight);
}

// How high the hip may be for a leg to stay short of its eased zone, so that a planted foot is truly reached.
double hipLimit(const Foot& foot, Vec2 target, double hipX, double guarded) {
  const double aside = limitSoftly(absolute(target.x - hipX), kGuardedAside);
  return foot.height + landingFreedom(foot) + std::sqrt(maximum(0.0, guarded * guarded - aside * aside));
}

struct LegTargets {
  Vec2 nearFoot;
  Vec2 farFoot;
};

double hipHeight(const StickmanState& state, const StickmanParameters& parameters, const Moment& now,
                 const LegTargets& targets, double hipX) {
  const double crouch = kOverRunCrouch * (std::sqrt(std::sqrt(maximum(1.0, state.legs.overRun.value))) - 1.0);
  const double bob = now.style.bob * wave(2.0 * (now.phase - now.style.bobPeak));
  const double moving = now.style.hipHeight - crouch + bob;
  const double standing = parameters.body.hipHeight + kBreathHip * now.breathWave;
  const SoftLimit reach = legReach(parameters.body);
  const double guarded = reach.maximum - reach.width - kGuardMargin;
  double height = lerp(standing, moving, now.walking);
  height = smoothMinimum(height, hipLimit(state.legs.nearFoot, targets.nearFoot, hipX, guarded), kGuardWidth);
  return smoothMinimum(height, hipLimit(state.legs.farFoot, targets.farFoot, hipX, guarded), kGuardWidth);
}

// Direction of what stands on the hip and leans forward by `lean` radians.
Vec2 upward(double lean) {
  const SinCos turn = portableSinCos(lean);
  return {turn.sin, -turn.cos};
}

struct ArmAngles {
  double angle;
  double flex;
};

// `side` +1 for the near arm, -1 for the far one. Each arm swings against its own side's leg.
ArmAngles armAngles(const Moment& now, double side) {
  const double swing = -side * wave(now.phase - kArmLag);
  const double drag = -side * wave(now.phase - kElbowLag);
  const double standAngle = kIdleArm - side * kIdleArmApart + kBreathArm * now.breathWave * side;
  const double standFlex = kIdleElbow + kBreathElbow * now.breathWave;
  const double angle = now.style.armRest + now.style.armSwing * swing;
  const double flex = now.style.elbowFlex + now.style.elbowSwing * drag;
  return {lerp(standAngle, angle, now.walking), lerp(standFlex, flex, now.walking)};
}

void poseArm(StickmanPose& pose, const StickmanBody& body, ArmAngles arm, Joint elbow, Joint hand) {
  const ForwardLimbResult solved = solve(ForwardLimb{.root = pose[Joint::kShoulder],
                                                     .upper = body.upperArm,
                                                     .lower = body.forearm,
                                                     .angle = arm.angle,
                                                     .flex = arm.flex});
  pose[elbow] = solved.joint;
  pose[hand] = solved.end;
}

void poseLeg(StickmanPose& pose, const StickmanBody& body, Vec2 target, Joint knee, Joint foot) {
  const TwoBoneIkResult solved = solve(TwoBoneIk{.root = pose[Joint::kHip],
                                                 .target = target,
                                                 .upper = body.thigh,
                                                 .lower = body.shin,
                                                 .bend = kKneeForward,
                                                 .reach = legReach(body)});
  pose[knee] = solved.joint;
  pose[foot] = solved.end;
}

// Where a leg must aim so that the foot is on its planned place once the figure is squashed about the ground
// point below him: a planted foot does not slide because the body is squeezed.
Vec2 legTarget(const BipedState& legs, const Foot& foot, Squash squash) {
  return {(foot.x - legs.travel) / squash.x, -foot.height / squash.y};
}

}  // namespace

BipedSettings bipedSettings(const StickmanParameters& parameters) {
  return {.range = parameters.gait,
          .speedRate = parameters.speedRate,
          .styleRate = kStyleRate,
          .standHalf = parameters.body.standHalf,
          .farthestPlant = kFarthestPlant};
}

double leanTarget(const StickmanState& state, const StickmanParameters& parameters) {
  const BipedState& legs = state.legs;
  const double direction = legs.speed.value < 0.0 ? kBackwardLean : 1.0;
  const double steady = styleOf(legs, bipedSettings(parameters)).lean * direction * legs.walking.value;
  const double leanIn = clamp(legs.speed.velocity * kLeanPerAcceleration, -kFarthestLeanIn, kFarthestLeanIn);
  return steady + leanIn;
}

StickmanPose bodyPose(const StickmanState& state, const StickmanParameters& parameters) {
  const StickmanBody& body = parameters.body;
  const Moment now = momentOf(state, parameters);
  const double standing = 1.0 - now.walking;
  const Squash squash = squashFromHeight(parameters.squash);
  const LegTargets targets{legTarget(state.legs, state.legs.nearFoot, squash),
                           legTarget(state.legs, state.legs.farFoot, squash)};

  StickmanPose pose;
  const double hipX = (kIdleHipForward + kIdleSway * now.swayWave) * standing;
  const Vec2 pelvis{hipX, -hipHeight(state, parameters, now, targets, hipX)};
  pose[Joint::kPelvis] = pelvis;
  pose[Joint::kHip] = pelvis;

  const double lean = state.lean.value + (kIdleLean + kBreathLean * now.breathWave) * standing;
  const Vec2 spine = upward(lean);
  pose[Joint::kChest] = pelvis + spine * body.spine;
  pose[Joint::kShoulder] = pelvis + spine * (body.spine - body.shoulderDrop);
  pose[Joint::kHead] = pose[Joint::kChest] + upward(lean * kHeadUpright) * (body.neck + body.headRadius);

  poseLeg(pose, body, targets.nearFoot, Joint::kKneeNear, Joint::kFootNear);
  poseLeg(pose, body, targets.farFoot, Joint::kKneeFar, Joint::kFootFar);
  poseArm(pose, body, armAngles(now, 1.0), Joint::kElbowNear, Joint::kHandNear);
  poseArm(pose, body, armAngles(now, -1.0), Joint::kElbowFar, Joint::kHandFar);

  for (Vec2& joint : pose.joints) joint = apply(squash, joint, Vec2{0.0, 0.0});
  return pose;
}

double shownHeadRadius(const StickmanParameters& parameters) {
  const Squash squash = squashFromHeight(parameters.squash);
  return parameters.body.headRadius * 0.5 * (squash.x + squash.y);
}

}  // namespace stickman
