#include "game/collision.hpp"

#include <algorithm>

#include "cast/runner/runner.hpp"
#include "catch.hpp"
#include "game/rules.hpp"
#include "game/things/thing.hpp"

using namespace stickman;

namespace {

constexpr double kDt = 1.0 / 120.0;
const StickmanParameters kBody{};

RunnerState running(double speed) {
  RunnerState runner = settledRunner(kBody);
  for (int i = 0; i < 360; ++i) tick(runner, kBody, speed, kDt);
  return runner;
}

constexpr std::array<ObstacleKind, kObstacleKinds> allKinds() {
  std::array<ObstacleKind, kObstacleKinds> kinds{};
  for (std::size_t i = 0; i < kObstacleKinds; ++i) kinds[i] = static_cast<ObstacleKind>(i);
  return kinds;
}
constexpr auto kAll = allKinds();

}  // namespace

TEST_CASE("Who runs on without doing anything runs into every kind of thing") {
  for (const ObstacleKind kind : kAll) {
    for (const double speed : {340.0, 770.0}) {
      RunnerState runner = running(speed);
      Obstacle thing = placed(kind, runner.man.legs.travel + 500.0, 0.1);
      bool hit = false;
      for (int i = 0; i < 400 && !hit; ++i) {
        tick(runner, kBody, speed, kDt);
        tick(thing, false, kDt);
        hit = isRunInto(bodyOf(runner), thing);
      }
      INFO("kind " << static_cast<int>(kind) << ", speed " << speed);
      CHECK(hit);
    }
  }
}

TEST_CASE("A jump held at the right moment clears what is to be jumped, and nothing else") {
  struct Pace {
    const BallisticJumpSettings& jump;
    double slow;
    double fast;
    double withHounds;  // they come later, when he is faster
  };
  for (const Pace& pace : {Pace{kRunnerJump, 340.0, 770.0, 470.0}, Pace{kCalmJump, 280.0, 540.0, 390.0}}) {
    for (const ObstacleKind kind : kAll) {
      for (const double speed : {kind == ObstacleKind::kHound ? pace.withHounds : pace.slow, pace.fast}) {
        bool cleared = false;
        for (int lead = 4; lead < 80 && !cleared; ++lead) {
          RunnerState runner = settledRunner(kBody, pace.jump);
          for (int i = 0; i < 360; ++i) tick(runner, kBody, speed, kDt);
          const double meets = lead * kDt * speed;
          const double way = meets * (1.0 + thingOf(kind).ownSpeed / speed);
          Obstacle thing = placed(kind, runner.man.legs.travel + way, 0.1);
          jump(runner);
          bool hit = false;
          for (int i = 0; i < 160 && !hit; ++i) {
            tick(runner, kBody, speed, kDt);
            tick(thing, false, kDt);
            hit = isRunInto(bodyOf(runner), thing);
          }
          cleared = !hit && thing.x < runner.man.legs.travel;
        }
        INFO("kind " << static_cast<int>(kind) << ", speed " << speed);
        CHECK(cleared == thingOf(kind).demand.jump);
      }
    }
  }
}

TEST_CASE("The stroke of the point is tested over its whole way, not only where it ends") {
  const Obstacle jar = placed(ObstacleKind::kJar, 1000.0, 0.0);
  const auto at = [](double x, double y) { return SpearHead{{x - 45.0, y}, {x, y}}; };
  CHECK(isHit({{900.0, -40.0}, at(1100.0, -40.0)}, jar));
  CHECK_FALSE(isHit({{1100.0, -40.0}, at(1100.0, -40.0)}, jar));
  CHECK_FALSE(isHit({{900.0, -40.0}, at(960.0, -40.0)}, jar));
  CHECK_FALSE(isHit({{900.0, -110.0}, at(1100.0, -110.0)}, jar));
  CHECK(isHit({{1040.0, -40.0}, at(1040.0, -40.0)}, jar));
}

TEST_CASE("Each part of the body may overlap a thing by a few units, and by no more") {
  // SPEC section 12 says "a few": 5 u, what an eye does not measure at this speed.
  CHECK(kBodyMercy == Approx(5.0).margin(1.0));
  const Obstacle jar = placed(ObstacleKind::kJar, 1000.0, 0.0);
  constexpr double kJarRadius = 20.0;  // an upright capsule, 74 u high
  RunnerBody away{};
  for (Capsule& part : away) part = {{1000.0, -500.0}, {1000.0, -500.0}, 1.0};
  REQUIRE_FALSE(isRunInto(away, jar));
  for (std::size_t i = 0; i < away.size(); ++i) {
    const double radius = 4.0 + static_cast<double>(i);
    const auto runsInto = [&](double overlap, double side) {
      RunnerBody body = away;
      const double x = 1000.0 + side * (kJarRadius + radius - overlap);
      body[i] = {{x, -30.0}, {x, -50.0}, radius};
      return isRunInto(body, jar);
    };
    INFO("part " << i);
    for (const double side : {-1.0, 1.0}) {
      CHECK_FALSE(runsInto(-1.0, side));
      CHECK_FALSE(runsInto(kBodyMercy - 0.1, side));
      CHECK(runsInto(kBodyMercy + 0.1, side));
    }
  }
}

TEST_CASE("The point may miss a thing by a few units, and by no more") {
  CHECK(kPointMercy == Approx(9.0).margin(1.0));
  const Obstacle jar = placed(ObstacleKind::kJar, 1000.0, 0.0);
  constexpr double kTop = 74.0;
  constexpr double kPointRadius = 2.0;
  for (const double beside : {-1.0, 1.0}) {
    const double y = -(kTop + kPointRadius + kPointMercy + beside * 0.2);
    // Level over the jar: by its whole stroke, and by the head where it has come to.
    CHECK(isHit({{900.0, y}, {{1055.0, y}, {1100.0, y}}}, jar) == (beside < 0.0));
    CHECK(isHit({{1020.0, y}, {{975.0, y}, {1020.0, y}}}, jar) == (beside < 0.0));
  }
}

TEST_CASE("What counts as his body is where he is drawn: every joint from head to foot, in the world") {
  const RunnerState runner = running(400.0);
  const RunnerBody body = bodyOf(runner);
  for (const Joint joint : {Joint::kHead, Joint::kChest, Joint::kPelvis, Joint::kKneeNear, Joint::kKneeFar,
                            Joint::kFootNear, Joint::kFootFar}) {
    const Vec2 at = runner.man.pose[joint] + Vec2{runner.man.legs.travel, 0.0};
    double nearest = 1e9;
    for (const Capsule& part : body) nearest = std::min(nearest, distanceToSegment(part.from, part.to, at));
    INFO("joint " << static_cast<int>(joint));
    CHECK(nearest < 1e-9);
  }
  CHECK(body[0].radius == runner.man.headRadius);
}

TEST_CASE("The spear on the run reaches every kind that is to be speared before the body does") {
  for (const ObstacleKind kind : kAll) {
    if (!thingOf(kind).demand.spear) continue;
    for (const double speed : {340.0, 560.0, 770.0}) {
      for (int seed = 0; seed < 12; ++seed) {
        // Struck early or late within what a player can do, at every phase of the stride and of the wind.
        int reached = 0;
        constexpr int kTries = 10;
        for (int early = 0; early < kTries; ++early) {
          RunnerState runner = running(speed);
          for (int i = 0; i < 4 * seed; ++i) tick(runner, kBody, speed, kDt);
          Obstacle thing = placed(kind, runner.man.legs.travel + 400.0, seed / 12.0);
          for (int i = 0; i < 40 * seed; ++i) {
            tick(thing, true, kDt);  // only the wind
          }
          const double pressAt =
              thingOf(kind).halfWidth + 118.0 + (speed + thingOf(kind).ownSpeed) * (0.045 + 0.012 * early);
          bool hit = false;
          bool bumped = false;
          for (int i = 0; i < 400 && !hit && !bumped; ++i) {
            if (thing.x - runner.man.legs.travel < pressAt) thrust(runner);
            const Vec2 before = spearHead(runner).point;
            tick(runner, kBody, speed, kDt);
            tick(thing, false, kDt);
            hit = harms(runner) && isHit({before, spearHead(runner)}, thing);
            bumped = isRunInto(bodyOf(runner), thing);
          }
          reached += hit ? 1 : 0;
        }
        INFO("kind " << static_cast<int>(kind) << ", speed " << speed << ", seed " << seed);
        CHECK(reached == kTries);
      }
    }
  }
}
