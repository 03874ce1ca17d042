#pragma once

#include <cstddef>

#include "math/vec2.hpp"

namespace stickman {

/// One span of a centripetal Catmull-Rom curve: runs from p1 to p2 and is shaped by the points before and
/// after. Spacing the knots by the square root of the distances keeps the curve free of loops and cusps.
/// Barry and Goldman's pyramidal formula. t: 0..1. Coincident points are allowed.
Vec2 catmullRom(Vec2 p0, Vec2 p1, Vec2 p2, Vec2 p3, double t);

/// Writes a curve through `points` (count >= 2), `spans` samples per span, to `out`: the points themselves
/// and what lies between them. Returns how many samples were written: (count - 1) * spans + 1.
std::size_t densify(const Vec2* points, std::size_t count, std::size_t spans, Vec2* out);

}  // namespace stickman
