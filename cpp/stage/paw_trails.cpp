#include "stage/paw_trails.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kNearWidth = 2.0;
constexpr double kFarWidth = 1.3;
constexpr double kFarAlpha = 0.6;

}  // namespace

void PawTrails::push(const HoundSnapshot& state) {
  if (count_ > 0 && state.ticks % kEvery != 0) return;
  auto& newest = points_[count_++ % kKept];
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg)
    newest[leg] = state.pose.joints[legPaw(leg)] + Vec2{state.paws.travel, 0.0};
}

void PawTrails::draw(DrawList& list, Vec2 origin, double travel, double scale) const {
  const std::size_t kept = count_ < kKept ? count_ : kKept;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    const bool near = isNear(leg);
    list.beginPolyline(near ? Style::kAccent : Style::kGuide, near ? 1.0 : kFarAlpha,
                       near ? kNearWidth : kFarWidth);
    for (std::size_t i = count_ - kept; i < count_; ++i)
      list.point(origin + (points_[i % kKept][leg] - Vec2{travel, 0.0}) * scale);
    list.end();
  }
}

}  // namespace stickman
