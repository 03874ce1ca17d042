#include "cast/hound/footing.hpp"

#include <cmath>

#include "math/scalar.hpp"
#include "motion/body_course.hpp"

namespace stickman {
namespace {

constexpr double kHalfTrunk = 39.0;       // u from his middle to the ground that he feels under each girdle
constexpr double kSmoothStanding = 34.0;  // u, half-width of it
constexpr double kSmoothFast = 60.0;      // u more at kFast
constexpr double kFast = 500.0;           // u/s
constexpr double kBeforeEdge = 112.0;     // u from his middle, where his head must not be beyond
constexpr double kCrouch = 16.0;          // u per slope that he goes lower: the legs downhill reach farther
constexpr double kHead = 92.0;            // u ahead of his middle, where his chin is
constexpr double kAroundHead = 24.0;      // u
constexpr double kHeadTilt = 0.6;         // of the slope that the head goes along with
constexpr double kLeft = 0.3;             // of a swing, in which the foothold left loses its weight
constexpr double kComing = 0.4;           // of it, when the next one begins to gain weight,
constexpr double kComingLow = 0.45;       // and when if it is low
constexpr double kLowStep = 8.0;          // u below him

}  // namespace

OwnGround groundOf(const HoundPaws& paws, const Terrain& terrain) {
  return groundOf(terrain, paws.travel, paws.travel, 1.0, paws.travel);
}

void feelGround(HoundPaws& paws, const OwnGround* ground) {
  paws.uneven = ground != nullptr ? 1 : 0;
  paws.base = paws.slope = paws.ahead = 0.0;
  if (ground == nullptr) return;
  const double front = smoothAround(paws, *ground, paws.travel + kHalfTrunk);
  const double hind = smoothAround(paws, *ground, paws.travel - kHalfTrunk);
  paws.base = 0.5 * (front + hind);
  paws.slope = (front - hind) / (2.0 * kHalfTrunk);
  paws.ahead = ground->smoothAt(paws.travel + kHead, kAroundHead).height;
}

double smoothAround(const HoundPaws& paws, const OwnGround& ground, double x) {
  const double fast = smoothstep(maximum(0.0, paws.speed.value) / kFast);
  return ground.smoothAt(x, kSmoothStanding + kSmoothFast * fast).height;
}

double shortenedBy(double slope) { return slope == 0.0 ? 1.0 : 1.0 / std::sqrt(1.0 + slope * slope); }

double speedBetweenEdges(const HoundPaws& paws, double rate, const OwnGround& ground, double speed) {
  const std::size_t last = ground.run.last;
  if (last + 1 >= ground.terrain->size()) return speed;
  const double rest = restingTravel({paws.travel, paws.speed, 0.0, rate});
  return ground.terrain->points()[last].x - rest <= kBeforeEdge ? 0.0 : speed;
}

double lineAt(const HoundPaws& paws, double aside) { return paws.base + paws.slope * aside; }

void tiltOnto(HoundTargets& targets, const HoundPaws& paws) {
  const double shorter = shortenedBy(paws.slope);
  const auto put = [&](Vec2 point) {
    const double x = point.x * shorter;
    return Vec2{x, point.y - lineAt(paws, x) + kCrouch * absolute(paws.slope)};
  };
  const Vec2 head = targets.head - targets.shoulder;
  targets.shoulder = put(targets.shoulder);
  targets.hip = put(targets.hip);
  targets.head = targets.shoulder + Vec2{head.x, head.y - kHeadTilt * paws.slope * head.x};
}

HoundHolds holdsOf(const HoundPaws& paws, const Foot& foot, std::size_t leg) {
  const auto hold = [&](double x, double height, double weight) {
    return HoundHold{{x - paws.travel, -height}, height, weight};
  };
  if (paws.leaping[leg] != 0) return {.floor = foot.height - foot.room, .count = 0, .holds = {}};
  if (foot.planted != 0) return {.floor = foot.height, .count = 1, .holds = {hold(foot.x, foot.height, 1.0)}};
  const double drop = lineAt(paws, foot.landing - paws.travel) - foot.to;
  const double begins = maximum(foot.dropped, lerp(kComing, kComingLow, smoothstep(drop / kLowStep - 1.0)));
  const double gone = smoothstep(foot.progress / kLeft);
  const double comes = smoothstep((foot.progress - begins) / (1.0 - begins));
  return {.floor = lerp(foot.leftY, foot.to, smoothstep(foot.progress)),
          .count = 2,
          .holds = {hold(foot.x, foot.leftY, 1.0 - gone), hold(foot.x, foot.to, comes)}};
}

}  // namespace stickman
