#include "cast/hound/gait.hpp"

#include <cmath>

#include "cast/hound/parameters.hpp"
#include "catch.hpp"
#include "math/scalar.hpp"

using namespace stickman;

namespace {

constexpr HoundGait kGaits[] = {HoundGait::kWalk, HoundGait::kTrot, HoundGait::kGallop};

double circular(double a, double b) { return std::fabs(wrapUnit(a - b + 0.5) - 0.5); }

}  // namespace

TEST_CASE("hound's gait: the beats of walk, trot and rotary gallop") {
  const auto at = [](HoundGait gait, HoundLeg leg) { return touchdownPhase(gait, leg); };
  // Walk: LH, LF, RH, RF, a quarter apart.
  CHECK(at(HoundGait::kWalk, kHindFar) == 0.0);
  CHECK(at(HoundGait::kWalk, kFrontFar) == 0.25);
  CHECK(at(HoundGait::kWalk, kHindNear) == 0.5);
  CHECK(at(HoundGait::kWalk, kFrontNear) == 0.75);
  // Trot: diagonal pairs, half a cycle apart.
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    CHECK(touchdownPhase(HoundGait::kTrot, leg) == touchdownPhase(HoundGait::kTrot, diagonalOf(leg)));
    CHECK(circular(touchdownPhase(HoundGait::kTrot, leg), touchdownPhase(HoundGait::kTrot, partnerOf(leg))) ==
          Approx(0.5));
  }
  // Rotary gallop: LH, RH, RF, LF.
  CHECK(at(HoundGait::kGallop, kHindFar) < at(HoundGait::kGallop, kHindNear));
  CHECK(at(HoundGait::kGallop, kHindNear) < at(HoundGait::kGallop, kFrontNear));
  CHECK(at(HoundGait::kGallop, kFrontNear) < at(HoundGait::kGallop, kFrontFar));
}

TEST_CASE("hound's gait: follows the speed and does not waver between two") {
  CHECK(gaitForSpeed(HoundGait::kWalk, 0.0) == HoundGait::kWalk);
  CHECK(gaitForSpeed(HoundGait::kWalk, 250.0) == HoundGait::kTrot);
  CHECK(gaitForSpeed(HoundGait::kWalk, 700.0) == HoundGait::kGallop);
  CHECK(gaitForSpeed(HoundGait::kGallop, 20.0) == HoundGait::kWalk);
  for (double speed = 0.0; speed <= 700.0; speed += 1.0) {
    for (const HoundGait gait : kGaits) {
      const HoundGait next = gaitForSpeed(gait, speed);
      REQUIRE(gaitForSpeed(next, speed) == next);
      REQUIRE(gaitForSpeed(next, speed + 0.5) >= next);
    }
  }
}

TEST_CASE(
    "hound's gait: a change brings every leg forward, at most at twice the clock's rate, exactly into step") {
  for (const HoundGait from : kGaits) {
    for (const HoundGait to : kGaits) {
      if (from == to) continue;
      for (int k = 0; k < 16; ++k) {
        StrideClock clock = clockAt(from, k / 16.0);
        beginChange(clock, to);
        double slowest = 1e9;
        double fastest = 0.0;
        constexpr double kStep = 0.002;
        for (int i = 0; clock.progress < 1.0; ++i) {
          REQUIRE(i < 1000);
          for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
            const double way = legAdvance(clock, leg, kStep);
            slowest = std::fmin(slowest, way / kStep);
            fastest = std::fmax(fastest, way / kStep);
            REQUIRE(legRate(clock, leg) == Approx(way / kStep).margin(0.02));
          }
          turn(clock, kStep);
        }
        CHECK(slowest >= 1.0 - 1e-9);
        CHECK(fastest <= 2.0);
        for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
          const double offset = clock.phase[kHindFar] - clock.phase[leg];
          CHECK(circular(offset, touchdownPhase(to, leg)) < 1e-9);
        }
      }
    }
  }
}

TEST_CASE("hound's gait: the way to a touchdown is solved from the schedule, not from the present rate") {
  StrideClock clock = clockAt(HoundGait::kTrot, 0.3);
  beginChange(clock, HoundGait::kGallop);
  turn(clock, 0.2);
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    const double cycles = cyclesToTouchdown(clock, leg);
    StrideClock later = clock;
    // In many small steps, as ticks would.
    for (int i = 0; i < 1000; ++i) turn(later, cycles / 1000.0);
    CHECK(circular(later.phase[leg], 0.0) < 1e-9);
  }
}

TEST_CASE("hound's gait: stance sweeps back exactly at ground speed, whatever the speed and the change") {
  for (const HoundGait from : kGaits) {
    for (const HoundGait to : kGaits) {
      StrideClock clock = clockAt(from, 0.1);
      if (from != to) beginChange(clock, to);
      turn(clock, 0.3);
      for (double speed = 5.0; speed <= 700.0; speed += 5.0) {
        const HoundPace pace = paceAt(houndParameters(), clock, speed);
        REQUIRE(pace.sweep * pace.cadence / pace.duty == Approx(speed));
        const HoundStyle style = styleAt(houndParameters(), clock, speed);
        REQUIRE(style.duty == Approx(pace.duty));
        REQUIRE(pace.sweep <= style.sweep + 1e-9);
      }
    }
  }
}
