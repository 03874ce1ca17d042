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

float* DrawList::room(std::size_t count) {
  if (kCapacity - used_ < count) {
    overflow_ = true;
    return nullptr;
  }
  float* here = &floats_[used_];
  used_ += count;
  return here;
}

void DrawList::begin(ShapeKind kind, Style style, double alpha) {
  STICKMAN_ASSERT(open_ == 0);  // the shape before has been ended
  STICKMAN_ASSERT(alpha >= 0.0 && alpha <= 1.0);
  open_ = used_;
  overflow_ = false;
  float* header = room(kHeader);
  if (header == nullptr) return;
  header[0] = static_cast<float>(kind);
  header[1] = static_cast<float>(style);
  header[2] = static_cast<float>(alpha);
}

void DrawList::beginPolygon(Style style, double alpha) { begin(ShapeKind::kPolygon, style, alpha); }

void DrawList::beginPolyline(Style style, double alpha, double width) {
  begin(ShapeKind::kPolyline, style, alpha);
  if (float* here = room(1)) *here = static_cast<float>(width);
}

void DrawList::point(Vec2 p) {
  float* here = room(2);
  if (here == nullptr) return;
  here[0] = static_cast<float>(p.x);
  here[1] = static_cast<float>(p.y);
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
  if (float* here = room(3)) {
    here[0] = static_cast<float>(centre.x);
    here[1] = static_cast<float>(centre.y);
    here[2] = static_cast<float>(radius);
  }
  end();
}

}  // namespace stickman
