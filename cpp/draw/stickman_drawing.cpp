#include "draw/stickman_drawing.hpp"

#include "draw/ribbon.hpp"

namespace stickman {
namespace {

constexpr double kFarAlpha = 0.42;  // SPEC section 11
constexpr double kFarThinner = 0.82;

constexpr double kHipWidth = 12.5;
constexpr double kAnkleWidth = 7.0;
constexpr double kShoulderWidth = 9.0;
constexpr double kWristWidth = 5.5;
constexpr double kWaistWidth = 13.0;
constexpr double kNeckWidth = 8.5;
constexpr double kHairRootWidth = 6.5;
constexpr double kHairTipWidth = 4.5;
constexpr double kShaftWidth = 3.2;
constexpr double kPointLength = 17.0;
constexpr double kPointShoulder = 5.0;  // from the neck of the point to where it is widest
constexpr double kPointHalfWidth = 4.2;
constexpr double kBackCurve =
    0.035;  // of the spine's length that its middle is set back: a body, not a stick

struct Limb {
  Joint root;
  Joint middle;
  Joint end;
  double startWidth;
  double endWidth;
};

void drawLimb(DrawList& list, const StickmanPose& pose, const Limb& limb, bool far) {
  const double thinner = far ? kFarThinner : 1.0;
  const Vec2 points[] = {pose[limb.root], pose[limb.middle], pose[limb.end]};
  addRibbon(list,
            {.style = far ? Style::kFarInk : Style::kInk,
             .alpha = far ? kFarAlpha : 1.0,
             .startWidth = limb.startWidth * thinner,
             .endWidth = limb.endWidth * thinner},
            points);
}

// Which way he faces, from the pose alone: a custom renderer has no more, and this one needs no more.
// Knees bend forward, so the sides of the two knees add up to the facing.
double forwardSide(const StickmanPose& pose) {
  const auto bend = [&](Joint knee, Joint foot) {
    const Vec2 leg = pose[foot] - pose[Joint::kHip];
    return dot(perpendicular(leg), pose[knee] - pose[Joint::kHip]);
  };
  const double sum = bend(Joint::kKneeNear, Joint::kFootNear) + bend(Joint::kKneeFar, Joint::kFootFar);
  return sum <= 0.0 ? 1.0 : -1.0;
}

void drawTorso(DrawList& list, const StickmanPose& pose) {
  const Vec2 spine = pose[Joint::kChest] - pose[Joint::kPelvis];
  const Vec2 back = perpendicular(spine) * (-kBackCurve * forwardSide(pose));
  const Vec2 points[] = {pose[Joint::kPelvis], pose[Joint::kPelvis] + spine * 0.5 + back, pose[Joint::kChest],
                         pose[Joint::kHead]};
  addRibbon(list, {.style = Style::kInk, .alpha = 1.0, .startWidth = kWaistWidth, .endWidth = kNeckWidth},
            points);
}

// A shaft and a leaf-shaped point.
void drawSpear(DrawList& list, const StickmanFigure& figure) {
  if (figure.spearAlpha <= 0.0) return;
  const Vec2 whole = figure.spearTip - figure.spearButt;
  const Vec2 along = whole * (1.0 / length(whole));
  const Vec2 across = perpendicular(along) * kPointHalfWidth;
  const Vec2 neck = figure.spearTip - along * kPointLength;
  list.beginPolyline(Style::kAccent, figure.spearAlpha, kShaftWidth);
  list.point(figure.spearButt);
  list.point(neck);
  list.end();
  list.beginPolygon(Style::kAccent, figure.spearAlpha);
  list.point(figure.spearTip);
  list.point(neck + along * kPointShoulder + across);
  list.point(neck);
  list.point(neck + along * kPointShoulder - across);
  list.end();
}

}  // namespace

void drawStickman(DrawList& list, const StickmanFigure& figure) {
  const StickmanPose& pose = figure.pose;
  const Limb farArm{Joint::kShoulder, Joint::kElbowFar, Joint::kHandFar, kShoulderWidth, kWristWidth};
  const Limb farLeg{Joint::kHip, Joint::kKneeFar, Joint::kFootFar, kHipWidth, kAnkleWidth};
  const Limb nearLeg{Joint::kHip, Joint::kKneeNear, Joint::kFootNear, kHipWidth, kAnkleWidth};
  const Limb nearArm{Joint::kShoulder, Joint::kElbowNear, Joint::kHandNear, kShoulderWidth, kWristWidth};
  drawLimb(list, pose, farArm, true);
  drawLimb(list, pose, farLeg, true);
  addRibbon(list,
            {.style = Style::kHair, .alpha = 1.0, .startWidth = kHairRootWidth, .endWidth = kHairTipWidth},
            figure.hair);
  drawTorso(list, pose);
  list.circle(Style::kInk, 1.0, pose[Joint::kHead], figure.headRadius);
  drawLimb(list, pose, nearLeg, false);
  drawSpear(list, figure);
  drawLimb(list, pose, nearArm, false);
}

}  // namespace stickman
