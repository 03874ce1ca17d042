#include "rig/squash.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

TEST_CASE("squash: the width answers the height by 0.7") {
  CHECK(squashFromHeight(1.0).x == 1.0);
  CHECK(squashFromHeight(1.0).y == 1.0);
  CHECK(squashFromHeight(0.84).x == Approx(1.112));
  CHECK(squashFromHeight(1.14).x == Approx(0.902));
  CHECK(squashFromHeight(0.82).x == Approx(1.126));
  for (double sy = 0.5; sy <= 1.5; sy += 0.01) {
    REQUIRE(squashFromHeight(sy).y == sy);
    REQUIRE(squashFromHeight(sy).x == Approx(1.0 + (1.0 - sy) * 0.7));
  }
}

TEST_CASE("squash: the pivot stays, distances from it scale by axis") {
  Random random(31);
  for (int i = 0; i < 1000; ++i) {
    const Squash squash = squashFromHeight(random.between(0.5, 1.5));
    const Vec2 pivot = random.point(200.0);
    const Vec2 point = random.point(200.0);
    REQUIRE((apply(squash, pivot, pivot) == pivot));
    const Vec2 moved = apply(squash, point, pivot);
    REQUIRE(moved.x - pivot.x == Approx((point.x - pivot.x) * squash.x).margin(1e-9));
    REQUIRE(moved.y - pivot.y == Approx((point.y - pivot.y) * squash.y).margin(1e-9));
  }
}

TEST_CASE("squash: height scale 1 leaves every point where it is when the pivot is the origin") {
  Random random(32);
  for (int i = 0; i < 1000; ++i) {
    const Vec2 point = random.point(200.0);
    REQUIRE((apply(squashFromHeight(1.0), point, {0.0, 0.0}) == point));
  }
}
