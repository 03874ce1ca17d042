// stickman-replay FILE: plays a recorded run and prints what it comes to.
//
// Exit status 0: the run is what its file claims. 1: it is not, or the file cannot be read or understood; a
// line on standard error says why. 2: called wrongly.
#include <cinttypes>
#include <cstdio>
#include <string>

#include "game/replay.hpp"
#include "game/replay_text.hpp"
#include "math/hex_digits.hpp"

namespace {

constexpr std::size_t kLargestFile = 16u << 20;  // bytes; an hour of play is about 100 kB

bool readFile(const char* path, std::string& text, std::string& problem) {
  std::FILE* file = std::fopen(path, "rb");
  if (file == nullptr) {
    problem = "cannot be opened";
    return false;
  }
  char block[65536];
  // What comes short is the last: after an error there is nothing to be read.
  for (std::size_t count = sizeof block; count == sizeof block && text.size() <= kLargestFile;) {
    count = std::fread(block, 1, sizeof block, file);
    text.append(block, count);
  }
  if (std::ferror(file) != 0) problem = "cannot be read";
  if (text.size() > kLargestFile) problem = "is larger than 16 MiB, which no run is";
  std::fclose(file);
  return problem.empty();
}

int complain(const char* path, const std::string& problem) {
  std::fprintf(stderr, "%s: %s\n", path, problem.c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: stickman-replay FILE\n");
    return 2;
  }
  std::string text;
  std::string problem;
  if (!readFile(argv[1], text, problem)) return complain(argv[1], problem);
  const stickman::ReplayReading reading = stickman::readReplay(stickman::fromUtf16(text));
  if (!reading.problem.empty()) return complain(argv[1], reading.problem);
  const stickman::Outcome outcome = stickman::play(reading.replay);
  std::printf("score=%" PRIu64 " ticks=%" PRIu64 " hash=%s\n", outcome.score, outcome.ticks,
              stickman::hexDigits(outcome.hash).c_str());
  const std::string claim = stickman::falseClaim(reading.replay, outcome);
  return claim.empty() ? 0 : complain(argv[1], claim);
}
