// Hound and walker on show on ground that is not flat: it is drawn where they are, and under them.
#include <vector>

#include "catch.hpp"
#include "stage/hound_stage.hpp"
#include "stage/walker_stage.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

const std::vector<Vec2> kHills{{-2000.0, 0.0}, {-1000.0, -60.0}, {-90.0, 0.0}, {90.0, 0.0},
                               {300.0, -70.0}, {420.0, -70.0},   {900.0, 10.0}};

std::vector<Vec2> outlineOf(const DrawList& list) {
  for (const Record& record : recordsOf(list)) {
    const std::vector<Vec2> points =
        record.kind == static_cast<int>(ShapeKind::kPolyline) ? record.points(1) : std::vector<Vec2>{};
    if (record.style == static_cast<int>(Style::kGround) && points.size() >= 2) return points;
  }
  return {};
}

double lineAt(const std::vector<Vec2>& outline, double x) {
  for (std::size_t i = 1; i < outline.size(); ++i) {
    const Vec2 a = outline[i - 1];
    const Vec2 b = outline[i];
    if (x >= a.x && x <= b.x && b.x > a.x) return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
  }
  return kNaN;
}

bool isLevel(const std::vector<Vec2>& outline) {
  for (const Vec2 point : outline)
    if (point.y != outline[0].y) return false;
  return true;
}

constexpr Vec2 kSteep[] = {{0.0, 0.0}, {10.0, -50.0}};

template <typename Stage>
void refusesAndKeeps(Stage& stage) {
  const auto before = stage.hash();
  const TerrainCheck check = stage.setTerrain(kSteep, 2);
  CHECK(check.fault == TerrainFault::kTooSteep);
  CHECK(check.point == 1);
  CHECK(stage.hash() == before);
  stage.step(0.0);
  CHECK_FALSE(isLevel(outlineOf(stage.drawList())));
  stage.setTerrain(nullptr, 0);
  stage.step(0.0);
  CHECK(isLevel(outlineOf(stage.drawList())));
}

}  // namespace

TEST_CASE("cast on a ground: the hound's paws are on the outline that is drawn, at any size") {
  for (const double size : {1.0, 1.6}) {
    INFO("size " << size);
    HoundStage hound;
    hound.setParameter("size", size);
    hound.setSpeed(300.0);
    REQUIRE(hound.setTerrain(kHills.data(), kHills.size()).fault == TerrainFault::kNone);
    double lowest = -1e9;
    double nearest = 1e9;
    for (int tick = 0; tick < 360; ++tick) {
      hound.step(1.0 / 120.0);
      const std::vector<Vec2> outline = outlineOf(hound.drawList());
      REQUIRE(outline.size() >= 2);
      for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
        const auto paw = static_cast<std::size_t>(legPaw(leg));
        const double x = hound.pose()[2 * paw];
        const double below = hound.pose()[2 * paw + 1] - lineAt(outline, x);
        lowest = std::fmax(lowest, below);
        if (((hound.contacts() >> leg) & 1) != 0) nearest = std::fmin(nearest, std::fabs(below));
      }
    }
    CHECK(hound.distance() > 800.0);
    CHECK(lowest < 0.5 * size);
    CHECK(nearest < 0.3 * size);
    refusesAndKeeps(hound);
  }
}

TEST_CASE("cast on a ground: the walker's feet are on the outline that is drawn") {
  WalkerStage walker;
  walker.setWalkSpeed(90.0);
  REQUIRE(walker.setTerrain(kHills.data(), kHills.size()).fault == TerrainFault::kNone);
  double lowest = -1e9;
  double highest = 1e9;
  for (int tick = 0; tick < 8 * 120; ++tick) {
    walker.step(1.0 / 120.0);
    const std::vector<Vec2> outline = outlineOf(walker.drawList());
    REQUIRE(outline.size() >= 2);
    for (const std::size_t foot : {2, 5}) {
      const double x = walker.pose()[2 * foot];
      // The soles are drawn below the point of the foot.
      lowest = std::fmax(lowest, walker.pose()[2 * foot + 1] - lineAt(outline, x));
    }
    highest = std::fmin(highest, double{walker.pose()[13]});
  }
  CHECK(lowest < 0.5);
  CHECK(lowest > -12.0);
  CHECK(highest > 60.0);  // he stays in the picture
  refusesAndKeeps(walker);
}
