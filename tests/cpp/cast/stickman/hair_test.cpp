#include "cast/stickman/hair.hpp"

#include <cmath>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

double longestStretch(const HairState& hair) {
  double longest = 0.0;
  for (std::size_t i = 1; i < kHairPoints; ++i) {
    longest = std::fmax(longest, std::hypot(hair.x[i] - hair.x[i - 1], hair.y[i] - hair.y[i - 1]) / 9.0);
  }
  return longest;
}

/// A head without size: hair that hangs freely from a root.
constexpr HeadCircle nowhere(Vec2 root) { return {.centre = root, .radius = 0.0}; }

constexpr HairForces kStill{.speed = 0.0, .acceleration = 0.0, .gustPhase = 0.0};

}  // namespace

TEST_CASE("hair: the root is on the scalp, at the back of the head") {
  for (const double radius : {4.0, 12.0, 40.0}) {
    const Vec2 root = hairRoot({{3.0, -140.0}, radius});
    CHECK(distance(root, {3.0, -140.0}) == Approx(radius).epsilon(1e-12));
    CHECK(root.x < 3.0);
  }
}

TEST_CASE("hair: at rest it hangs from the root behind the head, four points 9 u apart") {
  const HeadCircle head{.centre = {0.0, -150.0}, .radius = 12.0};
  const Vec2 root = hairRoot(head);
  HairState hair = hangingHair(head);
  for (int i = 0; i < 600; ++i) tick(hair, head, kStill, 1.0 / 120.0);
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    CHECK(hair.x[i] == Approx(root.x).margin(0.4));  // the first link leans on the round of the head
    CHECK(hair.y[i] == Approx(root.y + 9.0 * static_cast<double>(i)).margin(0.3));
  }
}

TEST_CASE("hair: it never enters the head, however that is thrown about") {
  for (const double radius : {9.0, 12.0, 40.0}) {
    INFO("radius " << radius);
    HeadCircle head{.centre = {0.0, 0.0}, .radius = radius};
    HairState hair = hangingHair(head);
    double nearest = 1e9;
    double touching = 0.0;
    for (int i = 0; i < 2400; ++i) {
      const double t = i / 120.0;
      head.centre = {20.0 * std::sin(9.0 * t), 60.0 * std::cos(7.0 * t)};
      tick(hair, head,
           {.speed = 1000.0 * std::sin(t), .acceleration = 3000.0 * std::cos(3.0 * t), .gustPhase = 0.3},
           1.0 / 120.0);
      for (std::size_t k = 1; k < kHairPoints; ++k) {
        const double away = distance({hair.x[k], hair.y[k]}, head.centre) - radius;
        nearest = std::fmin(nearest, away);
        if (away < 0.01) touching += 1.0;
      }
    }
    CHECK(nearest > -1e-4);
    CHECK(touching > 50.0);  // it was tried
  }
}

TEST_CASE("hair: laid over the face, it slides off the round of the head and hangs behind it") {
  const HeadCircle head{.centre = {0.0, 0.0}, .radius = 12.0};
  HairState hair = hangingHair(head);
  for (std::size_t i = 1; i < kHairPoints; ++i) {  // over the crown to the front
    const double along = 2.76 - 0.77 * static_cast<double>(i);
    hair.x[i] = hair.previousX[i] = static_cast<float>(12.0 * std::cos(along));
    hair.y[i] = hair.previousY[i] = static_cast<float>(-12.0 * std::sin(along));
  }
  REQUIRE(hair.x[3] > 9.0F);
  const auto foremost = [&] { return std::fmax(hair.x[1], std::fmax(hair.x[2], hair.x[3])); };
  for (int i = 0; i < 60; ++i) tick(hair, head, kStill, 1.0 / 120.0);
  CHECK(foremost() < -6.0);
  for (int i = 0; i < 120; ++i) tick(hair, head, kStill, 1.0 / 120.0);
  CHECK(foremost() < -10.0);
}

TEST_CASE("hair: it follows the head's root to the bit of a float and never stretches far") {
  HairState hair = hangingHair(nowhere({0.0, 0.0}));
  for (int i = 0; i < 1200; ++i) {
    const double t = i / 120.0;
    const Vec2 root{5.0 * std::sin(30.0 * t), 8.0 * std::cos(21.0 * t)};
    tick(hair, nowhere(root),
         {.speed = 1000.0 * std::sin(t), .acceleration = 2000.0 * std::cos(3.0 * t), .gustPhase = 0.3},
         1.0 / 120.0);
    REQUIRE(hair.x[0] == static_cast<float>(root.x));
    REQUIRE(hair.y[0] == static_cast<float>(root.y));
    REQUIRE(longestStretch(hair) < 1.1);
  }
}

TEST_CASE("hair: faster wind lifts it higher, and backwards it blows to the front, where it is loath to go") {
  const auto tipAngle = [](double speed) {
    HairState hair = hangingHair(nowhere({0.0, 0.0}));
    for (int i = 0; i < 600; ++i) {
      tick(hair, nowhere({0.0, 0.0}), {.speed = speed, .acceleration = 0.0, .gustPhase = 0.0}, 1.0 / 120.0);
    }
    return toDegrees(std::atan2(hair.x[0] - hair.x[3], hair.y[3] - hair.y[0]));
  };
  double last = -1.0;
  for (const double speed : {0.0, 60.0, 106.0, 200.0, 382.0, 765.0}) {
    const double angle = tipAngle(speed);
    CHECK(angle > last);
    last = angle;
  }
  CHECK(tipAngle(-106.0) < -2.0);
  CHECK(tipAngle(-200.0) < tipAngle(-106.0));
  CHECK(tipAngle(-200.0) > -0.6 * tipAngle(200.0));
}

TEST_CASE("hair: the same swing at ticks of 1/60, 1/120 and 1/240 s settles alike") {
  const auto settleTime = [](double dt) {
    HairState hair = hangingHair(nowhere({0.0, 0.0}));
    for (std::size_t i = 0; i < kHairPoints; ++i)
      hair.x[i] = hair.previousX[i] = -6.0F * static_cast<float>(i);
    double last = 0.0;
    for (double t = 0.0; t < 4.0; t += dt) {
      tick(hair, nowhere({0.0, 0.0}), kStill, dt);
      if (std::fabs(hair.x[3]) > 0.5) last = t;
    }
    return last;
  };
  const double reference = settleTime(1.0 / 120.0);
  CHECK(reference > 0.1);
  CHECK(settleTime(1.0 / 60.0) == Approx(reference).epsilon(0.15));
  CHECK(settleTime(1.0 / 240.0) == Approx(reference).epsilon(0.15));
}
