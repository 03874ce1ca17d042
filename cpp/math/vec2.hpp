#pragma once

#include <cmath>
#include <type_traits>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// A point or direction in canvas units; y points down.
struct Vec2 {
  double x;
  double y;
};

static_assert(std::is_trivial_v<Vec2> && sizeof(Vec2) == 2 * sizeof(double),
              "states made of Vec2 are hashed and copied as plain words");

constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator*(Vec2 a, double s) { return {a.x * s, a.y * s}; }
constexpr Vec2 operator*(double s, Vec2 a) { return a * s; }
constexpr bool operator==(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }

constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

/// A quarter turn from +x towards +y: clockwise on screen.
constexpr Vec2 perpendicular(Vec2 a) { return {-a.y, a.x}; }

inline double length(Vec2 a) { return std::sqrt(dot(a, a)); }
inline double distance(Vec2 a, Vec2 b) { return length(b - a); }

constexpr Vec2 lerp(Vec2 a, Vec2 b, double t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

}  // namespace stickman
