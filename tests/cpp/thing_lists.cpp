// Draws a thing of the course for `npm run strip -- --thing NAME`: prints a JSON array of draw lists at even
// times. Arguments: its number in ObstacleKind, seconds, frames, and, if the spear is to do for it, the
// second when.
#include <cstdio>
#include <cstdlib>

#include "game/run_picture.hpp"
#include "game/things/thing.hpp"
#include "stage/fixed_clock.hpp"

int main(int argc, char** argv) {
  using namespace stickman;
  const int kind = argc > 3 ? std::atoi(argv[1]) : -1;
  if (kind < 0 || kind >= static_cast<int>(kObstacleKinds)) {
    std::fprintf(stderr, "usage: thing_lists KIND SECONDS FRAMES [FELLED]\n");
    return 2;
  }
  const double seconds = std::atof(argv[2]);
  const int frames = std::atoi(argv[3]);
  const double felled = argc > 4 ? std::atof(argv[4]) : -1.0;
  Obstacle thing = placed(static_cast<ObstacleKind>(kind), 0.0, 0.25);
  DrawList list;
  long ticks = 0;
  std::printf("[");
  for (int frame = 0; frame < frames; ++frame) {
    const double time = frames > 1 ? seconds * frame / (frames - 1) : 0.0;
    for (; ticks * kTick < time - 1e-9; ++ticks) {
      if (thing.struck == 0 && felled >= 0.0 && ticks * kTick >= felled) fell(thing);
      tick(thing, false, kTick);
    }
    list.clear();
    // In the middle of a picture that is 240 u wide, wherever it has gone.
    thingOf(thing.kind).draw(list, thing, {120.0 - thing.x, RunPicture::kGroundY});
    std::printf("%s[", frame > 0 ? "," : "");
    for (std::size_t i = 0; i < list.used(); ++i) {
      std::printf("%s%.3f", i > 0 ? "," : "", static_cast<double>(list.data()[i]));
    }
    std::printf("]");
  }
  std::printf("]\n");
  return 0;
}
