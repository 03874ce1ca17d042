#include "motion/hanging_leap.hpp"

#include <cmath>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "smoothness.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kSpeed = 500.0;
constexpr double kWhole = 0.6;
constexpr double kHang = 10.0;
constexpr double kLandAhead = 30.0;  // u ahead of where the body will be

struct Path {
  std::vector<double> x;       // world
  std::vector<double> offset;  // from the body
  Foot foot;
};

// A leap at a steady speed, from 25 u behind the body.
Path leapIn(double dt) {
  Path path{};
  path.foot.planted = 1;
  path.foot.x = -25.0;
  const double place = kSpeed * kWhole + kLandAhead;
  beginLeap(path.foot, place, kWhole);
  const int steps = static_cast<int>(kWhole / dt + 0.5);
  for (int i = 1; i < steps; ++i) {
    const BodyWay body{{kSpeed * (i - 1) * dt, kSpeed}, {kSpeed * i * dt, {kSpeed, 0.0}, kSpeed, 3.0}};
    advanceHangingLeap(path.foot, {kWhole, kWhole - i * dt, 20.0, kHang}, body, place, dt);
    path.x.push_back(path.foot.x);
    path.offset.push_back(path.foot.x - body.now.travel);
  }
  return path;
}

}  // namespace

TEST_CASE("hanging leap: the foot stays near the body and comes down at rest on its landing") {
  const double dt = 1.0 / 960.0;
  const Path path = leapIn(dt);
  for (const double offset : path.offset) {
    CHECK(offset > -60.0);
    CHECK(offset < 60.0);
  }
  CHECK(path.offset[path.offset.size() / 2] == Approx(kHang).margin(4.0));
  CHECK(path.x.back() == Approx(kSpeed * kWhole + kLandAhead).margin(0.01));
  CHECK(std::fabs(path.foot.velocity) < 20.0);  // a tick before the end
}

TEST_CASE("hanging leap: neither place nor velocity jumps, and the step does not change the way") {
  const Path coarse = leapIn(1.0 / 960.0);
  const Path fine = leapIn(1.0 / 1920.0);
  CHECK(largestSecondDifference(coarse.x) / largestSecondDifference(fine.x) >= kSmoothRatio);
  CHECK(coarse.x[300] == Approx(fine.x[601]).margin(0.05));
}

TEST_CASE("hanging leap: a foot caught while coming down does not touch the ground") {
  Foot foot{};
  liftOff(foot, 40.0, 4.0, 12.0);
  for (int i = 0; i < 26; ++i) advanceSwing(foot, {40.0, 4.0}, 1.0 / 120.0);
  REQUIRE(foot.planted == 0);
  const double height = foot.height;
  beginLeap(foot, 300.0, kWhole);
  double last = height;
  for (int i = 1; i < 40; ++i) {
    const BodyWay body{{0.0, 0.0}, {0.0, {0.0, 0.0}, 0.0, 3.0}};
    advanceHangingLeap(foot, {kWhole, kWhole - i / 120.0, 0.0, 0.0}, body, 300.0, 1.0 / 120.0);
    CHECK(foot.height >= 0.0);
    CHECK(foot.height <= last + 1e-12);
    last = foot.height;
  }
}

TEST_CASE("hanging leap: under a body that speeds up or brakes the foot hangs where it is told") {
  // The body leads by its own speed, whatever that does: what the foot lags is its way from the start alone,
  // which a follower at 16/s has covered to a thousandth in 0.6 s.
  constexpr double kRate = 3.3;  // 1/s, of the hound's speed
  const double dt = 1.0 / 120.0;
  for (const auto& [from, to] : {std::pair{0.0, 700.0}, {700.0, 0.0}}) {
    CriticallyDamped speed{from, 0.0};
    double travelled = 0.0;
    Foot foot{};
    foot.planted = 1;
    foot.x = -25.0;
    beginLeap(foot, 0.0, 1.5);
    foot.velocity = from;
    for (double time = dt; time < 1.2; time += dt) {
      const DampedStep step = dampedStep(kRate, dt);
      const double before = travelled;
      const double speedBefore = speed.value;
      travelled += travel(speed, to, step);
      speed = advance(speed, to, step);
      const BodyWay body{{before, speedBefore}, {travelled, speed, to, kRate}};
      advanceHangingLeap(foot, {1.5, 1.5 - time, 20.0, kHang}, body, travelled + kLandAhead, dt);
      INFO("to " << to << " after " << time);
      if (time > 0.6) REQUIRE(foot.x - travelled == Approx(kHang).margin(0.05));
    }
  }
}
