#include "cast/stickman/body_targets.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "rig/forward_limb.hpp"

namespace stickman {
namespace {

constexpr double kElbowBehind = 1.0;  // the side of an arm that hangs and bends its hand forward
constexpr double kElbowInFront = -1.0;

}  // namespace

double armReach(double flex, ArmLengths arm) {
  const double square =
      arm.upper * arm.upper + arm.lower * arm.lower + 2.0 * arm.upper * arm.lower * portableCos(flex);
  return std::sqrt(maximum(0.0, square));
}

void unwindArms(BodyTargets& targets, const std::array<double, kTargetCount>& reference) {
  for (const Target target : {Target::kNearArm, Target::kFarArm}) {
    targets[target] = nearestTurn(targets[target], reference[static_cast<std::size_t>(target)]);
  }
}

ArmTarget armTowards(Vec2 hand, ArmLengths arm) {
  const double cosine =
      (dot(hand, hand) - arm.upper * arm.upper - arm.lower * arm.lower) / (2.0 * arm.upper * arm.lower);
  const double c = clamp(cosine, -1.0, 1.0);
  return {portableAtan2(hand.x, hand.y), portableAtan2(std::sqrt(1.0 - c * c), c)};
}

ArmTarget armFromJoints(double upperAngle, double flex, ArmLengths arm) {
  const Vec2 hand = limbDirection(upperAngle) * arm.upper + limbDirection(upperAngle + flex) * arm.lower;
  return {nearestTurn(portableAtan2(hand.x, hand.y), upperAngle), flex};
}

double turnedSide(double side) {
  const double s = clamp(side, -1.0, 1.0);
  return 0.5 * s * (3.0 - s * s);
}

void setArm(BodyTargets& targets, Side side, ArmTarget arm) {
  const bool isNear = side == Side::kNear;
  targets[isNear ? Target::kNearArm : Target::kFarArm] = arm.angle;
  targets[isNear ? Target::kNearFlex : Target::kFarFlex] = arm.flex;
  targets[isNear ? Target::kNearSide : Target::kFarSide] = kElbowBehind;
}

void holdSpear(BodyTargets& targets, const SpearHold& hold, ArmLengths arm) {
  const SinCos turn = portableSinCos(hold.angle);
  const Vec2 half = Vec2{turn.cos, -turn.sin} * (0.5 * kGripGap);
  setArm(targets, Side::kNear, armTowards(hold.centre - half, arm));
  setArm(targets, Side::kFar, armTowards(hold.centre + half, arm));
  targets[Target::kFarSide] = kElbowInFront;
  targets[Target::kSpear] = 1.0;
}

}  // namespace stickman
