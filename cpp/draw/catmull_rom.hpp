#pragma once

#include <cstddef>
#include <span>

#include "math/vec2.hpp"

namespace stickman {

/// One span of a centripetal Catmull-Rom curve, as a cubic: constant + linear t + square t^2 + cube t^3, for
/// t from 0 (the span's first point) to 1 (its second).
struct CatmullRomSpan {
  Vec2 constant;
  Vec2 linear;
  Vec2 square;
  Vec2 cube;

  constexpr Vec2 at(double t) const { return constant + (linear + (square + cube * t) * t) * t; }
};

/// The span from p1 to p2, shaped by the points before and after. Spacing the knots by the square root of the
/// distances keeps the curve free of loops and cusps. Coincident points are allowed.
CatmullRomSpan catmullRomSpan(Vec2 p0, Vec2 p1, Vec2 p2, Vec2 p3);

/// All spans of a curve through `points`, of which there are two or more: one less than points is written to
/// `spans`. Beyond its ends the curve goes on straight, so that a limb leaves its root without a hook.
void curveThrough(std::span<const Vec2> points, CatmullRomSpan* spans);

}  // namespace stickman
