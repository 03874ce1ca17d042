#include "draw/ribbon.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>

#include "catch.hpp"
#include "draw/catmull_rom.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::isFinitePoint;
using stickman::test::kInfinity;
using stickman::test::Random;
using stickman::test::Record;
using stickman::test::recordsOf;
using stickman::test::windingNumber;

namespace {

struct Disc {
  Vec2 centre;
  double radius;
};

struct Hose {
  std::vector<Vec2> points;
  double startWidth;
  double endWidth;
};

Hose kneeBent(double degrees, double startWidth, double endWidth) {
  const double angle = degrees * 3.14159265358979323846 / 180.0;
  const Vec2 knee{0.0, 37.0};
  return {{{0.0, 0.0}, knee, knee + Vec2{std::sin(angle), -std::cos(angle)} * 37.0}, startWidth, endWidth};
}

// The hose as it is meant: a disc swept along the curve.
std::vector<Disc> sweptDiscs(const Hose& hose) {
  constexpr std::size_t kSpans = 40;
  std::vector<CatmullRomSpan> spans(hose.points.size() - 1);
  curveThrough(hose.points, spans.data());
  std::vector<Vec2> curve;
  for (const CatmullRomSpan& span : spans)
    for (std::size_t k = 0; k < kSpans; ++k) curve.push_back(span.at(static_cast<double>(k) / kSpans));
  curve.push_back(hose.points.back());
  std::vector<Disc> discs;
  for (std::size_t i = 0; i < curve.size(); ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(curve.size() - 1);
    discs.push_back({curve[i], 0.5 * (hose.startWidth + (hose.endWidth - hose.startWidth) * share)});
  }
  return discs;
}

// How far a point is outside the union of the discs; negative inside.
double outside(const std::vector<Disc>& discs, Vec2 p) {
  double nearest = kInfinity;
  for (const Disc& disc : discs) nearest = std::fmin(nearest, distance(disc.centre, p) - disc.radius);
  return nearest;
}

// However many points it has, up to `kCount`.
template <std::size_t kCount>
void addHose(DrawList& list, const Hose& hose) {
  if (hose.points.size() == kCount) {
    addRibbon(list,
              {.style = Style::kInk, .alpha = 1.0, .startWidth = hose.startWidth, .endWidth = hose.endWidth},
              std::span<const Vec2, kCount>(hose.points.data(), kCount));
    return;
  }
  if constexpr (kCount > 2) addHose<kCount - 1>(list, hose);
}

std::vector<Vec2> outlineOf(const Hose& hose) {
  DrawList list;
  addHose<RibbonPoints::kMost>(list, hose);
  const std::vector<Record> records = recordsOf(list);
  REQUIRE(records.size() == 1);
  REQUIRE(records[0].kind == static_cast<int>(ShapeKind::kPolygon));
  return records[0].points();
}

struct Misfit {
  double hole;    // u, the deepest point of the swept discs that the outline leaves out
  double excess;  // u, the farthest point from them that it takes in
};

// Looks at points in the middle, half way out, just inside and just outside of every disc.
Misfit misfitOf(const Hose& hose) {
  const std::vector<Vec2> outline = outlineOf(hose);
  const std::vector<Disc> discs = sweptDiscs(hose);
  Misfit worst{0.0, 0.0};
  for (std::size_t i = 0; i < discs.size(); i += 2) {
    for (int direction = 0; direction < 12; ++direction) {
      const double angle = 0.1 + direction * 0.5235987755982988;
      const Vec2 out{std::cos(angle), std::sin(angle)};
      const double r = discs[i].radius;
      for (double away : {0.0, 0.5 * r, 0.9 * r, r + 0.4, 1.5 * r, r + 6.0}) {
        const Vec2 p = discs[i].centre + out * away;
        const bool filled = windingNumber(outline, p) != 0;
        const double gap = outside(discs, p);
        if (!filled) worst.hole = std::fmax(worst.hole, -gap);
        if (filled) worst.excess = std::fmax(worst.excess, gap);
      }
    }
  }
  return worst;
}

// Half a pixel of a canvas 1,080 pixels high; more for what is thicker than any limb.
double tolerance(const Hose& hose) { return 0.22 + 0.015 * std::fmax(hose.startWidth, hose.endWidth); }

// A ribbon of one point, or of more than its arrays hold, does not compile.
template <std::size_t kCount>
constexpr bool kTaken = std::is_constructible_v<RibbonPoints, const Vec2 (&)[kCount]> ||
                        std::is_constructible_v<RibbonPoints, const std::array<Vec2, kCount>&> ||
                        std::is_constructible_v<RibbonPoints, std::span<const Vec2, kCount>>;
static_assert(!kTaken<1> && kTaken<2> && kTaken<RibbonPoints::kMost> && !kTaken<RibbonPoints::kMost + 1>);
static_assert(!std::is_constructible_v<RibbonPoints, std::span<const Vec2>>);

}  // namespace

TEST_CASE("ribbon: no hole and no fold for knees from 5 to 180 degrees") {
  for (const auto& [start, end] :
       {std::pair{12.5, 7.0}, {9.0, 5.5}, {10.25, 5.74}, {3.0, 1.5}, {20.0, 20.0}, {7.0, 12.5}}) {
    for (double degrees = 5.0; degrees <= 180.0; degrees += 5.0) {
      for (double side : {1.0, -1.0}) {
        Hose hose = kneeBent(degrees, start, end);
        hose.points[2].x *= side;
        INFO("knee " << side * degrees << " degrees, widths " << start << " to " << end);
        const Misfit misfit = misfitOf(hose);
        CHECK(misfit.hole <= tolerance(hose));
        CHECK(misfit.excess <= tolerance(hose));
      }
    }
  }
}

TEST_CASE("ribbon: random limbs cover what a disc sweeps along them") {
  Random random(100);
  for (int i = 0; i < 150; ++i) {
    Hose hose;
    Vec2 at = random.point(200.0);
    double direction = random.between(-3.0, 3.0);
    hose.points.push_back(at);
    const int bones = 1 + static_cast<int>(random.word() % 4);
    for (int bone = 0; bone < bones; ++bone) {
      at = at + Vec2{std::cos(direction), std::sin(direction)} * random.between(15.0, 40.0);
      hose.points.push_back(at);
      direction += random.between(-2.6, 2.6);
    }
    hose.startWidth = random.between(2.0, 18.0);
    hose.endWidth = hose.startWidth * random.between(0.5, 1.0);
    INFO("limb " << i << " of " << bones << " bones, widths " << hose.startWidth << " to " << hose.endWidth);
    const Misfit misfit = misfitOf(hose);
    CHECK(misfit.hole <= tolerance(hose));
    CHECK(misfit.excess <= tolerance(hose));
  }
}

TEST_CASE("ribbon: thick at the root, thinner at the end, round at both") {
  const std::vector<Vec2> outline = outlineOf({{{0.0, 0.0}, {0.0, 40.0}, {0.0, 80.0}}, 12.0, 6.0});
  const auto filled = [&](double x, double y) { return windingNumber(outline, {x, y}) != 0; };
  for (double side : {1.0, -1.0}) {
    CHECK(filled(side * 5.9, 0.1));
    CHECK_FALSE(filled(side * 6.1, 0.1));
    CHECK(filled(side * 4.4, 40.0));
    CHECK_FALSE(filled(side * 4.6, 40.0));
    CHECK(filled(side * 2.9, 79.9));
    CHECK_FALSE(filled(side * 3.1, 79.9));
  }
  CHECK(filled(0.1, -5.8));
  CHECK_FALSE(filled(0.1, -6.1));
  CHECK_FALSE(filled(5.0, -5.0));  // round, not square
  CHECK(filled(0.1, 82.8));
  CHECK_FALSE(filled(0.1, 83.1));
  CHECK_FALSE(filled(2.6, 82.6));
}

TEST_CASE("ribbon: one record with the asked style and alpha") {
  DrawList list;
  const Vec2 points[] = {{0.0, 0.0}, {10.0, 30.0}, {30.0, 40.0}};
  addRibbon(list, {.style = Style::kFarInk, .alpha = 0.42, .startWidth = 8.0, .endWidth = 4.0}, points);
  const std::vector<Record> records = recordsOf(list);
  REQUIRE(records.size() == 1);
  CHECK(records[0].style == static_cast<int>(Style::kFarInk));
  CHECK(records[0].alpha == 0.42F);
  CHECK(records[0].payload.size() % 2 == 0);
  CHECK(records[0].payload.size() > 60);
}

TEST_CASE("ribbon: degenerate limbs are finite and still there") {
  const Vec2 p{100.0, 50.0};
  SECTION("all points in one place: a disc") {
    for (std::size_t count : {2U, 3U, 4U}) {
      const std::vector<Vec2> outline = outlineOf({std::vector<Vec2>(count, p), 10.0, 6.0});
      for (Vec2 corner : outline) REQUIRE(distance(corner, p) == Approx(5.0).epsilon(1e-5));
      for (int k = 0; k < 24; ++k) {
        const Vec2 out{std::cos(0.1 + k * 0.2617993877991494), std::sin(0.1 + k * 0.2617993877991494)};
        REQUIRE(windingNumber(outline, p + out * 4.8) != 0);
        REQUIRE(windingNumber(outline, p + out * 5.1) == 0);
      }
    }
  }
  SECTION("some points in one place") {
    const Vec2 q{100.0, 90.0};
    for (const std::vector<Vec2>& points : {std::vector<Vec2>{p, p, q}, {p, q, q}, {p, p, q, q}, {p, q}}) {
      const Hose hose{points, 10.0, 6.0};
      for (Vec2 corner : outlineOf(hose)) REQUIRE(isFinitePoint(corner));
      const Misfit misfit = misfitOf(hose);
      CHECK(misfit.hole <= 1.0);  // the taper is abrupt there
      CHECK(misfit.excess <= tolerance(hose));
    }
  }
  SECTION("folded onto itself: no hole, not even at the tip") {
    const Hose hose{{p, p + Vec2{0.0, 40.0}, p}, 10.0, 8.0};
    for (Vec2 corner : outlineOf(hose)) REQUIRE(isFinitePoint(corner));
    CHECK(misfitOf(hose).hole <= tolerance(hose));
    CHECK(windingNumber(outlineOf(hose), p + Vec2{0.1, 44.2}) != 0);
  }
  SECTION("no width: no area, but no harm") {
    for (Vec2 corner : outlineOf({{p, p + Vec2{10.0, 10.0}, p + Vec2{30.0, 0.0}}, 0.0, 0.0}))
      REQUIRE(isFinitePoint(corner));
  }
  SECTION("no width and folded onto itself, in any direction") {
    Random random(101);
    for (int k = 0; k < 2000; ++k) {
      const Vec2 q = p + random.point(50.0);
      for (Vec2 corner : outlineOf({{p, q, p}, 0.0, 0.0})) REQUIRE(isFinitePoint(corner));
    }
  }
}
