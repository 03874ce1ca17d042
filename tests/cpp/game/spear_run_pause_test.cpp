// What becomes of buttons that go up and down around a pause, or within one tick.
#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "game/spear_run.hpp"
#include "game_hands.hpp"

using namespace stickman;

namespace {

constexpr double kFullJump = 160.0;  // u
constexpr double kHop = 75.0;        // u at most

// He runs and nothing has come near him yet.
void startRun(SpearRun& game) {
  tap(game, Button::kStart);
  steps(game, 60);
}

// A whole jump takes 65 ticks.
double topOf(SpearRun& game, int ticks = 72) {
  double top = 0.0;
  for (int i = 0; i < ticks; ++i) {
    game.step(kTick);
    top = std::max(top, game.snapshot().runner.jump.height);
  }
  return top;
}

// In the air, rising, the button held; then paused.
void pauseInTheAir(SpearRun& game) {
  game.press(Button::kJump);
  steps(game, 10);
  REQUIRE(game.snapshot().runner.jump.velocity > 0.0);
  tap(game, Button::kPause);
  steps(game, 3);
  REQUIRE(game.state() == RunState::kPaused);
}

std::vector<float> drawn(const SpearRun& game) {
  const float* list = game.drawList().data();
  return {list, list + static_cast<std::size_t>(list[0])};
}

}  // namespace

TEST_CASE("A held jump, let go in a pause and pressed again to go on, is the same full jump") {
  for (const bool sameTick : {true, false}) {
    SpearRun game(1);
    startRun(game);
    pauseInTheAir(game);
    game.release(Button::kJump);
    if (!sameTick) steps(game, 20);
    CHECK(game.state() == RunState::kPaused);
    game.press(Button::kJump);
    CHECK(topOf(game) == Approx(kFullJump).margin(1.0));
    CHECK(game.state() == RunState::kRunning);
    // It is over with this jump: the press that went on was no other one.
    CHECK(game.snapshot().runner.jump.airborne == 0);
    CHECK(topOf(game, 20) == 0.0);
  }
}

TEST_CASE("A held jump, let go in a pause that something else ends, ends there") {
  for (const Button button : {Button::kStart, Button::kThrust, Button::kPause}) {
    SpearRun game(1);
    startRun(game);
    pauseInTheAir(game);
    game.release(Button::kJump);
    steps(game, 20);
    tap(game, button);
    SpearRun plain(1);
    startRun(plain);
    plain.press(Button::kJump);
    steps(plain, 10);
    plain.release(Button::kJump);
    const double top = topOf(plain);
    CHECK(top < 115.0);
    CHECK(topOf(game) == top);
  }
}

TEST_CASE("A jump held through a pause and let go after it ends when it is let go") {
  SpearRun game(1);
  startRun(game);
  pauseInTheAir(game);
  tap(game, Button::kStart);
  steps(game, 4);
  game.release(Button::kJump);
  CHECK(topOf(game) < 115.0);
}

TEST_CASE("A pause begins and ends with the press, between two ticks, and takes no time of the frame") {
  SpearRun game(1);
  SpearRun plain(1);
  for (SpearRun* each : {&game, &plain}) {
    startRun(*each);
    each->step(0.4 * kTick);
  }
  tap(game, Button::kPause);
  CHECK(game.state() == RunState::kPaused);
  game.step(1.0 / 30.0);
  tap(game, Button::kThrust);
  CHECK(game.state() == RunState::kRunning);
  for (int i = 0; i < 5; ++i) {
    CHECK(game.distance() == plain.distance());
    CHECK(game.hash() == plain.hash());
    for (SpearRun* each : {&game, &plain}) each->step(0.4 * kTick);
  }
}

TEST_CASE("A paused game is drawn for another width all the same") {
  SpearRun game(1);
  startRun(game);
  tap(game, Button::kPause);
  game.step(0.0);
  const std::vector<float> narrow = drawn(game);
  REQUIRE(game.setView(1500.0));
  game.step(0.0);
  CHECK(drawn(game) != narrow);
}

TEST_CASE("Pressed in the tick of the pause, a jump waits for the end of it") {
  SpearRun game(1);
  startRun(game);
  game.press(Button::kJump);
  tap(game, Button::kPause);
  steps(game, 10);
  CHECK(game.snapshot().runner.jump.airborne == 0);
  tap(game, Button::kStart);
  CHECK(topOf(game) == Approx(kFullJump).margin(1.0));
}

TEST_CASE("Let go and pressed again within one tick, a button is held") {
  SpearRun game(1);
  startRun(game);
  game.press(Button::kJump);
  steps(game, 90);
  REQUIRE(game.snapshot().runner.jump.airborne == 0);  // landed, the button is down still
  game.takeEvents();
  game.release(Button::kJump);
  game.press(Button::kJump);
  CHECK(topOf(game) == Approx(kFullJump).margin(1.0));
  CHECK((game.takeEvents() & kJumped) != 0);
}

TEST_CASE("Let go, pressed and let go again within one tick is a tap, and a second press is none") {
  SpearRun game(1);
  startRun(game);
  game.press(Button::kJump);
  steps(game, 90);
  game.release(Button::kJump);
  tap(game, Button::kJump);
  CHECK(topOf(game) < kHop);
  steps(game, 30);
  tap(game, Button::kJump);
  game.press(Button::kJump);
  CHECK(topOf(game) == Approx(kFullJump).margin(1.0));
}

TEST_CASE("What is recorded of presses around pauses and within ticks is the run again") {
  SpearRun game(1);
  startRun(game);
  pauseInTheAir(game);
  game.release(Button::kJump);
  game.press(Button::kJump);
  steps(game, 90);
  game.release(Button::kJump);
  game.press(Button::kJump);
  while (game.state() != RunState::kOver) game.step(kTick);
  const ReplayReading reading = readReplay(game.replay());
  REQUIRE(reading.problem.empty());
  CHECK(falseClaim(reading.replay, play(reading.replay)).empty());
}

TEST_CASE("Nothing that was left over of a pause comes into another run") {
  SpearRun game(1);
  startRun(game);
  const std::string text = game.replay();
  pauseInTheAir(game);
  game.release(Button::kJump);
  steps(game, 5);
  REQUIRE(game.watch(text).empty());
  SpearRun plain(2);
  REQUIRE(plain.watch(text).empty());
  for (int i = 0; i < 60; ++i) {
    game.step(kTick);
    plain.step(kTick);
    REQUIRE(game.hash() == plain.hash());
  }
}

TEST_CASE("A watched run does not sit through the wait at the start line, and is the same run") {
  constexpr int kWait = 5 * 60 * 120;
  SpearRun game(5);
  steps(game, kWait / 4, 4.0 * kTick);  // a picture for every fourth tick is enough
  tap(game, Button::kStart);
  steps(game, 200);
  game.press(Button::kJump);
  while (game.state() != RunState::kOver) game.step(kTick);
  SpearRun watcher(6);
  REQUIRE(watcher.watch(game.replay()).empty());
  int frames = 0;
  for (; watcher.snapshot().started == 0 && frames < 4000; ++frames) watcher.step(kTick);
  CHECK(frames > 100);  // he is seen standing
  CHECK(frames < 240);
  while (watcher.state() != RunState::kOver && frames++ < 4000) watcher.step(kTick);
  CHECK(watcher.ticks() == game.ticks());
  CHECK(watcher.hash() == game.hash());
  CHECK(watcher.replay() == game.replay());
}

TEST_CASE("Four hours of waiting, and nothing but waiting, are skipped a piece at a time") {
  SpearRun game(5);
  steps(game, 10);
  Replay replay = readReplay(game.replay()).replay;
  replay.ticks = kLongestReplay;
  SpearRun watcher(6);
  REQUIRE(watcher.watch(writeReplay(replay)).empty());
  std::uint64_t most = 0;
  for (int i = 0; i < 3; ++i) {
    const std::uint64_t before = watcher.ticks();
    watcher.step(1.0 / 60.0);
    most = std::max(most, watcher.ticks() - before);
  }
  CHECK(most > 1000);
  CHECK(most < 20000);  // no frame stands still for long
}
