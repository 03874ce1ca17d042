#include "game/collision.hpp"

#include "cast/runner/runner.hpp"
#include "catch.hpp"
#include "game/rules.hpp"

using namespace stickman;

namespace {

constexpr double kDt = 1.0 / 120.0;
const StickmanParameters kBody{};

RunnerState running(double speed) {
  RunnerState runner = settledRunner(kBody);
  for (int i = 0; i < 360; ++i) tick(runner, kBody, speed, kDt);
  return runner;
}

constexpr ObstacleKind kAll[] = {ObstacleKind::kStone, ObstacleKind::kThorns, ObstacleKind::kStrawMan,
                                 ObstacleKind::kSack,  ObstacleKind::kJar,    ObstacleKind::kWalker,
                                 ObstacleKind::kHound};

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
          const double way = meets * (1.0 + ownSpeed(kind) / speed);
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
        CHECK(cleared == demandOf(kind).jump);
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

TEST_CASE("A body may overlap a thing by a few units, and not by more") {
  RunnerState runner = running(400.0);
  const RunnerBody body = bodyOf(runner);
  double front = -1e9;
  for (const Capsule& part : body) {
    for (const Vec2 end : {part.from, part.to}) {
      if (end.y > -60.0 && end.x + part.radius > front) front = end.x + part.radius;
    }
  }
  const double half = halfWidth(ObstacleKind::kStone);
  CHECK_FALSE(isRunInto(body, placed(ObstacleKind::kStone, front + half - 0.5 * kBodyMercy, 0.0)));
  CHECK(isRunInto(body, placed(ObstacleKind::kStone, front - 10.0, 0.0)));
}

TEST_CASE("The spear on the run reaches every kind that is to be speared before the body does") {
  for (const ObstacleKind kind : kAll) {
    if (!demandOf(kind).spear) continue;
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
          const double pressAt = halfWidth(kind) + 118.0 + (speed + ownSpeed(kind)) * (0.045 + 0.012 * early);
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
