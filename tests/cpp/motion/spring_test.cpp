#include "motion/spring.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;

namespace {

constexpr SpringSettings kHead{.stiffness = 260.0, .damping = 26.0};  // SPEC section 7

}  // namespace

TEST_CASE("spring: after a jump of speed the lag settles with one slight bounce, as a ratio of 0.806 does") {
  const double dt = 1.0 / 9600.0;
  SpringLag lag = restingLag({0.0, 0.0});
  double largest = 0.0;
  double bounce = 0.0;
  for (int i = 1; i <= 9600; ++i) {
    advance(lag, {100.0 * i * dt, 0.0}, kHead, dt);
    largest = std::fmin(largest, lag.offset.x);
    bounce = std::fmax(bounce, lag.offset.x);
  }
  // Impulse response of x'' + 26 x' + 260 x = 0 from speed -100: first peak at atan(wd / (z wn)) / wd.
  const double natural = std::sqrt(260.0);
  const double ratio = 26.0 / (2.0 * natural);
  const double damped = natural * std::sqrt(1.0 - ratio * ratio);
  const double peakTime = std::atan2(damped, ratio * natural) / damped;
  const double peak = 100.0 / damped * std::exp(-ratio * natural * peakTime) * std::sin(damped * peakTime);
  CHECK(ratio == Approx(0.806).margin(0.001));
  CHECK(largest == Approx(-peak).epsilon(0.01));
  CHECK(bounce > 0.0);
  CHECK(bounce < 0.03 * peak);
  CHECK(lag.offset.x == Approx(0.0).margin(1e-3));
}

TEST_CASE("spring: at a steady speed, however high, nothing trails behind") {
  SpringLag lag = restingLag({0.0, 0.0});
  for (int i = 1; i <= 1200; ++i) advance(lag, {1000.0 * i / 120.0, 3.0 * i}, kHead, 1.0 / 120.0);
  CHECK(length(lag.offset) < 1e-6);
}

TEST_CASE("spring: halving the step halves what it gets wrong") {
  const auto offsetAfter = [](double dt) {
    SpringLag lag = restingLag({0.0, 0.0});
    const int steps = static_cast<int>(0.2 / dt + 0.5);
    for (int i = 1; i <= steps; ++i) {
      const double t = i * dt;
      advance(lag, {20.0 * std::sin(12.0 * t), 0.0}, kHead, dt);
    }
    return lag.offset.x;
  };
  const double exact = offsetAfter(1.0 / 122880.0);
  const double coarse = std::fabs(offsetAfter(1.0 / 120.0) - exact);
  const double fine = std::fabs(offsetAfter(1.0 / 240.0) - exact);
  CHECK(coarse > 1.7 * fine);
  CHECK(coarse < 1.0);
}

TEST_CASE("spring: stiff springs and long steps stay finite") {
  for (const double dt : {1e-6, 1.0 / 120.0, 1.0, 5.0}) {
    SpringLag lag = restingLag({0.0, 0.0});
    for (int i = 0; i < 1000; ++i) advance(lag, {(i % 2) * 50.0, 0.0}, kHead, dt);
    CHECK(std::isfinite(lag.velocity.x));
  }
}
