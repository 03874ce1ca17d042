// The native contender: does what it is asked on standard input, one line at a time, and answers with the
// seconds that took. So whoever asks can let contenders take turns.
//   step ACTION SPEED TICKS   adds to the script           -> 0
//   round                     runs the script              -> seconds
//   frames COUNT              shows a frame so many times  -> seconds
//   poses COUNT               the same without its picture -> seconds
//   ticks COUNT               runs so many ticks of it     -> seconds
//   hash                      of the present state         -> 16 hex digits
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <iostream>
#include <string>

#include "rounds.hpp"

namespace {

template <typename Work>
double secondsOf(Work work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void answer(double seconds) { std::printf("%.9f\n", seconds); }

}  // namespace

int main() {
  std::string request;
  while (std::cin >> request) {
    const auto counted = [](void (*work)(int)) {
      int count = 0;
      std::cin >> count;
      answer(secondsOf([&] { work(count); }));
    };
    if (request == "step") {
      int action = 0;
      double speed = 0.0;
      int ticks = 0;
      std::cin >> action >> speed >> ticks;
      addStep(action, speed, ticks);
      answer(0.0);
    } else if (request == "round") {
      answer(secondsOf(runRound));
    } else if (request == "frames") {
      counted(showFrames);
    } else if (request == "poses") {
      counted(showPoses);
    } else if (request == "ticks") {
      counted(runTicks);
    } else if (request == "hash") {
      std::printf("%08" PRIx32 "%08" PRIx32 "\n", hashHigh(), hashLow());
    } else {
      std::fprintf(stderr, "unknown request: %s\n", request.c_str());
      return 1;
    }
    std::fflush(stdout);
  }
  return 0;
}
