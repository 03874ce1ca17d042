#include "cast/stickman/body_targets.hpp"

#include <cmath>

#include "catch.hpp"
#include "rig/forward_limb.hpp"
#include "spear_reach.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr ArmLengths kArm{27.0, 25.0};

// Where an arm target has the hand, relative to the shoulder.
Vec2 handOf(ArmTarget target) { return limbDirection(target.angle) * armReach(target.flex, kArm); }

}  // namespace

TEST_CASE("body targets: reach is the third side of the arm's triangle") {
  CHECK(armReach(0.0, kArm) == Approx(52.0));
  CHECK(armReach(3.14159265358979323846, kArm) == Approx(2.0).margin(1e-6));
  CHECK(armReach(1.5707963267948966, kArm) == Approx(std::hypot(27.0, 25.0)));
  double last = 53.0;
  for (double flex = 0.0; flex <= 3.14; flex += 0.01) {
    const double reach = armReach(flex, kArm);
    REQUIRE(reach < last);
    REQUIRE(armReach(-flex, kArm) == Approx(reach));
    last = reach;
  }
}

TEST_CASE("body targets: an arm towards a hand within reach has the hand there") {
  Random random(11);
  for (int i = 0; i < 5000; ++i) {
    const double angle = random.between(-10.0, 10.0);
    const double reach = random.between(2.5, 51.5);
    const Vec2 hand{std::sin(angle) * reach, std::cos(angle) * reach};
    const ArmTarget arm = armTowards(hand, kArm);
    REQUIRE(arm.flex >= 0.0);
    REQUIRE(distance(handOf(arm), hand) < 1e-5);
  }
}

TEST_CASE("body targets: out of reach the arm is straight or folded, and points there") {
  for (const double reach : {52.0, 60.0, 1e6, 1e30}) {
    const ArmTarget arm = armTowards({0.6 * reach, -0.8 * reach}, kArm);
    CHECK(arm.flex == Approx(0.0).margin(1e-6));
    CHECK(limbDirection(arm.angle).x == Approx(0.6).margin(1e-6));
    CHECK(limbDirection(arm.angle).y == Approx(-0.8).margin(1e-6));
  }
  const ArmTarget folded = armTowards({0.0, 0.0}, kArm);
  CHECK(std::isfinite(folded.angle));
  CHECK(folded.flex == Approx(3.14159265358979323846).margin(1e-6));
}

TEST_CASE("body targets: an arm posed by its joints is the same arm") {
  for (double upper = -6.5; upper <= 6.5; upper += 0.25) {
    for (double flex = 0.0; flex <= 2.5; flex += 0.25) {
      INFO("upper " << upper << " flex " << flex);
      const ForwardLimbResult limb = solve(ForwardLimb{{0.0, 0.0}, 27.0, 25.0, upper, flex});
      const ArmTarget arm = armFromJoints(upper, flex, kArm);
      REQUIRE(distance(handOf(arm), limb.end) < 1e-6);
      REQUIRE(arm.flex == flex);
      REQUIRE(std::fabs(arm.angle - upper) < 3.1416);  // it counts whole turns with the upper arm
    }
  }
}

TEST_CASE("body targets: setting an arm sets that arm alone, its elbow behind") {
  BodyTargets targets{};
  setArm(targets, Side::kNear, {0.4, 0.7});
  CHECK(targets[Target::kNearArm] == 0.4);
  CHECK(targets[Target::kNearFlex] == 0.7);
  CHECK(targets[Target::kNearSide] == 1.0);
  CHECK(targets[Target::kFarArm] == 0.0);
  setArm(targets, Side::kFar, {-0.2, 1.1});
  CHECK(targets[Target::kFarArm] == -0.2);
  CHECK(targets[Target::kFarFlex] == 1.1);
  CHECK(targets[Target::kFarSide] == 1.0);
  CHECK(targets[Target::kNearArm] == 0.4);
}

TEST_CASE("body targets: a held spear has both hands on their grips, 28 u apart, elbows to opposite sides") {
  Random random(12);
  int held = 0;
  for (int i = 0; i < 5000; ++i) {
    const double angle = random.between(-7.0, 7.0);
    const SpearHold hold{random.point(45.0), angle};
    if (!bothWithinReach(hold)) continue;
    ++held;
    BodyTargets targets{};
    holdSpear(targets, hold, kArm);
    const Vec2 nearHand = handOf({targets[Target::kNearArm], targets[Target::kNearFlex]});
    const Vec2 farHand = handOf({targets[Target::kFarArm], targets[Target::kFarFlex]});
    const Grips grips = gripsOf(hold);
    REQUIRE(distance(nearHand, grips.rear) < 1e-5);
    REQUIRE(distance(farHand, grips.front) < 1e-5);
    REQUIRE(distance(nearHand, farHand) == Approx(28.0).margin(1e-4));
    REQUIRE(targets[Target::kNearSide] * targets[Target::kFarSide] == -1.0);
    REQUIRE(targets[Target::kSpear] == 1.0);
  }
  CHECK(held > 1000);
}
