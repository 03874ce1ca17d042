// The stickman on show on ground that is not flat: what is drawn of it, and where it is seen from.
#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "smoothness.hpp"
#include "stage/rewindable_stickman.hpp"
#include "stage_helpers.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// Up 30 degrees to 200 u, a step of 24 u, level, a cliff of 150 u.
const std::vector<Vec2> kHill{{100.0, 0.0},    {446.0, -200.0}, {600.0, -200.0},
                              {600.0, -224.0}, {900.0, -224.0}, {900.0, -74.0}};

void stand(StickmanStage& stage, const std::vector<Vec2>& ground) {
  const TerrainCheck check = stage.setTerrain(ground.data(), ground.size());
  REQUIRE(check.fault == TerrainFault::kNone);
}

std::vector<Vec2> outlineOf(const DrawList& list) {
  for (const Record& record : recordsOf(list)) {
    if (record.kind == static_cast<int>(ShapeKind::kPolyline) &&
        record.style == static_cast<int>(Style::kGround))
      return record.points(1);
  }
  return {};
}

// y of an outline at x; on a riser that of its lower end, where nothing stands on it.
double heightOf(const std::vector<Vec2>& outline, double x) {
  for (std::size_t i = 1; i < outline.size(); ++i) {
    const Vec2 a = outline[i - 1];
    const Vec2 b = outline[i];
    if (x >= a.x && x <= b.x && b.x > a.x) return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
  }
  return kNaN;
}

}  // namespace

TEST_CASE("stage on a ground: a bad one is refused by its point, and nothing changes") {
  StickmanStage stage;
  stage.setSpeed(kRunSpeed);
  stand(stage, kHill);
  run(stage, 1.0);
  const Snapshot before(stage);
  const std::vector<Vec2> steep{{0.0, 0.0}, {100.0, 0.0}, {150.0, -50.0}};
  const TerrainCheck check = stage.setTerrain(steep.data(), steep.size());
  CHECK(check.fault == TerrainFault::kTooSteep);
  CHECK(check.point == 2);
  CHECK(Snapshot(stage) == before);
  run(stage, 0.5);
  CHECK(stage.state().legs.base > 50.0);  // still on the hill
}

TEST_CASE("stage on a ground: no points is the level ground of ever, before and after another") {
  StickmanStage level;
  StickmanStage taken;
  for (StickmanStage* stage : {&level, &taken}) stage->setSpeed(kWalkSpeed);
  stand(taken, kHill);
  stand(taken, {});
  run(level, 2.0);
  run(taken, 2.0);
  CHECK(Snapshot(taken) == Snapshot(level));
}

TEST_CASE("stage on a ground: its outline is under his planted feet, and its dots are under the outline") {
  for (const double facing : {1.0, -1.0}) {
    INFO("facing " << facing);
    StickmanStage stage;
    stage.setFacing(facing);
    stage.setSpeed(300.0);
    std::vector<Vec2> ground = kHill;
    if (facing < 0.0) {
      std::reverse(ground.begin(), ground.end());
      for (Vec2& point : ground) point.x = -point.x;
    }
    stand(stage, ground);
    int planted = 0;
    for (int tick = 0; tick < 330; ++tick) {
      stage.buildPose(kTick);
      const std::vector<Vec2> outline = outlineOf(stage.drawList());
      REQUIRE(outline.size() >= 2);
      REQUIRE(outline.front().x == Approx(0.0).margin(0.01));
      REQUIRE(outline.back().x == Approx(440.0 * 16.0 / 9.0).margin(0.01));
      if (stage.contacts() == 1 || stage.contacts() == 2) {
        const Vec2 foot = shown(stage, stage.contacts() == 1 ? Joint::kFootNear : Joint::kFootFar);
        // A tick late, it is shown on its last moment in the air at touchdown.
        REQUIRE(foot.y <= heightOf(outline, foot.x) + 0.2);
        if (foot.y > heightOf(outline, foot.x) - 0.05) ++planted;
      }
      for (const Record& record : recordsOf(stage.drawList())) {
        if (record.kind != static_cast<int>(ShapeKind::kCircle) ||
            record.style != static_cast<int>(Style::kGround))
          continue;
        const double line = heightOf(outline, static_cast<double>(record.payload[0]));
        REQUIRE(static_cast<double>(record.payload[1]) - line >= 8.9);
        REQUIRE(static_cast<double>(record.payload[1]) - line < 160.0);
      }
    }
    CHECK(planted > 60);
    CHECK(std::fabs(stage.distance()) > 700.0);
    CHECK(stage.drawList().dropped() == 0);
  }
}

TEST_CASE("stage on a ground: the view follows him smoothly, and keeps him in the picture") {
  StickmanStage stage;
  stage.setSpeed(kRunSpeed);
  stand(stage, kHill);
  std::vector<double> level;  // where height 0 is shown
  double lowest = -1e9;
  double highest = 1e9;
  for (int tick = 0; tick < 4 * 120; ++tick) {
    stage.buildPose(kTick);
    level.push_back(outlineOf(stage.drawList()).front().y);
    lowest = std::max(lowest, shown(stage, Joint::kPelvis).y);
    highest = std::min(highest, shown(stage, Joint::kHead).y);
  }
  CHECK(stage.distance() > 1300.0);
  CHECK(lowest < 430.0);  // the cliff drops 150 u in 0.4 s
  CHECK(highest > 60.0);
  // Over the first 100 u the left edge of the picture is level ground: its y is the view's alone.
  double worst = 0.0;
  for (std::size_t i = 2; i < 120; ++i)
    worst = std::max(worst, std::fabs(level[i] - 2.0 * level[i - 1] + level[i - 2]));
  CHECK(worst < 1.5);
  CHECK(level[119] - level[0] > 30.0);
}

TEST_CASE("stage on a ground: set while he runs it is a cut, and what was done before is forgotten") {
  RewindableStickman stage;
  stage.keepHistory(600);
  stage.setSpeed(kRunSpeed);
  for (int i = 0; i < 300; ++i) stage.buildPose(kTick);
  REQUIRE(stage.historyLength() == 300);
  const std::vector<Vec2> plateau{{-50.0, -60.0}, {5000.0, -60.0}};
  CHECK(stage.setTerrain(plateau.data(), plateau.size()).fault == TerrainFault::kNone);
  CHECK(stage.historyLength() == 0);
  const double ground = heightOf(outlineOf(stage.drawList()), 391.0);
  CHECK(ground == Approx(372.0).margin(1e-3));  // at once
  CHECK(shown(stage, Joint::kHip).y == Approx(ground - 62.0).margin(12.0));
  for (int i = 0; i < 120; ++i) {
    stage.buildPose(kTick);
    REQUIRE(shown(stage, Joint::kFootNear).y < ground + 0.1);
    REQUIRE(shown(stage, Joint::kFootFar).y < ground + 0.1);
  }
  CHECK(stage.seek(100));
  stage.setTerrain(nullptr, 0);
  CHECK(heightOf(outlineOf(stage.drawList()), 391.0) !=
        heightOf(outlineOf(stage.drawList()), 391.0));  // no outline
  CHECK(shown(stage, Joint::kHip).y == Approx(372.0 - 62.0).margin(12.0));
}
