#include "cast/hound/skeleton.hpp"

#include "cast/hound/leg.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kGuardEase = 5.0;      // u over which a girdle is lowered to what its legs reach
constexpr double kLeanSpan = 40.0;      // u between paw and hip after which the metatarsus leans no further
constexpr Vec2 kNeck{1.0, -16.0};       // u from the middle of the shoulders, in line with the trunk
constexpr Vec2 kTailRoot{-13.0, -7.5};  // u from the middle of the hips, likewise
constexpr Vec2 kEarHang{-9.0, 7.0};     // u from the middle of the skull

// -1..1 without a corner.
double softSign(double x) { return x / std::sqrt(1.0 + x * x); }

// `offset` turned with the trunk, which is level when it points along +x.
Vec2 inLine(Vec2 trunk, Vec2 offset) {
  const Vec2 along = trunk * (1.0 / maximum(kSettled, length(trunk)));
  return along * offset.x + perpendicular(along) * offset.y;
}

HoundLegJob jobOf(const HoundTargets& targets, const HoundPawWish& paw, std::size_t leg) {
  const Vec2 girdle = isFront(leg) ? targets.shoulder : targets.hip;
  const Vec2 root = girdle + Vec2{0.0, isNear(leg) ? targets.roll : -targets.roll};
  const double ahead = softSign((paw.claws.x - HoundBody::kPawLength - root.x) / kLeanSpan);
  return {leg, root, paw.claws, paw.pitch, targets.lean + targets.leanFollow * ahead};
}

// How far both legs of a girdle allow it to rise.
double guardedHeight(double height, const HoundTargets& targets, const HoundPawWish (&paws)[kHoundLegs],
                     std::size_t first) {
  for (const std::size_t leg : {first, partnerOf(first)}) {
    const double roll = isNear(leg) ? targets.roll : -targets.roll;
    height = smoothMinimum(height, highestRoot(jobOf(targets, paws[leg], leg)) + roll, kGuardEase);
  }
  return height;
}

void poseLeg(HoundPose& pose, const HoundLegJob& job) {
  const HoundLegPose solved = solve(job);
  Vec2* joints = &pose.joints[legRoot(job.leg)];
  *joints++ = job.root;
  *joints++ = solved.joint;
  *joints++ = solved.ankle;
  if (!isFront(job.leg)) *joints++ = solved.ball;
  *joints = solved.claws;
}

void poseHead(HoundPose& pose, const HoundTargets& targets) {
  Vec2 head = targets.head;
  const Vec2 chin = chinOf(head, targets.nose, targets.turn);
  head.y += guardedChin(chin.y) - chin.y;
  pose[HoundJoint::kNeck] = targets.shoulder + inLine(targets.shoulder - targets.hip, kNeck);
  pose[HoundJoint::kHead] = head;
  pose[HoundJoint::kNose] = noseOf(head, targets.nose, targets.turn);
  pose[HoundJoint::kChin] = chinOf(head, targets.nose, targets.turn);
}

}  // namespace

void poseSkeleton(HoundPose& pose, HoundTargets targets, const HoundPawWish (&paws)[kHoundLegs]) {
  const double shoulder = guardedHeight(-targets.shoulder.y, targets, paws, kFrontNear);
  const double hip = guardedHeight(-targets.hip.y, targets, paws, kHindNear);
  targets.head.y += -shoulder - targets.shoulder.y;  // the head goes down with the shoulders
  targets.shoulder.y = -shoulder;
  targets.hip.y = -hip;

  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) poseLeg(pose, jobOf(targets, paws[leg], leg));
  pose[HoundJoint::kChest] = targets.shoulder;
  pose[HoundJoint::kHaunch] = targets.hip;
  pose[HoundJoint::kLoin] = lerp(targets.shoulder, targets.hip, 0.5) - Vec2{0.0, targets.arch};
  poseHead(pose, targets);
}

Vec2 earPlace(const HoundPose& pose) {
  const double side = (pose[HoundJoint::kNose].x - pose[HoundJoint::kHead].x) / HoundBody::kMuzzle;
  return pose[HoundJoint::kHead] + Vec2{side * kEarHang.x, kEarHang.y};
}

Vec2 tailRoot(const HoundPose& pose) {
  const Vec2 hip = pose[HoundJoint::kHaunch];
  return hip + inLine(pose[HoundJoint::kChest] - hip, kTailRoot);
}

}  // namespace stickman
