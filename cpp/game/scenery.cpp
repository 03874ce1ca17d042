#include "game/scenery.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kStep = 24.0;  // u between two points of a ridge
constexpr double kBelow = 2.0;  // u under the ground line

// A ridge as a sum of waves that never meet again: it does not look as if it repeated itself.
struct Range {
  double parallax;  // of the distance covered
  double height;    // u above the ground, mean
  double swell;     // u
  double length;    // u of the longest wave
  double alpha;
};
constexpr Range kRanges[] = {{0.05, 120.0, 46.0, 760.0, 0.07}, {0.13, 58.0, 30.0, 430.0, 0.09}};

constexpr double kSunHeight = 236.0;  // u above the ground
constexpr double kSunRadius = 34.0;
constexpr double kSunPlace = 0.72;  // of the view's width
constexpr double kSunAlpha = 0.20;
constexpr double kSunParallax = 0.004;

constexpr double kTreeParallax = 0.30;
constexpr double kTreeGap = 190.0;  // u
constexpr double kTreeAlpha = 0.13;

double ridge(const Range& range, double x) {
  const double u = x / range.length;
  return range.height +
         range.swell * (0.55 * portableSin(kTwoPi * u) + 0.30 * portableSin(kTwoPi * 2.237 * u + 1.0) +
                        0.15 * portableSin(kTwoPi * 5.131 * u + 2.0));
}

void drawRange(DrawList& list, const Range& range, const Outlook& outlook) {
  // Points stay where they are on the ridge: sampled at the view's own places, the edges would shimmer.
  const double offset = outlook.travel * range.parallax;
  const double first = kStep * std::floor(offset / kStep) - offset;
  const double bottom = outlook.groundY + kBelow;
  list.beginPolygon(Style::kInk, range.alpha);
  list.point({first, bottom});
  double x = first;
  for (; x < outlook.width + kStep; x += kStep) list.point({x, outlook.groundY - ridge(range, x + offset)});
  list.point({x - kStep, bottom});
  list.end();
}

// 0..1 from the number of a tree, the same every time it is passed.
double scatter(double number) {
  return wrapUnit(number * 0.6180339887498949 + 0.29 * number * number * 0.37);
}

void drawTree(DrawList& list, Vec2 foot, double size) {
  list.beginPolygon(Style::kInk, kTreeAlpha);
  list.point(foot + Vec2{-2.0 * size, 0.0});
  list.point(foot + Vec2{-1.4 * size, -13.0 * size});
  list.point(foot + Vec2{-9.0 * size, -14.0 * size});
  list.point(foot + Vec2{-2.0 * size, -46.0 * size});
  list.point(foot + Vec2{0.0, -52.0 * size});
  list.point(foot + Vec2{2.0 * size, -46.0 * size});
  list.point(foot + Vec2{9.0 * size, -14.0 * size});
  list.point(foot + Vec2{1.4 * size, -13.0 * size});
  list.point(foot + Vec2{2.0 * size, 0.0});
  list.end();
}

void drawTrees(DrawList& list, const Outlook& outlook) {
  const double offset = outlook.travel * kTreeParallax;
  for (double n = std::floor((offset - kTreeGap) / kTreeGap);
       n * kTreeGap - offset < outlook.width + kTreeGap; n += 1.0) {
    const double where = scatter(n);
    const double x = (n + 0.8 * where) * kTreeGap - offset;
    drawTree(list, {x, outlook.groundY + kBelow}, 0.8 + 0.7 * scatter(n + 0.5));
  }
}

}  // namespace

void drawScenery(DrawList& list, const Outlook& outlook) {
  // The sun sinks towards the edge over a long run, and is back for the next one.
  const double way = outlook.width + 2.0 * kSunRadius;
  const double sunX = way * wrapUnit(kSunPlace - outlook.travel * kSunParallax / way) - kSunRadius;
  list.circle(Style::kAccent, kSunAlpha, {sunX, outlook.groundY - kSunHeight}, kSunRadius);
  for (const Range& range : kRanges) drawRange(list, range, outlook);
  drawTrees(list, outlook);
}

}  // namespace stickman
