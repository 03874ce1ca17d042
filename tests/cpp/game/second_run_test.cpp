// Another run, or the same one watched again: nothing of the one before may be left.
#include <string>

#include "catch.hpp"
#include "game/spear_run.hpp"
#include "game_bot.hpp"
#include "test_helpers.hpp"

using namespace stickman;

namespace {

void tap(SpearRun& game, Button button) {
  game.press(button);
  game.release(button);
}

void steps(SpearRun& game, int count) {
  for (int i = 0; i < count; ++i) game.step(kTick);
}

void obey(SpearRun& game, unsigned changes) {
  if ((changes & kStartPressed) != 0) tap(game, Button::kStart);
  if ((changes & kJumpPressed) != 0) game.press(Button::kJump);
  if ((changes & kJumpReleased) != 0) game.release(Button::kJump);
  if ((changes & kThrustPressed) != 0) game.press(Button::kThrust);
  if ((changes & kThrustReleased) != 0) game.release(Button::kThrust);
}

// Plays for so many ticks as the bot does, then runs into the next thing.
void playAndCrash(SpearRun& game, std::uint64_t ticks) {
  Bot bot;
  while (game.ticks() < ticks && game.state() != RunState::kOver) {
    obey(game, bot.decide(game.snapshot()));
    game.step(kTick);
  }
  game.release(Button::kJump);
  game.release(Button::kThrust);
  while (game.state() != RunState::kOver) game.step(kTick);
}

// The next run, with this seed.
void startAgain(SpearRun& game, double seed) {
  steps(game, 90);
  REQUIRE(game.setNextSeed(seed));
  tap(game, Button::kStart);
}

}  // namespace

TEST_CASE("second run: after every crash a press waits its 0.6 s, not only after the first") {
  SpearRun game(1);
  tap(game, Button::kStart);
  steps(game, 2);
  for (int crash = 0; crash < 3; ++crash) {
    INFO("crash " << crash);
    while (game.state() != RunState::kOver) game.step(kTick);
    steps(game, 60);
    tap(game, Button::kJump);
    steps(game, 2);
    REQUIRE(game.state() == RunState::kOver);
    steps(game, 20);
    tap(game, Button::kJump);
    steps(game, 2);
    REQUIRE(game.state() == RunState::kRunning);
  }
}

TEST_CASE("second run: it is the run that a fresh game of its seed is, tick for tick, frame for frame") {
  SpearRun game(5);
  game.setParameter("shake", 1.0);
  tap(game, Button::kStart);
  playAndCrash(game, 1500);
  REQUIRE(game.kills() > 0);
  startAgain(game, 77.0);
  SpearRun fresh(77.0);
  tap(fresh, Button::kStart);
  game.step(kTick);
  fresh.step(kTick);
  Bot one;
  Bot other;
  REQUIRE(game.seed() == 77);
  for (int i = 0; i < 600; ++i) {
    INFO("tick " << i);
    REQUIRE(game.hash() == fresh.hash());
    REQUIRE(game.score() == fresh.score());
    REQUIRE(game.milestone() == fresh.milestone());
    REQUIRE(game.distance() == Approx(fresh.distance()).margin(1e-6));
    REQUIRE(game.comboLeft() == fresh.comboLeft());
    REQUIRE(game.takeEvents() != ~std::uint64_t{0});
    obey(game, one.decide(game.snapshot()));
    obey(fresh, other.decide(fresh.snapshot()));
    game.step(kTick);
    fresh.step(kTick);
  }
  CHECK(game.replay() == fresh.replay());
}

TEST_CASE("second run: its first frame shows nothing of the run before") {
  SpearRun game(5);
  tap(game, Button::kStart);
  playAndCrash(game, 700);
  startAgain(game, 9.0);
  game.step(kTick);
  SpearRun fresh(9.0);
  tap(fresh, Button::kStart);
  fresh.step(kTick);
  // The same shapes in the same places; where between two ticks they stand differs by what has been played.
  const auto ours = test::recordsOf(game.drawList());
  const auto theirs = test::recordsOf(fresh.drawList());
  REQUIRE(ours.size() == theirs.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    REQUIRE(ours[i].kind == theirs[i].kind);
    REQUIRE(ours[i].style == theirs[i].style);
    REQUIRE(ours[i].payload.size() == theirs[i].payload.size());
    for (std::size_t k = 0; k < ours[i].payload.size(); ++k)
      REQUIRE(ours[i].payload[k] == Approx(theirs[i].payload[k]).margin(0.5));
  }
}

TEST_CASE("second run: watched again, a run is the same again, from its first button on") {
  SpearRun game(5);
  tap(game, Button::kStart);
  playAndCrash(game, 1500);
  const std::string text = game.replay();
  const std::uint64_t score = game.score();
  for (int turn = 0; turn < 3; ++turn) {
    INFO("turn " << turn);
    REQUIRE(game.watch(text).empty());
    CHECK(game.watching());
    CHECK(game.ticks() == 0);
    CHECK(game.score() == 0);
    for (int i = 0; i < 20000 && game.state() != RunState::kOver; ++i) game.step(kTick);
    CHECK(game.score() == score);
    CHECK(game.replay() == text);
  }
  // Broken off in the middle and begun anew: as well.
  REQUIRE(game.watch(text).empty());
  steps(game, 400);
  REQUIRE(game.watch(text).empty());
  for (int i = 0; i < 20000 && game.state() != RunState::kOver; ++i) game.step(kTick);
  CHECK(game.replay() == text);
}

TEST_CASE(
    "second run: what was pressed before a watched run is no part of it, and no press during it either") {
  SpearRun game(5);
  tap(game, Button::kStart);
  playAndCrash(game, 600);
  const std::string text = game.replay();
  SpearRun other(6);
  tap(other, Button::kStart);
  steps(other, 50);
  other.press(Button::kJump);  // not taken yet
  REQUIRE(other.watch(text).empty());
  for (int i = 0; i < 20000 && other.state() != RunState::kOver; ++i) {
    if (i % 50 == 10) tap(other, Button::kThrust);
    if (i % 50 == 30) tap(other, Button::kJump);
    other.step(kTick);
  }
  CHECK(other.replay() == text);
}

TEST_CASE("second run: seeds go on from run to run as they would from a fresh game") {
  SpearRun game(5);
  tap(game, Button::kStart);
  playAndCrash(game, 300);
  steps(game, 90);
  tap(game, Button::kStart);
  steps(game, 2);
  const std::uint32_t second = game.seed();
  CHECK(second != 5);
  while (game.state() != RunState::kOver) game.step(kTick);
  steps(game, 90);
  tap(game, Button::kStart);
  steps(game, 2);
  SpearRun other(second);
  tap(other, Button::kStart);
  playAndCrash(other, 300);
  steps(other, 90);
  tap(other, Button::kStart);
  steps(other, 2);
  CHECK(game.seed() == other.seed());
  CHECK(game.seed() != second);
}
