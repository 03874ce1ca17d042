#include "rounds.hpp"

#include <array>
#include <vector>

#include "math/state_hash.hpp"
#include "stage/stickman_stage.hpp"

namespace {

using namespace stickman;

struct Step {
  Action action;
  double speed;
  int ticks;
};

struct Run {
  std::vector<Step> script;
  StickmanParameters parameters;
  StickmanCommands commands;
  StickmanState fresh = settledStickman(parameters, commands);
  StickmanState state = fresh;
  std::size_t step = 0;
  int ticksLeft = 0;
  std::array<double, 2 * (kJointCount + kHairPoints + 2)> points{};
};

Run& run() {
  static Run only;
  return only;
}

void command(StickmanCommands& commands, const Step& step) {
  commands.speed = step.speed;
  commands.action = step.action;
  if (!playsOnce(step.action)) commands.loop = step.action;
  ++commands.requests;
}

}  // namespace

void addStep(int action, double speed, int ticks) {
  run().script.push_back({static_cast<Action>(action), speed, ticks});
}

void start() {
  Run& now = run();
  now.state = now.fresh;
  now.commands = {};
  now.step = 0;
  now.ticksLeft = 0;
}

void advance(int ticks) {
  Run& now = run();
  for (; ticks > 0; --ticks) {
    if (now.ticksLeft == 0) {
      if (now.step == now.script.size()) return;
      const Step& next = now.script[now.step++];
      command(now.commands, next);
      now.ticksLeft = next.ticks;
    }
    --now.ticksLeft;
    tick(now.state, now.parameters, now.commands, kTick);
  }
}

void runRound() {
  start();
  int ticks = 0;
  for (const Step& step : run().script) ticks += step.ticks;
  advance(ticks);
}

void showFrames(int frames) {
  static StickmanStage stage;
  static const bool drawn = stage.setAction(Action::kRun) && stage.drawList().used() > 0;
  if (!drawn) return;
  for (; frames > 0; --frames) stage.buildPose(0.0);
}

void showPoses(int frames) {
  static StickmanStage stage;
  static const bool running = stage.setAction(Action::kRun);
  if (!running) return;
  for (; frames > 0; --frames) stage.buildPose(0.0);
}

void runTicks(int ticks) {
  static const StickmanParameters parameters;
  static const StickmanCommands commands = [] {
    StickmanCommands running;
    command(running, {.action = Action::kRun, .speed = 382.5, .ticks = 0});
    return running;
  }();
  static StickmanState state = settledStickman(parameters, commands);
  for (; ticks > 0; --ticks) tick(state, parameters, commands, kTick);
}

std::uint32_t hashHigh() { return static_cast<std::uint32_t>(hashState(run().state) >> 32); }
std::uint32_t hashLow() { return static_cast<std::uint32_t>(hashState(run().state)); }

const double* points() {
  Run& now = run();
  double* out = now.points.data();
  const auto add = [&](double x, double y) {
    *out++ = x;
    *out++ = y;
  };
  for (const Vec2& joint : now.state.pose.joints) add(joint.x, joint.y);
  for (std::size_t i = 0; i < kHairPoints; ++i) add(now.state.hair.x[i], now.state.hair.y[i]);
  add(now.state.spear.tip.x, now.state.spear.tip.y);
  add(now.state.spear.butt.x, now.state.spear.butt.y);
  return now.points.data();
}

int pointCount() { return static_cast<int>(run().points.size() / 2); }
