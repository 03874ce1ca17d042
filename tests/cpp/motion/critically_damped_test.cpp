#include "motion/critically_damped.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

namespace {

struct Motion {
  CriticallyDamped from;
  double target;
  double rate;
  double time;
};

Motion randomMotion(Random& random) {
  Motion motion;
  motion.from = {random.between(-400.0, 400.0), random.between(-2000.0, 2000.0)};
  motion.target = random.between(-400.0, 400.0);
  motion.rate = random.between(1.0, 25.0);
  motion.time = random.between(0.001, 0.5);
  return motion;
}

struct Integrated {
  CriticallyDamped value;
  double travel;
};

// y'' = -2 w y' - w^2 (y - target) and the integral of y, by classical Runge-Kutta.
Integrated integrate(const Motion& m) {
  const int steps = 2000;
  const double h = m.time / steps;
  const auto acceleration = [&](double y, double v) {
    return -2.0 * m.rate * v - m.rate * m.rate * (y - m.target);
  };
  double y = m.from.value;
  double v = m.from.velocity;
  double way = 0.0;
  for (int i = 0; i < steps; ++i) {
    const double y1 = v;
    const double v1 = acceleration(y, v);
    const double y2 = v + 0.5 * h * v1;
    const double v2 = acceleration(y + 0.5 * h * y1, v + 0.5 * h * v1);
    const double y3 = v + 0.5 * h * v2;
    const double v3 = acceleration(y + 0.5 * h * y2, v + 0.5 * h * v2);
    const double y4 = v + h * v3;
    const double v4 = acceleration(y + h * y3, v + h * v3);
    way += h * (y + h / 6.0 * (y1 + y2 + y3));
    y += h / 6.0 * (y1 + 2.0 * y2 + 2.0 * y3 + y4);
    v += h / 6.0 * (v1 + 2.0 * v2 + 2.0 * v3 + v4);
  }
  return {{y, v}, way};
}

}  // namespace

TEST_CASE("critically damped: is the solution of its differential equation") {
  Random random(40);
  for (int i = 0; i < 300; ++i) {
    const Motion m = randomMotion(random);
    const Integrated expected = integrate(m);
    const DampedStep step = dampedStep(m.rate, m.time);
    const CriticallyDamped now = advance(m.from, m.target, step);
    REQUIRE(now.value == Approx(expected.value.value).margin(1e-6));
    REQUIRE(now.velocity == Approx(expected.value.velocity).margin(1e-5));
    REQUIRE(travel(m.from, m.target, step) == Approx(expected.travel).margin(1e-6));
  }
}

TEST_CASE("critically damped: splitting a step does not change the path") {
  Random random(41);
  double worst = 0.0;
  for (int i = 0; i < 3000; ++i) {
    const Motion m = randomMotion(random);
    const double part = random.between(0.05, 0.95) * m.time;
    const CriticallyDamped whole = advance(m.from, m.target, dampedStep(m.rate, m.time));
    const CriticallyDamped middle = advance(m.from, m.target, dampedStep(m.rate, part));
    const CriticallyDamped split = advance(middle, m.target, dampedStep(m.rate, m.time - part));
    const double wholeWay = travel(m.from, m.target, dampedStep(m.rate, m.time));
    const double splitWay = travel(m.from, m.target, dampedStep(m.rate, part)) +
                            travel(middle, m.target, dampedStep(m.rate, m.time - part));
    // Relative to the size of what moves.
    const double size = 1.0 + std::fabs(m.from.value - m.target) + std::fabs(m.from.velocity);
    worst = std::fmax(worst, std::fabs(whole.value - split.value) / size);
    worst = std::fmax(worst, std::fabs(whole.velocity - split.velocity) / (size * m.rate));
    worst = std::fmax(worst, std::fabs(wholeWay - splitWay) / size);
  }
  CHECK(worst < 1e-12);
}

TEST_CASE("critically damped: from rest it comes nearer all the time and never overshoots") {
  for (double rate : {1.0, 6.5, 11.0, 17.0}) {
    for (double start : {-382.5, 0.5, 382.5}) {
      CriticallyDamped value{start, 0.0};
      const double target = 0.0;
      const DampedStep step = dampedStep(rate, 1.0 / 120.0);
      double previous = std::fabs(start);
      for (int i = 0; i < 12000 && value.value != target; ++i) {
        value = advance(value, target, step);
        REQUIRE(value.value * start >= 0.0);
        REQUIRE(std::fabs(value.value) < previous);
        previous = std::fabs(value.value);
      }
      CHECK(value.value == target);  // it snapped
      CHECK(value.velocity == 0.0);
    }
  }
}

TEST_CASE("critically damped: 63 % of the way takes about 2.1 over the rate") {
  for (double rate : {2.0, 6.5, 17.0}) {
    const CriticallyDamped now = advance({0.0, 0.0}, 1.0, dampedStep(rate, 2.146 / rate));
    CHECK(now.value == Approx(0.632).margin(0.001));
  }
}

TEST_CASE("critically damped: value and velocity are continuous when the target jumps") {
  const CriticallyDamped moving{120.0, -340.0};
  for (double target : {-500.0, 0.0, 120.0, 900.0}) {
    const CriticallyDamped now = advance(moving, target, dampedStep(6.5, 1e-9));
    CHECK(now.value == Approx(moving.value).margin(1e-6));
    CHECK(now.velocity == Approx(moving.velocity).margin(1e-3));
  }
}

TEST_CASE("critically damped: arrives exactly, and stays") {
  const DampedStep step = dampedStep(6.5, 1.0 / 120.0);
  CriticallyDamped value{0.3, 0.0};
  int steps = 0;
  while (value.value != 0.1 && steps < 10000) {
    value = advance(value, 0.1, step);
    ++steps;
  }
  CHECK((steps > 100 && steps < 1000));
  CHECK(value.velocity == 0.0);
  for (int i = 0; i < 100; ++i) {
    value = advance(value, 0.1, step);
    REQUIRE((value.value == 0.1 && value.velocity == 0.0));
  }
  // Passing through the target at speed is not arriving.
  CHECK(advance({0.0, 50.0}, 0.0, dampedStep(6.5, 1e-9)).velocity != 0.0);
  // Nor is standing still away from it.
  CHECK(advance({1e-5, 0.0}, 0.0, dampedStep(6.5, 1e-9)).value != 0.0);
}

TEST_CASE("critically damped: at the target the way covered is target times time") {
  const CriticallyDamped arrived{106.0, 0.0};
  CHECK(travel(arrived, 106.0, dampedStep(6.5, 0.25)) == Approx(26.5).epsilon(1e-14));
  CHECK(travel({106.0, 30.0}, 50.0, dampedStep(6.5, 0.0)) == Approx(0.0).margin(1e-12));
}

TEST_CASE("critically damped: of what rests, a decay that is not worked out changes no bit") {
  for (const double target : {0.0, 106.45, -80.0}) {
    CHECK(rests({target, 0.0}, target));
    CHECK(!rests({target, 1e-9}, target));
    CHECK(!rests({target + 1e-6, 0.0}, target));
    const DampedStep spared = dampedStep(5.0, 1.0 / 120.0, true);
    const DampedStep whole = dampedStep(5.0, 1.0 / 120.0);
    CHECK(spared.decay != whole.decay);
    CHECK(advance({target, 0.0}, target, spared).value == advance({target, 0.0}, target, whole).value);
    CHECK(advance({target, 0.0}, target, spared).velocity == 0.0);
    CHECK(travel({target, 0.0}, target, spared) == travel({target, 0.0}, target, whole));
    CHECK(dampedStep(5.0, 1.0 / 120.0, false).decay == whole.decay);
  }
}

TEST_CASE("critically damped: going back in time undoes the step") {
  Random random(42);
  for (int i = 0; i < 1000; ++i) {
    Motion m = randomMotion(random);
    m.time = random.between(0.001, 0.1);
    const DampedStep ahead = dampedStep(m.rate, m.time);
    const DampedStep back = dampedStep(m.rate, -m.time);
    const CriticallyDamped now = advance(m.from, m.target, ahead);
    const double size = 1.0 + std::fabs(m.from.value - m.target) + std::fabs(m.from.velocity);
    REQUIRE(std::fabs(advance(now, m.target, back).value - m.from.value) < 1e-10 * size);
    REQUIRE(std::fabs(travel(now, m.target, back) + travel(m.from, m.target, ahead)) < 1e-10 * size);
  }
}
