#include "game/capsule.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;

namespace {

// The same by trying: both segments walked along in small steps.
double byTrying(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  double nearest = 1e9;
  for (int i = 0; i <= 200; ++i) nearest = std::min(nearest, distanceToSegment(c, d, lerp(a, b, i / 200.0)));
  return nearest;
}

}  // namespace

TEST_CASE("A point's distance to a segment: beside it, beyond its ends, and to a single point") {
  CHECK(distanceToSegment({0, 0}, {10, 0}, {5, 3}) == Approx(3.0));
  CHECK(distanceToSegment({0, 0}, {10, 0}, {13, 4}) == Approx(5.0));
  CHECK(distanceToSegment({0, 0}, {10, 0}, {-3, -4}) == Approx(5.0));
  CHECK(distanceToSegment({2, 2}, {2, 2}, {5, 6}) == Approx(5.0));
}

TEST_CASE("Segments that cross are at distance 0, others as far as their nearest points") {
  CHECK(segmentDistance({0, 0}, {10, 10}, {0, 10}, {10, 0}) == 0.0);
  CHECK(segmentDistance({0, 0}, {10, 0}, {10, 0}, {10, 5}) == 0.0);
  CHECK(segmentDistance({0, 0}, {10, 0}, {4, 2}, {6, 2}) == Approx(2.0));
  CHECK(segmentDistance({0, 0}, {10, 0}, {12, 0}, {20, 0}) == Approx(2.0));
  CHECK(segmentDistance({1, 1}, {1, 1}, {4, 5}, {4, 5}) == Approx(5.0));
  test::Random random(7);
  for (int i = 0; i < 2000; ++i) {
    const Vec2 a = random.point(50.0);
    const Vec2 b = random.point(50.0);
    const Vec2 c = random.point(50.0);
    const Vec2 d = random.point(50.0);
    const double exact = segmentDistance(a, b, c, d);
    REQUIRE(exact <= byTrying(a, b, c, d) + 1e-9);
    REQUIRE(exact >= byTrying(a, b, c, d) - 0.5);
    REQUIRE(exact == Approx(segmentDistance(c, d, a, b)).margin(1e-9));
  }
}

TEST_CASE("Capsules touch within their margin, and a negative margin forgives") {
  const Capsule one{{0, 0}, {0, 20}, 5.0};
  const Capsule other{{12, 10}, {30, 10}, 6.0};
  CHECK_FALSE(touches(one, other, 0.0));
  CHECK(touches(one, other, 1.5));
  CHECK(touches(one, {{9, 10}, {9, 10}, 5.0}, 0.0));
  CHECK_FALSE(touches(one, {{9, 10}, {9, 10}, 5.0}, -2.0));
  // What is thinner than the margin forgives cannot be touched at all.
  CHECK_FALSE(touches({{0, 0}, {0, 0}, 1.0}, {{0, 0}, {0, 0}, 1.0}, -5.0));
}
