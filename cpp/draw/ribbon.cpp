#include "draw/ribbon.hpp"

#include "draw/catmull_rom.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr int kMostChords = 8;  // of a span
constexpr std::size_t kMaxSamples = (RibbonPoints::kMost - 1) * kMostChords + 1;
constexpr double kTogether = 1e-9;  // u: closer samples are one
constexpr double kGentle = 0.5;   // of a segment's length that the edge next to it may lose in a gentle turn
constexpr double kTooFar = 0.03;  // u that an outline's point may be off: a tenth of a pixel, three to a unit

constexpr int kCapChords = 8;                                       // of half a circle
constexpr SinCos kCapTurn{0.3826834323650898, 0.9238795325112867};  // from one of them to the next

struct Centreline {
  Vec2 points[kMaxSamples];
  double halfWidths[kMaxSamples];
  Vec2 directions[kMaxSamples];  // of the segment that starts at the point; at the last, of the one before
  double lengths[kMaxSamples];   // u, of the same
  std::size_t count = 0;

  // Samples that fall together have no direction between them; the first one stands for all.
  void add(Vec2 point, double halfWidth) {
    directions[count] = {0.0, 1.0};
    if (count > 0) {
      const Vec2 step = point - points[count - 1];
      const double size = length(step);
      if (size < kTogether) return;
      directions[count - 1] = directions[count] = step * (1.0 / size);
      lengths[count - 1] = size;
    }
    points[count] = point;
    halfWidths[count++] = halfWidth;
  }
};

// A chord over h of a span is at most max|p''| h^2 / 8 off the curve. p'' is linear in t, so that it is
// largest at one of the ends.
std::size_t chordsOf(const CatmullRomSpan& span) {
  const Vec2 start = span.square * 2.0;
  const Vec2 end = start + span.cube * 6.0;
  const double bend = maximum(dot(start, start), dot(end, end));
  const double chords = std::sqrt(std::sqrt(bend) / (8.0 * kTooFar));
  return static_cast<std::size_t>(minimum(chords, kMostChords - 1)) + 1;
}

void findCentreline(Centreline& line, const Ribbon& ribbon, std::span<const Vec2> points) {
  const std::size_t spans = points.size() - 1;
  CatmullRomSpan curve[RibbonPoints::kMost - 1];
  curveThrough(points, curve);
  const double spanShare = 1.0 / static_cast<double>(spans);
  for (std::size_t i = 0; i < spans; ++i) {
    const std::size_t chords = chordsOf(curve[i]);
    const double part = 1.0 / static_cast<double>(chords);
    // The last span has its end, too.
    for (std::size_t k = 0; k < chords + (i + 1 == spans ? 1 : 0); ++k) {
      const double t = static_cast<double>(k) * part;
      const double share = (static_cast<double>(i) + t) * spanShare;
      const double taper = share + ribbon.early * share * (1.0 - share);
      line.add(curve[i].at(t), 0.5 * lerp(ribbon.startWidth, ribbon.endWidth, taper));
    }
  }
}

// The outline walks round the centreline: out along one side, round the end, back along the other, round the
// start. Every segment keeps its own edge. The outline is a sum of quads and wedges that all turn the same
// way, and the nonzero rule fills their union.

// Half a circle round an end, from the edge of the band that leads there.
void addCap(DrawList& list, Vec2 centre, Vec2 edge) {
  for (int chord = 0; chord < kCapChords; ++chord) {
    list.point(centre + edge);
    edge = edge * kCapTurn.cos - perpendicular(edge) * kCapTurn.sin;
  }
  list.point(centre + edge);
}

// What is between two edges on the outside of a corner: the arc is halved until no part turns by more than a
// chord of a cap does. Directions of length 1, no more than half a turn apart.
void addArc(DrawList& list, Vec2 centre, Vec2 from, Vec2 to, double radius) {
  const double cosine = dot(from, to);
  if (cosine >= kCapTurn.cos - 1e-9) return;  // no further for a rounding
  const Vec2 middle = perpendicular(to - from) * (1.0 / std::sqrt(2.0 - 2.0 * cosine));
  addArc(list, centre, from, middle, radius);
  list.point(centre + middle * radius);
  addArc(list, centre, middle, to, radius);
}

// Where the edges of both segments meet is the outline of a gentle turn: it has no edge within the band that
// a rasteriser could show as a seam. On the outside the disc that sweeps the band stays a little short of it;
// where that would show, the corner is round. On the inside of a sharp corner the edges miss each other, and
// the way through the centre keeps what follows a sum of pieces that all turn the same way.
void addCorner(DrawList& list, Vec2 centre, Vec2 before, Vec2 after, double offset, double shorter) {
  const double cosine = dot(before, after);
  const double sine = dot(perpendicular(before), after);
  const bool inside = sine > 0.0;
  const bool gentle = inside ? offset * sine < kGentle * shorter * (1.0 + cosine)
                             : cosine > 0.0 && offset * (1.0 - cosine) < 4.0 * kTooFar;
  if (gentle) {
    list.point(centre + perpendicular(before + after) * (offset / (1.0 + cosine)));
  } else if (inside) {
    list.point(centre + perpendicular(before) * offset);
    list.point(centre);
    list.point(centre + perpendicular(after) * offset);
  } else {
    list.point(centre + perpendicular(before) * offset);
    addArc(list, centre, perpendicular(before), perpendicular(after), offset);
    list.point(centre + perpendicular(after) * offset);
  }
}

}  // namespace

void addRibbon(DrawList& list, const Ribbon& ribbon, RibbonPoints points) {
  Centreline line;
  findCentreline(line, ribbon, points.all());
  const std::size_t last = line.count - 1;
  const auto corner = [&](std::size_t i, Vec2 before, Vec2 after) {
    addCorner(list, line.points[i], before, after, line.halfWidths[i],
              minimum(line.lengths[i - 1], line.lengths[i]));
  };
  const auto end = [&](std::size_t i, Vec2 outward) {
    addCap(list, line.points[i], perpendicular(outward) * line.halfWidths[i]);
  };
  list.beginPolygon(ribbon.style, ribbon.alpha);
  for (std::size_t i = 1; i < last; ++i) corner(i, line.directions[i - 1], line.directions[i]);
  end(last, line.directions[last]);
  for (std::size_t i = last; i-- > 1;) corner(i, line.directions[i] * -1.0, line.directions[i - 1] * -1.0);
  end(0, line.directions[0] * -1.0);
  list.end();
}

}  // namespace stickman
