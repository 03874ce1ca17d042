// What several tests share: seeded random numbers, the draw list read back, and winding numbers.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "draw/draw_list.hpp"
#include "math/vec2.hpp"

namespace stickman::test {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

inline double toDegrees(double radians) { return radians * (180.0 / 3.14159265358979323846); }
inline bool isFinitePoint(Vec2 p) { return std::isfinite(p.x) && std::isfinite(p.y); }

/// Seeded numbers that are the same under every standard library, whose distributions are not. Draw one per
/// statement (or within braces): compilers evaluate a call's arguments in different orders.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t word() {  // splitmix64
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  double unit() { return static_cast<double>(word() >> 11) * 0x1p-53; }
  double between(double low, double high) { return low + (high - low) * unit(); }
  double sign() { return (word() & 1) == 0 ? 1.0 : -1.0; }
  Vec2 point(double reach) {
    const double x = between(-reach, reach);
    return {x, between(-reach, reach)};
  }

 private:
  std::uint64_t state_;
};

/// A record of the draw list as the renderer would read it.
struct Record {
  int kind;
  int style;
  float alpha;
  std::vector<float> payload;

  /// The payload from float `first` on as points.
  std::vector<Vec2> points(std::size_t first = 0) const {
    std::vector<Vec2> all;
    for (std::size_t i = first; i + 1 < payload.size(); i += 2) all.push_back({payload[i], payload[i + 1]});
    return all;
  }
};

/// Walks the list by its counts alone. Empty when the walk does not end exactly where the list says it does.
inline std::vector<Record> recordsOf(const DrawList& list) {
  std::vector<Record> records;
  const float* floats = list.data();
  const auto used = static_cast<std::size_t>(floats[0]);
  std::size_t at = 1;
  while (at < used) {
    if (at + 4 > used) return {};
    const auto count = static_cast<std::size_t>(floats[at + 3]);
    const float* payload = floats + at + 4;
    if (at + 4 + count > used) return {};
    records.push_back({static_cast<int>(floats[at]), static_cast<int>(floats[at + 1]), floats[at + 2],
                       std::vector<float>(payload, payload + count)});
    at += 4 + count;
  }
  return records;
}

/// How often the closed polygon runs round `p`, as a renderer's nonzero rule counts it.
inline int windingNumber(const std::vector<Vec2>& polygon, Vec2 p) {
  int winding = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i];
    const Vec2 b = polygon[(i + 1) % polygon.size()];
    const double side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (a.y <= p.y && b.y > p.y && side > 0.0) ++winding;
    if (a.y > p.y && b.y <= p.y && side < 0.0) --winding;
  }
  return winding;
}

/// The largest absolute second difference of equally spaced samples: what an eye sees as a jerk.
inline double largestSecondDifference(const std::vector<double>& samples) {
  double largest = 0.0;
  for (std::size_t i = 2; i < samples.size(); ++i)
    largest = std::fmax(largest, std::fabs(samples[i] - 2.0 * samples[i - 1] + samples[i - 2]));
  return largest;
}

}  // namespace stickman::test
