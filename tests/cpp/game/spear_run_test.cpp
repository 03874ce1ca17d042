#include "game/spear_run.hpp"

#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "game/things/thing.hpp"
#include "game_bot.hpp"
#include "game_hands.hpp"
#include "test_helpers.hpp"

using namespace stickman;

namespace {

// Gives the game what the bot decides.
void obey(SpearRun& game, unsigned changes) {
  if ((changes & kStartPressed) != 0) tap(game, Button::kStart);
  if ((changes & kJumpPressed) != 0) game.press(Button::kJump);
  if ((changes & kJumpReleased) != 0) game.release(Button::kJump);
  if ((changes & kThrustPressed) != 0) game.press(Button::kThrust);
  if ((changes & kThrustReleased) != 0) game.release(Button::kThrust);
}

void playUntil(SpearRun& game, Bot& bot, std::uint64_t tick) {
  while (game.ticks() < tick && game.state() != RunState::kOver) {
    obey(game, bot.decide(game.snapshot()));
    game.step(kTick);
  }
}

}  // namespace

TEST_CASE("Ready, running, paused, over, and again") {
  SpearRun game(7);
  CHECK(game.state() == RunState::kReady);
  steps(game, 60);
  CHECK(game.distance() == 0.0);
  tap(game, Button::kPause);
  steps(game, 2);
  CHECK(game.state() == RunState::kReady);
  tap(game, Button::kStart);
  steps(game, 120);
  CHECK(game.state() == RunState::kRunning);
  CHECK(game.distance() > 100.0);
  tap(game, Button::kPause);
  steps(game, 1);
  CHECK(game.state() == RunState::kPaused);
  const double held = game.distance();
  const std::uint64_t hash = game.hash();
  steps(game, 300);
  CHECK(game.distance() == held);
  CHECK(game.hash() == hash);
  tap(game, Button::kJump);
  steps(game, 2);
  CHECK(game.state() == RunState::kRunning);
  CHECK(game.snapshot().runner.jump.airborne == 0);  // the press that resumes does nothing else
  steps(game, 2000);
  CHECK(game.state() == RunState::kOver);
  CHECK(game.crashedInto() == static_cast<int>(ObstacleKind::kStone));
  tap(game, Button::kJump);
  steps(game, 5);
  CHECK(game.state() == RunState::kRunning);
  CHECK(game.crashedInto() == -1);
  CHECK(game.score() < 5);
}

TEST_CASE("Each of jump, thrust and start begins a run; the first press is not a jump") {
  for (const Button button : {Button::kJump, Button::kThrust, Button::kStart}) {
    SpearRun game(1);
    tap(game, button);
    steps(game, 30);
    CHECK(game.state() == RunState::kRunning);
    CHECK(game.snapshot().runner.jump.airborne == 0);
    CHECK(game.snapshot().runner.thrusting == 0);
  }
}

TEST_CASE("After a crash a press counts only 0.6 s later, and only a fresh one") {
  SpearRun game(1);
  tap(game, Button::kStart);
  game.step(kTick);
  game.press(Button::kJump);  // held from before the crash to after it
  while (game.state() != RunState::kOver) game.step(kTick);
  steps(game, 60);
  tap(game, Button::kThrust);
  steps(game, 5);
  CHECK(game.state() == RunState::kOver);
  steps(game, 60);
  game.press(Button::kJump);  // still held: not a fresh press
  steps(game, 5);
  CHECK(game.state() == RunState::kOver);
  game.release(Button::kJump);
  tap(game, Button::kJump);
  steps(game, 5);
  CHECK(game.state() == RunState::kRunning);
}

TEST_CASE("A button held and pressed forty times more is one jump") {
  SpearRun game(1);
  tap(game, Button::kStart);
  steps(game, 60);
  game.takeEvents();
  int jumps = 0;
  for (int i = 0; i < 40; ++i) {
    CHECK(game.press(Button::kJump));
    steps(game, 4);
    if ((game.takeEvents() & kJumped) != 0) ++jumps;
  }
  CHECK(jumps == 1);
}

TEST_CASE("A tap shorter than a frame counts, as a hop") {
  SpearRun game(1);
  tap(game, Button::kStart);
  steps(game, 60);
  tap(game, Button::kJump);
  double top = 0.0;
  for (int i = 0; i < 30; ++i) {
    game.step(1.0 / 30.0);
    top = std::fmax(top, game.snapshot().runner.jump.height);
  }
  CHECK(top > 30.0);
  CHECK(top < 75.0);
}

TEST_CASE("Twenty pauses, in the air too, change nothing") {
  SpearRun plain(33);
  SpearRun paused(33);
  Bot one;
  Bot other;
  std::uint64_t next = 100;
  int pauses = 0;
  for (int i = 0; i < 4000 && plain.state() != RunState::kOver; ++i) {
    obey(plain, one.decide(plain.snapshot()));
    plain.step(kTick);
    if (paused.ticks() >= next && pauses < 20) {
      next = paused.ticks() + 97;
      ++pauses;
      tap(paused, Button::kPause);
      steps(paused, 1);
      REQUIRE(paused.state() == RunState::kPaused);
      const double height = paused.snapshot().runner.jump.height;
      steps(paused, 50, 1.0 / 60.0);
      REQUIRE(paused.snapshot().runner.jump.height == height);
      tap(paused, Button::kStart);  // takes effect with the tick that is next
    }
    obey(paused, other.decide(paused.snapshot()));
    paused.step(kTick);
    REQUIRE(paused.hash() == plain.hash());
  }
  CHECK(pauses == 20);
  CHECK(plain.replay() == paused.replay());
}

TEST_CASE("The same buttons at the same ticks give the same run at every display rate") {
  for (const int rate : {30, 60, 120, 144, 165, 240}) {
    SpearRun reference(12);
    Bot bot;
    playUntil(reference, bot, 1800);
    SpearRun game(12);
    REQUIRE(game.watch(reference.replay()).empty());
    for (int frame = 0; game.ticks() < 1800 && frame < 60 * rate; ++frame) game.step(1.0 / rate);
    INFO("rate " << rate);
    CHECK(game.ticks() == 1800);
    CHECK(game.hash() == reference.hash());
    CHECK(game.score() == reference.score());
  }
}

TEST_CASE("What was speared last, and what the spear touched in vain") {
  const auto spearable = [](int kind) { return thingOf(static_cast<ObstacleKind>(kind)).demand.spear; };
  // Of the things before him the ones that have been struck, or clanked on, within the last tick.
  const auto touched = [](const SpearRun& game, std::uint64_t Obstacle::*how, const RunSnapshot& before) {
    std::vector<int> kinds;
    const Course& course = game.snapshot().course;
    for (std::size_t i = 0; i < course.count; ++i) {
      const Obstacle* last = earlier(before.course, course, i);
      if (course.obstacles[i].*how != 0 && (last == nullptr || last->*how == 0)) {
        kinds.push_back(static_cast<int>(course.obstacles[i].kind));
      }
    }
    return kinds;
  };
  int hits = 0;
  int clanks = 0;
  for (int seed = 1; seed <= 6; ++seed) {
    SpearRun game(seed);
    CHECK(game.hitThing() == -1);
    CHECK(game.clankedThing() == -1);
    Bot bot;
    while (game.state() != RunState::kOver && game.ticks() < 40 * 120) {
      const RunSnapshot before = game.snapshot();
      obey(game, bot.decide(before));
      // He thrusts at stones, too.
      if (game.ticks() % 40 == 0) tap(game, Button::kThrust);
      game.takeEvents();
      game.step(kTick);
      const std::uint64_t events = game.takeEvents();
      if ((events & kHit) != 0) {
        ++hits;
        CHECK(spearable(game.hitThing()));
        CHECK(touched(game, &Obstacle::struck, before).back() == game.hitThing());
      }
      if ((events & kClanked) != 0) {
        ++clanks;
        CHECK_FALSE(spearable(game.clankedThing()));
      }
      if ((events & kClanked) != 0 && (events & kThrust) == 0) {
        CHECK(touched(game, &Obstacle::clanked, before).back() == game.clankedThing());
      }
    }
    game.watch(SpearRun(9).replay());
    CHECK(game.hitThing() == -1);
    CHECK(game.clankedThing() == -1);
  }
  CHECK(hits > 10);
  CHECK(clanks > 3);
}

TEST_CASE("A run that is not what it claims is refused, as by the native tool") {
  SpearRun game(7);
  Bot bot;
  playUntil(game, bot, 900);
  const std::string text = game.replay();
  const std::size_t score = text.rfind(' ', text.rfind(' ') - 1) + 1;
  std::string better = text;
  better.insert(score, "9");
  SpearRun other(8);
  steps(other, 5);
  const std::uint64_t hash = other.hash();
  CHECK(other.watch(better).find("the run claims a score of 9") == 0);
  CHECK_FALSE(other.watching());
  CHECK(other.hash() == hash);
  std::string otherHash = text;
  char& digit = otherHash[otherHash.size() - 2];
  digit = digit == '0' ? '1' : '0';
  CHECK(other.watch(otherHash).find("the run claims the hash") == 0);
  CHECK(other.watch(text).empty());
  while (other.state() != RunState::kOver) other.step(1.0 / 30.0);
  CHECK(other.falseClaim().empty());
}

TEST_CASE("What a run that is too long to be checked first does not keep is told when it is over") {
  SpearRun game(7);
  tap(game, Button::kStart);
  while (game.state() != RunState::kOver) game.step(kTick);
  Replay replay = readReplay(game.replay()).replay;
  // The same buttons after 40 minutes of standing, which make another state.
  constexpr std::uint64_t kStanding = 40ULL * 60 * 120;
  for (ButtonChange& change : replay.changes) change.tick += kStanding;
  replay.ticks += kStanding;
  SpearRun other(8);
  REQUIRE(other.watch(writeReplay(replay)).empty());
  for (int i = 0; i < 4000 && other.state() != RunState::kOver; ++i) {
    CHECK(other.falseClaim().empty());
    other.step(kTick);
  }
  REQUIRE(other.state() == RunState::kOver);
  CHECK(other.falseClaim().find("the run claims") == 0);
  REQUIRE(other.watch(game.replay()).empty());
  CHECK(other.falseClaim().empty());
}

TEST_CASE("A run can be watched: it plays itself, to the same end, and then one plays on") {
  SpearRun game(5);
  Bot bot;
  playUntil(game, bot, 1500);
  while (game.state() != RunState::kOver) game.step(kTick);
  const std::string text = game.replay();
  const std::uint64_t score = game.score();
  const double distance = game.distance();
  steps(game, 500);
  CHECK(game.score() == score);
  CHECK(game.distance() == distance);
  CHECK(game.replay() == text);  // what he does on the ground is no part of the run

  SpearRun other(99);
  CHECK(other.watch(text).empty());
  CHECK(other.watching());
  for (int i = 0; i < 20000 && other.state() != RunState::kOver; ++i) {
    if (i % 100 == 0) tap(other, Button::kJump);
    other.step(kTick);
  }
  CHECK(other.state() == RunState::kOver);
  CHECK(other.score() == score);
  CHECK(other.replay() == text);
  CHECK(play(readReplay(text).replay).score == score);
  steps(other, 100);
  tap(other, Button::kStart);
  steps(other, 3);
  CHECK_FALSE(other.watching());
  CHECK(other.state() == RunState::kRunning);
}

TEST_CASE("What is pressed while a run is watched is not in the run that a press begins in the same frame") {
  for (const Button button : {Button::kJump, Button::kThrust}) {
    SpearRun shown(5);
    tap(shown, Button::kStart);
    steps(shown, 200);
    SpearRun game(6);
    REQUIRE(game.watch(shown.replay()).empty());
    steps(game, 60);
    game.press(button);
    tap(game, Button::kStart);
    steps(game, 30);
    REQUIRE_FALSE(game.watching());
    const Replay own = readReplay(game.replay()).replay;
    REQUIRE(own.changes.size() == 1);
    CHECK(own.changes[0].changes == kStartPressed);
    CHECK(game.snapshot().runner.jump.airborne == 0);
    CHECK(game.snapshot().runner.thrusting == 0);
  }
}

TEST_CASE("A broken replay changes nothing, and says why") {
  SpearRun game(5);
  tap(game, Button::kStart);
  steps(game, 100);
  const std::uint64_t hash = game.hash();
  CHECK(game.watch("stickman-replay 1\nrules 1\nseed x\n").find("line 3") == 0);
  CHECK(game.hash() == hash);
  CHECK(game.state() == RunState::kRunning);
  CHECK_FALSE(game.watching());
}

TEST_CASE("A replay that ends before its run does ends there, and one can begin anew") {
  SpearRun game(5);
  tap(game, Button::kStart);
  steps(game, 200);
  SpearRun other(6);
  REQUIRE(other.watch(game.replay()).empty());
  steps(other, 400);
  CHECK(other.state() == RunState::kOver);
  CHECK(other.ticks() == game.ticks());
  CHECK(other.hash() == game.hash());
  tap(other, Button::kStart);
  steps(other, 3);
  CHECK(other.state() == RunState::kRunning);
}

TEST_CASE("Seeds follow one another, or are given; what is none is refused") {
  SpearRun game(5);
  CHECK(game.seed() == 5);
  CHECK_FALSE(game.setNextSeed(test::kNaN));
  CHECK_FALSE(game.setNextSeed(-1.0));
  CHECK_FALSE(game.setNextSeed(4294967296.0));
  CHECK(game.setNextSeed(77.0));
  tap(game, Button::kStart);
  game.step(kTick);
  while (game.state() != RunState::kOver) game.step(kTick);
  steps(game, 100);
  tap(game, Button::kStart);
  steps(game, 2);
  CHECK(game.seed() == 77);
}

TEST_CASE("The seed of the next run outlives all that lays this one's course anew") {
  const auto changeWay = [](SpearRun& game) { game.setParameter("calm", 1.0); };
  const auto waitTenMinutes = [](SpearRun& game) {
    for (int i = 0; i < 73000 / 4; ++i) game.step(4.0 * kTick);  // a picture for every fourth tick is enough
  };
  const auto watchRun = [](SpearRun& game) { REQUIRE(game.watch(SpearRun(9).replay()).empty()); };
  for (const auto& before :
       std::vector<std::function<void(SpearRun&)>>{changeWay, waitTenMinutes, watchRun}) {
    SpearRun game(5);
    game.setNextSeed(77.0);
    before(game);
    tap(game, Button::kStart);
    steps(game, 2);
    if (game.seed() != 77) {
      while (game.state() != RunState::kOver) game.step(kTick);
      steps(game, 100);
      tap(game, Button::kStart);
      steps(game, 2);
    }
    CHECK(game.seed() == 77);
  }
}

TEST_CASE("What cannot be a seed is the nearest that can") {
  CHECK(SpearRun(test::kNaN).seed() == 0);
  CHECK(SpearRun(-3.0).seed() == 0);
  CHECK(SpearRun(1e20).seed() == 4294967295U);
}

TEST_CASE("Calm counts from the next start on") {
  SpearRun game(5);
  CHECK(game.setParameter("calm", 1.0));
  CHECK(game.snapshot().calm == 1);
  tap(game, Button::kStart);
  steps(game, 240);
  CHECK(game.speed() < 300.0);
  CHECK(game.setParameter("calm", 0.0));
  CHECK(game.snapshot().calm == 1);
  CHECK_FALSE(game.setParameter("calm", test::kNaN));
  CHECK_FALSE(game.setParameter("fast", 1.0));
}

TEST_CASE("A run is calm from a half on") {
  for (const double calm : {0.0, 0.45, 0.5, 0.55, 1.0}) {
    SpearRun game(5);
    CHECK(game.setParameter("calm", calm));
    CHECK(game.snapshot().calm == (calm >= 0.5 ? 1 : 0));
    tap(game, Button::kStart);
    for (int i = 0; i < 1200 && game.state() != RunState::kOver; ++i) steps(game, 1);
    steps(game, 120);
    tap(game, Button::kStart);
    steps(game, 2);
    REQUIRE(game.state() == RunState::kRunning);
    CHECK(game.snapshot().calm == (calm >= 0.5 ? 1 : 0));
  }
}

TEST_CASE("The game's parameters are parts, 0 to 1") {
  SpearRun game(5);
  for (const char* name : {"calm", "shake"}) {
    for (const auto& [given, kept] : {std::pair{-3.0, 0.0}, {0.25, 0.25}, {7.0, 1.0}}) {
      CHECK(game.setParameter(name, given));
      CHECK(game.parameter(name) == kept);
    }
  }
}

TEST_CASE("A pause asked for at the start line is no part of the run") {
  SpearRun plain(5);
  SpearRun paused(5);
  steps(plain, 20);
  steps(paused, 10);
  tap(paused, Button::kPause);
  steps(paused, 10);
  for (SpearRun* game : {&plain, &paused}) {
    tap(*game, Button::kStart);
    steps(*game, 60);
  }
  CHECK(paused.replay() == plain.replay());
}

TEST_CASE("What is no button is refused") {
  SpearRun game(5);
  CHECK_FALSE(game.press(static_cast<Button>(4)));
  CHECK_FALSE(game.release(static_cast<Button>(-1)));
  for (const Button button : {Button::kJump, Button::kThrust, Button::kPause, Button::kStart}) {
    // Also when it is down already, or up.
    for (int i = 0; i < 2; ++i) CHECK(game.press(button));
    for (int i = 0; i < 2; ++i) CHECK(game.release(button));
  }
}

TEST_CASE("A frame of nothing, of a negative time and of NaN advances nothing; a long one a single step") {
  SpearRun game(5);
  tap(game, Button::kStart);
  steps(game, 10);
  const std::uint64_t ticks = game.ticks();
  for (const double dt : {0.0, -1.0, test::kNaN}) game.step(dt);
  CHECK(game.ticks() == ticks);
  game.step(30.0);
  CHECK(game.ticks() == ticks + 4);
}

TEST_CASE("Everything fits into the draw list, in the widest view and with everything in it") {
  SpearRun game(8);
  game.setView(1e9);
  Bot bot;
  while (game.state() != RunState::kOver && game.ticks() < 6000) {
    obey(game, bot.decide(game.snapshot()));
    game.step(kTick);
    REQUIRE(game.drawList().dropped() == 0);
  }
  CHECK(game.ticks() == 6000);
  CHECK_FALSE(game.setView(test::kNaN));
}

TEST_CASE("Nothing shakes when shaking is off, and the picture is whole") {
  for (const bool shaking : {false, true}) {
    SpearRun game(8);
    game.setParameter("shake", shaking ? 1.0 : 0.0);
    tap(game, Button::kStart);
    game.step(kTick);
    while (game.state() != RunState::kOver) game.step(kTick);
    int off = 0;
    for (int i = 0; i < 30; ++i) {
      game.step(kTick);
      const auto records = test::recordsOf(game.drawList());
      REQUIRE_FALSE(records.empty());
      // The ground's dots lie where they always lie.
      bool onLine = false;
      for (const test::Record& record : records) {
        if (record.kind == 3 && record.style == static_cast<int>(Style::kGround) &&
            record.payload[2] == 1.5F) {
          onLine = onLine || std::fabs(record.payload[1] - (372.0F + 9.0F)) < 1e-3F;
        }
      }
      off += onLine ? 0 : 1;
    }
    INFO((shaking ? "on" : "off"));
    CHECK((off > 20) == shaking);  // the same crash with it on shows what to look for
    CHECK((shaking || off == 0));
  }
}
