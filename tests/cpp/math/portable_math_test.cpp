#include "math/portable_math.hpp"

#include <limits>

#include "catch.hpp"
#include "math/scalar.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;
using stickman::test::Random;

namespace {

// The largest difference from libm over a dense grid, whose step is no fraction of pi, and as many random
// angles.
struct SinCosError {
  double sin;
  double cos;
};
SinCosError sinCosErrorWithin(double range, int samples) {
  SinCosError worst{0.0, 0.0};
  const auto look = [&](double angle) {
    worst.sin = std::fmax(worst.sin, std::fabs(portableSin(angle) - std::sin(angle)));
    worst.cos = std::fmax(worst.cos, std::fabs(portableCos(angle) - std::cos(angle)));
  };
  Random random(4);
  for (int i = 0; i <= samples; ++i) {
    look(range * (2.0 * i / samples - 1.0));
    look(random.between(-range, range));
  }
  return worst;
}

double atan2Error(double y, double x) { return std::fabs(portableAtan2(y, x) - std::atan2(y, x)); }

double relativeExpError(double x) { return std::fabs(portableExp(x) / std::exp(x) - 1.0); }

}  // namespace

TEST_CASE("portable sin and cos: error against libm") {
  SECTION("a few turns: 1e-15") {
    const SinCosError error = sinCosErrorWithin(20.0, 50000);
    CHECK(error.sin <= 1e-15);
    CHECK(error.cos <= 1e-15);
  }
  SECTION("up to 1e6: 1e-10") {
    const SinCosError error = sinCosErrorWithin(1e6, 50000);
    CHECK(error.sin <= 1e-10);
    CHECK(error.cos <= 1e-10);
  }
  SECTION("tiny angles keep their relative precision") {
    for (double angle : {1e-3, 1e-8, 1e-100, 1e-300})
      CHECK(portableSin(angle) == Approx(std::sin(angle)).epsilon(1e-15));
  }
  SECTION("around every multiple of a quarter turn within a few hundred turns") {
    double worst = 0.0;
    for (int quarter = -2000; quarter <= 2000; ++quarter) {
      for (double off : {-1e-3, -1e-9, 0.0, 1e-9, 1e-3}) {
        const double angle = quarter * (kPi / 4) + off;
        worst = std::fmax(worst, std::fabs(portableSin(angle) - std::sin(angle)));
        worst = std::fmax(worst, std::fabs(portableCos(angle) - std::cos(angle)));
      }
    }
    CHECK(worst <= 1e-15);
  }
}

TEST_CASE("portable sin and cos: quadrants and special values") {
  CHECK(portableSin(0.0) == 0.0);
  CHECK(portableCos(0.0) == 1.0);
  CHECK(portableSin(kPi / 2) == 1.0);
  CHECK(portableCos(kPi) == -1.0);
  CHECK(portableSin(-kPi / 2) == -1.0);
  CHECK(std::fabs(portableCos(kPi / 2)) < 1e-15);
  CHECK(std::fabs(portableSin(kPi)) < 1e-15);
  for (int turn : {-3, -2, -1, 0, 1, 2, 3}) {
    const double whole = turn * kTwoPi;
    CHECK((portableSin(whole + 0.5) > 0.0 && portableCos(whole + 0.5) > 0.0));
    CHECK((portableSin(whole + 2.0) > 0.0 && portableCos(whole + 2.0) < 0.0));
    CHECK((portableSin(whole + 4.0) < 0.0 && portableCos(whole + 4.0) < 0.0));
    CHECK((portableSin(whole + 5.5) < 0.0 && portableCos(whole + 5.5) > 0.0));
  }
}

TEST_CASE("portable sin and cos: on the unit circle, and the pair is what the single functions give") {
  Random random(5);
  for (int i = 0; i < 20000; ++i) {
    const double angle = random.between(-1e4, 1e4);
    const SinCos pair = portableSinCos(angle);
    REQUIRE(pair.sin == portableSin(angle));
    REQUIRE(pair.cos == portableCos(angle));
    REQUIRE(std::fabs(pair.sin * pair.sin + pair.cos * pair.cos - 1.0) < 1e-15);
  }
}

TEST_CASE("portable sin and cos: mirrored angles give mirrored values") {
  Random random(6);
  for (int i = 0; i < 20000; ++i) {
    const double angle = random.between(0.0, 100.0);
    REQUIRE(portableSin(-angle) == -portableSin(angle));
    REQUIRE(portableCos(-angle) == portableCos(angle));
  }
}

TEST_CASE("portable sin and cos: bad and huge input gives the angle 0") {
  for (double angle : {kNaN, kInfinity, -kInfinity, 1.0001e9, -1.0001e9, 1e30, 1e308}) {
    CHECK(portableSin(angle) == 0.0);
    CHECK(portableCos(angle) == 1.0);
  }
  for (double angle : {1e9, -1e9, 7.654321e8}) {  // the last ones that are looked at
    CHECK(std::fabs(portableSin(angle) - std::sin(angle)) < 1e-6);
    CHECK(std::fabs(portableCos(angle) - std::cos(angle)) < 1e-6);
  }
}

TEST_CASE("portable atan2: error against libm is at most 2e-15") {
  double worst = 0.0;
  for (int i = 0; i < 100000; ++i) {
    const double angle = kTwoPi * i / 100000.0 + 1e-5;
    worst = std::fmax(worst, atan2Error(std::sin(angle), std::cos(angle)));
  }
  Random random(7);
  for (int i = 0; i < 100000; ++i) {
    const double ySize = std::exp(random.between(-300.0, 300.0));
    const double y = random.sign() * ySize;
    const double xSize = std::exp(random.between(-300.0, 300.0));
    const double x = random.sign() * xSize;
    worst = std::fmax(worst, atan2Error(y, x));
    const Vec2 v = random.point(500.0);
    worst = std::fmax(worst, atan2Error(v.y, v.x));
  }
  CHECK(worst <= 2e-15);
}

TEST_CASE("portable atan2: axes, diagonals and special values") {
  CHECK(portableAtan2(0.0, 1.0) == 0.0);
  CHECK(portableAtan2(1.0, 0.0) == kPi / 2);
  CHECK(portableAtan2(-1.0, 0.0) == -kPi / 2);
  CHECK(portableAtan2(0.0, -1.0) == kPi);
  CHECK(portableAtan2(1.0, 1.0) == Approx(kPi / 4).epsilon(1e-15));
  CHECK(portableAtan2(-1.0, -1.0) == Approx(-3 * kPi / 4).epsilon(1e-15));
  CHECK(portableAtan2(0.0, 0.0) == 0.0);
  CHECK(portableAtan2(-0.0, -0.0) == 0.0);
  CHECK(portableAtan2(-0.0, -1.0) == kPi);  // the sign of a zero is not looked at
  const double inf = kInfinity;
  for (double y : {-inf, -1.0, 1.0, inf}) {
    for (double x : {-inf, -1.0, 1.0, inf}) CHECK(atan2Error(y, x) <= 1e-14);
  }
  for (double v : {0.0, 1.0, -1.0, inf}) {
    CHECK(portableAtan2(kNaN, v) == 0.0);
    CHECK(portableAtan2(v, kNaN) == 0.0);
  }
  CHECK(portableAtan2(kNaN, kNaN) == 0.0);
  const double tiny = std::numeric_limits<double>::denorm_min();
  const double huge = std::numeric_limits<double>::max();
  CHECK(atan2Error(tiny, tiny) <= 1e-14);
  CHECK(atan2Error(huge, -huge) <= 1e-14);
  CHECK(atan2Error(tiny, -huge) <= 1e-14);
  CHECK(atan2Error(huge, tiny) <= 1e-14);
}

TEST_CASE("portable atan2: exactly odd in y, and a mirrored x gives the supplement") {
  Random random(8);
  for (int i = 0; i < 20000; ++i) {
    const Vec2 v = random.point(100.0);
    REQUIRE(portableAtan2(-v.y, v.x) == -portableAtan2(v.y, v.x));
    const double y = std::fabs(v.y);
    const double x = std::fabs(v.x);
    REQUIRE(portableAtan2(y, -x) == kPi - portableAtan2(y, x));
  }
}

TEST_CASE("portable exp: relative error against libm is at most 1e-15") {
  double worst = 0.0;
  Random random(9);
  for (int i = 0; i <= 100000; ++i) {
    worst = std::fmax(worst, relativeExpError(-700.0 + 1400.0 * i / 100000.0));
    worst = std::fmax(worst, relativeExpError(random.between(-1.0, 1.0)));
  }
  for (int halves = -2000; halves <= 2000; ++halves) {  // where the range reduction changes over
    for (double off : {-1e-12, 0.0, 1e-12}) {
      worst = std::fmax(worst, relativeExpError(halves * 0.34657359027997264 + off));
    }
  }
  CHECK(worst <= 1e-15);
}

TEST_CASE("portable exp: special values and limits") {
  CHECK(portableExp(0.0) == 1.0);
  CHECK(portableExp(-0.0) == 1.0);
  CHECK(portableExp(1.0) == Approx(2.718281828459045).epsilon(1e-15));
  CHECK(portableExp(-700.5) == 0.0);
  CHECK(portableExp(-1e30) == 0.0);
  CHECK(portableExp(-kInfinity) == 0.0);
  CHECK(portableExp(700.5) == portableExp(700.0));
  CHECK(portableExp(kInfinity) == portableExp(700.0));
  CHECK(std::isfinite(portableExp(1e308)));
  CHECK(portableExp(kNaN) == 1.0);
}

TEST_CASE("portable exp: a longer decay is never larger") {
  double previous = 1.0;
  for (int i = 1; i <= 100000; ++i) {
    const double now = portableExp(-i * 1e-4);
    REQUIRE(now < previous);
    previous = now;
  }
}

TEST_CASE("portable log: against libm from 1e-300 to 1e300, and what bad input gets") {
  Random random(77);
  for (int i = 0; i < 100000; ++i) {
    const double x = std::exp(random.between(-690.0, 690.0));
    REQUIRE(portableLog(x) == Approx(std::log(x)).margin(2e-13).epsilon(1e-14));
  }
  for (int i = 0; i <= 15000; ++i) {
    const double x = 0.5 + i * 1e-4;
    REQUIRE(std::fabs(portableLog(x) - std::log(x)) <= 1e-15);
  }
  CHECK(portableLog(1.0) == 0.0);
  CHECK(portableLog(0.86) == Approx(-0.15082288973458366).margin(1e-15));
  for (const double bad : {0.0, -1.0, kNaN, -kInfinity}) CHECK(portableLog(bad) == -700.0);
  CHECK(std::isfinite(portableLog(kInfinity)));
}
