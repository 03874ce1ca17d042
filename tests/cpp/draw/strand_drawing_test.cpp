#include "draw/strand_drawing.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr std::size_t kPoints = 12;

VerletStore storeOf(const std::vector<Vec2>& points) {
  VerletStore store(points.size());
  for (std::size_t i = 0; i < points.size(); ++i)
    movePoint(store.points(), i, static_cast<float>(points[i].x), static_cast<float>(points[i].y));
  store.keepLast();
  return store;
}

std::vector<Record> drawn(const VerletStore& store, bool showPoints = false, double t = 1.0) {
  DrawList list;
  drawRope(list, store, t, showPoints);
  return recordsOf(list);
}

std::vector<Vec2> curveOf(const std::vector<Vec2>& points) {
  return drawn(storeOf(points)).front().points(1);
}

// On an arc of this radius, a link's length apart.
constexpr double kRadius = 120.0;
std::vector<Vec2> arc() {
  std::vector<Vec2> points;
  for (std::size_t i = 0; i < kPoints; ++i) {
    const double angle = 0.15 * static_cast<double>(i);
    points.push_back({kRadius * std::sin(angle), kRadius * std::cos(angle)});
  }
  return points;
}

}  // namespace

TEST_CASE("rope's picture: points on an arc are joined by that arc") {
  // A cubic through points a link apart misses an arc by far less than what is to be seen; with a wrong
  // neighbour it bulges by a good part of the arc's own height over its chord, 0.3 u.
  const std::vector<Vec2> curve = curveOf(arc());
  REQUIRE(curve.size() == 3 * (kPoints - 1) + 1);
  for (std::size_t k = 0; k < curve.size(); ++k) {
    const bool end = k < 3 || k + 3 >= curve.size();  // where there is no neighbour beyond
    INFO("sample " << k);
    CHECK(length(curve[k]) == Approx(kRadius).margin(end ? 0.3 : 0.02));
  }
}

TEST_CASE("rope's picture: it bends evenly, without a corner at any point") {
  const std::vector<Vec2> curve = curveOf(arc());
  const double even = 0.15 / 3.0;  // rad from sample to sample
  for (std::size_t k = 4; k + 4 < curve.size(); ++k) {
    const Vec2 in = curve[k] - curve[k - 1];
    const Vec2 out = curve[k + 1] - curve[k];
    const double turned = std::atan2(std::fabs(dot(perpendicular(in), out)), dot(in, out));
    INFO("sample " << k);
    CHECK(turned == Approx(even).margin(0.35 * even));
  }
}

TEST_CASE("rope's picture: the same rope from its other end is the same curve") {
  Random random(31);
  std::vector<Vec2> points;
  for (std::size_t i = 0; i < kPoints; ++i)
    points.push_back({18.0 * static_cast<double>(i) + random.between(-6.0, 6.0), random.between(0.0, 40.0)});
  const std::vector<Vec2> there = curveOf(points);
  const std::vector<Vec2> back = curveOf({points.rbegin(), points.rend()});
  REQUIRE(there.size() == back.size());
  for (std::size_t k = 0; k < there.size(); ++k) CHECK(distance(there[k], back[back.size() - 1 - k]) < 1e-3);
}

TEST_CASE("rope's picture: peg at the anchor, end at the end, and every point where it is, at any moment") {
  VerletStore store = storeOf(arc());
  for (std::size_t i = 0; i < kPoints; ++i) store.points().x[i] += 8.0F;
  for (const double t : {0.0, 0.25, 1.0}) {
    const std::vector<Record> records = drawn(store, true, t);
    const auto at = [&](std::size_t i) { return arc()[i] + Vec2{8.0 * t, 0.0}; };
    const Record& peg = records.back();
    CHECK(peg.style == static_cast<int>(Style::kAccent));
    CHECK(distance({peg.payload[0], peg.payload[1]}, at(0)) < 1e-3);
    const std::vector<Vec2> curve = records[0].points(1);
    for (std::size_t i = 0; i < kPoints; ++i) CHECK(distance(curve[3 * i], at(i)) < 1e-3);
    CHECK(distance({records[1].payload[0], records[1].payload[1]}, at(kPoints - 1)) < 1e-3);
    const std::vector<Vec2> links = records[2].points(1);
    REQUIRE(links.size() == kPoints);
    for (std::size_t i = 0; i < kPoints; ++i) CHECK(distance(links[i], at(i)) < 1e-3);
    for (std::size_t i = 1; i < kPoints; ++i) {
      const Record& point = records[2 + i];
      CHECK(distance({point.payload[0], point.payload[1]}, at(i)) < 1e-3);
    }
  }
}
