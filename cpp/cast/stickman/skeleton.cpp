#include "cast/stickman/skeleton.hpp"

#include "cast/stickman/jump.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "math/soft_limit.hpp"
#include "rig/forward_limb.hpp"
#include "rig/squash.hpp"
#include "rig/two_bone_ik.hpp"

namespace stickman {
namespace {

constexpr double kLegReachMargin = 1.5;  // u short of thigh + shin: the leg's asymptote (SPEC section 3)
constexpr double kLegReachWidth =
    1.5;  // u: at most 6 degrees of knee per u, nearly straight legs in mid-stance
constexpr double kKneeForward = -1.0;  // bend of a knee that points to +x, for a leg that hangs down

constexpr double kLandingFreedom = 4.0;  // u that the hip may be above what a foot about to land would reach
constexpr double kFreedomHeight = 0.6;   // u of height at which half of that is granted
constexpr double kGuardMargin = 0.15;    // u that planted legs stay short of the eased zone
constexpr double kGuardWidth = 5.0;      // u, how softly the hip is held down
// A foot far off pulls the hip down less and less: for a leg of 74 u up to 44 u in full, never as if it were
// beyond 54 u.
constexpr double kGuardedAside = 54.0 / 74.0;
constexpr double kGuardedAsideWidth = 10.0 / 74.0;
constexpr double kFarthestAside = 66.0 / 74.0;  // the same on uneven ground, where feet must be truly reached
constexpr double kNearestTarget =
    0.25;  // of the leg's length; nearer, the solve is hypersensitive (SPEC section 3)
constexpr double kFootholdWidth = 10.0;  // u, how softly a foothold holds the hip down
constexpr double kLeft = 0.5;            // of its swing, in which the foothold left loses its weight
constexpr double kComing = 0.1;          // of it, when the next one begins to gain weight,
constexpr double kComingLow = 0.45;      // and when if it is low
constexpr double kLowStep = 10.0;        // u below him
constexpr double kHeldOff = 21.0;        // u from the hip that a swinging foot keeps
constexpr double kHeldOffWidth = 8.0;    // u
constexpr double kRoomUsed = 0.85;       // of its height above the ground
constexpr double kLeapMargin = 1.0;      // u that a leg about to leap stays short of its reach
constexpr double kLeapSoftness = 3.0;    // u, how softly the legs take their length in a leap
constexpr double kKneel = 0.8;           // u that the hip stays up for each u that a foot is behind it
constexpr double kKneelSoftness = 8.0;   // u
constexpr double kKneelLifted = 0.3;     // and for each u that it is off the ground
constexpr double kHighestKneel = 20.0;   // u

// Stretched wholly it would snap: the elbow comes to the line with ever more speed.
constexpr double kStraightestElbow = 0.1;  // rad
constexpr double kElbowSoftness = 0.2;     // rad
// A hand at the shoulder would send the elbow round it at a touch; exact down to 15 u of reach.
constexpr SoftLimit kTightestElbow{.maximum = 2.75, .width = 0.2};  // rad
constexpr double kHandsUp = 4.0;          // u above the ground from which a hand comes down ever less
constexpr double kLowestShoulder = 28.0;  // u above the ground: an arm that hangs keeps its elbow off it
constexpr double kLeanWidth = 0.3;        // rad, how softly the spine stops on its way down
constexpr double kHeadUpright = 0.45;     // part of the spine's lean left in the neck: the eyes stay level

SoftLimit legReach(const StickmanBody& body) {
  return {.maximum = body.thigh + body.shin - kLegReachMargin, .width = kLegReachWidth};
}

Squash squashOf(const StickmanState& state) { return squashFromHeight(shownTarget(state, Target::kSquash)); }

// A foot as the body has to reach it: the planned one, and what an action lifts it.
struct FootPlace {
  const Foot& plan;
  double height;  // u above the ground
};

FootPlace placeOf(const StickmanState& state, const Foot& foot, Target lift) {
  return {foot, foot.height - state.legs.base + maximum(0.0, shownTarget(state, lift))};
}

// Where a leg must aim so that the foot is on its place once the figure is squashed about the ground point
// below him: a planted foot does not slide because the body is squeezed.
Vec2 legTarget(const BipedState& legs, const FootPlace& foot, Squash squash) {
  return {(foot.plan.x - legs.travel) / squash.x, -foot.height / squash.y};
}

// A swinging foot overshoots its landing a little and comes back to it (the Hermite curve's end velocity). In
// the air a leg may fall short of that; pulling the hip down for it would be a dip before every step.
double landingFreedom(const Foot& foot) {
  const double coming = foot.height * smoothstep((foot.progress - 0.4) / 0.3);
  return kLandingFreedom * coming / (coming + kFreedomHeight);
}

// Length of leg up to which a planted foot is truly reached, u.
double guardedReach(const StickmanBody& body) {
  const SoftLimit reach = legReach(body);
  return reach.maximum - reach.width - kGuardMargin;
}

// How far down a leg truly reaches when its foot is `aside` u from under the hip.
double downwardReach(const StickmanBody& body, double aside, double farthest = kGuardedAside) {
  const double leg = body.thigh + body.shin;
  const double guarded = guardedReach(body);
  const double eased =
      limitSoftly(absolute(aside), {.maximum = farthest * leg, .width = kGuardedAsideWidth * leg});
  return std::sqrt(maximum(0.0, guarded * guarded - eased * eased));
}

// Nearer than this to the ground a leg could not fold: it would push its foot below.
double lowestHip(const StickmanBody& body) {
  return maximum(kNearestTarget * (body.thigh + body.shin), absolute(body.thigh - body.shin) + kGuardMargin);
}

// Over a foot that is behind it a low hip would put the knee, which points forward, into the ground: how much
// higher it has to be.
[[gnu::noinline]] double kneelRoom(double behind, const FootPlace& foot) {
  const double far = -smoothMinimum(-behind, 0.0, kKneelSoftness);
  const SoftLimit most{.maximum = kHighestKneel, .width = 0.5 * kHighestKneel};
  return limitSoftly(kKneel * far, most) + kKneelLifted * smoothstep(far / kHighestKneel) * foot.height;
}

// How high the hip may be for a leg to stay short of its eased zone, so that a planted foot is truly reached.
double hipLimit(const StickmanBody& body, const FootPlace& foot, Vec2 target, double hipX) {
  return -target.y + landingFreedom(foot.plan) + downwardReach(body, target.x - hipX);
}

// On uneven ground the hip is held down by the footholds, which stay where they are, and not by the feet on
// their way: by the one that a swinging foot has left ever less, by the next one ever more.
struct Foothold {
  Vec2 place;     // u, as legTarget()
  double weight;  // 0..1
};

[[gnu::noinline]] double loweredBy(const StickmanBody& body, double hip, Foothold foothold, double hipX) {
  const double limit = -foothold.place.y + downwardReach(body, foothold.place.x - hipX, kFarthestAside);
  return hip - foothold.weight * (hip - smoothMinimum(hip, limit, kFootholdWidth));
}

[[gnu::noinline]] double hipOverFootholds(const StickmanState& state, const StickmanBody& body, double hip,
                                          const Foot& foot, Squash squash, double hipX) {
  const BipedState& legs = state.legs;
  const auto foothold = [&](double x, double height, double weight) {
    const Vec2 place{(x - legs.travel) / squash.x, -(height - legs.base) / squash.y};
    return hip = loweredBy(body, hip, {place, weight}, hipX);
  };
  if (foot.planted != 0 || legs.leaping != 0) return foothold(foot.x, foot.height, 1.0);
  foothold(foot.x, foot.leftY, 1.0 - smoothstep(foot.progress / kLeft));
  const auto coming = [&](double height, double progress, double since) {
    const double drop = smoothstep((legs.base - height - kLowStep) / kLowStep);
    const double begins = maximum(since, lerp(kComing, kComingLow, drop));
    return smoothstep((progress - begins) / (1.0 - begins));
  };
  if (foot.dropped > 0.0) {
    const double gone = smoothstep((foot.progress - foot.dropped) / (1.0 - foot.dropped));
    foothold(foot.x, foot.droppedY, coming(foot.droppedY, foot.dropped, 0.0) * (1.0 - gone));
  }
  return foothold(foot.x, foot.to, coming(foot.to, foot.progress, foot.dropped));
}

// Where a foot in the air aims on uneven ground. It may come too near to the hip for a leg to fold, and is
// held down from there as far as the ground below leaves room: straight down, for it passes by under him.
[[gnu::noinline]] Vec2 heldOff(Vec2 target, Vec2 hip, double room) {
  const double aside = target.x - hip.x;
  const double square = kHeldOff * kHeldOff - aside * aside;
  const double nearest = std::sqrt(-smoothMinimum(-square, 0.0, kHeldOffWidth * kHeldOffWidth));
  const double below = target.y - hip.y;
  const double push = -smoothMinimum(-below, -nearest, kHeldOffWidth) - below;
  return {target.x, target.y + maximum(0.0, smoothMinimum(push, kRoomUsed * room, kHeldOffWidth))};
}

// Direction of what stands on the hip and leans forward by `lean` radians.
Vec2 upward(double lean) {
  const SinCos turn = portableSinCos(lean);
  return {turn.sin, -turn.cos};
}

// The lean, as far as the shoulder stays off the ground.
[[gnu::noinline]] double leanAbove(const StickmanBody& body, double lean, double hip) {
  const double cosine = (kLowestShoulder - hip) / (body.spine - body.shoulderDrop);
  if (cosine <= -1.0) return lean;
  const double c = minimum(cosine, 1.0);
  const SoftLimit limit{.maximum = portableAtan2(std::sqrt(1.0 - c * c), c), .width = kLeanWidth};
  return signOf(lean) * limitSoftly(absolute(lean), limit);
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

struct ArmPose {
  double angle;
  double flex;
  double side;
  double free;  // 0..1, it may be as an author wants it
};

[[gnu::noinline]] void poseArm(StickmanPose& pose, const StickmanBody& body, ArmPose arm, Joint elbow,
                               Joint hand) {
  const double stopped = -smoothMinimum(-arm.flex, -kStraightestElbow, kElbowSoftness);
  const double bent = lerp(absolute(arm.flex), stopped, arm.free);
  const double reach = armReach(limitSoftly(bent, kTightestElbow), {body.upperArm, body.forearm});
  Vec2 target = pose[Joint::kShoulder] + limbDirection(arm.angle) * reach;
  target.y = smoothMinimum(target.y, 0.0, kHandsUp);
  const TwoBoneIkResult solved = solve(TwoBoneIk{.root = pose[Joint::kShoulder],
                                                 .target = target,
                                                 .upper = body.upperArm,
                                                 .lower = body.forearm,
                                                 .bend = lerp(arm.side, turnedSide(arm.side), arm.free)});
  pose[elbow] = solved.joint;
  pose[hand] = solved.end;
}

}  // namespace

double leapHeight(const StickmanState& state, const StickmanParameters& parameters, const Foot& foot,
                  double part) {
  const Squash squash = squashOf(state);
  const double hip = shownTarget(state, Target::kHip);
  const double aside = (foot.x - state.legs.travel) / squash.x - shownTarget(state, Target::kHipX);
  // A leg that stands aslant leaves the ground earlier: it reaches less far down.
  const double reach = downwardReach(parameters.body, aside) - kLeapMargin;
  const double leg = smoothMinimum(jumpLegLength(part), reach, kLeapSoftness);
  return (hip - smoothMinimum(hip, leg, kLeapSoftness)) * squash.y;
}

StickmanPose bodyPose(const StickmanState& state, const StickmanParameters& parameters) {
  const StickmanBody& body = parameters.body;
  const Squash squash = squashOf(state);
  const FootPlace nearFoot = placeOf(state, state.legs.nearFoot, Target::kNearLift);
  const FootPlace farFoot = placeOf(state, state.legs.farFoot, Target::kFarLift);
  const Vec2 nearTarget = legTarget(state.legs, nearFoot, squash);
  const Vec2 farTarget = legTarget(state.legs, farFoot, squash);

  const double free = kHasOwnActions ? smoothstep(state.ownness) : 0.0;
  const double hipX = shownTarget(state, Target::kHipX);
  double hip = shownTarget(state, Target::kHip);
  if (isUneven(state.legs)) {
    hip = hipOverFootholds(state, body, hip, state.legs.nearFoot, squash, hipX);
    hip = hipOverFootholds(state, body, hip, state.legs.farFoot, squash, hipX);
  } else {
    hip = smoothMinimum(hip, hipLimit(body, nearFoot, nearTarget, hipX), kGuardWidth);
    hip = smoothMinimum(hip, hipLimit(body, farFoot, farTarget, hipX), kGuardWidth);
  }

  const double room = -smoothMinimum(-kneelRoom(hipX - nearTarget.x, nearFoot),
                                     -kneelRoom(hipX - farTarget.x, farFoot), kKneelSoftness);
  hip = -smoothMinimum(-hip, -lowestHip(body) - free * room, kGuardWidth);

  StickmanPose pose;
  const Vec2 pelvis{hipX, -hip};
  pose[Joint::kPelvis] = pelvis;
  pose[Joint::kHip] = pelvis;
  const double lean = leanAbove(body, shownTarget(state, Target::kLean), hip);
  const Vec2 spine = upward(lean);
  pose[Joint::kChest] = pelvis + spine * body.spine;
  pose[Joint::kShoulder] = pelvis + spine * (body.spine - body.shoulderDrop);
  pose[Joint::kHead] =
      pose[Joint::kChest] + upward(lean * kHeadUpright + headTilt(state).nod) * (body.neck + body.headRadius);

  const auto aim = [&](const Foot& foot, Vec2 target) {
    return foot.room > 0.0 && foot.planted == 0 ? heldOff(target, pelvis, foot.room) : target;
  };
  poseLeg(pose, body, aim(state.legs.nearFoot, nearTarget), Joint::kKneeNear, Joint::kFootNear);
  poseLeg(pose, body, aim(state.legs.farFoot, farTarget), Joint::kKneeFar, Joint::kFootFar);
  poseArm(pose, body,
          {shownTarget(state, Target::kNearArm), shownTarget(state, Target::kNearFlex),
           shownTarget(state, Target::kNearSide), free},
          Joint::kElbowNear, Joint::kHandNear);
  poseArm(pose, body,
          {shownTarget(state, Target::kFarArm), shownTarget(state, Target::kFarFlex),
           shownTarget(state, Target::kFarSide), free},
          Joint::kElbowFar, Joint::kHandFar);

  for (Vec2& joint : pose.joints) {
    joint = apply(squash, joint, Vec2{0.0, 0.0});
    joint.y -= state.legs.base;
  }
  return pose;
}

double squashedHeadRadius(const StickmanState& state, const StickmanParameters& parameters) {
  const Squash squash = squashOf(state);
  return parameters.body.headRadius * 0.5 * (squash.x + squash.y);
}

}  // namespace stickman
