#include "stage/rope_stage.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

TEST_CASE("rope: hangs at about (n - 1) spacings and hardly stretches") {
  RopeStage rope(20, 18);
  for (int tick = 0; tick < 1200; ++tick) rope.step(1.0 / 120.0);
  CHECK(rope.endHeight() == Approx(19 * 18.0).epsilon(0.02));
  CHECK(rope.maxStretch() < 1.02);
  CHECK(rope.meanStretch() >= 0.99);
  CHECK(rope.points()[0] == static_cast<float>(rope.anchorX()));
  CHECK(rope.points()[1] == 60.0F);
}

TEST_CASE("rope: it begins held aside, and falls and swings") {
  RopeStage rope(20, 18);
  CHECK(rope.maxStretch() == Approx(1.0).margin(1e-4));
  const auto aside = [&] { return double{rope.points()[38] - rope.points()[0]}; };
  CHECK(aside() > 200.0);
  double least = 1e9;
  double worst = 0.0;
  for (int tick = 0; tick < 3 * 120; ++tick) {
    rope.step(1.0 / 120.0);
    least = std::fmin(least, aside());
    worst = std::fmax(worst, rope.maxStretch());
  }
  CHECK(least < -100.0);  // past the middle and up on the other side
  CHECK(worst < 1.05);
}

TEST_CASE("rope: dragged aside it swings, settles and stays bounded; the anchor is exact to the bit") {
  RopeStage rope(20, 18);
  rope.setAnchor(300.0, 80.0);
  double worst = 0.0;
  for (int tick = 0; tick < 20 * 120; ++tick) {
    rope.step(1.0 / 120.0);
    worst = std::fmax(worst, rope.maxStretch());
    REQUIRE(rope.points()[0] == 300.0F);
    REQUIRE(rope.points()[1] == 80.0F);
  }
  CHECK(worst < 6.0);  // the first moments after a jump of 90 u
  CHECK(rope.points()[38] == Approx(300.0).margin(3.0));
  CHECK(rope.maxStretch() < 1.02);
}

TEST_CASE("rope: a thrown anchor and bad numbers leave it finite and bounded") {
  RopeStage rope(20, 18);
  CHECK_FALSE(rope.setAnchor(kNaN, 1.0));
  CHECK_FALSE(rope.setParameter("gravity", kNaN));
  CHECK_FALSE(rope.setParameter("unknown", 1.0));
  CHECK(std::isnan(rope.parameter("unknown")));
  const auto before = rope.hash();
  for (const double dt : {0.0, -1.0, kNaN}) rope.step(dt);
  CHECK(rope.hash() == before);
  rope.step(5.0);
  rope.setAnchor(1e4, 1e4);
  for (int tick = 0; tick < 1200; ++tick) {
    rope.step(1.0 / 120.0);
    for (const float value : rope.points()) REQUIRE(std::isfinite(value));
  }
  CHECK(rope.maxStretch() < 1.1);
  RopeStage odd(kNaN, kNaN);
  CHECK(odd.points().size() == 40);
  RopeStage smallest(-5.0, 0.0);
  smallest.step(0.1);
  CHECK(smallest.points().size() == 4);
}

TEST_CASE("rope: one swing at 30, 60, 120, 144, 165 and 240 Hz ends in the same bits") {
  const auto hashAt = [](double rate) {
    RopeStage rope(20, 18);
    rope.setAnchor(200.0, 60.0);
    for (int frame = 0; frame < static_cast<int>(10.0 * rate + 0.5); ++frame) rope.step(1.0 / rate);
    return rope.hash();
  };
  const auto reference = hashAt(60.0);
  for (const double rate : {30.0, 120.0, 144.0, 165.0, 240.0}) CHECK(hashAt(rate) == reference);
}

TEST_CASE("rope: another width of the page is no pull on it") {
  RopeStage rope(20, 18);
  RopeStage left(20, 18);
  for (int tick = 0; tick < 240; ++tick) {
    rope.step(1.0 / 120.0);
    left.step(1.0 / 120.0);
  }
  rope.setView(1600.0);
  for (int tick = 0; tick < 60; ++tick) {
    rope.step(1.0 / 120.0);
    left.step(1.0 / 120.0);
    const double apart = rope.anchorX() - left.anchorX();
    REQUIRE(apart > 400.0);
    REQUIRE(rope.points()[38] - left.points()[38] == Approx(apart).margin(0.5));
    REQUIRE(rope.points()[39] == Approx(left.points()[39]).margin(0.5));
  }
}

TEST_CASE("rope: every length fits the draw list") {
  for (const double points : {2.0, 20.0, 200.0}) {
    RopeStage rope(points, 2.0);
    rope.setParameter("showPoints", 1.0);
    rope.step(0.02);
    CHECK(rope.drawList().dropped() == 0);
    CHECK_FALSE(recordsOf(rope.drawList()).empty());
  }
}

TEST_CASE("rope: let go of, it hangs in the middle again and follows the view again") {
  RopeStage rope(20, 18);
  rope.setAnchor(111.0, 222.0);
  rope.setView(1000.0);
  CHECK(rope.anchorX() == Approx(111.0 * 1000.0 / (440.0 * 16.0 / 9.0)));  // the same part of the view
  CHECK(rope.anchorY() == 222.0);
  rope.resetAnchor();
  CHECK(rope.anchorX() == 500.0);
  CHECK(rope.anchorY() == 60.0);
  rope.setView(700.0);
  CHECK(rope.anchorX() == 350.0);
}

TEST_CASE("rope: a quarter of a tick moves it a quarter of the way, also while the page gets wider") {
  RopeStage rope(20, 18);
  rope.setParameter("showPoints", 1.0);
  rope.setAnchor(300.0, 80.0);
  for (int i = 0; i < 31; ++i) rope.step(1.0 / 120.0);
  rope.resetAnchor();
  for (int i = 0; i < 7; ++i) rope.step(1.0 / 120.0);
  const auto links = [&] {
    std::vector<Vec2> points;
    for (const Record& record : recordsOf(rope.drawList())) {
      if (record.style == static_cast<int>(Style::kGuide)) points = record.points(1);
    }
    REQUIRE(points.size() == 20);
    return points;
  };
  for (const double wider : {0.0, 240.0}) {
    INFO("wider by " << wider);
    const std::vector<Vec2> from = links();
    std::vector<std::vector<Vec2>> quarters;
    if (wider > 0.0) rope.setView(440.0 * 16.0 / 9.0 + wider);
    for (int quarter = 1; quarter <= 4; ++quarter) {
      rope.step(0.25 / 120.0);
      quarters.push_back(links());
    }
    double moved = 0.0;
    for (std::size_t i = 0; i < 20; ++i) {
      const Vec2 start = from[i] + Vec2{0.5 * wider, 0.0};
      for (int quarter = 1; quarter <= 4; ++quarter) {
        const Vec2 expected = start + (quarters[3][i] - start) * (0.25 * quarter);
        REQUIRE(distance(quarters[static_cast<std::size_t>(quarter - 1)][i], expected) < 2e-3);
      }
      moved = std::fmax(moved, distance(quarters[3][i], start));
    }
    CHECK(moved > 0.5);
    CHECK(moved < 40.0);
  }
}
