#include "motion/foot.hpp"

#include "cast/stickman/parameters.hpp"
#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

namespace {

constexpr double kSlowestRate = 1.0;

Foot plantedAt(double x) {
  Foot foot{};
  foot.x = x;
  foot.slowestRate = kSlowestRate;
  foot.planted = 1;
  return foot;
}

Foot swingingFrom(double x, double landing, double rate, double lift = 10.0) {
  Foot foot = plantedAt(x);
  liftOff(foot, landing, rate, lift);
  return foot;
}

// The wish that changes nothing.
SwingWish undisturbed(const Foot& foot) { return {foot.landing, foot.rate}; }

double smooth(double t) { return t * t * (3.0 - 2.0 * t); }

// The cubic from p0 to p1 with velocities m0 and m1, per unit of t.
double hermite(double p0, double m0, double p1, double m1, double t) {
  const double r = 1.0 - t;
  return p0 * (1.0 + 2.0 * t) * r * r + m0 * t * r * r + p1 * t * t * (3.0 - 2.0 * t) - m1 * t * t * r;
}

}  // namespace

TEST_CASE("lift curve: peak 1 at 40 % of the swing, on the ground at both ends") {
  CHECK(liftCurve(0.0) == 0.0);
  CHECK(liftCurve(1.0) == 0.0);
  CHECK(liftCurve(0.4) == Approx(1.0).epsilon(1e-14));
  for (int i = 0; i < 1000; ++i) {
    const double p = i / 1000.0;
    const double rise = liftCurve(p + 0.001) - liftCurve(p);
    REQUIRE((p + 0.001 <= 0.4 + 1e-9 ? rise > 0.0 : (p >= 0.4 - 1e-9 ? rise < 0.0 : true)));
  }
}

TEST_CASE("lift curve: no vertical velocity at either end") {
  const double h = 1e-6;
  CHECK(std::fabs(liftCurve(h)) / h < 1e-4);
  CHECK(std::fabs(liftCurve(1.0 - h)) / h < 1e-4);
}

TEST_CASE("foot: lift-off starts a swing from where the foot stands") {
  Foot foot = plantedAt(12.5);
  liftOff(foot, 90.0, 3.0, 11.0);
  CHECK(foot.x == 12.5);
  CHECK(foot.velocity == 0.0);
  CHECK(foot.height == 0.0);
  CHECK(foot.progress == 0.0);
  CHECK(foot.landing == 90.0);
  CHECK(foot.lift == 11.0);
  CHECK(foot.planted == 0);
  CHECK(foot.stepped == 1);
}

TEST_CASE("foot: a swing is never slower than its slowest rate nor faster than a glitch") {
  Foot slow = plantedAt(0.0);
  liftOff(slow, 10.0, 1e-9, 5.0);
  CHECK(slow.rate == kSlowestRate);
  Foot fast = plantedAt(0.0);
  liftOff(fast, 10.0, 1e9, 5.0);
  CHECK((fast.rate > 5.0 && fast.rate < 12.0));
  for (double wished : {-5.0, 0.0, 1e9}) {
    Foot foot = swingingFrom(0.0, 10.0, 2.0);
    for (int i = 0; i < 30 && foot.planted == 0; ++i) {
      advanceSwing(foot, {10.0, wished}, 1.0 / 240.0);
      REQUIRE((foot.rate >= kSlowestRate && foot.rate < 12.0));
    }
  }
}

TEST_CASE("foot: an undisturbed swing is a smoothstep in the world and follows the lift curve") {
  for (double rate : {1.5, 3.9, 6.0}) {
    Foot foot = swingingFrom(-20.0, 51.0, rate, 24.0);
    const double dt = 1.0 / 240.0;
    double previous = foot.x;
    for (int i = 1; foot.planted == 0; ++i) {
      advanceSwing(foot, undisturbed(foot), dt);
      const double p = std::fmin(1.0, i * dt * rate);
      REQUIRE(foot.x == Approx(-20.0 + 71.0 * smooth(p)).margin(1e-9));
      REQUIRE(foot.height == Approx(24.0 * liftCurve(p)).margin(1e-9));
      REQUIRE(foot.x >= previous);
      if (foot.planted == 0) REQUIRE(foot.velocity == Approx(71.0 * 6.0 * p * (1.0 - p) * rate).margin(1e-8));
      previous = foot.x;
    }
  }
}

TEST_CASE("foot: seen from a steadily moving hip the swing is the Hermite curve with the stance's velocity") {
  const GaitRange range = StickmanParameters{}.gait;
  for (const GaitStyle& style : {range.walk, range.run}) {
    const double speed = groundSpeed(style);
    const double swingTime = (1.0 - style.duty) / style.cadence;
    const double dt = swingTime / 256.0;
    // Lifted half a stride behind the hip, put down half a stride ahead of where the hip will be.
    const double landing = speed * swingTime + 0.5 * style.stride;
    Foot foot = swingingFrom(-0.5 * style.stride, landing, 1.0 / swingTime);
    double first = 0.0;
    double last = 0.0;
    for (int i = 1; i <= 256; ++i) {
      advanceSwing(foot, undisturbed(foot), dt);
      const double hip = speed * i * dt;
      const double t = i / 256.0;
      const double stance = -speed * swingTime;
      const double expected = hermite(-0.5 * style.stride, stance, 0.5 * style.stride, stance, t);
      REQUIRE(foot.x - hip == Approx(expected).margin(1e-8));
      if (i == 1) first = foot.velocity - speed;
      if (i == 255) last = foot.velocity - speed;
    }
    CHECK(foot.planted == 1);
    CHECK(foot.x == landing);
    // Next to the ends the velocity is nearly the stance's.
    CHECK(first == Approx(-speed).epsilon(0.1));
    CHECK(last == Approx(-speed).epsilon(0.1));
  }
}

TEST_CASE("foot: the path does not depend on how time is cut") {
  Random random(60);
  for (int round = 0; round < 50; ++round) {
    Foot foot = swingingFrom(3.0, 80.0, 3.0, 20.0);
    double time = 0.0;
    while (foot.planted == 0) {
      const double dt = random.between(1e-5, 0.03);
      time += dt;
      advanceSwing(foot, undisturbed(foot), dt);
      const double p = std::fmin(1.0, time * 3.0);
      REQUIRE(foot.x == Approx(3.0 + 77.0 * smooth(p)).margin(1e-8));
      REQUIRE(foot.height == Approx(20.0 * liftCurve(p)).margin(1e-8));
    }
  }
}

TEST_CASE("foot: lands exactly on its landing, at rest and on the ground") {
  Random random(61);
  for (int round = 0; round < 200; ++round) {
    const double landing = random.between(-1e5, 1e5);
    const double from = landing - random.between(-60.0, 120.0);
    const double rate = random.between(1.0, 8.0);
    Foot foot = swingingFrom(from, landing, rate);
    const double dt = random.between(1e-3, 0.02);
    for (int i = 0; i < 100000 && foot.planted == 0; ++i) {
      advanceSwing(foot, undisturbed(foot), dt);
      REQUIRE(foot.height >= 0.0);
    }
    REQUIRE(foot.planted == 1);
    REQUIRE(foot.x == landing);  // to the bit
    REQUIRE(foot.velocity == 0.0);
    REQUIRE(foot.height == 0.0);
    REQUIRE(foot.progress == 0.0);
  }
}

TEST_CASE("foot: a step as long as the whole swing or longer plants at once, to the bit") {
  for (double dt : {1.0 / 3.0, 1.0, 1e6}) {
    for (double landing : {50.0, 0.1, 1e-3, -7.3}) {
      Foot foot = swingingFrom(61.7, landing, 3.0);
      advanceSwing(foot, undisturbed(foot), dt);
      CHECK(foot.planted == 1);
      CHECK(foot.x == landing);
    }
  }
}

namespace {

struct Path {
  std::vector<double> x;
  std::vector<double> height;
};

// A swing whose landing moves in the first third and whose pace changes at half way.
Path disturbedSwing(double ticksPerSecond, double landingChange, double newRate) {
  Foot foot = swingingFrom(0.0, 60.0, 2.5, 20.0);
  const double dt = 1.0 / ticksPerSecond;
  Path path;
  for (int i = 0; i * dt < 0.8; ++i) {
    const double time = i * dt;
    const SwingWish wish{time < 0.1 ? 60.0 : 60.0 + landingChange, time < 0.2 ? 2.5 : newRate};
    if (foot.planted == 0) advanceSwing(foot, wish, dt);
    path.x.push_back(foot.x);
    path.height.push_back(foot.height);
  }
  CHECK(foot.planted == 1);
  return path;
}

}  // namespace

TEST_CASE("foot: changing the landing or the pace in mid-swing keeps the velocity continuous") {
  // Halving dt quarters the largest second difference of a smooth path; a jump of the velocity only halves
  // it.
  for (double landingChange : {-40.0, 0.0, 25.0}) {
    for (double newRate : {1.2, 2.5, 6.0}) {
      INFO("landing " << landingChange << " rate " << newRate);
      const Path coarse = disturbedSwing(960.0, landingChange, newRate);
      const Path fine = disturbedSwing(1920.0, landingChange, newRate);
      CHECK(test::largestSecondDifference(coarse.x) / test::largestSecondDifference(fine.x) >= 3.5);
      CHECK(test::largestSecondDifference(coarse.height) / test::largestSecondDifference(fine.height) >= 3.5);
    }
  }
}

TEST_CASE("foot: follows a new landing and a new pace in a few ticks, not at once") {
  Foot foot = swingingFrom(0.0, 60.0, 2.0);
  advanceSwing(foot, {80.0, 4.0}, 1.0 / 120.0);
  CHECK((foot.landing > 61.0 && foot.landing < 70.0));
  CHECK((foot.rate > 2.1 && foot.rate < 3.0));
  for (int i = 0; i < 12; ++i) advanceSwing(foot, {80.0, 4.0}, 1.0 / 120.0);
  CHECK((foot.landing > 75.0 && foot.landing <= 80.0));
  CHECK((foot.rate > 3.7 && foot.rate <= 4.0));
}

TEST_CASE("foot: in a long step it comes to a new landing and a new pace, not beyond them") {
  for (const double time : {0.04, 0.06, 0.1}) {
    Foot foot = swingingFrom(0.0, 60.0, 1.5);
    advanceSwing(foot, {80.0, 2.5}, time);
    REQUIRE(foot.planted == 0);
    CHECK(foot.rate == Approx(2.5).epsilon(1e-14));
    CHECK(foot.landing == Approx(80.0).epsilon(1e-14));
  }
}

TEST_CASE("foot: an early change of the landing is met, a late one is not") {
  for (const auto& [changeAt, met] : {std::pair{0.0, true}, std::pair{0.95, false}}) {
    Foot foot = swingingFrom(0.0, 60.0, 2.5);
    while (foot.planted == 0) advanceSwing(foot, {foot.progress >= changeAt ? 80.0 : 60.0, 2.5}, 1.0 / 120.0);
    CHECK(foot.x == Approx(met ? 80.0 : 60.0).margin(0.5));
    CHECK(foot.x == foot.landing);
  }
}
