#include "cast/thrust.hpp"

#include "catch.hpp"
#include "smoothness.hpp"
#include "spear_reach.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr int kSteps = 1000;

double along(double part) { return thrustPose(part).hold.centre.x; }

}  // namespace

TEST_CASE("thrust: both grips are within reach of the arms at every moment") {
  for (int i = 0; i <= kSteps; ++i) {
    INFO("part " << i << "/" << kSteps);
    REQUIRE(bothWithinReach(thrustPose(static_cast<double>(i) / kSteps).hold));
  }
}

TEST_CASE("thrust: drawn back, driven forward, held, recovered") {
  double back = 0.0;
  double front = 0.0;
  double fastest = 0.0;
  for (int i = 0; i <= kSteps; ++i) {
    const double part = static_cast<double>(i) / kSteps;
    if (along(part) < along(back)) back = part;
    if (along(part) > along(front) + 1e-9) front = part;
    const auto speed = [](double p) { return along(p + 0.001) - along(p - 0.001); };
    if (speed(part) > speed(fastest)) fastest = part;
  }
  CHECK(back > 0.15);     // anticipation is seen
  CHECK(fastest > back);  // action
  CHECK(fastest < front);
  CHECK(front - back < back);                                       // quicker out than back
  CHECK(front < 0.7);                                               // recovery
  CHECK(along(front) - along(back) >= 55.0);                        // as far as both arms reach: about 65 u
  CHECK(along(front + 0.05) == Approx(along(front)).margin(1e-6));  // held
  CHECK(thrustPose(front).lean > thrustPose(back).lean + 0.1);      // the body is behind it
}

TEST_CASE("thrust: straight: the point goes forward, not about") {
  for (int i = 0; i <= kSteps; ++i) {
    const SpearHold hold = thrustPose(static_cast<double>(i) / kSteps).hold;
    REQUIRE(std::fabs(toDegrees(hold.angle)) < 15.0);
    REQUIRE(hold.centre.y > 5.0);  // below the shoulder
    REQUIRE(hold.centre.y < 30.0);
  }
}

TEST_CASE("thrust: nothing in it starts or ends with a jerk") {
  const auto smooth = [](const auto& value) {
    return halvingRatio([&](double part) { return value(thrustPose(part)); }, -0.1, 1.1, 2400) >=
           kSmoothRatio;
  };
  CHECK(smooth([](const ThrustPose& pose) { return pose.hold.centre.x; }));
  CHECK(smooth([](const ThrustPose& pose) { return pose.hold.centre.y; }));
  CHECK(smooth([](const ThrustPose& pose) { return pose.hold.angle; }));
  CHECK(smooth([](const ThrustPose& pose) { return pose.lean; }));
  CHECK(thrustPose(0.0).lean == 0.0);  // added to what the legs' action has
  CHECK(thrustPose(1.0).lean == 0.0);
}
