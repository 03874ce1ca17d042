#include "cast/stickman/spear.hpp"

#include <cmath>

#include "catch.hpp"
#include "smoothness.hpp"

using namespace stickman;
using namespace stickman::test;

TEST_CASE("spear: a straight line through both hands, of one length, its point ahead of the far hand") {
  Random random(21);
  for (int i = 0; i < 2000; ++i) {
    const Vec2 rear = random.point(60.0);
    const double angle = random.between(-4.0, 4.0);
    const double gap = random.between(14.5, 36.0);
    const Vec2 along{std::cos(angle), -std::sin(angle)};
    const SpearState spear = spearBetween(rear, rear + along * gap, 1.0);
    REQUIRE(distance(spear.tip, spear.butt) == Approx(kSpearLength).margin(1e-9));
    REQUIRE(spear.rearGrip == rear);
    REQUIRE(spear.frontGrip == rear + along * gap);
    for (const Vec2 point : {spear.tip, spear.butt}) {
      REQUIRE(dot(perpendicular(along), point - rear) == Approx(0.0).margin(1e-9));
    }
    REQUIRE(dot(along, spear.tip - spear.frontGrip) > 0.0);
    REQUIRE(dot(along, spear.rearGrip - spear.butt) > 0.0);
    REQUIRE(distance(spear.tip, lerp(rear, spear.frontGrip, 0.5)) == Approx(kSpearAhead).margin(1e-9));
  }
}

TEST_CASE("spear: there is never more or less of it than all and nothing") {
  CHECK(spearBetween({0.0, 0.0}, {28.0, 0.0}, -0.3).presence == 0.0);
  CHECK(spearBetween({0.0, 0.0}, {28.0, 0.0}, 0.4).presence == 0.4);
  CHECK(spearBetween({0.0, 0.0}, {28.0, 0.0}, 1.7).presence == 1.0);
}

TEST_CASE("spear: hands that meet on their way to the shaft leave it whole and pointing forward") {
  const SpearState spear = spearBetween({5.0, -7.0}, {5.0, -7.0}, 0.5);
  CHECK(isFinitePoint(spear.tip));
  CHECK(distance(spear.tip, spear.butt) == Approx(kSpearLength));
  CHECK(spear.tip.x > 5.0);
  // One hand passing the other a finger's breadth below, the shaft turns, but does not jump.
  const auto tipY = [](double way) { return spearBetween({0.0, 0.0}, {20.0 - 25.0 * way, 2.0}, 1.0).tip.y; };
  double largest = 0.0;
  for (int i = 0; i < 1000; ++i)
    largest = std::fmax(largest, std::fabs(tipY((i + 1) / 1000.0) - tipY(i / 1000.0)));
  CHECK(largest < 3.0);
}
