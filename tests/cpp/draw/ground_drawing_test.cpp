#include "draw/ground_drawing.hpp"

#include <algorithm>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;
using stickman::test::Record;
using stickman::test::recordsOf;

namespace {

Ground groundAt(double distance, double width = 782.0, double anchorX = 391.0) {
  return {.y = 372.0, .anchorX = anchorX, .distance = distance, .width = width};
}

std::vector<Record> drawn(const Ground& ground) {
  DrawList list;
  drawGround(list, ground);
  CHECK(list.dropped() == 0);
  return recordsOf(list);
}

// Centres of the dots from left to right, each once however many circles it is made of.
std::vector<double> centres(const Ground& ground) {
  std::vector<double> all;
  for (const Record& record : drawn(ground)) all.push_back(record.payload[0]);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

double spacingOf(const std::vector<double>& dots) { return dots[1] - dots[0]; }

}  // namespace

TEST_CASE("ground: soft circles in the ground's colour, just under the line he stands on") {
  const std::vector<Record> records = drawn(groundAt(0.0));
  REQUIRE_FALSE(records.empty());
  for (const Record& record : records) {
    CHECK(record.kind == static_cast<int>(ShapeKind::kCircle));
    CHECK(record.style == static_cast<int>(Style::kGround));
    CHECK((record.alpha >= 0.0F && record.alpha <= 1.0F));
    CHECK((record.payload[1] > 372.0F && record.payload[1] < 400.0F));
    CHECK((record.payload[2] > 0.5F && record.payload[2] < 5.0F));
  }
}

TEST_CASE("ground: evenly spaced, from edge to edge, inside the view") {
  Random random(91);
  for (int i = 0; i < 300; ++i) {
    const double width = random.between(100.0, 4000.0);
    const double covered = random.between(-1e6, 1e6);
    const std::vector<double> dots = centres(groundAt(covered, width, random.between(-500.0, 500.0)));
    const double spacing = spacingOf(dots);
    REQUIRE((spacing > 15.0 && spacing < 40.0));
    REQUIRE((dots.front() >= 0.0 && dots.front() < spacing + 1e-3));
    REQUIRE((dots.back() <= width && dots.back() > width - spacing - 1e-3));
    for (std::size_t k = 1; k < dots.size(); ++k)
      REQUIRE(dots[k] - dots[k - 1] == Approx(spacing).margin(1e-3));
  }
}

TEST_CASE("ground: scrolls by exactly the distance, against the way he goes") {
  Random random(92);
  for (int i = 0; i < 300; ++i) {
    const double from = random.between(-1e5, 1e5);
    const double step = random.between(-10.0, 10.0);
    const std::vector<double> before = centres(groundAt(from));
    const std::vector<double> after = centres(groundAt(from + step));
    const double spacing = spacingOf(before);
    // Every dot well inside the view has moved by -step.
    for (double dot : before) {
      if (dot < 20.0 || dot > 762.0) continue;
      const bool moved = std::any_of(after.begin(), after.end(),
                                     [&](double now) { return std::fabs(now - (dot - step)) < 1e-3; });
      REQUIRE(moved);
    }
    REQUIRE(spacing == Approx(spacingOf(after)).margin(1e-3));
  }
  // Not a whole number of spacings that would look like standing still.
  CHECK(centres(groundAt(0.0))[3] - centres(groundAt(1.0))[3] == Approx(1.0).margin(1e-3));
}

TEST_CASE("ground: stands still when he does, repeats after a whole number of dots, belongs to the anchor") {
  CHECK(centres(groundAt(123.4)) == centres(groundAt(123.4)));
  const std::vector<double> first = centres(groundAt(0.0));
  const double spacing = spacingOf(first);
  for (double turns : {1.0, -1.0, 7.0, -1000.0}) {
    const std::vector<double> wrapped = centres(groundAt(turns * std::round(spacing)));
    REQUIRE(wrapped.size() == first.size());
    for (std::size_t i = 0; i < first.size(); ++i) CHECK(wrapped[i] == Approx(first[i]).margin(1e-3));
  }
  const std::vector<double> moved = centres(groundAt(0.0, 782.0, 391.0 + 5.0));
  CHECK(moved[3] - first[3] == Approx(5.0).margin(1e-3));
}

TEST_CASE("ground: dots fade in and out at the edges instead of popping") {
  for (double distance = 0.0; distance < 60.0; distance += 0.37) {
    for (const Record& record : drawn(groundAt(distance))) {
      const double inside = std::fmin(record.payload[0], 782.0 - record.payload[0]);
      if (inside < 2.0) REQUIRE(record.alpha < 0.05F);
      if (inside > 100.0) REQUIRE(record.alpha > 0.1F);
    }
  }
}

TEST_CASE("ground: every view width is finite and leaves room for the figure") {
  for (double width = 1.0; width <= 4000.0; width += width < 100.0 ? 1.0 : 97.0) {
    for (double distance : {0.0, 13.3, -1e9, 1e9}) {
      DrawList list;
      drawGround(list, groundAt(distance, width, width / 2.0));
      REQUIRE(list.dropped() == 0);
      REQUIRE(list.used() + 4096 < DrawList::kCapacity);
      for (const Record& record : recordsOf(list)) {
        REQUIRE((record.payload[0] >= 0.0F && static_cast<double>(record.payload[0]) <= width));
      }
    }
  }
}

TEST_CASE("ground: an outline is as steep as its ground, also where the view begins or ends at a riser") {
  Terrain terrain;
  const Vec2 steps[] = {{0.0, 0.0}, {0.0, -24.0}, {100.0, -24.0}, {100.0, -48.0}, {200.0, 0.0}};
  REQUIRE(terrain.set(steps, 5).fault == TerrainFault::kNone);
  for (const double distance : {-391.0, -291.0, 391.0, 491.0, 0.0, 33.0}) {
    DrawList list;
    drawGround(list, groundAt(distance), terrain);
    const std::vector<Record> records = recordsOf(list);
    REQUIRE(records.front().kind == static_cast<int>(ShapeKind::kPolyline));
    const std::vector<Vec2> outline = records.front().points(1);
    CHECK(outline.front().x == 0.0);
    CHECK(outline.back().x == 782.0);
    for (std::size_t i = 1; i < outline.size(); ++i) {
      const Vec2 by = outline[i] - outline[i - 1];
      CHECK((by.x == 0.0 || std::fabs(by.y) <= 0.49 * by.x));
    }
  }
}

TEST_CASE("ground: of 256 points all are drawn, and there is room for the figure") {
  Terrain terrain;
  std::vector<Vec2> points;
  for (int i = 0; i < 256; ++i) points.push_back({15.0 * i - 1900.0, i % 2 == 0 ? 0.0 : -5.0});
  REQUIRE(terrain.set(points.data(), points.size()).fault == TerrainFault::kNone);
  DrawList list;
  drawGround(list, groundAt(0.0, 4000.0, 2000.0), terrain);
  CHECK(list.dropped() == 0);
  CHECK(recordsOf(list).front().points(1).size() == 258);
  CHECK(list.used() + 4096 < DrawList::kCapacity);
}
