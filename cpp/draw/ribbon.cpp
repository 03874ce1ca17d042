#include "draw/ribbon.hpp"

#include "draw/catmull_rom.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr std::size_t kSpans = 8;  // samples per span: no corner to be seen at twice the usual size
constexpr std::size_t kMaxSamples = sampleCount(RibbonPoints::kMost, kSpans);
constexpr double kGentle = 0.5;  // of a segment's length that the edge next to it may lose in a gentle turn
constexpr int kCapSteps = 8;     // chords of half a circle, at round ends and at the outside of corners

struct Centreline {
  Vec2 points[kMaxSamples];
  double halfWidths[kMaxSamples];
  Vec2 directions[kMaxSamples];  // of the segment that starts at the point
  double lengths[kMaxSamples];   // u, of the same
  std::size_t count;
};

Centreline centrelineOf(const Ribbon& ribbon, std::span<const Vec2> points) {
  Centreline line;
  line.count = 0;
  const std::size_t samples = sampleCount(points.size(), kSpans);
  for (std::size_t i = 0; i < samples; ++i) {
    const Vec2 sample = curveSample(points, kSpans, i);
    const double share = static_cast<double>(i) / static_cast<double>(samples - 1);
    // Samples that fall together have no direction between them; the first one stands for all.
    if (line.count > 0) {
      const Vec2 step = sample - line.points[line.count - 1];
      const double size = length(step);
      if (size < 1e-9) continue;
      line.directions[line.count - 1] = step * (1.0 / size);
      line.lengths[line.count - 1] = size;
    }
    line.points[line.count] = sample;
    const double taper = share + ribbon.early * share * (1.0 - share);
    line.halfWidths[line.count] = 0.5 * lerp(ribbon.startWidth, ribbon.endWidth, taper);
    ++line.count;
  }
  if (line.count == 1) line.directions[0] = {0.0, 1.0};
  if (line.count > 1) line.directions[line.count - 1] = line.directions[line.count - 2];
  return line;
}

// The round outside of a corner, from the side of `first` to that of `second`; both ends are left to the
// caller.
void addJoin(DrawList& list, Vec2 centre, Vec2 first, Vec2 second, double offset) {
  const double cosine = dot(first, second);
  const double sine = absolute(dot(perpendicular(first), second));
  const double turn = -portableAtan2(sine, cosine);  // the outside of a corner lies against the turn
  const int steps = static_cast<int>(-turn / kPi * kCapSteps) + 1;
  for (int k = 1; k < steps; ++k) {
    const SinCos part = portableSinCos(turn * k / steps);
    const Vec2 direction = first * part.cos + perpendicular(first) * part.sin;
    list.point(centre + perpendicular(direction) * offset);
  }
}

// The inside of a corner. In a gentle turn the two edges meet in a point, and the outline has no edge within
// the band that a rasteriser could show as a seam. In a sharp one they miss each other, and the way through
// the centre keeps what follows a sum of pieces that all turn the same way.
void addInside(DrawList& list, const Centreline& line, std::size_t i, Vec2 first, Vec2 second,
               double offset) {
  const double cosine = dot(first, second);
  const double sine = absolute(dot(perpendicular(first), second));
  const double shortest = minimum(line.lengths[i - 1], line.lengths[i]);
  if (absolute(offset) * sine < kGentle * shortest * (1.0 + cosine)) {
    list.point(line.points[i] + perpendicular(first + second) * (offset / (1.0 + cosine)));
    return;
  }
  list.point(line.points[i] + perpendicular(first) * offset);
  list.point(line.points[i]);
  list.point(line.points[i] + perpendicular(second) * offset);
}

// One side of the band, walked from the first to the last point or back. Every segment keeps its own edge;
// where two edges part, the outer side is bridged by an arc and the inner one closed as above. The outline is
// a sum of quads and wedges that all turn the same way, and the nonzero rule fills their union.
void addSide(DrawList& list, const Centreline& line, double side) {
  const std::size_t last = line.count - 1;
  for (std::size_t k = 0; k <= last; ++k) {
    const std::size_t i = side > 0.0 ? k : last - k;
    const Vec2 before = line.directions[i == 0 ? 0 : i - 1];
    const Vec2 after = line.directions[i];
    const Vec2 first = side > 0.0 ? before : after;
    const Vec2 second = side > 0.0 ? after : before;
    const double offset = side * line.halfWidths[i];
    const bool corner = i > 0 && i < last;
    if (corner && dot(perpendicular(before), after) * side > 0.0) {
      addInside(list, line, i, first, second, offset);
      continue;
    }
    list.point(line.points[i] + perpendicular(first) * offset);
    if (!corner) continue;
    addJoin(list, line.points[i], first, second, offset);
    list.point(line.points[i] + perpendicular(second) * offset);
  }
}

// The half circle that closes the band at an end, from the left side of `outward` to its right.
void addCap(DrawList& list, Vec2 centre, Vec2 outward, double radius) {
  const Vec2 left = perpendicular(outward);
  for (int k = 1; k < kCapSteps; ++k) {
    const SinCos turn = portableSinCos(kPi * k / kCapSteps);
    list.point(centre + (left * turn.cos + outward * turn.sin) * radius);
  }
}

}  // namespace

void addRibbon(DrawList& list, const Ribbon& ribbon, RibbonPoints points) {
  const Centreline line = centrelineOf(ribbon, points.all());
  const std::size_t last = line.count - 1;
  list.beginPolygon(ribbon.style, ribbon.alpha);
  addSide(list, line, 1.0);
  addCap(list, line.points[last], line.directions[last], line.halfWidths[last]);
  addSide(list, line, -1.0);
  addCap(list, line.points[0], line.directions[0] * -1.0, line.halfWidths[0]);
  list.end();
}

}  // namespace stickman
