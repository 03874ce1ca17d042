#pragma once

#include <cstddef>
#include <span>

#include "math/vec2.hpp"

namespace stickman {

/// One span of a centripetal Catmull-Rom curve: runs from p1 to p2 and is shaped by the points before and
/// after. Spacing the knots by the square root of the distances keeps the curve free of loops and cusps.
/// Barry and Goldman's pyramidal formula. t: 0..1. Coincident points are allowed.
Vec2 catmullRom(Vec2 p0, Vec2 p1, Vec2 p2, Vec2 p3, double t);

/// A curve through `points` is sampled `spans` >= 1 times per span: at the points themselves and between
/// them. That makes so many samples in all,
constexpr std::size_t sampleCount(std::size_t points, std::size_t spans) {
  return points > 0 ? (points - 1) * spans + 1 : 0;
}
/// of which this is the one with `index`, 0..sampleCount() - 1.
Vec2 curveSample(std::span<const Vec2> points, std::size_t spans, std::size_t index);

}  // namespace stickman
