#include <string>

#include "game_bot.hpp"
#include "golden/game_fields.hpp"
#include "golden/script.hpp"

namespace stickman::golden {
namespace {

void give(SpearRun& game, unsigned changes) {
  if ((changes & kJumpPressed) != 0) game.press(Button::kJump);
  if ((changes & kJumpReleased) != 0) game.release(Button::kJump);
  if ((changes & kThrustPressed) != 0) game.press(Button::kThrust);
  if ((changes & kThrustReleased) != 0) game.release(Button::kThrust);
  if ((changes & kStartPressed) != 0) {
    game.press(Button::kStart);
    game.release(Button::kStart);
  }
}

void tap(SpearRun& game, Button button) {
  game.press(button);
  game.release(button);
}

// A bot plays; it may stab all the time besides, and jump when it hits.
struct Played {
  explicit Played(double seed) : game(seed) {}

  void step(double dt) {
    give(game, bot.decide(game.snapshot()));
    if (stabs && frames++ % 5 == 0) tap(game, Button::kThrust);
    // While the world holds its breath at a hit.
    if (fidgets && game.snapshot().freeze == 4) game.press(Button::kJump);
    if (fidgets && game.snapshot().freeze == 2) game.release(Button::kJump);
    game.step(dt);
  }
  const DrawList& drawList() const { return game.drawList(); }

  SpearRun game;
  Bot bot;
  bool stabs = false;
  bool fidgets = false;
  int frames = 0;
};

void describe(Fields& fields, Played& played) { golden::describe(fields, played.game); }

// Past every kind of thing and a milestone.
void far(Trace& trace) {
  Played played(7);
  go(trace, played, 0.5);
  go(trace, played, 56.0, 144.0);
}

void calm(Trace& trace) {
  Played played(11);
  played.game.setParameter("calm", 1.0);
  played.game.setView(700.0);
  go(trace, played, 18.0, 60.0);
}

// At what is not to be speared, too: the point clanks on it, and does so again in the next thrust.
void stabbing(Trace& trace) {
  Played played(1);
  played.stabs = true;
  go(trace, played, 16.0, 120.0);
}

void untilOver(Trace& trace, SpearRun& game) {
  for (int frame = 0; frame < 1200 && game.state() != RunState::kOver; ++frame) {
    if (frame % 90 == 40) tap(game, Button::kThrust);
    if (frame % 90 == 55) game.press(Button::kJump);
    if (frame % 90 == 70) game.release(Button::kJump);
    game.step(1.0 / 144.0);
    trace.frame(game, 1.0 / 144.0);
  }
}

// Crashes, pressed for the next run too early, and in time; seeds that follow, and one that is chosen.
void secondRuns(Trace& trace) {
  SpearRun game(3);
  go(trace, game, 0.3);
  for (int run = 0; run < 4; ++run) {
    tap(game, run % 2 == 0 ? Button::kStart : Button::kJump);
    untilOver(trace, game);
    go(trace, game, 0.35, 144.0);
    tap(game, Button::kJump);
    go(trace, game, 0.4 + 0.2 * run, 144.0);
    if (run == 1) game.setNextSeed(123456.0);
    if (run == 2) game.setParameter("calm", 1.0);
  }
}

// Stopped in mid-air and gone on with; without the shaking; another width.
void pauses(Trace& trace) {
  SpearRun game(9);
  game.setParameter("shake", 0.0);
  tap(game, Button::kStart);
  go(trace, game, 0.7, 144.0);
  game.press(Button::kJump);
  go(trace, game, 0.1, 144.0);
  tap(game, Button::kPause);
  go(trace, game, 0.3, 144.0);
  game.setView(1800.0);
  go(trace, game, 0.1, 144.0);
  tap(game, Button::kThrust);
  go(trace, game, 0.6, 144.0);
  game.release(Button::kJump);
  game.setParameter("shake", 1.0);
  untilOver(trace, game);
  go(trace, game, 0.5, 144.0);
}

void fidgeting(Trace& trace) {
  Played played(13);
  played.fidgets = true;
  go(trace, played, 8.0);
}

// A run on record, watched, watched again from the middle of it, and played on from there.
void watched(Trace& trace) {
  SpearRun game(21);
  tap(game, Button::kStart);
  untilOver(trace, game);
  const std::string record = game.replay();
  game.press(Button::kStart);  // forgotten: what comes now is another run
  game.watch(record);
  game.release(Button::kStart);
  go(trace, game, 1.3, 144.0);
  game.watch(record);
  untilOver(trace, game);
  go(trace, game, 0.7, 144.0);
  game.watch(record);
  go(trace, game, 0.8, 144.0);
  tap(game, Button::kJump);
  go(trace, game, 0.2, 144.0);
  tap(game, Button::kStart);
  go(trace, game, 1.2, 144.0);
}

}  // namespace

Figure gameFigure() {
  return {"game",
          2,
          {{"far", far},
           {"calm", calm},
           {"stabbing", stabbing},
           {"second runs", secondRuns},
           {"pauses", pauses},
           {"watched", watched},
           {"fidgeting", fidgeting}}};
}

}  // namespace stickman::golden
