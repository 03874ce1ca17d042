#include "game/obstacle_drawing.hpp"

#include <span>

#include "draw/catmull_rom.hpp"
#include "draw/hound_drawing.hpp"
#include "draw/ribbon.hpp"
#include "draw/walker_drawing.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kFallTime = 0.45;     // s that what is speared takes to fall over
constexpr double kFallenAngle = 1.45;  // rad, away from him
constexpr double kTossHeight = 130.0;  // u
constexpr double kTossMiddle = 45.0;   // u above the ground, about which a hound turns
constexpr double kCollarWidth = 5.0;
constexpr double kCollarHalf = 9.0;  // u

// From a thing's own place (x forward, y down, its foot at the origin) to the canvas, tipped over its foot.
struct Place {
  Vec2 foot;
  SinCos turn;

  Vec2 operator()(double x, double y) const {
    return foot + Vec2{x * turn.cos - y * turn.sin, x * turn.sin + y * turn.cos};
  }
};

Place placeOf(const Obstacle& obstacle, Vec2 shift, double angle) {
  return {Vec2{obstacle.x, 0.0} + shift, portableSinCos(angle)};
}

// As it falls: slowly at first, as things fall over.
double fallAngle(const Obstacle& obstacle) {
  if (obstacle.struck == 0) return 0.0;
  const double t = clamp(obstacle.struckTime / kFallTime, 0.0, 1.0);
  return kFallenAngle * t * t;
}

void ribbon(DrawList& list, const Place& at, Style style, Vec2 from, Vec2 to, double fromWidth,
            double toWidth) {
  const Vec2 points[] = {at(from.x, from.y), at(to.x, to.y)};
  addRibbon(list, {.style = style, .alpha = 1.0, .startWidth = fromWidth, .endWidth = toWidth}, points);
}

void line(DrawList& list, const Place& at, Style style, Vec2 from, Vec2 to, double width) {
  list.beginPolyline(style, 1.0, width);
  list.point(at(from.x, from.y));
  list.point(at(to.x, to.y));
  list.end();
}

void polygon(DrawList& list, const Place& at, Style style, std::span<const Vec2> points) {
  list.beginPolygon(style, 1.0);
  for (const Vec2 p : points) list.point(at(p.x, p.y));
  list.end();
}

void drawStone(DrawList& list, const Place& at) {
  constexpr Vec2 kOutline[] = {{-24.0, 0.0},  {-23.0, -12.0}, {-18.0, -23.0}, {-9.0, -31.0}, {2.0, -34.0},
                               {12.0, -31.0}, {19.0, -23.0},  {23.0, -12.0},  {24.0, 0.0}};
  polygon(list, at, Style::kInk, kOutline);
  // Two cracks let the paper through.
  line(list, at, Style::kGround, {-12.0, -26.0}, {-5.0, -17.0}, 2.0);
  line(list, at, Style::kGround, {6.0, -29.0}, {12.0, -14.0}, 2.0);
}

void drawThorns(DrawList& list, const Place& at) {
  struct Cane {
    double foot;
    Vec2 knee;
    Vec2 tip;
  };
  constexpr Cane kCanes[] = {{-10.0, {-16.0, -31.0}, {-8.0, -63.0}},
                             {-3.0, {-7.0, -40.0}, {3.0, -78.0}},
                             {4.0, {9.0, -36.0}, {-3.0, -69.0}},
                             {10.0, {17.0, -27.0}, {12.0, -60.0}}};
  for (const Cane& cane : kCanes) {
    const Vec2 points[] = {at(cane.foot, 0.0), at(cane.knee.x, cane.knee.y), at(cane.tip.x, cane.tip.y)};
    addRibbon(list, {.style = Style::kInk, .alpha = 1.0, .startWidth = 8.0, .endWidth = 2.5}, points);
    for (int i = 0; i < 3; ++i) {
      const Vec2 root = lerp(cane.knee, cane.tip, 0.15 + 0.3 * i);
      const double side = i % 2 == 0 ? 1.0 : -1.0;
      line(list, at, Style::kInk, root, root + Vec2{side * 10.0, -6.0}, 2.6);
    }
  }
}

void drawStrawMan(DrawList& list, const Place& at) {
  line(list, at, Style::kInk, {0.0, 0.0}, {0.0, -190.0}, 7.0);
  line(list, at, Style::kInk, {-42.0, -150.0}, {42.0, -154.0}, 6.0);
  // A coat of straw, wider below, its ends loose.
  ribbon(list, at, Style::kInk, {0.0, -166.0}, {0.0, -92.0}, 24.0, 40.0);
  for (int i = -2; i <= 2; ++i) {
    line(list, at, Style::kInk, {7.0 * i, -80.0}, {9.5 * i, -60.0 - 3.0 * (i % 2)}, 3.0);
  }
  for (const double side : {-1.0, 1.0}) {
    line(list, at, Style::kInk, {side * 38.0, -152.0}, {side * 48.0, -142.0}, 2.6);
    line(list, at, Style::kInk, {side * 38.0, -152.0}, {side * 50.0, -153.0}, 2.6);
  }
  list.circle(Style::kInk, 1.0, at(0.0, -196.0), 18.0);
  list.circle(Style::kAccent, 1.0, at(0.0, -112.0), 15.0);
  list.circle(Style::kInk, 1.0, at(0.0, -112.0), 8.5);
  list.circle(Style::kAccent, 1.0, at(0.0, -112.0), 3.5);
}

void drawJar(DrawList& list, const Place& at) {
  constexpr Vec2 kOutline[] = {{-11.0, 0.0},  {-17.0, -14.0}, {-21.0, -30.0}, {-19.0, -44.0}, {-9.0, -55.0},
                               {-8.0, -62.0}, {-13.0, -70.0}, {13.0, -70.0},  {8.0, -62.0},   {9.0, -55.0},
                               {19.0, -44.0}, {21.0, -30.0},  {17.0, -14.0},  {11.0, 0.0}};
  polygon(list, at, Style::kInk, kOutline);
  line(list, at, Style::kAccent, {-18.0, -36.0}, {18.0, -36.0}, 6.0);
  line(list, at, Style::kAccent, {-18.0, -25.0}, {18.0, -25.0}, 2.5);
}

void drawSack(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const auto at = [&](std::size_t i) {
    return Vec2{obstacle.x + static_cast<double>(obstacle.rope.x[i]),
                static_cast<double>(obstacle.rope.y[i])} +
           shift;
  };
  const Vec2 end = at(kRopePoints - 1);
  const Vec2 hang = end - at(kRopePoints - 2);
  const Vec2 down = hang * (1.0 / length(hang));
  const Vec2 neck = end - down * 38.0;
  list.beginPolyline(Style::kInk, 1.0, 4.0);
  for (std::size_t i = 0; i + 1 < kRopePoints; ++i) list.point(at(i));
  list.point(neck);
  list.end();
  const Vec2 body[] = {neck, end - down * 6.0, end + down * 8.0};
  addRibbon(list, {.style = Style::kInk, .alpha = 1.0, .startWidth = 15.0, .endWidth = 56.0}, body);
  list.circle(Style::kAccent, 1.0, end + down * 4.0, 13.0);
  list.circle(Style::kInk, 1.0, end + down * 4.0, 7.0);
}

void drawWalkerThing(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const double angle = fallAngle(obstacle);
  const Place at = placeOf(obstacle, shift, angle);
  WalkerPose pose = walkerPoseOf(obstacle);
  for (Vec2& joint : pose) joint = at(joint.x - obstacle.x, joint.y);
  drawWalkerFigure(list, pose, WalkerLegs::kHoses);
}

// Head over heels about its middle, and into the distance: come down again, it would look like another one,
// and a figure of many shapes cannot fade without showing how they overlap.
void drawHoundThing(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const double t = obstacle.struck != 0 ? clamp(obstacle.struckTime / kTossTime, 0.0, 1.0) : 0.0;
  const double size = 1.0 - smoothstep(t);
  if (size <= 0.0) return;
  const double height = kTossMiddle + kTossHeight * t * (2.0 - t);
  const Place at{Vec2{obstacle.x, -height} + shift, portableSinCos(kTwoPi * 2.0 * t * t)};
  HoundFigure figure{.pose = houndPoseOf(obstacle),
                     .scale = size,
                     .awake = obstacle.struck != 0 ? 0.0 : 1.0,
                     .bones = false};
  for (Vec2& joint : figure.pose.joints) {
    joint = at(size * (joint.x - obstacle.x), size * (joint.y + kTossMiddle));
  }
  drawHound(list, figure);
  // A collar: the sign of what can be speared.
  const Vec2 head = figure.pose[HoundJoint::kHead] - figure.pose[HoundJoint::kNeck];
  const Vec2 middle = figure.pose[HoundJoint::kNeck] + head * 0.35;
  const Vec2 across = perpendicular(head) * (size * kCollarHalf / length(head));
  list.beginPolyline(Style::kAccent, 1.0, size * kCollarWidth);
  list.point(middle - across);
  list.point(middle + across);
  list.end();
}

}  // namespace

Obstacle between(const Obstacle& before, const Obstacle& now, double t) {
  Obstacle shown = now;
  shown.x = lerp(before.x, now.x, t);
  shown.struckTime = lerp(before.struckTime, now.struckTime, t);
  for (std::size_t i = 0; i < kRopePoints; ++i) {
    shown.rope.x[i] = static_cast<float>(lerp(before.rope.x[i], now.rope.x[i], t));
    shown.rope.y[i] = static_cast<float>(lerp(before.rope.y[i], now.rope.y[i], t));
  }
  for (std::size_t i = 0; i < kWalkerJoints; ++i) {
    shown.walker.pose[i] = lerp(before.walker.pose[i], now.walker.pose[i], t);
  }
  shown.hound.pose = lerp(before.hound.pose, now.hound.pose, t);
  return shown;
}

void drawObstacle(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const Place at = placeOf(obstacle, shift, fallAngle(obstacle));
  switch (obstacle.kind) {
    case ObstacleKind::kStone:
      return drawStone(list, at);
    case ObstacleKind::kThorns:
      return drawThorns(list, at);
    case ObstacleKind::kStrawMan:
      return drawStrawMan(list, at);
    case ObstacleKind::kSack:
      return drawSack(list, obstacle, shift);
    case ObstacleKind::kJar:
      return drawJar(list, at);
    case ObstacleKind::kWalker:
      return drawWalkerThing(list, obstacle, shift);
    case ObstacleKind::kHound:
      return drawHoundThing(list, obstacle, shift);
  }
}

}  // namespace stickman
