#include "stage/fixed_clock.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;
using stickman::test::Random;

namespace {

constexpr int kRates[] = {30, 60, 120, 144, 165, 240};

long ticksIn(int seconds, int rate) {
  FixedClock clock;
  long ticks = 0;
  for (long frame = 0; frame < static_cast<long>(seconds) * rate; ++frame) ticks += clock.advance(1.0 / rate);
  return ticks;
}

}  // namespace

TEST_CASE("fixed clock: the same time gives the same number of ticks at every display rate") {
  for (int rate : kRates) {
    INFO(rate << " Hz");
    CHECK(ticksIn(1, rate) == 120);
    CHECK(ticksIn(10, rate) == 1200);
    CHECK(ticksIn(3600, rate) == 432000);
  }
}

TEST_CASE("fixed clock: at every whole second on the way, too") {
  for (int rate : kRates) {
    FixedClock clock;
    long ticks = 0;
    for (int second = 1; second <= 600; ++second) {
      for (int frame = 0; frame < rate; ++frame) ticks += clock.advance(1.0 / rate);
      REQUIRE(ticks == 120L * second);
    }
  }
}

TEST_CASE("fixed clock: a page that has been open for half a day loses no tick") {
  for (int rate : {60, 165, 240}) {
    INFO(rate << " Hz");
    CHECK(ticksIn(43200, rate) == 5184000);
  }
}

TEST_CASE("fixed clock: nothing passes for 0, negative and NaN") {
  FixedClock clock;
  clock.advance(0.0125);
  const double before = clock.interpolation();
  for (double dt : {0.0, -0.0, -1.0, -1e30, kNaN, -kNaN, -kInfinity}) {
    CHECK(clock.advance(dt) == 0);
    CHECK(clock.interpolation() == before);
  }
}

TEST_CASE("fixed clock: a long frame counts as one thirtieth of a second, with no backlog") {
  for (double dt : {1.0 / 30.0, 0.05, 5.0, 1e30, kInfinity}) {
    FixedClock clock;
    CHECK(clock.advance(dt) == 4);
    CHECK(clock.advance(0.0) == 0);
    CHECK(clock.advance(1.0 / 120.0) == 1);
  }
  // CASES 4: sixty frames, half a minute hidden, then one clamped step and on as before.
  FixedClock clock;
  for (int frame = 0; frame < 60; ++frame) CHECK(clock.advance(1.0 / 60.0) == 2);
  CHECK(clock.advance(30.0) == 4);
  for (int frame = 0; frame < 60; ++frame) CHECK(clock.advance(1.0 / 60.0) == 2);
}

TEST_CASE("fixed clock: a tick runs when its time has come, less a microsecond") {
  FixedClock early;
  CHECK(early.advance(1.0 / 120.0 - 2e-6) == 0);
  CHECK(early.advance(3e-6) == 1);
  FixedClock onTime;
  CHECK(onTime.advance(1.0 / 120.0 - 0.5e-6) == 1);
}

TEST_CASE("fixed clock: the interpolation is the time since the last tick, in ticks") {
  FixedClock clock;
  CHECK(clock.interpolation() == 0.0);
  double elapsed = 0.0;
  long ticks = 0;
  Random random(70);
  for (int i = 0; i < 10000; ++i) {
    const double dt = random.between(0.0, 0.03);
    elapsed += dt;
    ticks += clock.advance(dt);
    const double share = clock.interpolation();
    REQUIRE((share >= 0.0 && share <= 1.0));
    REQUIRE((static_cast<double>(ticks) + share) / 120.0 == Approx(elapsed).margin(1.1e-6));
  }
}
