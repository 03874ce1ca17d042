#include "draw/cloth_drawing.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kPoleWidth = 6.0;
constexpr double kPoleAbove = 12.0;  // u of pole above the flag
constexpr double kKnobRadius = 5.0;
constexpr double kThreadWidth = 1.2;
constexpr double kDeepestShade = 0.42;  // alpha of the ink laid over a fold that turns away from the light
constexpr double kMiddleShade = 0.14;
constexpr double kShadePerSlope = 0.62;
constexpr std::size_t kMostLines = 24;  // threads drawn each way

struct Picture {
  const VerletStore& store;
  const ClothGrid& grid;
  double t;
  std::size_t step;  // threads from one drawn to the next

  Vec2 at(std::size_t column, std::size_t row) const {
    const std::size_t i = row * grid.columns + column;
    return {store.shownX(i, t), store.shownY(i, t)};
  }
  // The next drawn thread after `i`, or the last one.
  std::size_t next(std::size_t i, std::size_t count) const { return i + step < count ? i + step : count - 1; }
};

void drawPole(DrawList& list, const Picture& picture, double groundY) {
  const Vec2 top = picture.at(0, 0) - Vec2{0.0, kPoleAbove};
  const Vec2 foot{top.x, maximum(groundY, picture.at(0, picture.grid.rows - 1).y)};
  list.beginPolyline(Style::kInk, 1.0, kPoleWidth);
  list.point(top);
  list.point(foot);
  list.end();
  list.circle(Style::kAccent, 1.0, top, kKnobRadius);
}

// The whole outline at once: the shades on top of it may leave seams without the ground showing through.
void drawSheet(DrawList& list, const Picture& picture) {
  const std::size_t columns = picture.grid.columns;
  const std::size_t rows = picture.grid.rows;
  list.beginPolygon(Style::kCloth, 1.0);
  for (std::size_t c = 0; c < columns; ++c) list.point(picture.at(c, 0));
  for (std::size_t r = 1; r < rows; ++r) list.point(picture.at(columns - 1, r));
  for (std::size_t c = columns - 1; c-- > 0;) list.point(picture.at(c, rows - 1));
  for (std::size_t r = rows - 1; r-- > 1;) list.point(picture.at(0, r));
  list.end();
}

// The light comes from above along the cloth: where a fold runs down more steeply than the whole it is
// bright, where it rises it lies in shade, and where it is drawn together it turns away.
double shadeOf(Vec2 left, Vec2 right, double rest, double wholeSlope) {
  const double slope = (right.y - left.y) / rest;
  const double gathered = 1.0 - length(right - left) / rest;
  return clamp(kMiddleShade + kShadePerSlope * (wholeSlope - slope + 0.5 * gathered), 0.0, kDeepestShade);
}

void drawShades(DrawList& list, const Picture& picture) {
  const std::size_t columns = picture.grid.columns;
  const std::size_t rows = picture.grid.rows;
  const double spacing = static_cast<double>(picture.grid.spacing);
  for (std::size_t r = 0; r + 1 < rows; r = picture.next(r, rows)) {
    const std::size_t below = picture.next(r, rows);
    const double fall = picture.at(columns - 1, r).y - picture.at(0, r).y;
    const double wholeSlope = fall / (spacing * static_cast<double>(columns - 1));
    for (std::size_t c = 0; c + 1 < columns; c = picture.next(c, columns)) {
      const std::size_t beside = picture.next(c, columns);
      const double rest = spacing * static_cast<double>(beside - c);
      const Vec2 corners[] = {picture.at(c, r), picture.at(beside, r), picture.at(beside, below),
                              picture.at(c, below)};
      const Vec2 left = lerp(corners[0], corners[3], 0.5);
      const Vec2 right = lerp(corners[1], corners[2], 0.5);
      list.beginPolygon(Style::kInk, shadeOf(left, right, rest, wholeSlope));
      for (const Vec2 corner : corners) list.point(corner);
      list.end();
    }
  }
}

// Calls visit(i) for every drawn thread of `count`, the last one among them.
template <typename Visit>
void forThreads(const Picture& picture, std::size_t count, const Visit& visit) {
  for (std::size_t i = 0;; i = picture.next(i, count)) {
    visit(i);
    if (i + 1 == count) break;
  }
}

void drawThreads(DrawList& list, const Picture& picture) {
  const std::size_t columns = picture.grid.columns;
  const std::size_t rows = picture.grid.rows;
  forThreads(picture, rows, [&](std::size_t r) {
    list.beginPolyline(Style::kInk, 1.0, kThreadWidth);
    forThreads(picture, columns, [&](std::size_t c) { list.point(picture.at(c, r)); });
    list.end();
  });
  forThreads(picture, columns, [&](std::size_t c) {
    list.beginPolyline(Style::kInk, 1.0, kThreadWidth);
    forThreads(picture, rows, [&](std::size_t r) { list.point(picture.at(c, r)); });
    list.end();
  });
}

}  // namespace

void drawCloth(DrawList& list, const VerletStore& store, const ClothGrid& grid, double t, bool bareLines,
               double groundY) {
  const std::size_t larger = grid.columns > grid.rows ? grid.columns : grid.rows;
  const Picture picture{store, grid, t, (larger + kMostLines - 1) / kMostLines};
  if (bareLines) {
    drawThreads(list, picture);
  } else {
    drawSheet(list, picture);
    drawShades(list, picture);
  }
  drawPole(list, picture, groundY);
}

}  // namespace stickman
