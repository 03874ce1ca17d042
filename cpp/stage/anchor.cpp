#include "stage/anchor.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kDefaultWidth = 440.0 * 16.0 / 9.0;
constexpr double kWidest = 4000.0;
constexpr double kFarthest = 1e6;
// u in a tick: half the picture's height. A hand that flings a pointer gets less far even in a long frame.
constexpr double kFarthestDrag = 220.0;

}  // namespace

Anchor::Anchor(double aside, double y)
    : aside_(aside), homeY_(y), width_(kDefaultWidth), place_{homeX(), homeY_} {}

bool Anchor::set(double x, double y) {
  if (x != x || y != y) return false;
  place_ = {clamp(x, -kFarthest, kFarthest), clamp(y, -kFarthest, kFarthest)};
  dragged_ = true;
  return true;
}

void Anchor::reset() {
  place_ = {homeX(), homeY_};
  dragged_ = false;
}

bool Anchor::setView(double width, VerletStore& points) {
  if (width != width) return false;
  const double before = width_;
  const double x = place_.x;
  width_ = clamp(width, 1.0, kWidest);
  place_.x = dragged_ ? x * (width_ / before) : homeX();
  points.shift(static_cast<float>(place_.x - x), 0.0F);
  return true;
}

void Anchor::cutIfFar(VerletStore& points, std::size_t pinned) const {
  const Vec2 hangs{static_cast<double>(points.x()[pinned]), static_cast<double>(points.y()[pinned])};
  const Vec2 way = place_ - hangs;
  if (length(way) > kFarthestDrag) points.shift(static_cast<float>(way.x), static_cast<float>(way.y));
}

}  // namespace stickman
