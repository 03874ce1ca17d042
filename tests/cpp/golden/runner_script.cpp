#include "cast/runner/runner.hpp"
#include "draw/stickman_drawing.hpp"
#include "game/collision.hpp"
#include "golden/figure_fields.hpp"
#include "golden/script.hpp"
#include "math/scalar.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/shown_stickman.hpp"

namespace stickman::golden {
namespace {

// Without a course: only he, and what is drawn of him between two ticks.
class Runner {
 public:
  explicit Runner(const BallisticJumpSettings& jumping = kRunnerJump)
      : now(settledRunner(kBody, jumping)), before_(now) {}

  void step(double dt) {
    for (int due = clock_.advance(dt); due > 0; --due) {
      before_ = now;
      landed = tick(now, kBody, speed, kTick);
    }
    list_.clear();
    const double travel = lerp(before_.man.legs.travel, now.man.legs.travel, clock_.interpolation());
    drawStickman(list_, figureOf({before_.man, now.man, clock_.interpolation(), {travel, 0.0}}));
  }
  const DrawList& drawList() const { return list_; }

  static constexpr StickmanParameters kBody{};
  RunnerState now;
  double speed = 0.0;
  bool landed = false;

 private:
  RunnerState before_;
  FixedClock clock_;
  DrawList list_;
};

void describe(Fields& fields, const Runner& runner) {
  golden::describe(fields, runner.now);
  const SpearHead head = spearHead(runner.now);
  fields.add("readings", contacts(runner.now), canJump(runner.now), canThrust(runner.now), harms(runner.now),
             runner.landed, head.neck, head.point);
  fields.group("shapes to run into things", [&] {
    for (const Capsule& capsule : bodyOf(runner.now))
      fields.add("capsule", capsule.from, capsule.to, capsule.radius);
  });
}

// Up to speed, faster and slower, to a stop.
void runs(Trace& trace) {
  Runner runner;
  go(trace, runner, 0.4);
  for (const double speed : {340.0, 770.0, 260.0, 0.0, 500.0}) {
    runner.speed = speed;
    go(trace, runner, 0.9, 144.0);
  }
}

// Held and let go ever later, taken off at ever other phases and speeds, for both kinds of jump.
void jumps(Trace& trace) {
  for (const BallisticJumpSettings& kind : {kRunnerJump, kCalmJump}) {
    Runner runner(kind);
    for (const double speed : {0.0, 280.0, 420.0, 770.0}) {
      runner.speed = speed;
      go(trace, runner, 0.4);
      for (const double held : {0.02, 0.5, 0.12}) {
        jump(runner.now);
        go(trace, runner, held, 144.0);
        letGo(runner.now);
        go(trace, runner, 0.63 - 0.5 * held);
      }
    }
  }
}

// Thrusts one after the other, in jumps and over landings.
void thrustsAndJumps(Trace& trace) {
  Runner runner;
  runner.speed = 380.0;
  go(trace, runner, 0.6);
  for (int i = 0; i < 12; ++i) {
    thrust(runner.now);
    if (i % 3 == 1) jump(runner.now);
    go(trace, runner, 0.09 + 0.05 * (i % 6), 144.0);
    if (i % 3 == 2) letGo(runner.now);
    if (i % 4 == 3) jump(runner.now);
    thrust(runner.now);
    go(trace, runner, 0.35);
  }
}

// Out of a run, a hop, the top of a jump, its fall, a thrust, a stand; lying there for long.
void crashes(Trace& trace) {
  struct Crash {
    double speed;
    double jumps;    // s before the crash; negative: he does not
    double thrusts;  // likewise
  };
  constexpr Crash kCrashes[] = {{340.0, -1.0, -1.0}, {770.0, -1.0, 0.12}, {420.0, 0.06, -1.0},
                                {560.0, 0.26, -1.0}, {300.0, 0.45, 0.3},  {0.0, -1.0, 0.2}};
  for (const Crash& story : kCrashes) {
    Runner runner;
    runner.speed = story.speed;
    for (int i = 0; i < 70; ++i) {
      const double left = (70 - i) * kTick;
      if (left <= story.jumps && canJump(runner.now)) jump(runner.now);
      if (left <= story.thrusts && canThrust(runner.now)) thrust(runner.now);
      go(trace, runner, kTick);
    }
    crash(runner.now, Runner::kBody);
    go(trace, runner, 1.9, 144.0);
    jump(runner.now);
    thrust(runner.now);
    go(trace, runner, 0.2);
  }
}

}  // namespace

Figure runnerFigure() {
  return {"runner",
          8,
          {{"runs", runs}, {"jumps", jumps}, {"thrusts and jumps", thrustsAndJumps}, {"crashes", crashes}}};
}

}  // namespace stickman::golden
