#include "cast/hound/rest.hpp"

#include "math/bisection.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kTrunk = 76.0;  // u between shoulder and hip
constexpr double kHighest = 120.0;
constexpr double kTouching = 0.01;
constexpr double kFlatLean = 1.3;  // rad, the metatarsus on the floor

// The height (u above the floor) at which `lowest(height)` (y, down) touches the floor.
template <typename Lowest>
double heightOnFloor(const Lowest& lowest) {
  return bisect([&](double height) { return -lowest(height); }, 0.0, kHighest);
}

void lowerToFloor(HoundTargets& targets) {
  targets.shoulder.y = -heightOnFloor([&](double height) {
    HoundTargets at = targets;
    at.shoulder.y = -height;
    return lowestOfBrisket(at);
  });
  targets.hip.y = -heightOnFloor([&](double height) {
    HoundTargets at = targets;
    at.hip.y = -height;
    return lowestOfRump(at);
  });
}

}  // namespace

double lowestOfBrisket(const HoundTargets& targets) {
  return targets.shoulder.y + HoundBody::kBrisket.y + HoundBody::kChestRadius;
}

double lowestOfRump(const HoundTargets& targets) {
  return targets.hip.y + HoundBody::kRump.y + HoundBody::kRumpRadius;
}

HoundRest sitting(double breath) {
  HoundTargets targets{.shoulder = {22.0, -(62.0 + 0.5 * breath)},
                       .hip = {0.0, 0.0},
                       .arch = 2.0,
                       .roll = 0.0,
                       .head = {42.0, -(104.0 + 0.9 * breath)},
                       .nose = 0.22,
                       .turn = 1.0,
                       .tail = {-0.9, 0.45},
                       .lean = kFlatLean,
                       .leanFollow = 0.0};
  const auto hipAt = [&](double tilt) {
    const SinCos angle = portableSinCos(tilt);
    return targets.shoulder + Vec2{-angle.cos, angle.sin} * kTrunk;
  };
  const double tilt = bisect(
      [&](double angle) {
        targets.hip = hipAt(angle);
        return lowestOfRump(targets);
      },
      0.0, 0.5 * kPi);
  targets.hip = hipAt(tilt);
  return {targets, {21.0, 15.0, -14.0, -10.0}};
}

HoundRest lying(double breath) {
  HoundTargets targets{.shoulder = {30.0, 0.0},
                       .hip = {-45.0, 0.0},
                       .arch = 2.0 + 0.6 * breath,
                       .roll = 0.0,
                       .head = {57.0, -(54.0 + 0.7 * breath)},
                       .nose = 0.16,
                       .turn = 1.0,
                       .tail = {-1.0, 0.5},
                       .lean = kFlatLean,
                       .leanFollow = 0.0};
  lowerToFloor(targets);
  return {targets, {72.0, 64.0, -6.0, 2.0}};
}

HoundRest curledUp(double breath) {
  HoundTargets targets{.shoulder = {21.0, 0.0},
                       .hip = {-31.0, 0.0},
                       .arch = 8.0 + 0.8 * breath,
                       .roll = 0.0,
                       .head = {46.0, 0.0},
                       .nose = 0.12,
                       .turn = -1.0,
                       .tail = {0.8, 0.5},
                       .lean = kFlatLean,
                       .leanFollow = 0.0};
  lowerToFloor(targets);
  // The guard never lets the chin quite arrive: as near as nobody can tell.
  targets.head.y = -heightOnFloor([&](double height) {
    return guardedChin(chinOf({targets.head.x, -height}, targets.nose, targets.turn).y) + kTouching;
  });
  return {targets, {28.0, 22.0, 4.0, 10.0}};
}

}  // namespace stickman
