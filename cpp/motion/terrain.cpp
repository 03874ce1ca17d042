#include "motion/terrain.hpp"

#include "math/assert.hpp"
#include "math/limits.hpp"
#include "math/scalar.hpp"

// The smoothed ground. A ground that is straight between its points is a sum of steps (a jump by dj at x_i)
// and of kinks (the slope changes by ds there). Convolved with a triangle of half-width w, a step becomes the
// sum of the triangle so far and a kink the sum of that; with u = (x - x_i)/w, inside |u| < 1, they differ
// from step and kink by
//
//   -sgn(u) dj (1 - |u|)^2/2   and   ds w (1 - |u|)^3/6,
//
// and outside by nothing. So the smoothed ground is the ground itself plus this for each point within w,
// which no sum over the whole ground has to be carried along for, and loses no precision far out.

namespace stickman {
namespace {

bool isPlace(double v) { return absolute(v) <= kFarthestPlace; }  // false for NaN, too

bool isEdge(Vec2 a, Vec2 b) { return a.x == b.x && absolute(b.y - a.y) > kHighestStep; }

double slopeBetween(Vec2 a, Vec2 b) { return b.x > a.x ? (a.y - b.y) / (b.x - a.x) : 0.0; }

// Whether the ground goes by too much from point i towards the points beyond it in steps of `by`, +1 or -1,
// which is to be asked of each both ways: within a window the most is met at a point and its end.
bool uneven(const Vec2* points, std::size_t count, std::size_t i, std::size_t by) {
  for (std::size_t j = i + by; j < count; j += by) {
    const Vec2 last = points[j - by];
    if (isEdge(last, points[j])) return false;
    const double away = absolute(points[j].x - points[i].x);
    const double over = maximum(0.0, away - kUnevenWithin);
    const double part = over > 0.0 ? over / absolute(points[j].x - last.x) : 0.0;
    if (absolute(lerp(points[j].y, last.y, part) - points[i].y) > kHighestStep + kSettled) return true;
    if (over > 0.0) return false;
  }
  return false;
}

TerrainFault faultAt(const Vec2* points, std::size_t i) {
  const Vec2 point = points[i];
  if (!isPlace(point.x) || !isPlace(point.y)) return TerrainFault::kNotFinite;
  if (i == 0) return TerrainFault::kNone;
  const Vec2 last = points[i - 1];
  if (point.x < last.x) return TerrainFault::kDescending;
  if (point.x > last.x) {
    const bool steep = absolute(slopeBetween(last, point)) > kSteepestSlope + kSettled;
    return steep ? TerrainFault::kTooSteep : TerrainFault::kNone;
  }
  if (i > 1 && points[i - 2].x == point.x) return TerrainFault::kThird;
  if (absolute(point.y - last.y) > kHighestEdge) return TerrainFault::kTooHigh;
  for (std::size_t j = i - 1; j > 0 && point.x - points[j].x < kNearestRisers; --j) {
    if (points[j - 1].x == points[j].x) return TerrainFault::kTooClose;
  }
  return TerrainFault::kNone;
}

TerrainCheck check(const Vec2* points, std::size_t count) {
  if (count > kMostTerrainPoints) return {TerrainFault::kTooMany, count};
  for (std::size_t i = 0; i < count; ++i) {
    const TerrainFault fault = faultAt(points, i);
    if (fault != TerrainFault::kNone) return {fault, i};
  }
  for (std::size_t i = 0; i < count; ++i) {
    // Going down the index wraps below 0, which is not less than the count either.
    if (uneven(points, count, i, 1) || uneven(points, count, i, static_cast<std::size_t>(-1)))
      return {TerrainFault::kTooUneven, i};
  }
  return {TerrainFault::kNone, count};
}

}  // namespace

TerrainCheck Terrain::set(const Vec2* points, std::size_t count) {
  const TerrainCheck found = check(points, count);
  if (found.fault != TerrainFault::kNone) return found;
  count_ = count;
  for (std::size_t i = 0; i < count; ++i) {
    points_[i] = points[i];
    const bool goesOn = i > 0 && !isEdge(points[i - 1], points[i]);
    firsts_[i] = static_cast<std::uint8_t>(goesOn ? firsts_[i - 1] : i);
  }
  for (std::size_t i = count; i-- > 0;) {
    const bool goesOn = i + 1 < count && firsts_[i + 1] == firsts_[i];
    lasts_[i] = static_cast<std::uint8_t>(goesOn ? lasts_[i + 1] : i);
  }
  return found;
}

double Terrain::height(double x) const { return flat() ? 0.0 : on(runAt(x), x).height; }

[[gnu::noinline]] TerrainRun Terrain::runAt(double x) const {
  STICKMAN_ASSERT(!flat());
  const std::size_t next = after({0, count_ - 1}, x);
  const std::size_t point = next > 0 ? next - 1 : 0;
  return {firsts_[point], lasts_[point]};
}

[[gnu::noinline]] std::size_t Terrain::after(TerrainRun run, double x) const {
  std::size_t low = run.first;
  std::size_t high = run.last + 1;
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (points_[middle].x > x) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

[[gnu::noinline]] GroundSample Terrain::on(TerrainRun run, double x) const {
  const std::size_t next = after(run, x);
  if (next == run.first) return {-points_[next].y, 0.0};
  const Vec2 last = points_[next - 1];
  if (next > run.last) return {-last.y, 0.0};
  const double slope = slopeBetween(last, points_[next]);
  return {slope * (x - last.x) - last.y, slope};
}

[[gnu::noinline]] GroundSample Terrain::smoothOn(TerrainRun run, double x, double halfWidth) const {
  GroundSample sample = on(run, x);
  for (std::size_t i = after(run, x - halfWidth); i <= run.last && points_[i].x < x + halfWidth; ++i) {
    const Vec2 point = points_[i];
    const Vec2 before = i > run.first ? points_[i - 1] : point;
    const Vec2 beyond = i < run.last ? points_[i + 1] : point;
    // A riser is seen from the second of its points; both have their part in the kink.
    const double jump = before.x == point.x ? before.y - point.y : 0.0;
    const double kink = slopeBetween(point, beyond) - slopeBetween(before, point);
    const double side = x < point.x ? -1.0 : 1.0;
    const double rest = 1.0 - absolute(x - point.x) / halfWidth;
    sample.height += rest * rest * (kink * halfWidth * rest * (1.0 / 6.0) - side * 0.5 * jump);
    sample.slope += rest * (jump / halfWidth - side * 0.5 * kink * rest);
  }
  return sample;
}

}  // namespace stickman
