#include "game/run.hpp"

#include "game/collision.hpp"
#include "game/things/thing.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr StickmanParameters kRunnerBody{};

void takeButtons(RunSnapshot& run, unsigned changes) {
  if ((changes & kJumpPressed) != 0) {
    run.jumpHeld = 1;
    run.jumpWaits = kJumpBuffer;
  }
  if ((changes & kJumpReleased) != 0) run.jumpHeld = 0;
  if ((changes & kThrustPressed) != 0) run.thrustWaits = kThrustBuffer;
}

// What is wanted happens as soon as it can; wanted too long ago, it is forgotten.
void actOnButtons(RunSnapshot& run, double dt) {
  RunnerState& runner = run.runner;
  if (run.jumpWaits > 0.0 && canJump(runner)) {
    jump(runner);
    run.jumpWaits = 0.0;
    run.events |= kJumped;
  }
  if (run.jumpHeld == 0) letGo(runner);
  if (run.thrustWaits > 0.0 && canThrust(runner)) {
    thrust(runner);
    run.thrustWaits = 0.0;
    run.events |= kThrust;
    for (std::size_t i = 0; i < run.course.count; ++i) run.course.obstacles[i].clanked = 0;
  }
  run.jumpWaits = maximum(0.0, run.jumpWaits - dt);
  run.thrustWaits = maximum(0.0, run.thrustWaits - dt);
}

void hitThings(RunSnapshot& run, const SpearStroke& stroke) {
  if (!harms(run.runner)) return;
  for (std::size_t i = 0; i < run.course.count; ++i) {
    Obstacle& obstacle = run.course.obstacles[i];
    if (obstacle.struck != 0 || obstacle.clanked != 0 || !isHit(stroke, obstacle)) continue;
    if (thingOf(obstacle.kind).demand.spear) {
      fell(obstacle);
      countKill(run.score);
      run.freeze = kHitFreeze;
      run.events |= kHit;
    } else {
      obstacle.clanked = 1;
      run.events |= kClanked;
    }
  }
}

void passThings(RunSnapshot& run) {
  for (std::size_t i = 0; i < run.course.count; ++i) {
    Obstacle& obstacle = run.course.obstacles[i];
    if (obstacle.passed != 0 || obstacle.x + thingOf(obstacle.kind).halfWidth > distanceOf(run)) continue;
    obstacle.passed = 1;
    countPass(run.score);
  }
}

void runIntoThings(RunSnapshot& run) {
  const RunnerBody body = bodyOf(run.runner);
  for (std::size_t i = 0; i < run.course.count; ++i) {
    const Obstacle& obstacle = run.course.obstacles[i];
    if (obstacle.struck != 0 || !isRunInto(body, obstacle)) continue;
    run.reached = distanceOf(run);
    run.over = 1;
    run.crashedInto = static_cast<std::uint64_t>(obstacle.kind);
    run.events |= kCrashed;
    crash(run.runner, kRunnerBody);
    return;
  }
}

void passMilestones(RunSnapshot& run) {
  const auto passed = static_cast<std::uint64_t>(maximum(0.0, distanceOf(run)) / kMilestone);
  if (passed <= run.milestone) return;
  run.milestone = passed;
  run.events |= kMilestonePassed;
}

}  // namespace

RunSnapshot freshRun(const RunSetup& setup) {
  RunSnapshot run{};
  run.calm = setup.calm ? 1 : 0;
  run.runner = settledRunner(kRunnerBody, rulesOf(setup.calm).jump);
  run.runner.man.distance = 0.0;
  run.course = freshCourse(setup.seed);
  run.score = freshScore();
  layCourse(run.course, rulesOf(setup.calm), 0.0, 0.0);
  return run;
}

void tick(RunSnapshot& run, unsigned changes, double dt) {
  ++run.ticks;
  run.events = 0;
  if (run.started == 0) {
    if ((changes & kStartPressed) == 0) {
      tick(run.runner, kRunnerBody, 0.0, dt);
      return;
    }
    run.started = 1;
    run.events = kStarted;
  }
  if (run.over == 0) takeButtons(run, changes);
  if (run.freeze > 0) {
    --run.freeze;
    return;
  }
  const Rules rules = rulesOf(run.calm != 0);
  if (run.over == 0) actOnButtons(run, dt);
  const Vec2 pointBefore = spearHead(run.runner).point;
  const bool landed = tick(run.runner, kRunnerBody, speedAt(rules, distanceOf(run)), dt);
  for (std::size_t i = 0; i < run.course.count; ++i) tick(run.course.obstacles[i], run.over != 0, dt);
  if (run.over != 0) return;
  if (landed) run.events |= kLanded;
  tick(run.score, dt);
  hitThings(run, {pointBefore, spearHead(run.runner)});
  runIntoThings(run);
  if (run.over != 0) return;
  passThings(run);
  passMilestones(run);
  layCourse(run.course, rules, distanceOf(run), run.runner.man.legs.speed.value);
}

bool stepped(const RunSnapshot& before, const RunSnapshot& now) {
  if (before.started == 0 || (now.events & kLanded) != 0) return false;
  return (contacts(now.runner) & ~contacts(before.runner)) != 0;
}

double distanceOf(const RunSnapshot& run) { return run.over != 0 ? run.reached : run.runner.man.legs.travel; }

std::uint64_t pointsOf(const RunSnapshot& run) { return pointsOf(run.score, distanceOf(run)); }

}  // namespace stickman
