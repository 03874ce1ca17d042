#include "draw/draw_list.hpp"

#include "math/assert.hpp"

namespace stickman {
namespace {

constexpr std::size_t kHeader = 4;  // kind, style, alpha, count

}  // namespace

void DrawList::clear() {
  used_ = 1;
  open_ = 0;
  overflow_ = false;
  dropped_ = 0;
  floats_[0] = 1.0F;
}

void DrawList::push(double value) {
  if (used_ == kCapacity) {
    overflow_ = true;
    return;
  }
  floats_[used_++] = static_cast<float>(value);
}

void DrawList::begin(ShapeKind kind, Style style, double alpha) {
  STICKMAN_ASSERT(open_ == 0);  // the shape before has been ended
  STICKMAN_ASSERT(alpha >= 0.0 && alpha <= 1.0);
  open_ = used_;
  overflow_ = false;
  push(static_cast<double>(kind));
  push(static_cast<double>(style));
  push(alpha);
  push(0.0);
}

void DrawList::beginPolygon(Style style, double alpha) { begin(ShapeKind::kPolygon, style, alpha); }

void DrawList::beginPolyline(Style style, double alpha, double width) {
  begin(ShapeKind::kPolyline, style, alpha);
  push(width);
}

void DrawList::point(Vec2 p) {
  push(p.x);
  push(p.y);
}

void DrawList::end() {
  STICKMAN_ASSERT(open_ != 0);
  const std::size_t start = open_;
  open_ = 0;
  if (overflow_) {
    used_ = start;
    ++dropped_;
    return;
  }
  floats_[start + kHeader - 1] = static_cast<float>(used_ - start - kHeader);
  floats_[0] = static_cast<float>(used_);
}

void DrawList::circle(Style style, double alpha, Vec2 centre, double radius) {
  begin(ShapeKind::kCircle, style, alpha);
  point(centre);
  push(radius);
  end();
}

}  // namespace stickman
