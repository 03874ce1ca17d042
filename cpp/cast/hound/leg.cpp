#include "cast/hound/leg.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "rig/two_bone_ik.hpp"

namespace stickman {
namespace {

constexpr double kFloorEase = 4.0;     // u over which a joint is kept off the floor
constexpr double kReachMargin = 0.05;  // u short of the eased zone
constexpr double kFlattest = 0.35;     // part of a leg's length that a root is above its target at least

Vec2 ballOf(const HoundLegJob& job) {
  const SinCos turn = portableSinCos(job.pitch);
  constexpr double kBack = HoundBody::kPawLength;
  constexpr double kUp = HoundBody::kPawHeight;
  return job.claws + Vec2{-kBack * turn.cos + kUp * turn.sin, -kBack * turn.sin - kUp * turn.cos};
}

SoftLimit reachOf(const HoundLegJob& job) {
  return isFront(job.leg) ? HoundBody::kFrontReach : HoundBody::kHindReach;
}

TwoBoneIk chainOf(const HoundLegJob& job, Vec2 ankle) {
  const bool front = isFront(job.leg);
  return {.root = job.root,
          .target = ankle,
          .upper = front ? HoundBody::kUpperArm : HoundBody::kThigh,
          .lower = front ? HoundBody::kForearm : HoundBody::kShin,
          .bend = front ? 1.0 : -1.0,
          .reach = reachOf(job)};
}

}  // namespace

double largestPitch() { return portableAtan2(HoundBody::kPawLength, HoundBody::kPawHeight); }

Vec2 ankleOf(const HoundLegJob& job) {
  const Vec2 ball = ballOf(job);
  if (isFront(job.leg)) return ball;
  const SinCos lean = portableSinCos(job.lean - job.pitch);
  const Vec2 hock = ball + Vec2{-lean.sin, -lean.cos} * HoundBody::kMetatarsus;
  return {hock.x, smoothMinimum(hock.y, -HoundBody::kHockHeight, kFloorEase)};
}

HoundLegPose solve(const HoundLegJob& job) {
  const Vec2 ankle = ankleOf(job);
  TwoBoneIk chain = chainOf(job, ankle);
  TwoBoneIkResult result = solve(chain);
  const double lowest = isFront(job.leg) ? HoundBody::kElbowHeight : HoundBody::kStifleHeight;
  const double floor = smoothMinimum(result.joint.y, -lowest, kFloorEase);
  if (floor < result.joint.y) {
    const double side = chain.bend;
    chain.bend = 0.0;
    const Vec2 middle = solve(chain).joint;
    const double drop = result.joint.y - middle.y;
    chain.bend = side * (drop > kSettled ? clamp((floor - middle.y) / drop, 0.0, 1.0) : 0.0);
    result = solve(chain);
  }
  // What is out of reach takes the whole paw with it.
  const Vec2 missed = result.end - ankle;
  return {result.joint, result.end, ballOf(job) + missed, job.claws + missed};
}

double highestRoot(const HoundLegJob& job) {
  const Vec2 ankle = ankleOf(job);
  const SoftLimit limit = reachOf(job);
  const double reach = limit.maximum - limit.width - kReachMargin;
  const double aside = ankle.x - job.root.x;
  const double square = reach * reach;
  const double least = kFlattest * kFlattest * square;
  return std::sqrt(-smoothMinimum(aside * aside - square, -least, least)) - ankle.y;
}

}  // namespace stickman
