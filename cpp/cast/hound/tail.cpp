#include "cast/hound/tail.hpp"

#include "math/scalar.hpp"
#include "physics/strand.hpp"

namespace stickman {
namespace {

constexpr float kSpacing = 10.0F;  // u
constexpr StrandSettings kStrand{
    .spacing = kSpacing,
    .iterations = 8,
    .substeps = 1,
    .dragRate = 9.0,
};
constexpr float kInverseMass[kTailPoints] = {0.0F, 1.0F, 1.0F, 1.0F, 1.0F};
constexpr double kHold = 1500.0;   // u/s^2, how strongly it is carried
constexpr double kWeight = 260.0;  // u/s^2: its tip droops
constexpr double kInertia = 0.8;   // of the acceleration over the ground
constexpr float kLowest = -2.5F;   // u, half its thickness above the floor

void keepOffFloor(const VerletPoints& points, double floor) {
  const float lowest = kLowest - static_cast<float>(floor);
  for (std::size_t i = 1; i < points.count; ++i) {
    if (points.y[i] <= lowest) continue;
    points.y[i] = lowest;
    points.previousY[i] = lowest;
  }
}

}  // namespace

HoundTail restingTail(Vec2 root, Vec2 strive, double floor) {
  HoundTail tail;
  const VerletPoints points = pointsOf(tail, kInverseMass);
  const Vec2 way = strive * (static_cast<double>(kSpacing) / maximum(kSettled, length(strive)));
  for (std::size_t i = 0; i < kTailPoints; ++i) {
    const Vec2 at = root + way * static_cast<double>(i);
    movePoint(points, i, static_cast<float>(at.x), static_cast<float>(at.y));
  }
  keepOffFloor(points, floor);
  return tail;
}

void tick(HoundTail& tail, Vec2 root, Vec2 strive, double acceleration, double dt, double floor) {
  const VerletPoints points = pointsOf(tail, kInverseMass);
  movePoint(points, 0, static_cast<float>(root.x), static_cast<float>(root.y));
  const Vec2 pull = strive * kHold + Vec2{-kInertia * acceleration, kWeight};
  advance(points, kStrand, static_cast<float>(pull.x), static_cast<float>(pull.y), dt);
  keepOffFloor(points, floor);
}

}  // namespace stickman
