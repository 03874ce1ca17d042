#include "motion/gait.hpp"

#include "cast/stickman/parameters.hpp"
#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

namespace {

const GaitRange kRange = StickmanParameters{}.gait;

// stride * cadence / duty of a pace: the speed at which a foot planted at it does not slide.
double speedOf(const Pace& pace) { return pace.stride * pace.cadence / pace.duty; }

// Stride, cadence and duty of walk and run by chance; either may be the faster one.
GaitRange randomRange(Random& random) {
  GaitRange range = kRange;
  const auto vary = [&](GaitStyle& style) {
    style.stride = random.between(10.0, 75.0);
    style.cadence = random.between(0.5, 5.0);
    style.duty = random.between(0.25, 0.8);
  };
  vary(range.walk);
  vary(range.run);
  return range;
}

}  // namespace

TEST_CASE("gait: the table's given figures") {
  CHECK(kRange.walk.stride == 44.0);
  CHECK(kRange.walk.cadence == 1.5);
  CHECK(kRange.walk.duty == 0.62);
  CHECK(kRange.run.stride == 60.0);
  CHECK(kRange.run.cadence == 2.55);
  CHECK(kRange.run.duty == 0.40);
}

TEST_CASE("gait: ground speeds of walk and run") {
  CHECK(groundSpeed(kRange.walk) == Approx(44.0 * 1.5 / 0.62).epsilon(1e-15));
  CHECK(speedOfGait(kRange, 0.0) == Approx(106.4516129).epsilon(1e-9));
  CHECK(speedOfGait(kRange, 1.0) == Approx(382.5).epsilon(1e-14));
  CHECK(speedOfGait(kRange, 0.5) == Approx(52.0 * 2.025 / 0.51).epsilon(1e-14));
  CHECK(speedOfGait(kRange, -3.0) == speedOfGait(kRange, 0.0));
  CHECK(speedOfGait(kRange, 7.0) == speedOfGait(kRange, 1.0));
}

TEST_CASE("gait: every parameter is interpolated linearly") {
  const GaitStyle a = kRange.walk;
  const GaitStyle b = kRange.run;
  using Member = double GaitStyle::*;
  const Member members[] = {&GaitStyle::stride,    &GaitStyle::cadence,   &GaitStyle::duty,
                            &GaitStyle::lift,      &GaitStyle::hipHeight, &GaitStyle::bob,
                            &GaitStyle::bobPeak,   &GaitStyle::lean,      &GaitStyle::shift,
                            &GaitStyle::armSwing,  &GaitStyle::armRest,   &GaitStyle::elbowFlex,
                            &GaitStyle::elbowSwing};
  static_assert(sizeof(GaitStyle) == sizeof members / sizeof members[0] * sizeof(double));
  for (double t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const GaitStyle mixed = lerp(a, b, t);
    for (const auto member : members)
      CHECK(mixed.*member == Approx((1.0 - t) * a.*member + t * b.*member).margin(1e-14));
  }
}

TEST_CASE("gait: the gait of a gait's speed is that gait") {
  for (int i = 0; i <= 1000; ++i) {
    const double gait = i / 1000.0;
    REQUIRE(gaitOfSpeed(kRange, speedOfGait(kRange, gait)) == Approx(gait).margin(1e-12));
  }
  CHECK(gaitOfSpeed(kRange, 0.0) == 0.0);
  CHECK(gaitOfSpeed(kRange, 60.0) == 0.0);
  CHECK(gaitOfSpeed(kRange, 1000.0) == 1.0);
  CHECK(gaitOfSpeed(kRange, 1e30) == 1.0);
}

TEST_CASE("gait: the speed's sign does not change the gait") {
  for (double speed = 0.0; speed <= 1000.0; speed += 12.5)
    CHECK(gaitOfSpeed(kRange, -speed) == gaitOfSpeed(kRange, speed));
}

TEST_CASE("gait: round trip for any walk and any run") {
  Random random(50);
  for (int i = 0; i < 5000; ++i) {
    const GaitRange range = randomRange(random);
    const double slowest = groundSpeed(range.walk);
    const double speed = slowest + random.unit() * (groundSpeed(range.run) - slowest);
    const double gait = gaitOfSpeed(range, speed);
    REQUIRE((gait >= 0.0 && gait <= 1.0));
    REQUIRE(speedOfGait(range, gait) == Approx(speed).epsilon(1e-9));
  }
}

TEST_CASE("gait: a faster speed never has a slower gait") {
  double previous = 0.0;
  for (double speed = 0.0; speed <= 1000.0; speed += 0.5) {
    const double gait = gaitOfSpeed(kRange, speed);
    REQUIRE(gait >= previous);
    previous = gait;
  }
  CHECK(previous == 1.0);
}

TEST_CASE("gait: degenerate ranges are finite") {
  SECTION("run and walk are the same") {
    const GaitRange same{kRange.walk, kRange.walk};
    for (double speed : {0.0, 50.0, groundSpeed(same.walk), 110.0, 1000.0}) {
      const double gait = gaitOfSpeed(same, speed);
      CHECK((gait >= 0.0 && gait <= 1.0));
      CHECK(speedOfGait(same, gait) == groundSpeed(same.walk));
    }
    CHECK(gaitOfSpeed(same, 50.0) == 0.0);
    CHECK(gaitOfSpeed(same, 200.0) == 1.0);
  }
  SECTION("they differ in one thing only") {
    for (int which = 0; which < 3; ++which) {
      GaitRange range{kRange.walk, kRange.walk};
      if (which == 0) range.run.stride = 60.0;
      if (which == 1) range.run.cadence = 2.55;
      if (which == 2) range.run.duty = 0.40;
      for (double gait : {0.0, 0.3, 0.7, 1.0})
        CHECK(gaitOfSpeed(range, speedOfGait(range, gait)) == Approx(gait).margin(1e-12));
    }
  }
  SECTION("the run is slower than the walk") {
    const GaitRange swapped{kRange.run, kRange.walk};
    for (double gait : {0.0, 0.3, 0.7, 1.0})
      CHECK(gaitOfSpeed(swapped, speedOfGait(swapped, gait)) == Approx(gait).margin(1e-12));
    CHECK(gaitOfSpeed(swapped, 0.0) == 1.0);
    CHECK(gaitOfSpeed(swapped, 1000.0) == 0.0);
  }
}

TEST_CASE("pace: stride * cadence / duty is the speed, also while the style lags behind it") {
  double worst = 0.0;
  for (double speed = -200.0; speed <= 1000.0; speed += 1.0) {
    for (double gait : {0.0, 0.25, 0.5, 1.0}) {
      for (double overRun : {1.0, 1.3, 2.7}) {
        const Pace pace = paceOf(kRange, lerp(kRange.walk, kRange.run, gait), speed, overRun);
        REQUIRE((pace.duty > 0.0 && pace.duty < 1.0 && pace.stride >= 0.0));
        worst = std::fmax(worst, std::fabs(speedOf(pace) - speed));
      }
    }
  }
  CHECK(worst < 1e-10);
}

TEST_CASE("pace: the authored figures at the walk's and the run's own speed") {
  const Pace walk = paceOf(kRange, kRange.walk, groundSpeed(kRange.walk), 1.0);
  CHECK(walk.stride == Approx(44.0).epsilon(1e-14));
  CHECK(walk.cadence == Approx(1.5).epsilon(1e-14));
  CHECK(walk.duty == Approx(0.62).epsilon(1e-14));
  const Pace run = paceOf(kRange, kRange.run, groundSpeed(kRange.run), 1.0);
  CHECK(run.stride == Approx(60.0).epsilon(1e-14));
  CHECK(run.cadence == Approx(2.55).epsilon(1e-14));
  CHECK(run.duty == Approx(0.40).epsilon(1e-14));
}

TEST_CASE("pace: slower than the walk, cadence and stride shrink together") {
  Pace previous = paceOf(kRange, kRange.walk, groundSpeed(kRange.walk), 1.0);
  for (double speed = 100.0; speed > 0.5; speed *= 0.9) {
    const Pace pace = paceOf(kRange, kRange.walk, speed, 1.0);
    CHECK(pace.stride < previous.stride);
    CHECK(pace.cadence < previous.cadence);
    CHECK(pace.duty == 0.62);
    previous = pace;
  }
}

TEST_CASE("pace: faster than the run, cadence and stride grow together and the feet touch for less") {
  Pace previous = paceOf(kRange, kRange.run, 382.5, 1.0);
  for (double speed = 400.0; speed <= 1000.0; speed += 50.0) {
    const Pace pace = paceOf(kRange, kRange.run, speed, speed / 382.5);
    CHECK(pace.stride > previous.stride);
    CHECK(pace.cadence > previous.cadence);
    CHECK(pace.duty < previous.duty);
    previous = pace;
  }
}

TEST_CASE("pace: standing still and backwards") {
  const Pace still = paceOf(kRange, kRange.walk, 0.0, 1.0);
  CHECK((still.stride >= 0.0 && still.stride < 22.0));
  CHECK(still.cadence == 0.0);  // nobody runs on the spot
  CHECK(still.duty == 0.62);
  for (double speed : {1e-300, 1e-12, 1e-6}) {
    const Pace pace = paceOf(kRange, kRange.walk, speed, 1.0);
    CHECK((std::isfinite(pace.cadence) && pace.cadence >= 0.0 && pace.cadence < 0.01));
  }
  const Pace ahead = paceOf(kRange, kRange.walk, 80.0, 1.0);
  const Pace back = paceOf(kRange, kRange.walk, -80.0, 1.0);
  CHECK(back.stride == ahead.stride);
  CHECK(back.cadence == -ahead.cadence);
}
