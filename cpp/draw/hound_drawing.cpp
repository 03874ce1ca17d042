#include "draw/hound_drawing.hpp"

#include <span>

#include "draw/catmull_rom.hpp"
#include "draw/ribbon.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kFarAlpha = 0.42;  // SPEC section 11
constexpr double kFarThinner = 0.82;
constexpr double kFaint = 0.22;  // the body while its bones are looked at

// u, at the hound's own scale.
constexpr double kShoulderWidth = 22.0;
constexpr double kHipWidth = 30.0;
constexpr double kPawWidth = 8.0;
constexpr double kTailRootWidth = 9.5;
constexpr double kTailTipWidth = 3.5;
constexpr double kNeckRootWidth = 31.0;
constexpr double kNeckWidth = 21.0;
constexpr double kStopWidth = 18.0;
constexpr double kNoseWidth = 12.0;
constexpr double kEarRootWidth = 8.0;
constexpr double kEarTipWidth = 5.0;
constexpr double kEyeRadius = 1.6;
constexpr double kLidWidth = 1.1;
constexpr double kFaintest = 0.7;  // of the lid, the outline of a head that lies on his side
constexpr double kBoneWidth = 2.2;
constexpr double kJointRadius = 2.6;
constexpr double kClaw = 3.6;      // from the tip of the claws to the middle of the paw's end, back and up
constexpr double kSoleRise = 1.9;  // u that the top of the paw is drawn above its joint
constexpr double kEarlyTaper = 0.9;
constexpr double kRootDrop = 3.0;  // u, of the ribbon's first point below shoulder or hip
constexpr std::size_t kSpans = 5;

// Of a leg, root and paw among them.
constexpr std::size_t jointCount(std::size_t leg) { return legPaw(leg) - legRoot(leg) + 1; }

class Painter {
 public:
  Painter(DrawList& list, const HoundFigure& figure)
      : list_(list),
        figure_(figure),
        pose_(figure.pose),
        scale_(figure.scale),
        strength_(figure.bones ? kFaint : 1.0) {}

  void farLegs() {
    leg(kHindFar);
    leg(kFrontFar);
  }

  void body() {
    ribbon(Style::kInk, jointsFrom<kTailPoints>(HoundJoint::kTailRoot), kTailRootWidth, kTailTipWidth);
    trunk();
    disc(pose_[HoundJoint::kChest] + HoundBody::kBrisket * scale_, HoundBody::kChestRadius);
    disc(pose_[HoundJoint::kHaunch] + HoundBody::kRump * scale_, HoundBody::kRumpRadius);
    leg(kHindNear);
    leg(kFrontNear);
    head();
  }

  void bones() {
    line(jointsFrom<kTailPoints>(HoundJoint::kTailRoot));
    const Vec2 spine[] = {pose_[HoundJoint::kHaunch], pose_[HoundJoint::kLoin], pose_[HoundJoint::kChest],
                          pose_[HoundJoint::kNeck],   pose_[HoundJoint::kHead], pose_[HoundJoint::kNose]};
    line(spine);
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      const std::size_t root = legRoot(leg);
      line(std::span(pose_.joints).subspan(root, jointCount(leg)));
      for (std::size_t i = root; i < legPaw(leg); ++i) {
        const bool target = i == root + 2;  // wrist or hock
        list_.circle(target ? Style::kAccent : Style::kInk, 1.0, pose_.joints[i], kJointRadius * scale_);
      }
    }
  }

 private:
  template <std::size_t kCount>
  std::span<const Vec2, kCount> jointsFrom(HoundJoint first) const {
    return std::span(pose_.joints).subspan(static_cast<std::size_t>(first)).template first<kCount>();
  }

  void ribbon(Style style, RibbonPoints points, double start, double end) {
    addRibbon(list_,
              {.style = style, .alpha = strength_, .startWidth = start * scale_, .endWidth = end * scale_},
              points);
  }

  void disc(Vec2 centre, double radius) { list_.circle(Style::kInk, strength_, centre, radius * scale_); }

  void leg(std::size_t leg) {
    if (isFront(leg)) {
      hose<jointCount(kFrontNear)>(leg);
    } else {
      hose<jointCount(kHindNear)>(leg);
    }
  }

  // One ribbon from root to paw, so that a translucent leg does not show where its parts overlap.
  template <std::size_t kJoints>
  void hose(std::size_t leg) {
    const bool far = !isNear(leg);
    const double thinner = far ? kFarThinner : 1.0;
    const auto joints = jointsFrom<kJoints>(static_cast<HoundJoint>(legRoot(leg)));
    Vec2 points[kJoints];
    for (std::size_t i = 0; i < kJoints; ++i) points[i] = joints[i];
    // The muscle lies within the outline of the back.
    points[0].y += kRootDrop * scale_;
    // The sole stays on the floor: the ribbon's middle is half its width above it.
    const Vec2 claws = joints[kJoints - 1];
    const Vec2 sole = claws - joints[kJoints - 2];
    const Vec2 along = sole * (1.0 / maximum(kSettled, length(sole)));
    points[kJoints - 2] = points[kJoints - 2] + perpendicular(along) * (-kSoleRise * scale_);
    points[kJoints - 1] = claws + (along * -0.4 + Vec2{0.0, -1.0}) * (kClaw * scale_);
    addRibbon(list_,
              {.style = far ? Style::kFarInk : Style::kInk,
               .alpha = (far ? kFarAlpha : 1.0) * strength_,
               .startWidth = (isFront(leg) ? kShoulderWidth : kHipWidth) * thinner * scale_,
               .endWidth = kPawWidth * thinner * scale_,
               .early = kEarlyTaper},
              points);
  }

  // The outline of back and belly, as one smooth block.
  void trunk() {
    const Vec2 haunch = pose_[HoundJoint::kHaunch];
    const Vec2 loin = pose_[HoundJoint::kLoin];
    const Vec2 chest = pose_[HoundJoint::kChest];
    const Vec2 belly = lerp(lerp(haunch, chest, 0.5), loin, 0.4);
    const Vec2 rear = unit(loin - haunch);
    const Vec2 fore = unit(chest - loin);
    const auto at = [&](Vec2 centre, Vec2 along, double x, double y) {
      return centre + (along * x + perpendicular(along) * y) * scale_;
    };
    const Vec2 middle = unit(chest - haunch);
    const Vec2 outline[] = {
        at(chest, fore, 8.0, -17.0),  at(chest, fore, -10.0, -19.0),  at(loin, middle, 0.0, -15.0),
        at(haunch, rear, 4.0, -15.0), at(haunch, rear, -13.0, -11.0), at(haunch, rear, -19.0, 1.0),
        at(haunch, rear, -6.0, 17.0), at(belly, middle, -12.0, 15.0), at(belly, middle, 8.0, 19.0),
        at(chest, fore, -8.0, 23.0),  at(chest, fore, 12.0, 16.0),    at(chest, fore, 18.0, 0.0)};
    constexpr std::size_t kCount = sizeof outline / sizeof outline[0];
    list_.beginPolygon(Style::kInk, strength_);
    for (std::size_t i = 0; i < kCount; ++i) {
      const CatmullRomSpan span = catmullRomSpan(outline[(i + kCount - 1) % kCount], outline[i],
                                                 outline[(i + 1) % kCount], outline[(i + 2) % kCount]);
      for (std::size_t k = 0; k < kSpans; ++k) list_.point(span.at(static_cast<double>(k) / kSpans));
    }
    list_.end();
  }

  void head() {
    const Vec2 skull = pose_[HoundJoint::kHead];
    const Vec2 nose = pose_[HoundJoint::kNose];
    const Vec2 chest = pose_[HoundJoint::kChest];
    const Vec2 neck[] = {lerp(chest, pose_[HoundJoint::kNeck], 0.25),
                         lerp(pose_[HoundJoint::kNeck], skull, 0.45), skull};
    ribbon(Style::kInk, neck, kNeckRootWidth, kNeckWidth);
    disc(skull, HoundBody::kSkullRadius);
    const Vec2 muzzle = nose - skull;
    const Vec2 jaw[] = {skull + Vec2{0.0, 1.5 * scale_}, skull + muzzle * 0.8 + Vec2{0.0, 1.0 * scale_}};
    const double side = muzzle.x / (HoundBody::kMuzzle * scale_);
    // Turned back it lies before his side.
    ribbon(side < 0.0 ? Style::kFarInk : Style::kInk, jaw, kStopWidth, kNoseWidth);
    const Vec2 ear[] = {skull + Vec2{-3.0 * side, -7.0} * scale_,
                        lerp(skull, pose_[HoundJoint::kEar], 0.6) + Vec2{-4.0 * side, -3.0} * scale_,
                        pose_[HoundJoint::kEar]};
    ribbon(Style::kFarInk, ear, kEarRootWidth, kEarTipWidth);
    list_.circle(Style::kAccent, strength_ * figure_.awake, skull + muzzle * 0.18 + Vec2{0.0, -3.5 * scale_},
                 kEyeRadius * scale_);
    if (figure_.awake < 1.0) asleep(skull, muzzle, side);
  }

  // The head lies on his own side, ink on ink: its outline, and the lid over the eye.
  void asleep(Vec2 skull, Vec2 muzzle, double side) {
    const double share = strength_ * (1.0 - figure_.awake);
    const double facing = side < 0.0 ? -1.0 : 1.0;
    const auto at = [&](double along, double down) {
      return skull + muzzle * along + Vec2{0.0, down * scale_};
    };
    const Vec2 lid[] = {at(0.1, -3.0), at(0.18, -1.6), at(0.28, -2.6)};
    curve(lid, kLidWidth, share);
    const double radius = HoundBody::kSkullRadius;
    const Vec2 outline[] = {skull + Vec2{-0.85 * facing, -0.55} * (radius * scale_),
                            skull + Vec2{-0.1 * facing, -1.0} * (radius * scale_),
                            at(0.3, -0.78 * radius),
                            at(0.75, -0.5 * kNoseWidth),
                            at(1.02, -0.3 * kNoseWidth),
                            at(1.06, 0.15 * kNoseWidth),
                            at(0.95, 0.5 * kNoseWidth)};
    curve(outline, kLidWidth, kFaintest * share);
    const Vec2 tip = pose_[HoundJoint::kEar];
    const auto flap = [&](double part, double x, double y) {
      return lerp(skull + Vec2{0.0, -7.0 * scale_}, tip, part) + Vec2{x * facing, y} * scale_;
    };
    const Vec2 ear[] = {flap(0.1, -6.0, 0.0), flap(0.6, -6.5, -1.0), flap(1.0, -1.0, 3.0),
                        flap(0.75, 4.0, 0.0), flap(0.35, 3.0, -1.0)};
    curve(ear, kLidWidth, kFaintest * share);
    const std::span<const Vec2, kTailPoints> tail = jointsFrom<kTailPoints>(HoundJoint::kTailRoot);
    Vec2 top[kTailPoints];
    for (std::size_t i = 0; i < kTailPoints; ++i)
      top[i] = tail[i] + Vec2{0.0, -0.4 * kTailRootWidth * scale_};
    curve(top, kLidWidth, kFaintest * share);
  }

  void curve(std::span<const Vec2> points, double width, double alpha) {
    list_.beginPolyline(Style::kGuide, alpha, width * scale_);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const CatmullRomSpan span = catmullRomSpan(points[i > 0 ? i - 1 : 0], points[i], points[i + 1],
                                                 points[i + 2 < points.size() ? i + 2 : i + 1]);
      for (std::size_t k = 0; k < kSpans; ++k) list_.point(span.at(static_cast<double>(k) / kSpans));
    }
    list_.point(points.back());
    list_.end();
  }

  void line(std::span<const Vec2> points) {
    list_.beginPolyline(Style::kInk, 1.0, kBoneWidth * scale_);
    for (const Vec2 point : points) list_.point(point);
    list_.end();
  }

  static Vec2 unit(Vec2 v) { return v * (1.0 / maximum(kSettled, length(v))); }

  DrawList& list_;
  const HoundFigure& figure_;
  const HoundPose& pose_;
  double scale_;
  double strength_;
};

constexpr double kWaterAlpha = 0.16;
constexpr double kSurfaceAlpha = 0.8;
constexpr double kSurfaceWidth = 1.6;
constexpr double kWaveHeight = 1.8;
constexpr double kWaveLength = 74.0;
constexpr double kWaveStep = 12.0;

double surfaceAt(const HoundWater& water, double x) {
  return water.surface + kWaveHeight * portableSin(kTwoPi * (x + water.drift) / kWaveLength);
}

}  // namespace

void drawHound(DrawList& list, const HoundFigure& figure) {
  Painter painter(list, figure);
  painter.farLegs();
  painter.body();
  if (figure.bones) painter.bones();
}

void drawWater(DrawList& list, const HoundWater& water) {
  if (!(water.share > 0.0)) return;
  list.beginPolygon(Style::kGround, kWaterAlpha * water.share);
  list.point({0.0, water.floor});
  for (double x = 0.0; x < water.width + kWaveStep; x += kWaveStep) list.point({x, surfaceAt(water, x)});
  list.point({water.width + kWaveStep, water.floor});
  list.end();
  list.beginPolyline(Style::kGround, kSurfaceAlpha * water.share, kSurfaceWidth);
  for (double x = 0.0; x < water.width + kWaveStep; x += kWaveStep) list.point({x, surfaceAt(water, x)});
  list.end();
}

}  // namespace stickman
