// What a rope and a flag hang from: a cut is no pull, and neither is another width of the view.
#include "stage/anchor.hpp"

#include <cmath>

#include "catch.hpp"
#include "stage/cloth_stage.hpp"
#include "stage/rope_stage.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kTicksPerSecond = 120.0;
// u: what the rounding of a place to float grows to in a flag that hangs in folds. A pull makes 50.
constexpr double kStill = 6.0;

template <typename Stage>
void run(Stage& stage, double seconds) {
  for (int tick = 0; tick < static_cast<int>(seconds * kTicksPerSecond + 0.5); ++tick)
    stage.step(1.0 / kTicksPerSecond);
}

RopeStage hangingRope() {
  RopeStage rope(20, 18);
  run(rope, 2.0);
  return rope;
}

// In still air, so that it does nothing by itself.
ClothStage hangingFlag() {
  ClothStage flag(16, 10, 16);
  flag.setParameter("windX", 0.0);
  run(flag, 10.0);
  return flag;
}

// How far a point is from where it would be, seen from the anchor, if nothing had been done; at most, u.
template <typename Stage>
double stirred(const Stage& stage, const Stage& untouched) {
  double farthest = 0.0;
  for (std::size_t i = 0; i < stage.points().size(); i += 2) {
    const double x = (stage.points()[i] - stage.anchorX()) - (untouched.points()[i] - untouched.anchorX());
    const double y =
        (stage.points()[i + 1] - stage.anchorY()) - (untouched.points()[i + 1] - untouched.anchorY());
    farthest = std::fmax(farthest, std::sqrt(x * x + y * y));
  }
  return farthest;
}

// How wide all that is drawn is, or high; u.
template <typename Stage>
double drawnSize(const Stage& stage) {
  Vec2 least{kInfinity, kInfinity};
  Vec2 most{-kInfinity, -kInfinity};
  for (const Record& record : recordsOf(stage.drawList())) {
    const bool line = record.kind == static_cast<int>(ShapeKind::kPolyline);
    for (const Vec2 point : record.points(line ? 1 : 0)) {
      least = {std::fmin(least.x, point.x), std::fmin(least.y, point.y)};
      most = {std::fmax(most.x, point.x), std::fmax(most.y, point.y)};
    }
  }
  return std::fmax(most.x - least.x, most.y - least.y);
}

// Where the peg or the knob is drawn.
template <typename Stage>
Vec2 drawnAnchor(const Stage& stage) {
  for (const Record& record : recordsOf(stage.drawList())) {
    if (record.style == static_cast<int>(Style::kAccent)) return {record.payload[0], record.payload[1]};
  }
  return {kInfinity, kInfinity};
}

template <typename Stage>
void checkCuts(const Stage& hanging, double size) {
  for (const Vec2 way : {Vec2{10000.0, 0.0}, {-10000.0, 3000.0}, {0.0, -500.0}, {300.0, 0.0}, {9e5, 9e5}}) {
    INFO("by " << way.x << ", " << way.y);
    Stage stage = hanging;
    Stage untouched = hanging;
    const Vec2 before = drawnAnchor(hanging);
    const double x = stage.anchorX() + way.x;
    const double y = stage.anchorY() + way.y;
    REQUIRE(stage.setAnchor(x, y));
    for (int tick = 0; tick < 240; ++tick) {
      for (Stage* each : {&stage, &untouched}) each->step(0.7 / kTicksPerSecond);  // between ticks, too
      REQUIRE(stage.maxStretch() <= 1.1);
      REQUIRE(drawnSize(stage) <= size);
      const Vec2 shown = drawnAnchor(stage);  // here or there, never between
      REQUIRE(std::fmin(distance(shown, before), distance(shown, before + way)) <= 0.2);
    }
    if (length(way) < 20000.0) CHECK(stirred(stage, untouched) <= kStill);  // farther off floats are coarse
    CHECK(stage.points()[0] == static_cast<float>(stage.anchorX()));
    CHECK(stage.points()[1] == static_cast<float>(stage.anchorY()));
  }
}

template <typename Stage>
void checkViews(const Stage& hanging) {
  Stage stage = hanging;
  Stage untouched = hanging;
  stage.setView(800.0);
  const double home = stage.anchorX();
  stage.setView(500.0);
  for (Stage* each : {&stage, &untouched}) run(*each, 0.5);
  CHECK(stirred(stage, untouched) <= kStill);
  stage.setView(800.0);
  CHECK(stage.anchorX() == Approx(home));
  // By and by, as it is dragged.
  for (double x = stage.anchorX(); x < 800.0; x += 2.0) {
    stage.setAnchor(x, stage.anchorY());
    stage.step(1.0 / kTicksPerSecond);
  }
  stage.setAnchor(800.0, stage.anchorY());
  run(stage, 10.0);
  untouched = stage;
  for (const double width : {799.0, 400.0, 1.0, 320.0}) {
    INFO("width " << width);
    stage.setView(width);
    CHECK(stage.anchorX() >= 0.0);
    CHECK(stage.anchorX() <= width);
    for (int tick = 0; tick < 60; ++tick) {
      for (Stage* each : {&stage, &untouched}) each->step(1.0 / kTicksPerSecond);
      REQUIRE(stage.maxStretch() <= untouched.maxStretch() + 0.02);
      REQUIRE(stage.points()[0] == static_cast<float>(stage.anchorX()));
    }
    CHECK(stirred(stage, untouched) <= kStill);
  }
  stage.setView(800.0);
  CHECK(stage.anchorX() == Approx(800.0));
  stage.resetAnchor();
  CHECK(stage.anchorX() == Approx(home));
  CHECK_FALSE(stage.setView(kNaN));
  CHECK_FALSE(stage.setAnchor(kNaN, 1.0));
  CHECK(stage.anchorX() == Approx(home));
}

}  // namespace

TEST_CASE("anchor: moved farther than one can drag it, a rope is there at once as it was") {
  checkCuts(hangingRope(), 19 * 18.0 * 1.05);
  RopeStage longest(200, 100);
  longest.setAnchor(10000.0, 60.0);
  run(longest, 1.0);
  CHECK(longest.maxStretch() < 1.2);
}

TEST_CASE("anchor: moved farther than one can drag it, a flag is there at once as it was") {
  checkCuts(hangingFlag(), 950.0);  // its pole reaches the ground from anywhere
}

TEST_CASE("anchor: dragged, it pulls; a rope's end comes after") {
  RopeStage rope = hangingRope();
  rope.setAnchor(rope.anchorX() + 60.0, rope.anchorY());
  run(rope, 0.05);
  CHECK(rope.points()[38] < rope.anchorX() - 50.0);
}

TEST_CASE("anchor: in a view of another width a rope stays on the picture, and is not pulled") {
  checkViews(hangingRope());
}

TEST_CASE("anchor: in a view of another width a flag stays on the picture, and is not pulled") {
  checkViews(hangingFlag());
}
