#include "cast/hound/tail.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kDt = 1.0 / 120.0;
constexpr Vec2 kRoot{-50.0, -70.0};
constexpr Vec2 kStrive{-0.8, -0.6};

// Direction from root to tip after a while, rad: 0 straight back, positive up.
double settledAngle(double acceleration, double dt = kDt) {
  HoundTail tail = restingTail(kRoot, kStrive);
  for (double time = 0.0; time < 4.0; time += dt) tick(tail, kRoot, kStrive, acceleration, dt);
  return std::atan2(static_cast<double>(tail.y[0] - tail.y[kTailPoints - 1]),
                    static_cast<double>(tail.x[0] - tail.x[kTailPoints - 1]));
}

}  // namespace

TEST_CASE("hound's tail: it lies along what holds it, its weight and what he speeds up by") {
  // A strand under one acceleration ends along it: 1500 u/s^2 of hold, 260 of weight, 0.8 of his own.
  for (const double acceleration : {0.0, 500.0, -500.0, 850.0, -850.0}) {
    const double back = 0.8 * 1500.0 + 0.8 * acceleration;
    const double up = 0.6 * 1500.0 - 260.0;
    INFO("acceleration " << acceleration);
    CHECK(settledAngle(acceleration) == Approx(std::atan2(up, back)).margin(0.02));
    CHECK(settledAngle(acceleration, 1.0 / 480.0) == Approx(std::atan2(up, back)).margin(0.02));
  }
}

TEST_CASE("hound's tail: at rest it hangs straight from the croup, link by link, and nothing moves") {
  const HoundTail tail = restingTail(kRoot, kStrive);
  for (std::size_t k = 0; k < kTailPoints; ++k) {
    const Vec2 place = kRoot + kStrive * (10.0 * static_cast<double>(k));
    CHECK(tail.x[k] == Approx(place.x));
    CHECK(tail.y[k] == Approx(std::min(place.y, -2.5)));
    CHECK(tail.previousX[k] == tail.x[k]);
    CHECK(tail.previousY[k] == tail.y[k]);
  }
}

TEST_CASE("hound's tail: every point but the root stays above the floor, and the links keep their length") {
  HoundTail tail = restingTail({-40.0, -8.0}, {-0.2, 1.0});
  for (int i = 0; i < 240; ++i) {
    tick(tail, {-40.0, -8.0}, {-0.2, 1.0}, 0.0, kDt);
    for (std::size_t k = 1; k < kTailPoints; ++k) REQUIRE(tail.y[k] <= -2.5F);
  }
  for (std::size_t k = 1; k < kTailPoints; ++k)
    CHECK(std::hypot(tail.x[k] - tail.x[k - 1], tail.y[k] - tail.y[k - 1]) == Approx(10.0).margin(1.0));
}
