#include "draw/ground_drawing.hpp"

#include <cmath>

namespace stickman {
namespace {

constexpr double kSpacing = 26.0;
constexpr double kBelow = 9.0;  // u under the soles' line: the dots are the ground's grain, not its edge
constexpr double kCoreRadius = 1.5;
constexpr double kHaloRadius = 2.9;
constexpr double kCoreAlpha = 0.55;
constexpr double kHaloAlpha = 0.25;
constexpr double kOutlineWidth = 1.6;
constexpr double kOutlineAlpha = 0.8;
constexpr double kEdgeFade = 60.0;  // u over which the row fades at both edges of the view

double edgeFade(double x, double width) {
  const double inside = (x < width - x ? x : width - x) / kEdgeFade;
  return inside < 0.0 ? 0.0 : (inside > 1.0 ? 1.0 : inside);
}

// A dot is at home at a whole number of spacings from the world's zero.
template <typename HeightAt>
void drawDots(DrawList& list, const Ground& ground, const HeightAt& heightAt) {
  const double scroll = ground.anchorX - ground.distance;
  const double first = scroll - kSpacing * std::floor(scroll / kSpacing);
  for (double x = first; x < ground.width; x += kSpacing) {
    const double fade = edgeFade(x, ground.width);
    const Vec2 centre{x, ground.y + kBelow - heightAt(x - scroll)};
    list.circle(Style::kGround, kHaloAlpha * fade, centre, kHaloRadius);
    list.circle(Style::kGround, kCoreAlpha * fade, centre, kCoreRadius);
  }
}

}  // namespace

void drawGround(DrawList& list, const Ground& ground) {
  drawDots(list, ground, [](double) { return 0.0; });
}

void drawGround(DrawList& list, const Ground& ground, const Terrain& terrain) {
  if (terrain.flat()) return drawGround(list, ground);
  const double scroll = ground.anchorX - ground.distance;
  const auto point = [&](Vec2 p) { list.point(Vec2{scroll, ground.y} + p * ground.scale); };
  const auto heightAt = [&](double x) { return terrain.height(x / ground.scale) * ground.scale; };
  const auto edge = [&](double x) { list.point({x + scroll, ground.y - heightAt(x)}); };
  list.beginPolyline(Style::kGround, kOutlineAlpha, kOutlineWidth);
  edge(-scroll);
  for (std::size_t i = 0; i < terrain.size(); ++i) {
    const Vec2 p = terrain.points()[i];
    const double x = p.x * ground.scale;
    if (x > -scroll && x <= ground.width - scroll) point(p);
  }
  edge(ground.width - scroll);
  list.end();
  drawDots(list, ground, heightAt);
}

}  // namespace stickman
