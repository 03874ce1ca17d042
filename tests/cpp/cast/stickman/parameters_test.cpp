#include "cast/stickman/parameters.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;

TEST_CASE("stickman parameters: the body's given lengths") {
  const StickmanBody body;
  CHECK(body.spine == 54.0);
  CHECK(body.neck == 13.0);
  CHECK(body.headRadius == 12.0);
  CHECK(body.upperArm == 27.0);
  CHECK(body.forearm == 25.0);
  CHECK(body.thigh == 37.0);
  CHECK(body.shin == 37.0);
  CHECK(body.hipHeight == 66.0);
}

TEST_CASE("stickman parameters: authored figures keep the bounds of the gait table") {
  const GaitRange gait = StickmanParameters{}.gait;
  CHECK(gait.walk.lift >= 8.0);
  CHECK(gait.run.lift >= 20.0);
  CHECK(test::toDegrees(gait.walk.lean) >= 3.0);
  CHECK(test::toDegrees(gait.run.lean) >= 10.0);
  CHECK(test::toDegrees(gait.walk.armSwing) * 2.0 >= 25.0);
  CHECK(test::toDegrees(gait.run.armSwing) * 2.0 >= 45.0);
  CHECK(gait.walk.bob * 2.0 >= 3.0);
  CHECK(gait.run.bob * 2.0 >= 5.0);
  CHECK(gait.walk.bobPeak == Approx(gait.walk.duty / 2).margin(0.05));  // highest in mid-stance
  CHECK((gait.run.bobPeak > gait.run.duty && gait.run.bobPeak < 0.5));  // highest in flight
  CHECK((gait.walk.shift > 0.0 && gait.run.shift > gait.walk.shift));   // feet shift with the lean
}
