#include "draw/strand_drawing.hpp"

#include "draw/catmull_rom.hpp"

namespace stickman {
namespace {

constexpr double kRopeWidth = 5.0;
constexpr double kRopeFaint = 0.28;  // while its points are looked at
constexpr double kPegRadius = 6.5;
constexpr double kEndRadius = 5.5;
constexpr double kPointRadius = 3.2;
constexpr double kLinkWidth = 1.4;
constexpr int kSamplesPerLink = 3;

Vec2 pointAt(const VerletStore& store, std::size_t i, double t) {
  return {store.shownX(i, t), store.shownY(i, t)};
}

// A rope bends smoothly between its points.
void addCurve(DrawList& list, const VerletStore& store, double t) {
  const std::size_t last = store.count() - 1;
  for (std::size_t i = 0; i < last; ++i) {
    const Vec2 a = pointAt(store, i, t);
    const Vec2 b = pointAt(store, i + 1, t);
    const Vec2 before = i > 0 ? pointAt(store, i - 1, t) : a - (b - a);
    const Vec2 after = i + 1 < last ? pointAt(store, i + 2, t) : b + (b - a);
    const CatmullRomSpan span = catmullRomSpan(before, a, b, after);
    for (int k = 0; k < kSamplesPerLink; ++k) list.point(span.at(static_cast<double>(k) / kSamplesPerLink));
  }
  list.point(pointAt(store, last, t));
}

}  // namespace

void drawRope(DrawList& list, const VerletStore& store, double t, bool showPoints) {
  list.beginPolyline(Style::kInk, showPoints ? kRopeFaint : 1.0, kRopeWidth);
  addCurve(list, store, t);
  list.end();
  list.circle(Style::kInk, showPoints ? kRopeFaint : 1.0, pointAt(store, store.count() - 1, t), kEndRadius);
  if (showPoints) {
    list.beginPolyline(Style::kGuide, 1.0, kLinkWidth);
    for (std::size_t i = 0; i < store.count(); ++i) list.point(pointAt(store, i, t));
    list.end();
    for (std::size_t i = 1; i < store.count(); ++i)
      list.circle(Style::kInk, 1.0, pointAt(store, i, t), kPointRadius);
  }
  list.circle(Style::kAccent, 1.0, pointAt(store, 0, t), kPegRadius);
}

}  // namespace stickman
