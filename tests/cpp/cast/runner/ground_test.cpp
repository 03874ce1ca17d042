// The runner on uneven ground: the bounds of SPEC section 16, jumps to ledges, falls, walls.
#include "cast/runner/runner.hpp"
#include "catch.hpp"
#include "ground_watch.hpp"
#include "random_ground.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

Terrain groundOf(std::initializer_list<Vec2> points) {
  Terrain terrain;
  REQUIRE(terrain.set(points.begin(), points.size()).fault == TerrainFault::kNone);
  return terrain;
}

double highest(const RunnerState& s) { return s.man.legs.base + s.jump.height; }

}  // namespace

TEST_CASE("runner: no foot slides or cuts a corner on random grounds, running, jumping and thrusting",
          "[ground]") {
  const StickmanParameters p;
  for (int seed = 0; seed < 16; ++seed) {
    INFO("ground " << seed);
    const Terrain terrain =
        GroundMaker(static_cast<std::uint64_t>(seed)).make(static_cast<GroundKind>(seed % kGroundKinds));
    Random random(static_cast<std::uint64_t>(seed) + 50);
    RunnerState s = settledRunner(p, kRunnerJump, &terrain);
    GroundWatch watch(terrain);
    double farthestStep = 0.0;
    Vec2 last[2] = {};
    for (int change = 0; change < 10; ++change) {
      const double speed = random.unit() < 0.1 ? 0.0 : random.between(100.0, 600.0);
      if (random.unit() < 0.6) jump(s);
      if (random.unit() < 0.3) letGo(s);
      if (random.unit() < 0.3) thrust(s);
      const double hold = random.between(0.2, 2.0);
      for (double time = 0.0; time < hold; time += kDt) {
        tick(s, p, speed, kDt, &terrain);
        watch.see(s.man, p);
        for (int i = 0; i < 2; ++i) {
          const Vec2 now =
              s.man.pose[i == 0 ? Joint::kFootNear : Joint::kFootFar] + Vec2{s.man.distance, 0.0};
          if (s.man.ticks > 1) farthestStep = std::max(farthestStep, distance(now, last[i]));
          last[i] = now;
        }
      }
    }
    CHECK(watch.finite);
    CHECK(watch.drift <= 0.01);
    CHECK(watch.penetration <= 0.05);
    CHECK(watch.edge <= 1e-6);
    CHECK(watch.shortest >= 18.5);
    CHECK(watch.longest <= 72.5);
    CHECK(watch.thighRunning <= 85.0);
    CHECK(watch.kneeFront > 3.0);
    CHECK(farthestStep < 40.0);  // no foot is anywhere else from one tick to the next
  }
}

TEST_CASE("runner: a gap is jumped to a higher ledge, without the jump he falls into it", "[ground]") {
  const StickmanParameters p;
  const Terrain terrain =
      groundOf({{600.0, 0.0}, {600.0, 300.0}, {690.0, 300.0}, {690.0, -60.0}, {900.0, -60.0}});
  for (const bool jumps : {true, false}) {
    INFO((jumps ? "jumps" : "runs on"));
    RunnerState s = settledRunner(p, kRunnerJump, &terrain);
    double lowest = 1e9;
    for (int i = 0; i < 600; ++i) {
      if (jumps && s.man.distance > 570.0 && s.man.distance < 578.0) jump(s);
      tick(s, p, 382.0, kDt, &terrain);
      lowest = std::min(lowest, highest(s));
    }
    CHECK(lowest == Approx(jumps ? 0.0 : -300.0).margin(1.0));
    if (jumps) CHECK(s.man.legs.base == Approx(60.0));
    if (!jumps) CHECK(s.man.distance < 690.0);
  }
}

TEST_CASE("runner: he takes off and lands where the ground is, at whatever height", "[ground]") {
  const StickmanParameters p;
  const Terrain hill = groundOf({{300.0, 0.0}, {700.0, -200.0}, {1100.0, 0.0}});
  RunnerState s = settledRunner(p, kRunnerJump, &hill);
  int landings = 0;
  double last = 0.0;
  double roughest = 0.0;
  for (int i = 0; i < 600; ++i) {
    if (i % 90 == 20) jump(s);
    const bool landed = tick(s, p, 300.0, kDt, &hill);
    landings += landed ? 1 : 0;
    if (landed) CHECK(s.jump.height == 0.0);
    // He is carried as if the ground were part of his way: the height of the flight has no jump.
    if (i > 0) roughest = std::max(roughest, std::fabs(highest(s) - last));
    last = highest(s);
    CHECK(highest(s) >= s.man.legs.base - 1e-9);
  }
  CHECK(landings >= 5);
  CHECK(roughest < 14.0);
}

TEST_CASE("runner: knocked down on a slope he comes to sit on it, and the spear lies there", "[ground]") {
  const StickmanParameters p;
  const Terrain slope = groundOf({{-400.0, 150.0}, {400.0, -150.0}});
  RunnerState s = settledRunner(p, kRunnerJump, &slope);
  for (int i = 0; i < 60; ++i) tick(s, p, 300.0, kDt, &slope);
  crash(s, p);
  for (int i = 0; i < 300; ++i) tick(s, p, 300.0, kDt, &slope);
  CHECK(s.jump.airborne == 0);
  const double hip = -s.man.pose[Joint::kHip].y;
  CHECK(hip - slope.height(s.man.distance) == Approx(7.0).margin(6.0));
  const double spearX = s.man.distance + s.lostSpear.middle.x - s.man.legs.travel;
  CHECK(-s.lostSpear.middle.y == Approx(slope.height(spearX) + 2.0).margin(0.5));
}
