#include "motion/terrain.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "math/scalar.hpp"
#include "test_helpers.hpp"

namespace stickman {
namespace {

using test::kInfinity;
using test::kNaN;
using Points = std::vector<Vec2>;

TerrainCheck setTo(Terrain& terrain, const Points& points) {
  return terrain.set(points.data(), points.size());
}

void requireFault(const Points& points, TerrainFault fault, std::size_t point) {
  Terrain terrain;
  REQUIRE(setTo(terrain, {{0.0, -5.0}, {50.0, -10.0}}).fault == TerrainFault::kNone);
  const TerrainCheck found = setTo(terrain, points);
  CHECK(found.fault == fault);
  CHECK(found.point == point);
  // Nothing has changed.
  CHECK(terrain.size() == 2);
  CHECK(terrain.height(50.0) == 10.0);
}

Terrain terrainOf(const Points& points) {
  Terrain terrain;
  const TerrainCheck found = setTo(terrain, points);
  REQUIRE(found.fault == TerrainFault::kNone);
  REQUIRE(found.point == points.size());
  return terrain;
}

}  // namespace

TEST_CASE("terrain: no points are flat ground, one is flat ground elsewhere", "[terrain]") {
  CHECK(terrainOf({}).flat());
  CHECK(terrainOf({}).height(12.0) == 0.0);
  const Terrain one = terrainOf({{10.0, -3.0}});
  CHECK_FALSE(one.flat());
  CHECK(one.height(-1e6) == 3.0);
  CHECK(one.height(1e6) == 3.0);
}

TEST_CASE("terrain: straight between its points, level beyond them, a riser is its right side", "[terrain]") {
  const Terrain terrain = terrainOf({{-20.0, 0.0}, {20.0, -20.0}, {60.0, -20.0}, {60.0, -44.0}});
  CHECK(terrain.height(-30.0) == 0.0);
  CHECK(terrain.height(0.0) == 10.0);
  CHECK(terrain.height(59.999) == 20.0);
  CHECK(terrain.height(60.0) == 44.0);
  CHECK(terrain.height(1000.0) == 44.0);
  CHECK(terrain.on(terrain.runAt(0.0), 0.0).slope == 0.5);
}

TEST_CASE("terrain: what is wrong is named with its point, and changes nothing", "[terrain]") {
  requireFault({{0.0, 0.0}, {kNaN, 0.0}}, TerrainFault::kNotFinite, 1);
  requireFault({{0.0, kInfinity}}, TerrainFault::kNotFinite, 0);
  requireFault({{0.0, 0.0}, {2e6, 0.0}}, TerrainFault::kNotFinite, 1);
  requireFault({{0.0, 0.0}, {100.0, 0.0}, {99.0, 0.0}}, TerrainFault::kDescending, 2);
  requireFault({{0.0, 0.0}, {50.0, 0.0}, {50.0, 10.0}, {50.0, 20.0}}, TerrainFault::kThird, 3);
  requireFault({{0.0, 0.0}, {0.0, -400.5}}, TerrainFault::kTooHigh, 1);
  requireFault({{0.0, 0.0}, {0.0, 5.0}, {9.0, 5.0}, {9.0, 12.0}}, TerrainFault::kTooClose, 3);
  requireFault({{0.0, 0.0}, {0.0, 5.0}, {5.0, 5.0}, {9.9, 5.0}, {9.9, 12.0}}, TerrainFault::kTooClose, 4);
  requireFault({{0.0, 0.0}, {20.0, -17.0}}, TerrainFault::kTooSteep, 1);
  requireFault({{0.0, 0.0}, {20.0, 17.0}}, TerrainFault::kTooSteep, 1);
  // Two risers that can be climbed each, but not both within 40 u, up as down; also with an end in a slope.
  requireFault({{0.0, 0.0}, {0.0, -20.0}, {30.0, -20.0}, {30.0, -40.0}}, TerrainFault::kTooUneven, 0);
  requireFault({{0.0, 0.0}, {0.0, 20.0}, {30.0, 20.0}, {30.0, 40.0}}, TerrainFault::kTooUneven, 0);
  requireFault({{0.0, 0.0}, {0.0, -20.0}, {60.0, -60.0}}, TerrainFault::kTooUneven, 0);
  requireFault({{-60.0, 40.0}, {0.0, 0.0}, {0.0, -20.0}}, TerrainFault::kTooUneven, 2);
  requireFault(Points(257, {0.0, 0.0}), TerrainFault::kTooMany, 257);
}

TEST_CASE("terrain: what is at the bounds is taken", "[terrain]") {
  CHECK(terrainOf({{0.0, 0.0}, {0.0, -34.0}}).height(0.0) == 34.0);
  CHECK(terrainOf({{0.0, 0.0}, {0.0, 400.0}}).height(0.0) == -400.0);
  terrainOf({{0.0, 0.0}, {100.0, -100.0 * kSteepestSlope}});
  terrainOf({{0.0, 0.0}, {0.0, -17.0}, {10.0, -17.0}, {10.0, -34.0}});
  // An edge parts what is walked on: the two sides are looked at by themselves.
  terrainOf({{0.0, 0.0}, {0.0, -30.0}, {20.0, -30.0}, {20.0, -130.0}, {35.0, -130.0}, {35.0, -160.0}});
  Points full;
  for (int i = 0; i < 256; ++i) full.push_back({10.0 * i, i % 2 == 0 ? 0.0 : -8.0});
  CHECK(terrainOf(full).size() == 256);
}

TEST_CASE("terrain: edges part it into runs that go on level", "[terrain]") {
  const Terrain terrain = terrainOf({{0.0, 0.0},
                                     {100.0, -10.0},
                                     {100.0, 90.0},
                                     {200.0, 90.0},
                                     {200.0, 70.0},
                                     {300.0, 70.0},
                                     {300.0, -70.0}});
  CHECK(terrain.runAt(-5.0).last == 1);
  CHECK(terrain.runAt(99.9).last == 1);
  const TerrainRun pit = terrain.runAt(100.0);
  CHECK(pit.first == 2);
  CHECK(pit.last == 5);
  CHECK(terrain.runAt(250.0).first == 2);
  CHECK(terrain.runAt(300.0).first == 6);
  CHECK(terrain.on(pit, 20.0).height == -90.0);
  CHECK(terrain.on(pit, 500.0).height == -70.0);
  // Nothing of a cliff is smoothed over.
  const GroundSample edge = terrain.smoothOn(terrain.runAt(0.0), 400.0, 30.0);
  CHECK(edge.height == 10.0);
  CHECK(edge.slope == 0.0);
}

TEST_CASE("terrain: smoothed it is the triangle's mean of the ground", "[terrain]") {
  const Terrain terrain =
      terrainOf({{0.0, 0.0}, {40.0, -20.0}, {60.0, -20.0}, {60.0, -30.0}, {75.0, -24.0}, {110.0, -40.0}});
  const TerrainRun all = terrain.runAt(0.0);
  const double width = 26.0;
  for (double x = -40.0; x < 150.0; x += 3.7) {
    double sum = 0.0;
    const int parts = 20000;
    for (int i = 0; i < parts; ++i) {
      const double away = width * (2.0 * (i + 0.5) / parts - 1.0);
      sum += (1.0 - std::fabs(away) / width) * terrain.height(x + away) * (2.0 / parts);
    }
    CHECK(terrain.smoothOn(all, x, width).height == Approx(sum).margin(2e-3));
    const double step = 1e-4;
    const double rise =
        terrain.smoothOn(all, x + step, width).height - terrain.smoothOn(all, x - step, width).height;
    CHECK(terrain.smoothOn(all, x, width).slope == Approx(rise / (2.0 * step)).margin(1e-4));
  }
}

}  // namespace stickman
