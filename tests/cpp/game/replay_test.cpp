#include "game/replay.hpp"

#include <string>

#include "catch.hpp"
#include "game_bot.hpp"
#include "math/hex_digits.hpp"
#include "math/state_hash.hpp"
#include "test_helpers.hpp"

using namespace stickman;

namespace {

// A run of the bot, recorded as the game records it, until it presses nothing any more and crashes.
Replay recorded(std::uint32_t seed, std::uint64_t until) {
  Replay replay;
  replay.setup = {seed, false};
  RunSnapshot run = freshRun(replay.setup);
  Bot bot;
  while (run.over == 0) {
    const unsigned changes = run.ticks < until ? bot.decide(run) : 0U;
    tick(run, changes, kTick);
    if (changes != 0) replay.changes.push_back({run.ticks, changes});
  }
  replay.ticks = run.ticks;
  replay.score = pointsOf(run);
  replay.hash = hashState(run);
  return replay;
}

const std::string kHead = "stickman-replay 1\nrules 1\nseed 42\nmode normal\n";
const std::string kEnd = "end 900 12 0123456789abcdef\n";

std::string problemOf(const std::string& text) { return readReplay(text).problem; }

}  // namespace

TEST_CASE("A run written and read again is the same run, and comes to what it claims") {
  const Replay replay = recorded(9, 2500);
  const std::string text = writeReplay(replay);
  const ReplayReading reading = readReplay(text);
  REQUIRE(reading.problem.empty());
  CHECK(reading.replay.setup.seed == 9);
  CHECK_FALSE(reading.replay.setup.calm);
  REQUIRE(reading.replay.changes.size() == replay.changes.size());
  for (std::size_t i = 0; i < replay.changes.size(); ++i) {
    REQUIRE(reading.replay.changes[i].tick == replay.changes[i].tick);
    REQUIRE(reading.replay.changes[i].changes == replay.changes[i].changes);
  }
  CHECK(writeReplay(reading.replay) == text);
  const Outcome outcome = play(reading.replay);
  CHECK(outcome.score == replay.score);
  CHECK(outcome.ticks == replay.ticks);
  CHECK(outcome.hash == replay.hash);
  CHECK(falseClaim(replay, outcome).empty());
  // Small enough to be passed around: a minute of play in a few hundred bytes.
  CHECK(text.size() < 60 + 8 * 2 * replay.changes.size() + 60);
}

TEST_CASE("What a run claims and does not keep is said") {
  Replay replay = recorded(9, 600);
  const Outcome outcome = play(replay);
  replay.score += 1;
  CHECK(falseClaim(replay, outcome).find("score") != std::string::npos);
  replay.score -= 1;
  replay.hash ^= 1;
  CHECK(falseClaim(replay, outcome).find(hexDigits(outcome.hash)) != std::string::npos);
  // One button moved by a tick is another run.
  Replay moved = recorded(9, 600);
  moved.changes[1].tick += 1;
  CHECK_FALSE(falseClaim(moved, play(moved)).empty());
}

TEST_CASE("A replay may have come through a mail program") {
  const std::string text =
      "\n  stickman-replay 1 \r\nrules  1\r\n\r\nseed 42\r\nmode calm\r\n 7\tJ\r\nend 9 0 0123456789abcdef";
  const ReplayReading reading = readReplay(text);
  REQUIRE(reading.problem.empty());
  CHECK(reading.replay.setup.calm);
  REQUIRE(reading.replay.changes.size() == 1);
  CHECK(reading.replay.changes[0].tick == 7);
  CHECK(reading.replay.hash == 0x0123456789abcdefULL);
}

TEST_CASE("A replay may begin with a byte order mark") {
  const std::string mark = "\xEF\xBB\xBF";
  const std::string text = kHead + "5 J\n" + kEnd;
  CHECK(problemOf(mark + text).empty());
  CHECK(problemOf(mark + "\r\n" + text).empty());
  CHECK(readReplay(mark + text).replay.changes.size() == 1);
  CHECK(problemOf(mark + "hello").find("line 1: ") == 0);
  CHECK(problemOf(mark + "hello").find("\"hello\"") != std::string::npos);
  CHECK(problemOf(mark.substr(0, 2) + text).find("line 1: ") == 0);
  CHECK(problemOf(mark + mark + text).find("line 1: ") == 0);
  CHECK(problemOf(kHead + mark + kEnd).find("line 5: ") == 0);
}

TEST_CASE("A broken replay is refused with its line and with what should be there") {
  struct Case {
    std::string text;
    const char* line;
    const char* says;
  };
  const Case cases[] = {
      {"", "line 1:", "stickman-replay 1"},
      {"hello", "line 1:", "\"hello\""},
      {"stickman-replay 2\n", "line 1:", "version 2"},
      {"stickman-replay 1\n", "line 1:", "rules"},
      {"stickman-replay 1\nrules 99\n", "line 2:", "version 99"},
      {"stickman-replay 1\nrules one\n", "line 2:", "rules"},
      {"stickman-replay 1\nrules 1\nseed -1\n", "line 3:", "4294967295"},
      {"stickman-replay 1\nrules 1\nseed 4294967296\n", "line 3:", "4294967295"},
      {"stickman-replay 1\nrules 1\nseed 1e3\n", "line 3:", "\"seed 1e3\""},
      {"stickman-replay 1\nrules 1\nseed 1\nmode hard\n", "line 4:", "calm"},
      {kHead, "line 4:", "end"},
      {kHead + "5 J\n", "line 5:", "end"},
      {kHead + "5 X\n" + kEnd, "line 5:", "\"5 X\""},
      {kHead + "5 JJ\n" + kEnd, "line 5:", "\"5 JJ\""},
      {kHead + "0 J\n" + kEnd, "line 5:", "tick"},
      {kHead + "J 5\n" + kEnd, "line 5:", "tick"},
      {kHead + "99999999999999999999 J\n" + kEnd, "line 5:", "tick"},
      {kHead + "9 J\n8 j\n" + kEnd, "line 6:", "after tick 9"},
      {kHead + "901 J\n" + kEnd, "line 6:", "900"},
      {kHead + "end 900 12\n", "line 5:", "hash"},
      {kHead + "end 900 12 0123456789ABCDEF\n", "line 5:", "hash"},
      {kHead + "end 900 12 0123\n", "line 5:", "hash"},
      {kHead + kEnd + "5 J\n", "line 6:", "\"5 J\""},
  };
  for (const Case& broken : cases) {
    const std::string problem = problemOf(broken.text);
    INFO(broken.text << " -> " << problem);
    CHECK(problem.find(broken.line) == 0);
    CHECK(problem.find(broken.says) != std::string::npos);
  }
  CHECK(problemOf(kHead + kEnd).empty());
  CHECK(problemOf(kHead + "5 J\n5 j\n" + kEnd).empty());
}

TEST_CASE("A replay cut off anywhere is refused") {
  const std::string text = writeReplay(recorded(3, 400));
  for (std::size_t size = 0; size + 1 < text.size(); ++size) {
    INFO(text.substr(0, size));
    REQUIRE_FALSE(problemOf(text.substr(0, size)).empty());
  }
}

TEST_CASE("Whatever bytes are read, there is a run or a sentence") {
  const std::string text = writeReplay(recorded(3, 400));
  test::Random random(77);
  for (int i = 0; i < 20000; ++i) {
    std::string mutated = text;
    for (int k = 0; k < 3; ++k) {
      const std::size_t at = random.word() % mutated.size();
      const std::uint64_t what = random.word() % 4;
      if (what == 0) mutated[at] = static_cast<char>(random.word() & 0xff);
      if (what == 1) mutated.erase(at, 1 + random.word() % 9);
      if (what == 2) mutated.insert(at, 1, static_cast<char>("0123456789 \nJjTtSend"[random.word() % 20]));
      if (what == 3) mutated = mutated.substr(0, at) + mutated.substr(random.word() % mutated.size());
      if (mutated.empty()) mutated = "x";
    }
    const ReplayReading reading = readReplay(mutated);
    if (reading.problem.empty()) {
      REQUIRE(reading.replay.ticks <= kLongestReplay);
    } else {
      REQUIRE(reading.problem.find("line ") == 0);
    }
  }
}
