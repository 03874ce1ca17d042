#include "math/vec2.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

TEST_CASE("vec2: arithmetic works by component") {
  CHECK((Vec2{1.0, 2.0} + Vec2{10.0, 20.0} == Vec2{11.0, 22.0}));
  CHECK((Vec2{1.0, 2.0} - Vec2{10.0, 25.0} == Vec2{-9.0, -23.0}));
  CHECK((Vec2{1.0, -2.0} * 3.0 == Vec2{3.0, -6.0}));
  CHECK((3.0 * Vec2{1.0, -2.0} == Vec2{3.0, -6.0}));
  CHECK(dot({1.0, 2.0}, {3.0, -4.0}) == -5.0);
}

TEST_CASE("vec2: two points are equal only when both components are") {
  CHECK((Vec2{1.0, 2.0} == Vec2{1.0, 2.0}));
  CHECK_FALSE((Vec2{1.0, 2.0} == Vec2{1.0, 3.0}));
  CHECK_FALSE((Vec2{1.0, 2.0} == Vec2{0.0, 2.0}));
}

TEST_CASE("vec2: the perpendicular is a quarter turn from +x towards +y, of the same length") {
  CHECK((perpendicular({1.0, 0.0}) == Vec2{0.0, 1.0}));
  CHECK((perpendicular({0.0, 1.0}) == Vec2{-1.0, 0.0}));
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    const Vec2 v = random.point(100.0);
    CHECK(dot(v, perpendicular(v)) == 0.0);
    CHECK(length(perpendicular(v)) == length(v));
    CHECK((perpendicular(perpendicular(v)) == v * -1.0));
  }
}

TEST_CASE("vec2: lengths and distances") {
  CHECK(length({3.0, -4.0}) == 5.0);
  CHECK(length({0.0, 0.0}) == 0.0);
  CHECK(distance({1.0, 1.0}, {4.0, 5.0}) == 5.0);
  CHECK(distance({4.0, 5.0}, {1.0, 1.0}) == 5.0);
}

TEST_CASE("vec2: lerp runs from the first point to the second and beyond") {
  const Vec2 a{-2.0, 8.0};
  const Vec2 b{6.0, 4.0};
  CHECK((lerp(a, b, 0.0) == a));
  CHECK((lerp(a, b, 1.0) == b));
  CHECK((lerp(a, b, 0.25) == Vec2{0.0, 7.0}));
  CHECK((lerp(a, b, 2.0) == Vec2{14.0, 0.0}));
}
