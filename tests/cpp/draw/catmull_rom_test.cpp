#include "draw/catmull_rom.hpp"

#include "catch.hpp"
#include "math/scalar.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::isFinitePoint;
using stickman::test::Random;

namespace {

double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

bool segmentsCross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const double c1 = cross(b - a, c - a);
  const double c2 = cross(b - a, d - a);
  const double d1 = cross(d - c, a - c);
  const double d2 = cross(d - c, b - c);
  return c1 * c2 < 0.0 && d1 * d2 < 0.0;
}

std::vector<Vec2> sampled(const std::vector<Vec2>& points, std::size_t spans) {
  std::vector<CatmullRomSpan> curve(points.size() - 1, CatmullRomSpan{});
  curveThrough(points, curve.data());
  std::vector<Vec2> samples;
  for (const CatmullRomSpan& span : curve)
    for (std::size_t k = 0; k < spans; ++k)
      samples.push_back(span.at(static_cast<double>(k) / static_cast<double>(spans)));
  samples.push_back(points.back());
  return samples;
}

}  // namespace

TEST_CASE("Catmull-Rom: a span runs from its second point to its third") {
  Random random(80);
  for (int i = 0; i < 2000; ++i) {
    const Vec2 p[] = {random.point(100.0), random.point(100.0), random.point(100.0), random.point(100.0)};
    REQUIRE(distance(catmullRomSpan(p[0], p[1], p[2], p[3]).at(0.0), p[1]) < 1e-10);
    REQUIRE(distance(catmullRomSpan(p[0], p[1], p[2], p[3]).at(1.0), p[2]) < 1e-10);
  }
}

TEST_CASE("Catmull-Rom: the cubic is Barry and Goldman's pyramid") {
  // Linear between two knots, three times over: another way to the same curve.
  const auto onLine = [](Vec2 a, double ta, Vec2 b, double tb, double t) {
    return lerp(a, b, (t - ta) / (tb - ta));
  };
  Random random(84);
  for (int i = 0; i < 2000; ++i) {
    Vec2 p[4];
    for (Vec2& point : p) point = random.point(100.0);
    const double knot[] = {
        0.0, std::sqrt(distance(p[0], p[1])),
        std::sqrt(distance(p[0], p[1])) + std::sqrt(distance(p[1], p[2])),
        std::sqrt(distance(p[0], p[1])) + std::sqrt(distance(p[1], p[2])) + std::sqrt(distance(p[2], p[3]))};
    const CatmullRomSpan span = catmullRomSpan(p[0], p[1], p[2], p[3]);
    for (double t : {0.125, 0.5, 0.8}) {
      const double at = lerp(knot[1], knot[2], t);
      const Vec2 a1 = onLine(p[0], knot[0], p[1], knot[1], at);
      const Vec2 a2 = onLine(p[1], knot[1], p[2], knot[2], at);
      const Vec2 a3 = onLine(p[2], knot[2], p[3], knot[3], at);
      const Vec2 b1 = onLine(a1, knot[0], a2, knot[2], at);
      const Vec2 b2 = onLine(a2, knot[1], a3, knot[3], at);
      REQUIRE(distance(span.at(t), onLine(b1, knot[1], b2, knot[2], at)) < 1e-9);
    }
  }
}

TEST_CASE("Catmull-Rom: a curve through points is made of their spans, straight on beyond its ends") {
  Random random(85);
  for (int i = 0; i < 200; ++i) {
    std::vector<Vec2> p(5);
    for (Vec2& point : p) point = random.point(100.0);
    const std::vector<Vec2> samples = sampled(p, 4);
    p.insert(p.begin(), p[0] * 2.0 - p[1]);
    p.push_back(p[5] * 2.0 - p[4]);
    for (std::size_t span = 0; span < 4; ++span) {
      const CatmullRomSpan curve = catmullRomSpan(p[span], p[span + 1], p[span + 2], p[span + 3]);
      for (std::size_t k = 0; k < 4; ++k)
        REQUIRE(distance(samples[4 * span + k], curve.at(static_cast<double>(k) / 4.0)) < 1e-9);
    }
  }
}

TEST_CASE("Catmull-Rom: evenly spaced points on a line give that line, evenly") {
  for (double t : {0.0, 0.25, 0.5, 1.0}) {
    const Vec2 p = catmullRomSpan({0.0, 0.0}, {10.0, 5.0}, {20.0, 10.0}, {30.0, 15.0}).at(t);
    CHECK(p.x == Approx(10.0 + 10.0 * t));
    CHECK(p.y == Approx(5.0 + 5.0 * t));
  }
}

TEST_CASE("Catmull-Rom: knots are spaced by the square root of the distance") {
  // Worked out by hand for points at 0, 1, 5, 6 on a line (knot steps 1, 2, 1), half way along the span: the
  // two cubic pieces of the pyramid meet in the middle by symmetry.
  CHECK(catmullRomSpan({0.0, 0.0}, {1.0, 0.0}, {5.0, 0.0}, {6.0, 0.0}).at(0.5).x == Approx(3.0));
  // The velocity at the span's start, per knot: (p1-p0)/1 - (p2-p0)/3 + (p2-p1)/2 = 1 - 5/3 + 2 = 4/3.
  const double h = 1e-6;
  const double start = catmullRomSpan({0.0, 0.0}, {1.0, 0.0}, {5.0, 0.0}, {6.0, 0.0}).at(h).x;
  CHECK((start - 1.0) / (2.0 * h) == Approx(4.0 / 3.0).epsilon(1e-4));
}

TEST_CASE("Catmull-Rom: neighbouring spans share their tangent") {
  Random random(81);
  for (int i = 0; i < 500; ++i) {
    Vec2 p[5];
    for (Vec2& point : p) point = random.point(100.0);
    const double h = 1e-5;
    const Vec2 in = p[2] - catmullRomSpan(p[0], p[1], p[2], p[3]).at(1.0 - h);
    const Vec2 out = catmullRomSpan(p[1], p[2], p[3], p[4]).at(h) - p[2];
    REQUIRE(std::atan2(std::fabs(cross(in, out)), dot(in, out)) < 0.02);
  }
}

TEST_CASE("Catmull-Rom: no span crosses itself or turns back on the spot, whatever the points") {
  Random random(82);
  constexpr std::size_t kSteps = 48;
  for (int i = 0; i < 500; ++i) {
    Vec2 p[4];
    for (Vec2& point : p) point = random.point(i % 2 == 0 ? 100.0 : 5.0);
    if (i % 3 == 0) p[2] = p[1] + random.point(1.0);  // uneven spacing is where uniform knots make loops
    Vec2 curve[kSteps + 1];
    for (std::size_t k = 0; k <= kSteps; ++k)
      curve[k] = catmullRomSpan(p[0], p[1], p[2], p[3]).at(static_cast<double>(k) / kSteps);
    for (std::size_t a = 0; a < kSteps; ++a) {
      for (std::size_t b = a + 2; b < kSteps; ++b)
        REQUIRE_FALSE(segmentsCross(curve[a], curve[a + 1], curve[b], curve[b + 1]));
      if (a > 0) REQUIRE(dot(curve[a] - curve[a - 1], curve[a + 1] - curve[a]) > 0.0);
    }
  }
}

TEST_CASE("Catmull-Rom: coincident points give finite samples") {
  const Vec2 p{3.0, 4.0};
  const Vec2 q{50.0, -7.0};
  for (const std::vector<Vec2>& points :
       {std::vector<Vec2>{p, p}, {p, p, p, p}, {p, p, q}, {p, q, q}, {p, q, p}, {p, q, q, p}, {q, p, p, p}}) {
    for (Vec2 sample : sampled(points, 8)) {
      REQUIRE(isFinitePoint(sample));
      REQUIRE((sample.x > -100.0 && sample.x < 200.0 && sample.y > -100.0 && sample.y < 100.0));
    }
  }
  for (double gap : {1e-15, 1e-12, 1e-9, 1e-6}) {
    for (Vec2 sample : sampled({p, p + Vec2{gap, 0.0}, q}, 8)) {
      REQUIRE(isFinitePoint(sample));
      REQUIRE(distance(sample, p) < 2.0 * distance(p, q));
    }
  }
}

TEST_CASE("Catmull-Rom: two points give the straight line between them") {
  for (Vec2 sample : sampled({{0.0, 0.0}, {30.0, 60.0}}, 8)) {
    CHECK(sample.y == Approx(2.0 * sample.x).margin(1e-10));
    CHECK((sample.x >= 0.0 && sample.x <= 30.0));
  }
}
