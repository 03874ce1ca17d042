#include "rig/forward_limb.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

namespace {

constexpr double kQuarter = 1.57079632679489662;

ForwardLimbResult limbAt(Vec2 root, double angle, double flex) {
  return solve(ForwardLimb{.root = root, .upper = 27.0, .lower = 25.0, .angle = angle, .flex = flex});
}

void checkPoint(Vec2 p, double x, double y) {
  CHECK(p.x == Approx(x).margin(1e-12));
  CHECK(p.y == Approx(y).margin(1e-12));
}

}  // namespace

TEST_CASE("forward limb: angle 0 hangs straight down, positive swings forward") {
  checkPoint(limbAt({10.0, -5.0}, 0.0, 0.0).joint, 10.0, 22.0);
  checkPoint(limbAt({10.0, -5.0}, 0.0, 0.0).end, 10.0, 47.0);
  checkPoint(limbAt({0.0, 0.0}, kQuarter, 0.0).end, 52.0, 0.0);
  checkPoint(limbAt({0.0, 0.0}, -kQuarter, 0.0).end, -52.0, 0.0);
  checkPoint(limbDirection(0.0), 0.0, 1.0);
  checkPoint(limbDirection(kQuarter), 1.0, 0.0);
}

TEST_CASE("forward limb: the flex bends the lower bone forward of the upper one") {
  checkPoint(limbAt({0.0, 0.0}, 0.0, kQuarter).joint, 0.0, 27.0);
  checkPoint(limbAt({0.0, 0.0}, 0.0, kQuarter).end, 25.0, 27.0);
  checkPoint(limbAt({0.0, 0.0}, -kQuarter, kQuarter).end, -27.0, 25.0);
}

TEST_CASE("forward limb: bones keep their length and have the asked angles") {
  Random random(30);
  for (int i = 0; i < 10000; ++i) {
    const ForwardLimb limb{.root = random.point(300.0),
                           .upper = random.between(1.0, 80.0),
                           .lower = random.between(1.0, 80.0),
                           .angle = random.between(-3.0, 3.0),
                           .flex = random.between(-3.0, 3.0)};
    const ForwardLimbResult solved = solve(limb);
    REQUIRE(distance(limb.root, solved.joint) == Approx(limb.upper).margin(1e-9));
    REQUIRE(distance(solved.joint, solved.end) == Approx(limb.lower).margin(1e-9));
    const Vec2 upper = solved.joint - limb.root;
    REQUIRE(std::atan2(upper.x, upper.y) == Approx(limb.angle).margin(1e-9));
    const Vec2 lower = solved.end - solved.joint;
    const double turned = std::remainder(std::atan2(lower.x, lower.y) - limb.angle - limb.flex, 4 * kQuarter);
    REQUIRE(std::fabs(turned) < 1e-9);
  }
}
