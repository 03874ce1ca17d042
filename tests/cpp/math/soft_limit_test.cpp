#include "math/soft_limit.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;

namespace {

// The widths in use: the reach of a leg and of an arm.
constexpr SoftLimit kLeg{.maximum = 72.5, .width = 2.4};
constexpr SoftLimit kArm{.maximum = 51.48, .width = 2.0};

}  // namespace

TEST_CASE("soft limit: kept up to the eased zone, then rising towards the asymptote without crossing it") {
  for (SoftLimit limit : {kLeg, kArm, SoftLimit{.maximum = 100.0, .width = 30.0}, SoftLimit{20.0, 0.5}}) {
    const double start = limit.maximum - limit.width;
    CHECK(limitSoftly(0.0, limit) == 0.0);
    CHECK(limitSoftly(start - 1e-9, limit) == start - 1e-9);
    CHECK(limitSoftly(start, limit) == start);
    double previous = 0.0;
    for (double d = 0.01; d < 3.0 * limit.maximum; d += 0.01) {
      const double eased = limitSoftly(d, limit);
      REQUIRE((eased > previous && eased < limit.maximum && eased <= d));
      if (d <= start) REQUIRE(eased == d);
      previous = eased;
    }
    for (double d : {1e3, 1e6, 1e9, 1e30}) REQUIRE(limitSoftly(d, limit) <= limit.maximum);
    CHECK(limitSoftly(1e9, limit) == Approx(limit.maximum).margin(1e-6));
  }
  CHECK(limitSoftly(12345.0, SoftLimit{}) == 12345.0);
}

TEST_CASE("soft limit: continuous up to the second derivative") {
  // The second derivative's largest jump between neighbouring samples halves with their spacing where it is
  // continuous, and stays where it is not.
  const auto jumpOf = [](const auto& curve, double start, double h) {
    double largest = 0.0;
    double previous = 0.0;
    for (int k = -400; k * h + start < start + 10.0; ++k) {
      const double d = start + k * h;
      const double curvature = (curve(d + h) - 2.0 * curve(d) + curve(d - h)) / (h * h);
      if (k > -400) largest = std::fmax(largest, std::fabs(curvature - previous));
      previous = curvature;
    }
    return largest;
  };
  for (SoftLimit limit : {kLeg, kArm}) {
    const auto curve = [limit](double d) { return limitSoftly(d, limit); };
    const double start = limit.maximum - limit.width;
    CHECK(jumpOf(curve, start, 0.02) / jumpOf(curve, start, 0.01) > 1.9);
  }
  // The measure sees the kink in the curvature of the exponential form.
  const auto exponential = [](double d) { return d < 71.5 ? d : 72.5 - std::exp(71.5 - d); };
  CHECK(jumpOf(exponential, 71.5, 0.02) / jumpOf(exponential, 71.5, 0.01) < 1.2);
}

TEST_CASE("soft limit: a broken limit keeps every value") {
  for (double value : {0.0, 1.0, 70.0, 1e30}) {
    CHECK(limitSoftly(value, {72.5, 0.0}) == value);
    CHECK(limitSoftly(value, {72.5, -1.0}) == value);
    CHECK(limitSoftly(value, {72.5, kNaN}) == value);
    CHECK(limitSoftly(value, {72.5, kInfinity}) == value);
    CHECK(limitSoftly(value, {kNaN, 1.0}) == value);
    CHECK(limitSoftly(value, {kInfinity, 1.0}) == value);
  }
}
