#include "draw/walker_drawing.hpp"

#include "draw/ribbon.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kFarAlpha = 0.42;  // SPEC section 11
constexpr int kBeads = 10;          // a bone, SPEC section 9
constexpr double kHipBead = 11.0;
constexpr double kKneeBead = 8.5;
constexpr double kFootBead = 6.5;
constexpr double kSole = 11.0;
constexpr double kBodyRadius = 34.0;
constexpr double kEyeRadius = 9.0;
constexpr double kGuideWidth = 1.4;
constexpr double kGroundWidth = 2.0;
constexpr int kPathPoints = 48;

struct Ink {
  Style style;
  double alpha;
};

// Beads of a bone from `from` on; the joint at its end belongs to the next one.
void addBeads(DrawList& list, Ink ink, Vec2 from, Vec2 to, double fromRadius, double toRadius) {
  for (int i = 0; i < kBeads; ++i) {
    const double t = static_cast<double>(i) / kBeads;
    list.circle(ink.style, ink.alpha, lerp(from, to, t), 0.72 * lerp(fromRadius, toRadius, t));
  }
}

void addLimb(DrawList& list, Ink ink, Vec2 from, Vec2 to, double fromWidth, double toWidth) {
  const Vec2 points[] = {from, to};
  addRibbon(list, {.style = ink.style, .alpha = ink.alpha, .startWidth = fromWidth, .endWidth = toWidth},
            points);
}

void addLeg(DrawList& list, const WalkerPose& pose, std::size_t first, WalkerLegs legs, Ink ink) {
  const Vec2 hip = pose[first];
  const Vec2 knee = pose[first + 1];
  const Vec2 foot = pose[first + 2];
  if (legs == WalkerLegs::kHoses) {
    // The sole is part of the hose: a translucent leg shows no overlap.
    const Vec2 points[] = {hip, knee, foot};
    addRibbon(list,
              {.style = ink.style, .alpha = ink.alpha, .startWidth = 2.4 * kHipBead, .endWidth = 1.5 * kSole},
              points);
    return;
  }
  if (legs == WalkerLegs::kLimbs) {
    addLimb(list, ink, hip, knee, 2.6 * kHipBead, 1.7 * kKneeBead);
    addLimb(list, ink, knee, foot, 2.2 * kKneeBead, 1.5 * kFootBead);
  } else {
    addBeads(list, ink, hip, knee, kHipBead, kKneeBead);
    addBeads(list, ink, knee, foot, kKneeBead, kFootBead);
  }
  list.circle(ink.style, ink.alpha, foot, legs == WalkerLegs::kLimbs ? 0.9 * kSole : 0.72 * kSole);
}

void addBody(DrawList& list, const WalkerPose& pose) {
  const Vec2 middle = pose[6];
  addLimb(list, {Style::kInk, 1.0}, pose[3] - Vec2{10.0, 0.0}, pose[0] + Vec2{10.0, 0.0}, 2.6 * kHipBead,
          2.6 * kHipBead);
  const Vec2 head = middle - Vec2{0.0, 0.9 * kBodyRadius};
  list.circle(Style::kInk, 1.0, head, kBodyRadius);
  // It looks where the knees point.
  const double side = pose[1].x + pose[4].x >= pose[0].x + pose[3].x ? 1.0 : -1.0;
  list.circle(Style::kAccent, 1.0, head + Vec2{side * 0.5 * kBodyRadius, -0.15 * kBodyRadius}, kEyeRadius);
}

void addGuide(DrawList& list, Vec2 from, Vec2 to) {
  list.beginPolyline(Style::kGuide, 1.0, kGuideWidth);
  list.point(from);
  list.point(to);
  list.end();
}

// The line from hip to foot, the perpendicular on its middle up to the knee, and the foot's way.
void addConstruction(DrawList& list, const WalkerPose& pose, std::size_t first) {
  const Vec2 hip = pose[first];
  const Vec2 foot = pose[first + 2];
  const Vec2 middle = lerp(hip, foot, 0.5);
  addGuide(list, hip, foot);
  addGuide(list, middle, pose[first + 1]);
  list.circle(Style::kGuide, 1.0, middle, 3.0);
  list.beginPolyline(Style::kGuide, 0.6, kGuideWidth);
  const Vec2 down{0.0, hip.y - WalkerBody::kHipY};
  for (int i = 0; i <= kPathPoints; ++i) list.point(circlingFoot(hip.x, kTwoPi * i / kPathPoints) + down);
  list.end();
}

}  // namespace

void drawWalkerFigure(DrawList& list, const WalkerPose& pose, WalkerLegs legs) {
  addLeg(list, pose, 0, legs, {Style::kFarInk, kFarAlpha});
  addBody(list, pose);
  addLeg(list, pose, 3, legs, {Style::kInk, 1.0});
}

void drawWalker(DrawList& list, const WalkerPose& pose, WalkerLook look, const Ground& ground,
                const Terrain& terrain) {
  Ground underSoles = ground;
  underSoles.y += kSole;
  if (terrain.flat()) {
    list.beginPolyline(Style::kGround, 1.0, kGroundWidth);
    list.point({0.0, underSoles.y});
    list.point({ground.width, underSoles.y});
    list.end();
  } else {
    drawGround(list, underSoles, terrain);
  }
  drawWalkerFigure(list, pose, look.limbs ? WalkerLegs::kLimbs : WalkerLegs::kBeads);
  if (!look.construction) return;
  addConstruction(list, pose, 0);
  addConstruction(list, pose, 3);
}

}  // namespace stickman
