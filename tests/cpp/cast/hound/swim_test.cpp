#include "cast/hound/swim.hpp"

#include <array>
#include <cmath>

#include "catch.hpp"
#include "hound_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr int kMoments = 240;

// A leg's way fore and aft over a turn, about its middle.
std::array<double, kMoments> strokeOf(std::size_t leg) {
  std::array<double, kMoments> stroke{};
  double sum = 0.0;
  for (int i = 0; i < kMoments; ++i) {
    stroke[static_cast<std::size_t>(i)] = paddleAt(i / double{kMoments}, leg).claws.x;
    sum += stroke[static_cast<std::size_t>(i)];
  }
  for (double& x : stroke) x -= sum / kMoments;
  return stroke;
}

// 1 together, -1 half a turn apart.
double together(std::size_t a, std::size_t b) {
  const auto one = strokeOf(a);
  const auto other = strokeOf(b);
  double product = 0.0;
  double squareOne = 0.0;
  double squareOther = 0.0;
  for (std::size_t i = 0; i < kMoments; ++i) {
    product += one[i] * other[i];
    squareOne += one[i] * one[i];
    squareOther += other[i] * other[i];
  }
  return product / std::sqrt(squareOne * squareOther);
}

}  // namespace

TEST_CASE("hound's swimming: diagonal paws go together, neighbours half a turn apart") {
  CHECK(together(kFrontNear, kHindFar) > 0.999);
  CHECK(together(kFrontFar, kHindNear) > 0.999);
  CHECK(together(kFrontNear, kFrontFar) < -0.999);
  CHECK(together(kHindNear, kHindFar) < -0.999);
}

TEST_CASE("hound's swimming: back through the water below, forward above, each paw under its own girdle") {
  constexpr double kStep = 1e-4;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    INFO("leg " << leg);
    const double girdle = isFront(leg) ? HoundBody::kShoulderX : HoundBody::kHipX;
    double highest = 1e9;
    double lowest = -1e9;
    double forwardAtTop = 0.0;
    double forwardAtBottom = 0.0;
    for (int i = 0; i < kMoments; ++i) {
      const double phase = i / double{kMoments};
      const Vec2 at = paddleAt(phase, leg).claws;
      const double forward = paddleAt(phase + kStep, leg).claws.x - at.x;
      if (at.y < highest) highest = at.y, forwardAtTop = forward;
      if (at.y > lowest) lowest = at.y, forwardAtBottom = forward;
      REQUIRE(std::fabs(at.x - girdle) < 36.0);  // half a leg's length and less
    }
    CHECK(forwardAtTop > 0.0);
    CHECK(forwardAtBottom < 0.0);
    CHECK(lowest < 0.0);  // above the floor
  }
}

TEST_CASE("hound's swimming: the faster he swims, the faster he paddles; on the spot he treads water") {
  CHECK(paddleRate(0.0) == 1.0);
  CHECK(paddleRate(-50.0) == 1.0);
  double last = 0.0;
  for (double speed = 0.0; speed <= kFastestSwim; speed += 10.0) {
    CHECK(paddleRate(speed) > last);
    last = paddleRate(speed);
  }
  CHECK(last < 2.0);
}
