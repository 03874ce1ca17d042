// Prints the state hash of every tick, one per line: what is compared between compilers, optimisation levels,
// WebAssembly and browsers. Without arguments the stickman's, of the script in tests/hash_script.json; with
// the argument "scenes" those of rope, flag and walker together, with "hound" the hound's, with "game" those
// of Spear Run, played by a bot and by chance.
#include <cinttypes>
#include <cstdio>
#include <cstring>

#include "game/spear_run.hpp"
#include "game_bot.hpp"
#include "math/portable_math.hpp"
#include "math/random.hpp"
#include "math/state_hash.hpp"
#include "stage/cloth_stage.hpp"
#include "stage/hound_stage.hpp"
#include "stage/rope_stage.hpp"
#include "stage/stickman_stage.hpp"
#include "stage/walker_stage.hpp"

namespace {

using stickman::Action;
using stickman::StickmanStage;

struct Command {
  long tick;  // given before this tick (counted from 0) is run
  bool (*give)(StickmanStage& stage);
};

constexpr Command kCommands[] = {
#define COMMAND(tick, call, value) {tick, [](StickmanStage& stage) { return stage.call(value); }},
#include "hash_script.inc"  // made from the JSON by hash_script.cmake, which also defines HASH_SCRIPT_TICKS
#undef COMMAND
};

constexpr int kSceneTicks = 20000;

// Each scene is pulled about by waves of its own, and changes what it is told every few seconds.
int traceScenes() {
  stickman::RopeStage rope(20, 18);
  stickman::ClothStage flag(16, 10, 16);
  stickman::WalkerStage walker;
  for (int tick = 0; tick < kSceneTicks; ++tick) {
    const double time = tick * stickman::kTick;
    const double sway = stickman::portableSin(time * 1.7);
    rope.setAnchor(390.0 + 180.0 * sway, 70.0 + 30.0 * stickman::portableSin(time * 2.3));
    flag.setAnchor(270.0 + 40.0 * stickman::portableSin(time * 6.2), 80.0);
    walker.setHip(390.0 + 200.0 * stickman::portableSin(time * 0.9));
    if (tick % 700 == 0) flag.setParameter("windX", 9600.0 * stickman::portableSin(tick * 0.37));
    if (tick % 900 == 0) rope.setParameter("iterations", 1 + tick / 900 % 30);
    if (tick % 1300 == 0) walker.setWalkSpeed(300.0 * sway);
    if (tick % 1300 == 600) walker.setAngularSpeed(9.0 * sway);
    rope.step(stickman::kTick);
    flag.step(stickman::kTick);
    walker.step(stickman::kTick);
    const auto both = stickman::hashWord(rope.hash(), flag.hash());
    std::printf("%016" PRIx64 "\n", stickman::hashWord(both, walker.hash()));
  }
  return 0;
}

constexpr int kHoundTicks = 20000;

// Every state and many speeds in turn, often before what went before is over. tests/web/hound-trace.js tells
// him the same.
int traceHound() {
  stickman::HoundStage hound;
  for (int tick = 0; tick < kHoundTicks; ++tick) {
    if (tick % 230 == 0) hound.setState(static_cast<stickman::HoundState>(tick / 230 * 3 % 8));
    if (tick % 310 == 200) hound.setSpeed(tick * 37 % 701);
    hound.step(stickman::kTick);
    std::printf("%016" PRIx64 "\n", hound.hash());
  }
  return 0;
}

constexpr int kGameTicks = 20000;

// Runs one after the other: a bot gets far, chance crashes early and begins again.
int traceGame() {
  using stickman::Button;
  stickman::SpearRun game(20261130);
  stickman::Bot bot;
  stickman::Random chance{1};
  for (int tick = 0; tick < kGameTicks; ++tick) {
    unsigned changes = 0;
    if (tick < kGameTicks / 2) {
      changes = bot.decide(game.snapshot());
    } else if (stickman::nextBelow(chance, 20) == 0) {
      changes = 1U << stickman::nextBelow(chance, 5);
    }
    if ((changes & stickman::kJumpPressed) != 0) game.press(Button::kJump);
    if ((changes & stickman::kJumpReleased) != 0) game.release(Button::kJump);
    if ((changes & stickman::kThrustPressed) != 0) game.press(Button::kThrust);
    if ((changes & stickman::kThrustReleased) != 0) game.release(Button::kThrust);
    if ((changes & stickman::kStartPressed) != 0) game.press(Button::kStart);
    game.release(Button::kStart);
    game.step(stickman::kTick);
    std::printf("%016" PRIx64 "\n", game.hash());
  }
  return 0;
}

int traceStickman() {
  StickmanStage stage;
  const Command* next = kCommands;
  const Command* end = kCommands + sizeof kCommands / sizeof kCommands[0];
  for (long tick = 0; tick < HASH_SCRIPT_TICKS; ++tick) {
    for (; next != end && next->tick == tick; ++next) {
      if (!next->give(stage)) {
        std::fprintf(stderr, "the command at tick %ld was refused\n", tick);
        return 1;
      }
    }
    stage.buildPose(stickman::kTick);
    std::printf("%016" PRIx64 "\n", stage.hash());
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 1) return traceStickman();
  if (argc == 2 && std::strcmp(argv[1], "scenes") == 0) return traceScenes();
  if (argc == 2 && std::strcmp(argv[1], "hound") == 0) return traceHound();
  if (argc == 2 && std::strcmp(argv[1], "game") == 0) return traceGame();
  std::fprintf(stderr, "usage: hash_trace [scenes|hound|game]\n");
  return 2;
}