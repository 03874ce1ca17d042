#include "stage/shown_stickman.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kSpearUnseen = 0.3;  // of its presence: it appears once the hands are on their way to it

}  // namespace

Vec2 onCanvas(const ShownMoment& moment, Vec2 own) {
  return {moment.place.x + moment.now.facing * own.x, moment.place.y + own.y};
}

SpearState spearOf(const ShownMoment& moment) {
  const SpearState& before = moment.before.spear;
  const SpearState& now = moment.now.spear;
  const double t = moment.t;
  const Vec2 front = lerp(before.frontGrip, now.frontGrip, t);
  const Vec2 rear = lerp(before.rearGrip, now.rearGrip, t);
  const SpearState shown = spearBetween(rear, front, lerp(before.presence, now.presence, t));
  return {.tip = onCanvas(moment, shown.tip),
          .butt = onCanvas(moment, shown.butt),
          .frontGrip = onCanvas(moment, shown.frontGrip),
          .rearGrip = onCanvas(moment, shown.rearGrip),
          .presence = shown.presence};
}

StickmanFigure figureOf(const ShownMoment& moment) {
  const auto& [before, now, t, place] = moment;
  StickmanFigure figure;
  figure.pose = lerp(before.pose, now.pose, t);
  figure.headRadius = lerp(before.headRadius, now.headRadius, t);
  const HeadTilt tiltThen = headTilt(before);
  const HeadTilt tiltLast = headTilt(now);
  const HeadTilt tilt{.turn = lerp(tiltThen.turn, tiltLast.turn, t),
                      .nod = lerp(tiltThen.nod, tiltLast.nod, t)};
  const Vec2 root = hairRoot({figure.pose[Joint::kHead], figure.headRadius, tilt});
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    const Vec2 then{before.hair.x[i], before.hair.y[i]};
    const Vec2 last{now.hair.x[i], now.hair.y[i]};
    // The root is where the shown head has it, to the bit: floats of two ticks would be a hair's breadth off.
    figure.hair[i] = onCanvas(moment, i == 0 ? root : lerp(then, last, t));
  }
  for (Vec2& joint : figure.pose.joints) joint = onCanvas(moment, joint);
  const SpearState spear = spearOf(moment);
  figure.spearTip = spear.tip;
  figure.spearButt = spear.butt;
  figure.spearAlpha = smoothstep((spear.presence - kSpearUnseen) / (1.0 - kSpearUnseen));
  return figure;
}

}  // namespace stickman
