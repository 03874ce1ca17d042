#include "cast/hound/skeleton.hpp"

#include "cast/hound/leg.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kGuardEase = 5.0;      // u over which a girdle is lowered to what its legs reach
constexpr double kFreeTilt = 10.0;      // u that one girdle may be held down more than the other
constexpr double kFoldedHeight = 34.0;  // u above its legs' floor
constexpr double kTiltEase = 12.0;      // u
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

// As if the floor of the leg were at 0.
HoundLegJob jobOf(const HoundTargets& targets, Vec2 claws, double pitch, double floor, std::size_t leg) {
  const Vec2 girdle = isFront(leg) ? targets.shoulder : targets.hip;
  const Vec2 root = girdle + Vec2{0.0, isNear(leg) ? targets.roll : -targets.roll};
  const double ahead = softSign((claws.x - HoundBody::kPawLength - root.x) / kLeanSpan);
  const Vec2 up{0.0, floor};
  return {leg, root + up, claws + up, pitch, targets.lean + targets.leanFollow * ahead};
}

// How far both legs of a girdle allow it to rise.
double guardedHeight(double height, const HoundTargets& targets, const HoundPawWish (&paws)[kHoundLegs],
                     std::size_t first) {
  for (const std::size_t leg : {first, partnerOf(first)}) {
    const double roll = isNear(leg) ? targets.roll : -targets.roll;
    const HoundPawWish& paw = paws[leg];
    const auto limited = [&](Vec2 claws, double pitch, double floor) {
      const double highest = highestRoot(jobOf(targets, claws, pitch, floor, leg)) + floor;
      return smoothMinimum(height, highest + roll, kGuardEase);
    };
    if (paw.on.count == 0) height = limited(paw.claws, paw.pitch, paw.on.floor);
    for (std::size_t i = 0; i < paw.on.count; ++i) {
      const HoundHold& hold = paw.on.holds[i];
      height += hold.weight * (limited(hold.claws, i == 0 ? paw.pitch : 0.0, hold.floor) - height);
    }
  }
  return height;
}

// One girdle that is held down takes the other one along, but for a little: the back does not stretch.
// As far as its own legs can fold.
void spareBack(const HoundTargets& targets, const HoundPawWish (&paws)[kHoundLegs], double& shoulder,
               double& hip) {
  const double tilt = (-targets.shoulder.y - shoulder) - (-targets.hip.y - hip);
  const auto lower = [&](double& height, double more, std::size_t first) {
    const double wanted = height + smoothMinimum(kFreeTilt - more, 0.0, kTiltEase);
    const double floor = maximum(paws[first].on.floor, paws[partnerOf(first)].on.floor);
    const double lowest = minimum(height, floor + kFoldedHeight);
    height = minimum(height, -smoothMinimum(-wanted, -lowest, kTiltEase));
  };
  lower(hip, tilt, kHindNear);
  lower(shoulder, -tilt, kFrontNear);
}

void poseLeg(HoundPose& pose, const HoundLegJob& job, double floor) {
  const HoundLegPose solved = solve(job);
  const Vec2 up{0.0, floor};
  Vec2* joints = &pose.joints[legRoot(job.leg)];
  *joints++ = job.root - up;
  *joints++ = solved.joint - up;
  *joints++ = solved.ankle - up;
  if (!isFront(job.leg)) *joints++ = solved.ball - up;
  *joints = solved.claws - up;
}

void poseHead(HoundPose& pose, const HoundTargets& targets, double floor) {
  Vec2 head = targets.head;
  const double chin = chinOf(head, targets.nose, targets.turn).y + floor;
  head.y += guardedChin(chin) - chin;
  pose[HoundJoint::kNeck] = targets.shoulder + inLine(targets.shoulder - targets.hip, kNeck);
  pose[HoundJoint::kHead] = head;
  pose[HoundJoint::kNose] = noseOf(head, targets.nose, targets.turn);
  pose[HoundJoint::kChin] = chinOf(head, targets.nose, targets.turn);
}

}  // namespace

void poseSkeleton(HoundPose& pose, HoundTargets targets, const HoundPawWish (&paws)[kHoundLegs],
                  const double* headFloor) {
  const bool uneven = headFloor != nullptr;
  double shoulder = guardedHeight(-targets.shoulder.y, targets, paws, kFrontNear);
  double hip = guardedHeight(-targets.hip.y, targets, paws, kHindNear);
  if (uneven) spareBack(targets, paws, shoulder, hip);
  targets.head.y += -shoulder - targets.shoulder.y;  // the head goes down with the shoulders
  targets.shoulder.y = -shoulder;
  targets.hip.y = -hip;

  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    const HoundPawWish& paw = paws[leg];
    poseLeg(pose, jobOf(targets, paw.claws, paw.pitch, paw.on.floor, leg), paw.on.floor);
  }
  pose[HoundJoint::kChest] = targets.shoulder;
  pose[HoundJoint::kHaunch] = targets.hip;
  pose[HoundJoint::kLoin] = lerp(targets.shoulder, targets.hip, 0.5) - Vec2{0.0, targets.arch};
  poseHead(pose, targets, uneven ? *headFloor : 0.0);
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
