#include "stage/anchor.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

// u in a tick: half the picture's height. A hand that flings a pointer gets less far even in a long frame.
constexpr double kFarthestDrag = 220.0;

}  // namespace

Anchor::Anchor(double aside, double y) : aside_(aside), homeY_(y), place_{homeX(), homeY_} {}

bool Anchor::set(double x, double y) {
  if (x != x || y != y) return false;
  place_ = {clamp(x, -kFarthestPlace, kFarthestPlace), clamp(y, -kFarthestPlace, kFarthestPlace)};
  dragged_ = true;
  return true;
}

void Anchor::reset() {
  place_ = {homeX(), homeY_};
  dragged_ = false;
}

bool Anchor::setView(double width, VerletStore& points) {
  const double before = view_.width();
  if (!view_.setWidth(width)) return false;
  const double x = place_.x;
  place_.x = dragged_ ? x * (view_.width() / before) : homeX();
  points.shift(static_cast<float>(place_.x - x), 0.0F);
  return true;
}

void Anchor::cutIfFar(VerletStore& points, std::size_t pinned) const {
  const Vec2 hangs{static_cast<double>(points.x()[pinned]), static_cast<double>(points.y()[pinned])};
  const Vec2 way = place_ - hangs;
  if (length(way) > kFarthestDrag) points.shift(static_cast<float>(way.x), static_cast<float>(way.y));
}

}  // namespace stickman
