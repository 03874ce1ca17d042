// The sliders of the scenes: each does what it is called, and whatever they are turned to, what they move
// stays finite, whole and where it is held.
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "stage/cloth_stage.hpp"
#include "stage/hound_stage.hpp"
#include "stage/rope_stage.hpp"
#include "stage/walker_stage.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kTickLength = 1.0 / 120.0;  // s

using Setting = std::pair<const char*, double>;

template <typename Stage>
void set(Stage& stage, const std::vector<Setting>& settings) {
  for (const auto& [name, value] : settings) REQUIRE(stage.setParameter(name, value));
}

template <typename Stage>
void run(Stage& stage, double seconds) {
  for (long tick = std::lround(seconds / kTickLength); tick > 0; --tick) stage.step(kTickLength);
}

template <typename Stage>
Vec2 pointOf(const Stage& stage, std::size_t i) {
  return {stage.points()[2 * i], stage.points()[2 * i + 1]};
}

template <typename Stage>
Vec2 anchorOf(const Stage& stage) {
  return {stage.anchorX(), stage.anchorY()};
}

RopeStage rope(const std::vector<Setting>& settings, double seconds) {
  RopeStage stage(20, 18);
  set(stage, settings);
  run(stage, seconds);
  return stage;
}

ClothStage flag(const std::vector<Setting>& settings, double seconds) {
  ClothStage stage(16, 10, 16);
  set(stage, settings);
  run(stage, seconds);
  return stage;
}

// Middle of the edge that is free.
Vec2 freeEdge(const ClothStage& stage) {
  const ClothGrid& grid = stage.grid();
  Vec2 sum{0.0, 0.0};
  for (std::size_t row = 0; row < grid.rows; ++row)
    sum = sum + pointOf(stage, row * grid.columns + grid.columns - 1);
  return sum * (1.0 / static_cast<double>(grid.rows));
}

// How far (u) something still moves to and fro from left to right within two seconds.
template <typename Stage>
double swingOf(Stage& stage, const std::function<double(const Stage&)>& place) {
  double least = 1e9;
  double most = -1e9;
  for (int tick = 0; tick < 240; ++tick) {
    stage.step(kTickLength);
    least = std::fmin(least, place(stage));
    most = std::fmax(most, place(stage));
  }
  return most - least;
}

// The farthest (u) that something gets in three seconds.
template <typename Stage>
double farthest(Stage& stage, const std::function<double(const Stage&)>& way) {
  double most = -1e9;
  for (int tick = 0; tick < 360; ++tick) {
    stage.step(kTickLength);
    most = std::fmax(most, way(stage));
  }
  return most;
}

template <typename Stage>
std::size_t recordsIn(const Stage& stage, Style style) {
  std::size_t count = 0;
  for (const Record& record : recordsOf(stage.drawList()))
    count += record.style == static_cast<int>(style) ? 1 : 0;
  return count;
}

// Any value of its range, often one of the two ends.
double anyValue(Random& random, const ParameterInfo& info) {
  const double kind = random.unit();
  if (kind < 0.2) return info.lowest;
  if (kind < 0.4) return info.highest;
  return random.between(info.lowest, info.highest);
}

template <typename Stage>
void turnAnySlider(Random& random, Stage& stage, double share) {
  const ParameterTable table = stage.parameterTable();
  for (std::size_t i = 0; i < table.count; ++i) {
    if (random.unit() >= share) continue;
    REQUIRE(stage.setParameter(table.rows[i].name, anyValue(random, table.rows[i])));
  }
}

}  // namespace

TEST_CASE("rope: it hangs where gravity and wind together pull") {
  const std::vector<std::vector<Setting>> pulls = {
      {},
      {{"gravity", -980.0}, {"windX", 40.0}},
      {{"windX", 700.0}},
      {{"windX", -700.0}, {"gravity", 300.0}},
      {{"windY", -1500.0}, {"windX", -40.0}},
      {{"windY", 500.0}, {"windX", 1480.0}},
      {{"gravity", 0.0}, {"windX", 400.0}, {"windY", -300.0}},
  };
  for (const std::vector<Setting>& pull : pulls) {
    RopeStage stage = rope({{"damping", 0.95}, {"substeps", 4.0}}, 0.0);
    set(stage, pull);
    run(stage, 20.0);
    const Vec2 force{stage.parameter("windX"), stage.parameter("gravity") + stage.parameter("windY")};
    const Vec2 end = anchorOf(stage) + force * (19.0 * 18.0 / length(force));
    INFO("pulled to " << force.x << ", " << force.y);
    CHECK(distance(pointOf(stage, 19), end) < 0.02 * 19.0 * 18.0);
  }
}

TEST_CASE("rope: the more iterations or substeps, the less it stretches") {
  for (const char* name : {"iterations", "substeps"}) {
    double last = 1e9;
    for (const double count : {1.0, 2.0, 4.0, 8.0, 16.0}) {
      RopeStage stage = rope({{"gravity", 4000.0}, {"iterations", 4.0}, {name, count}}, 8.0);
      INFO(name << " " << count);
      CHECK(stage.meanStretch() < last - 1e-5);
      last = stage.meanStretch();
    }
  }
}

TEST_CASE("rope and flag: what is damped more swings less far past its place, in syrup not at all") {
  double lastRope = 1e9;
  double lastFlag = 1e9;
  for (const double damping : {1.0, 0.99, 0.97, 0.5}) {
    INFO("damping " << damping);
    RopeStage stage = rope({{"windX", -400.0}, {"damping", 0.9}}, 6.0);
    set(stage, {{"windX", 0.0}, {"damping", damping}});
    const double ropePast =
        farthest<RopeStage>(stage, [](const RopeStage& now) { return pointOf(now, 19).x - now.anchorX(); });
    ClothStage cloth = flag({{"damping", damping}, {"windX", 0.0}}, 0.0);
    const double flagPast =
        farthest<ClothStage>(cloth, [](const ClothStage& now) { return now.anchorX() - freeEdge(now).x; });
    if (damping == 0.5) {
      CHECK(ropePast < 0.5);
      CHECK(flagPast < 0.5);
    } else {
      CHECK(ropePast < 0.9 * lastRope);
      CHECK(flagPast < 0.9 * lastFlag);
    }
    lastRope = ropePast;
    lastFlag = flagPast;
  }
}

TEST_CASE("rope: its points are shown from a half on, and only then") {
  CHECK(recordsIn(rope({{"showPoints", 0.45}}, 0.1), Style::kGuide) == 0);
  for (const double shown : {0.5, 1.0})
    CHECK(recordsIn(rope({{"showPoints", shown}}, 0.1), Style::kGuide) == 1);
}

TEST_CASE("flag: gravity pulls it down or up, the wind takes it to either side") {
  const auto edge = [](const std::vector<Setting>& settings) {
    ClothStage stage = flag({{"damping", 0.9}, {"gusts", 0.0}, {"windX", 0.0}}, 0.0);
    set(stage, settings);
    run(stage, 12.0);
    return freeEdge(stage) - anchorOf(stage) - Vec2{0.0, 4.5 * 16.0};  // from the middle of the pole
  };
  const Vec2 down = edge({});
  CHECK(down.y > 100.0);
  const Vec2 up = edge({{"gravity", -500.0}});
  CHECK(up.x == Approx(down.x).margin(4.0));
  CHECK(up.y == Approx(-down.y).margin(4.0));
  const Vec2 blownDown = edge({{"gravity", 0.0}, {"windY", 500.0}});
  CHECK(blownDown.x == Approx(down.x).margin(0.1));
  CHECK(blownDown.y == Approx(down.y).margin(0.1));
  const Vec2 right = edge({{"windX", 3000.0}});
  CHECK(right.x > 200.0);
  const Vec2 left = edge({{"windX", -3000.0}});
  CHECK(left.x < -200.0);
  CHECK(left.y == Approx(right.y).margin(8.0));
}

TEST_CASE("flag: without gusts it comes to rest, with more of them it waves more") {
  double last = 0.0;
  for (const double gusts : {0.0, 0.3, 1.0}) {
    ClothStage stage = flag({{"gusts", gusts}}, 10.0);
    const double swing = swingOf<ClothStage>(stage, [](const ClothStage& now) { return freeEdge(now).y; });
    INFO("gusts " << gusts);
    if (gusts == 0.0) {
      CHECK(swing < 4.0);
    } else {
      CHECK(swing > 2.0 * last);
    }
    last = swing;
  }
}

TEST_CASE("flag: bare threads from a half on") {
  const auto polygons = [](double bare) {
    std::size_t count = 0;
    for (const Record& record : recordsOf(flag({{"bareLines", bare}}, 0.1).drawList()))
      count += record.kind == static_cast<int>(ShapeKind::kPolygon) ? 1 : 0;
    return count;
  };
  CHECK(polygons(0.0) > 20);
  CHECK(polygons(0.45) == polygons(0.0));
  CHECK(polygons(0.5) < 5);
  CHECK(polygons(1.0) == polygons(0.5));
}

TEST_CASE("walker: limbs and construction from a half on") {
  const auto drawn = [](const char* name, double value) {
    WalkerStage stage;
    set(stage, {{name, value}});
    stage.step(kTickLength);
    return recordsOf(stage.drawList()).size();
  };
  for (const char* name : {"limbs", "construction"}) {
    INFO(name);
    CHECK(drawn(name, 0.45) == drawn(name, 0.0));
    CHECK(drawn(name, 0.5) == drawn(name, 1.0));
    CHECK(drawn(name, 1.0) != drawn(name, 0.0));
  }
}

TEST_CASE("hound on show: bones and trails from a half on") {
  const auto drawn = [](const char* name, double value) {
    HoundStage stage;
    set(stage, {{name, value}});
    run(stage, 0.2);
    return recordsOf(stage.drawList()).size();
  };
  for (const char* name : {"bones", "trails"}) {
    INFO(name);
    CHECK(drawn(name, 0.45) == drawn(name, 0.0));
    CHECK(drawn(name, 0.5) == drawn(name, 1.0));
    CHECK(drawn(name, 1.0) > drawn(name, 0.0));
  }
}

TEST_CASE("hound on show: his size is a scale about the ground under him, and changes nothing else") {
  HoundStage plain;
  HoundStage scaled;
  const double middle = 440.0 * 16.0 / 9.0 / 2.0;
  for (HoundStage* hound : {&plain, &scaled}) hound->setSpeed(420.0);
  for (const double size : {0.5, 1.7, 3.0}) {
    set(scaled, {{"size", size}});
    for (HoundStage* hound : {&plain, &scaled}) run(*hound, 0.31);
    CHECK(scaled.hash() == plain.hash());
    CHECK(scaled.distance() == plain.distance());
    const double ratio = size / plain.parameter("size");
    for (std::size_t i = 0; i < kHoundJoints; ++i) {
      const Vec2 origin{middle, plain.groundY()};
      const Vec2 own = Vec2{plain.pose()[2 * i], plain.pose()[2 * i + 1]} - origin;
      const Vec2 shown = Vec2{scaled.pose()[2 * i], scaled.pose()[2 * i + 1]} - origin;
      CHECK(distance(shown, own * ratio) < 1e-3);
    }
  }
}

TEST_CASE("any rope: held where it is held, finite, no link longer than its pull can make it, all drawn") {
  Random random(41);
  for (int round = 0; round < 24; ++round) {
    INFO("round " << round);
    RopeStage stage(random.between(2.0, 40.0), random.between(4.0, 40.0));
    turnAnySlider(random, stage, random.unit());
    for (int command = 0; command < 6; ++command) {
      const double kind = random.unit();
      if (kind < 0.4) {
        const double x = stage.anchorX() + random.between(-60.0, 60.0);
        stage.setAnchor(x, stage.anchorY() + random.between(-60.0, 60.0));
      } else if (kind < 0.6) {
        stage.setView(random.between(200.0, 2000.0));
      } else {
        turnAnySlider(random, stage, 0.3);
      }
      for (int ticks = static_cast<int>(random.between(1.0, 120.0)); ticks > 0; --ticks) {
        stage.step(kTickLength);
        for (std::size_t i = 0; i < stage.points().size() / 2; ++i) REQUIRE(isFinitePoint(pointOf(stage, i)));
        REQUIRE(stage.points()[0] == static_cast<float>(stage.anchorX()));
        REQUIRE(stage.points()[1] == static_cast<float>(stage.anchorY()));
      }
      REQUIRE(stage.drawList().dropped() == 0);
      REQUIRE_FALSE(recordsOf(stage.drawList()).empty());
    }
  }
}

TEST_CASE("any flag: on its pole, finite, no thread longer than 1.20, all drawn") {
  Random random(43);
  for (int round = 0; round < 16; ++round) {
    INFO("round " << round);
    ClothStage stage(random.between(2.0, 24.0), random.between(2.0, 16.0), random.between(4.0, 24.0));
    turnAnySlider(random, stage, random.unit());
    for (int command = 0; command < 5; ++command) {
      if (random.unit() < 0.4) {
        const double x = stage.anchorX() + random.between(-20.0, 20.0);
        stage.setAnchor(x, stage.anchorY() + random.between(-20.0, 20.0));
      } else {
        turnAnySlider(random, stage, 0.3);
      }
      for (int ticks = static_cast<int>(random.between(1.0, 80.0)); ticks > 0; --ticks) {
        stage.step(kTickLength);
        REQUIRE(stage.maxStretch() <= 1.20);  // SPEC section 8; NaN is no less
        for (std::size_t row = 0; row < stage.grid().rows; ++row) {
          const Vec2 held = pointOf(stage, row * stage.grid().columns);
          REQUIRE(held.x == static_cast<float>(stage.anchorX()));
          REQUIRE(held.y == Approx(stage.anchorY() + static_cast<double>(row) * stage.grid().spacing));
        }
      }
      REQUIRE(stage.drawList().dropped() == 0);
      REQUIRE_FALSE(recordsOf(stage.drawList()).empty());
    }
  }
}

TEST_CASE("any hound, any commands: whole, above the floor, his planted paws still") {
  constexpr HoundJoint kPaws[kHoundLegs] = {HoundJoint::kPawFrontNear, HoundJoint::kPawFrontFar,
                                            HoundJoint::kPawHindNear, HoundJoint::kPawHindFar};
  Random random(47);
  for (int round = 0; round < 40; ++round) {
    INFO("round " << round);
    HoundStage stage;
    turnAnySlider(random, stage, random.unit());
    for (int command = 0; command < 6; ++command) {
      const double kind = random.unit();
      if (kind < 0.4) {
        const auto state =
            static_cast<HoundState>(static_cast<int>(random.between(0.0, static_cast<double>(kHoundStates))));
        REQUIRE(stage.setState(state));
      } else if (kind < 0.7) {
        REQUIRE(stage.setSpeed(random.between(-50.0, 1.2 * kFastestHound)));
      } else {
        turnAnySlider(random, stage, 0.4);
      }
      const double size = stage.parameter("size");
      unsigned before = 0;
      Vec2 place[kHoundLegs] = {};
      for (int ticks = static_cast<int>(random.between(1.0, 120.0)); ticks > 0; --ticks) {
        const unsigned shown = stage.contacts();  // shown is a tick late
        stage.step(kTickLength);
        for (std::size_t i = 0; i < kHoundJoints; ++i) {
          REQUIRE(isFinitePoint({stage.pose()[2 * i], stage.pose()[2 * i + 1]}));
          REQUIRE(stage.pose()[2 * i + 1] <= stage.groundY() + 0.05 * size + 1e-3);
        }
        for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
          const std::size_t at = 2 * static_cast<std::size_t>(kPaws[leg]);
          const Vec2 now{(stage.pose()[at] - 440.0 * 16.0 / 9.0 / 2.0) / size + stage.distance(),
                         stage.pose()[at + 1]};
          if ((before >> leg & 1U) != 0 && (shown >> leg & 1U) != 0)
            REQUIRE(distance(now, place[leg]) <= 0.4);
          place[leg] = now;
        }
        before = shown;
      }
      REQUIRE(stage.drawList().dropped() == 0);
      REQUIRE_FALSE(recordsOf(stage.drawList()).empty());
    }
  }
}
