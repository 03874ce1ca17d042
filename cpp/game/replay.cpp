#include "game/replay.hpp"

#include "game/replay_text.hpp"
#include "game/rules.hpp"
#include "math/hex_digits.hpp"
#include "math/state_hash.hpp"
#include "stage/fixed_clock.hpp"

namespace stickman {
namespace {

constexpr std::uint64_t kFormatVersion = 1;
constexpr std::uint64_t kLargestSeed = 0xffffffffULL;

struct Letter {
  char letter;
  unsigned change;
};
// In the order in which a tick takes them.
constexpr Letter kLetters[] = {{'S', kStartPressed},
                               {'J', kJumpPressed},
                               {'j', kJumpReleased},
                               {'T', kThrustPressed},
                               {'t', kThrustReleased}};

std::string number(std::uint64_t value) {
  std::string digits;
  do {
    digits.insert(digits.begin(), static_cast<char>('0' + value % 10));
    value /= 10;
  } while (value > 0);
  return digits;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kShown = 24;
  std::string shown;
  for (const char c : text.substr(0, kShown)) shown += c >= ' ' && c <= '~' ? c : '?';
  return "\"" + shown + (text.size() > kShown ? "...\"" : "\"");
}

// Goes through the text line by line; the first problem ends it.
class Reader {
 public:
  explicit Reader(std::string_view text) : lines_(text) {}

  ReplayReading read() {
    std::uint64_t seed = 0;
    if (headed("stickman-replay", kFormatVersion) && headed("rules", kRulesVersion) && readSeed(seed) &&
        readMode()) {
      reading_.replay.setup.seed = static_cast<std::uint32_t>(seed);
      while (readEvent()) {
      }
    }
    return reading_;
  }

 private:
  bool fail(const std::string& problem) {
    reading_.problem = "line " + number(lines_.number() > 0 ? lines_.number() : 1) + ": " + problem;
    return false;
  }

  bool nextLine(const char* expected) {
    if (lines_.next(line_)) return true;
    return fail(std::string("the text ends where ") + expected + " should come");
  }

  // A line of a name and a version.
  bool headed(std::string_view name, std::uint64_t version) {
    const std::string expected = quoted(std::string(name) + " " + number(version));
    if (!nextLine(expected.c_str())) return false;
    const std::string_view whole = line_;
    std::uint64_t found = 0;
    if (takeWord(line_) != name || !readNumber(takeWord(line_), ~0ULL, found) || !line_.empty()) {
      return fail(expected + " expected, not " + quoted(whole));
    }
    if (found == version) return true;
    return fail("this is version " + number(found) + " of " + quoted(name) + ", and only version " +
                number(version) + " can be played here");
  }

  bool readSeed(std::uint64_t& seed) {
    if (!nextLine("\"seed\"")) return false;
    const std::string_view whole = line_;
    if (takeWord(line_) == "seed" && readNumber(takeWord(line_), kLargestSeed, seed) && line_.empty())
      return true;
    return fail("\"seed\" and a whole number from 0 to 4294967295 expected, not " + quoted(whole));
  }

  bool readMode() {
    if (!nextLine("\"mode\"")) return false;
    const std::string_view whole = line_;
    const bool named = takeWord(line_) == "mode";
    const std::string_view mode = takeWord(line_);
    if (!named || !line_.empty() || (mode != "normal" && mode != "calm")) {
      return fail("\"mode normal\" or \"mode calm\" expected, not " + quoted(whole));
    }
    reading_.replay.setup.calm = mode == "calm";
    return true;
  }

  // A change of a button, or the end; false when there is nothing more to read.
  bool readEvent() {
    if (!nextLine("a button or \"end\"")) return false;
    const std::string_view whole = line_;
    const std::string_view first = takeWord(line_);
    if (first == "end") return readEnd(whole);
    std::uint64_t tick = 0;
    if (!readNumber(first, kLongestReplay, tick) || tick == 0) {
      return fail("the number of a tick, 1 to " + number(kLongestReplay) + ", or \"end\" expected, not " +
                  quoted(whole));
    }
    const std::string_view letter = takeWord(line_);
    for (const Letter& known : kLetters) {
      if (letter.size() == 1 && letter[0] == known.letter && line_.empty()) return add(tick, known.change);
    }
    return fail("S, J, j, T or t expected after the tick, not " + quoted(whole));
  }

  bool add(std::uint64_t tick, unsigned change) {
    std::vector<ButtonChange>& changes = reading_.replay.changes;
    if (!changes.empty() && tick < changes.back().tick) {
      return fail("tick " + number(tick) + " comes after tick " + number(changes.back().tick));
    }
    if (changes.empty() || changes.back().tick != tick) {
      changes.push_back({tick, change});
    } else {
      changes.back().changes |= change;
    }
    return true;
  }

  bool readEnd(std::string_view whole) {
    Replay& replay = reading_.replay;
    if (!readNumber(takeWord(line_), kLongestReplay, replay.ticks) ||
        !readNumber(takeWord(line_), ~0ULL, replay.score) || !readHex(takeWord(line_), replay.hash) ||
        !line_.empty()) {
      return fail("\"end\" with ticks, score and a hash of 16 digits expected, not " + quoted(whole));
    }
    if (!replay.changes.empty() && replay.changes.back().tick > replay.ticks) {
      return fail("the run ends at tick " + number(replay.ticks) + ", before its last button");
    }
    if (lines_.next(line_)) return fail("nothing more may come after \"end\", but here is " + quoted(line_));
    return false;
  }

  Lines lines_;
  std::string_view line_;
  ReplayReading reading_;
};

}  // namespace

std::string writeReplay(const Replay& replay) {
  std::string text = "stickman-replay " + number(kFormatVersion) + "\nrules " + number(kRulesVersion) +
                     "\nseed " + number(replay.setup.seed) + "\nmode " +
                     (replay.setup.calm ? "calm" : "normal") + "\n";
  for (const ButtonChange& change : replay.changes) {
    for (const Letter& known : kLetters) {
      if ((change.changes & known.change) == 0) continue;
      text += number(change.tick) + " " + known.letter + "\n";
    }
  }
  return text + "end " + number(replay.ticks) + " " + number(replay.score) + " " + hexDigits(replay.hash) +
         "\n";
}

ReplayReading readReplay(std::string_view text) { return Reader(withoutMark(text)).read(); }

Outcome play(const Replay& replay) {
  RunSnapshot run = freshRun(replay.setup);
  std::size_t next = 0;
  while (run.ticks < replay.ticks) {
    unsigned changes = 0;
    if (next < replay.changes.size() && replay.changes[next].tick == run.ticks + 1) {
      changes = replay.changes[next++].changes;
    }
    tick(run, changes, kTick);
  }
  return {pointsOf(run), run.ticks, hashState(run)};
}

std::string falseClaim(const Replay& replay, const Outcome& outcome) {
  if (replay.score != outcome.score) {
    return "the run claims a score of " + number(replay.score) + " and comes to " + number(outcome.score);
  }
  if (replay.hash != outcome.hash) {
    return "the run claims the hash " + hexDigits(replay.hash) + " and comes to " + hexDigits(outcome.hash);
  }
  return {};
}

}  // namespace stickman
