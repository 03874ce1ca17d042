// Prints the state hash of every tick of the script in tests/hash_script.json, one per line: what is compared
// between compilers, optimisation levels, WebAssembly and browsers.
#include <cinttypes>
#include <cstdio>

#include "stage/stickman_stage.hpp"

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

}  // namespace

int main() {
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
