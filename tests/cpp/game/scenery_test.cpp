#include "game/scenery.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kWidth = 782.0;
constexpr double kGround = 372.0;

std::vector<Record> drawn(double travel, double width = kWidth) {
  DrawList list;
  drawScenery(list, {.travel = travel, .width = width, .groundY = kGround});
  CHECK(list.dropped() == 0);
  return recordsOf(list);
}

// The far range, the near one: outlines of many points.
std::vector<std::vector<Vec2>> ridges(double travel) {
  std::vector<std::vector<Vec2>> found;
  for (const Record& record : drawn(travel)) {
    if (record.kind == static_cast<int>(ShapeKind::kPolygon) && record.payload.size() > 40)
      found.push_back(record.points());
  }
  REQUIRE(found.size() == 2);
  return found;
}

// Height of a ridge at x, u above the ground.
double heightAt(const std::vector<Vec2>& ridge, double x) {
  for (std::size_t i = 1; i + 2 < ridge.size(); ++i) {
    if (ridge[i].x > x || ridge[i + 1].x < x) continue;
    const double t = (x - ridge[i].x) / (ridge[i + 1].x - ridge[i].x);
    return kGround - (ridge[i].y + t * (ridge[i + 1].y - ridge[i].y));
  }
  FAIL("the ridge does not reach " << x);
  return 0.0;
}

// Where the trees stand: the middle of their feet.
std::vector<double> trees(double travel) {
  std::vector<double> places;
  for (const Record& record : drawn(travel)) {
    if (record.kind != static_cast<int>(ShapeKind::kPolygon) || record.payload.size() != 18) continue;
    const std::vector<Vec2> tree = record.points();
    places.push_back(0.5 * (tree.front().x + tree.back().x));
  }
  return places;
}

}  // namespace

TEST_CASE("scenery: each range goes by as one, the farther the slower, whatever its points are") {
  constexpr double kParallax[] = {0.05, 0.13};  // of the way he covers
  for (const double travel : {0.0, 137.0, 48211.0}) {
    for (const double way : {10.0, 479.0, 481.0, 1900.0}) {
      const auto before = ridges(travel);
      const auto after = ridges(travel + way);
      for (std::size_t range = 0; range < 2; ++range) {
        const double moved = kParallax[range] * way;
        for (double x = 300.0; x <= 700.0; x += 50.0) {
          INFO("range " << range << ", " << way << " u on from " << travel << ", at " << x);
          CHECK(heightAt(after[range], x - moved) == Approx(heightAt(before[range], x)).margin(0.01));
        }
      }
    }
  }
}

TEST_CASE("scenery: the ranges fill the view from side to side, stand on the ground, and are hills") {
  for (double travel = 0.0; travel < 20000.0; travel += 331.0) {
    const auto both = ridges(travel);
    for (const std::vector<Vec2>& ridge : both) {
      CHECK(ridge.front().x <= 0.0);
      CHECK(ridge.back().x >= kWidth);
      CHECK(ridge.front().y >= kGround);
      CHECK(ridge.back().y >= kGround);
      for (std::size_t i = 1; i + 1 < ridge.size(); ++i) {
        REQUIRE(ridge[i].y < kGround);
        REQUIRE(ridge[i].y > kGround - 180.0);
      }
    }
    CHECK(heightAt(both[0], 400.0) > 70.0);  // the far ones are the high ones
  }
}

TEST_CASE("scenery: trees go by at three tenths of his way and come back for who comes back") {
  const std::vector<double> there = trees(5000.0);
  REQUIRE(there.size() >= 4);
  for (const double way : {1.0, 100.0}) {
    const std::vector<double> on = trees(5000.0 + way);
    int same = 0;
    for (const double tree : there) {
      for (const double other : on) same += std::fabs(other - (tree - 0.3 * way)) < 0.01 ? 1 : 0;
    }
    CHECK(same >= static_cast<int>(there.size()) - 1);  // one may have gone by
  }
  CHECK(trees(5000.0) == there);
  for (std::size_t i = 1; i < there.size(); ++i) CHECK(there[i] > there[i - 1] + 20.0);
}

TEST_CASE("scenery: the sun sinks towards the edge, slowly, and is never farther outside than its own size") {
  const auto sun = [](double travel) {
    const Record record = drawn(travel).front();
    REQUIRE(record.kind == static_cast<int>(ShapeKind::kCircle));
    return Vec2{record.payload[0], record.payload[1]};
  };
  CHECK(sun(10000.0).x == Approx(sun(0.0).x - 40.0).margin(0.01));
  CHECK(sun(0.0).x > 0.5 * kWidth);
  for (double travel = 0.0; travel < 1e6; travel += 9973.0) {
    CHECK(sun(travel).x >= -34.0 - 1e-6);
    CHECK(sun(travel).x <= kWidth + 34.0 + 1e-6);
    CHECK(sun(travel).y == Approx(kGround - 236.0));
  }
}
