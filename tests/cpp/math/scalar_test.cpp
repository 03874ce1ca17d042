#include "math/scalar.hpp"

#include <limits>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;
using stickman::test::Random;

TEST_CASE("scalar: isFinite tells numbers from NaN and the infinities") {
  const double largest = std::numeric_limits<double>::max();
  for (double v : {0.0, -0.0, 1.0, -1e30, largest, -largest, std::numeric_limits<double>::denorm_min()})
    CHECK(isFinite(v));
  for (double v : {kNaN, -kNaN, kInfinity, -kInfinity}) CHECK_FALSE(isFinite(v));
}

TEST_CASE("scalar: clamp, absolute, minimum, maximum and sign") {
  CHECK(clamp(-3.0, -1.0, 2.0) == -1.0);
  CHECK(clamp(3.0, -1.0, 2.0) == 2.0);
  CHECK(clamp(0.5, -1.0, 2.0) == 0.5);
  CHECK(clamp(kInfinity, -1.0, 2.0) == 2.0);
  CHECK(absolute(-3.5) == 3.5);
  CHECK(absolute(3.5) == 3.5);
  CHECK(absolute(-kInfinity) == kInfinity);
  CHECK(minimum(1.0, 2.0) == 1.0);
  CHECK(minimum(2.0, 1.0) == 1.0);
  CHECK(maximum(1.0, 2.0) == 2.0);
  CHECK(maximum(2.0, 1.0) == 2.0);
  CHECK(signOf(-0.1) == -1.0);
  CHECK(signOf(0.1) == 1.0);
  CHECK(signOf(0.0) == 1.0);
}

TEST_CASE("scalar: lerp") {
  CHECK(lerp(2.0, 10.0, 0.0) == 2.0);
  CHECK(lerp(2.0, 10.0, 1.0) == 10.0);
  CHECK(lerp(2.0, 10.0, 0.25) == 4.0);
  CHECK(lerp(10.0, 2.0, 0.25) == 8.0);
}

TEST_CASE("scalar: wrapUnit stays in 0 <= result < 1 and differs from its input by whole turns") {
  CHECK(wrapUnit(0.0) == 0.0);
  CHECK(wrapUnit(1.0) == 0.0);
  CHECK(wrapUnit(-1.0) == 0.0);
  CHECK(wrapUnit(2.25) == 0.25);
  CHECK(wrapUnit(-0.25) == 0.75);
  CHECK(wrapUnit(-1e-18) == 0.0);  // 1 - 1e-18 is 1 in a double
  CHECK(wrapUnit(std::nextafter(1.0, 0.0)) < 1.0);
  Random random(2);
  for (int i = 0; i < 1000; ++i) {
    const double v = random.between(-1000.0, 1000.0);
    const double wrapped = wrapUnit(v);
    const double turns = v - wrapped;
    REQUIRE((wrapped >= 0.0 && wrapped < 1.0));
    REQUIRE(std::fabs(turns - std::round(turns)) < 1e-12);
  }
}

TEST_CASE("scalar: smoothstep is flat at both ends, half way in the middle and never turns back") {
  CHECK(smoothstep(-5.0) == 0.0);
  CHECK(smoothstep(0.0) == 0.0);
  CHECK(smoothstep(0.5) == 0.5);
  CHECK(smoothstep(1.0) == 1.0);
  CHECK(smoothstep(7.0) == 1.0);
  CHECK(smoothstep(0.25) == Approx(0.15625).epsilon(1e-15));
  const double h = 1e-6;
  CHECK(smoothstep(h) / h < 1e-5);
  CHECK((1.0 - smoothstep(1.0 - h)) / h < 1e-5);
  for (int i = 0; i < 1000; ++i) {
    const double t = i / 1000.0;
    REQUIRE(smoothstep(t + 0.001) > smoothstep(t));
    REQUIRE(smoothstep(t) + smoothstep(1.0 - t) == Approx(1.0).epsilon(1e-14));
  }
}

TEST_CASE("scalar: smoothMinimum is the minimum, and up to width/6 below it where the two are near") {
  Random random(3);
  for (int i = 0; i < 1000; ++i) {
    const double a = random.between(-10.0, 10.0);
    const double b = random.between(-10.0, 10.0);
    const double width = random.between(0.01, 10.0);
    const double soft = smoothMinimum(a, b, width);
    const double hard = std::fmin(a, b);
    REQUIRE(soft <= hard);
    REQUIRE(soft >= hard - width / 6.0 - 1e-12);
    REQUIRE(soft == smoothMinimum(b, a, width));
    if (std::fabs(a - b) >= width) REQUIRE(soft == hard);
  }
  CHECK(smoothMinimum(5.0, 5.0, 3.0) == 4.5);
  CHECK(smoothMinimum(0.0, 1e6, 1.0) == 0.0);
}

TEST_CASE("scalar: smoothMinimum has no corner where the limit takes over, nor in its slope") {
  // Halving the step of a sweep halves the largest change of a continuous derivative from sample to sample;
  // that of one with a jump stays.
  const auto largestCurvatureJump = [](double step) {
    std::vector<double> slopes;
    for (double a = -2.0; a <= 2.0; a += step)
      slopes.push_back((smoothMinimum(a + step, 0.0, 1.0) - smoothMinimum(a, 0.0, 1.0)) / step);
    double largest = 0.0;
    for (std::size_t i = 2; i < slopes.size(); ++i)
      largest = std::fmax(largest, std::fabs(slopes[i] - 2.0 * slopes[i - 1] + slopes[i - 2]) / step);
    return largest;
  };
  CHECK(largestCurvatureJump(1.0 / 64) / largestCurvatureJump(1.0 / 128) > 1.9);
}
