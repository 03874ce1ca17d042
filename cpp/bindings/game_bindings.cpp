// Spear Run as JavaScript sees it.
#include <emscripten/bind.h>

#include "bindings/figure_table.hpp"
#include "game/event_names.hpp"
#include "game/spear_run.hpp"
#include "game/things/thing.hpp"

namespace stickman::bindings {
namespace {

using Game = Counted<SpearRun>;

// Counts as JavaScript numbers; all of them stay far below 2^53.
template <std::uint64_t (SpearRun::*method)() const>
double count(const Game& game) {
  return static_cast<double>((game.*method)());
}

double takeEvents(Game& game) { return static_cast<double>(game.takeEvents()); }
double seed(const Game& game) { return game.seed(); }
double milestoneDistance(const Game&, double number) { return number * kMilestone; }

// The names of all kinds of thing, in the order of crashedInto().
emscripten::val obstacleNames() {
  emscripten::val names = emscripten::val::array();
  for (std::size_t i = 0; i < kObstacleKinds; ++i) {
    names.set(static_cast<int>(i), emscripten::val(thingOf(static_cast<ObstacleKind>(i)).name));
  }
  return names;
}

// The names of all events, in the order of the bits of takeEvents().
emscripten::val eventNames() {
  emscripten::val names = emscripten::val::array();
  int bit = 0;
  for (const EventName& event : kEventNames) names.set(bit++, emscripten::val(event.name));
  return names;
}

std::string replay(const Game& game) { return game.replay(); }
std::string falseClaimOf(const Game& game) { return game.falseClaim(); }
std::string watch(Game& game, const std::string& text) { return game.watch(text); }

}  // namespace
}  // namespace stickman::bindings

EMSCRIPTEN_BINDINGS(game) {
  using namespace stickman;
  using namespace stickman::bindings;

  emscripten::enum_<Button>("Button")
      .value("Jump", Button::kJump)
      .value("Thrust", Button::kThrust)
      .value("Pause", Button::kPause)
      .value("Start", Button::kStart);

  emscripten::enum_<RunState>("RunState")
      .value("Ready", RunState::kReady)
      .value("Running", RunState::kRunning)
      .value("Paused", RunState::kPaused)
      .value("Over", RunState::kOver);

  emscripten::function("obstacleNames", &obstacleNames);
  emscripten::function("eventNames", &eventNames);

  emscripten::class_<Game> game("SpearRun");
  game.constructor<double>()
      .function("press", method<SpearRun>(&SpearRun::press))
      .function("release", method<SpearRun>(&SpearRun::release))
      .function("state", method<SpearRun>(&SpearRun::state))
      .function("score", &count<&SpearRun::score>)
      .function("distance", method<SpearRun>(&SpearRun::distance))
      .function("speed", method<SpearRun>(&SpearRun::speed))
      .function("kills", &count<&SpearRun::kills>)
      .function("combo", &count<&SpearRun::combo>)
      .function("comboLeft", method<SpearRun>(&SpearRun::comboLeft))
      .function("milestone", &count<&SpearRun::milestone>)
      .function("milestoneDistance", &milestoneDistance)
      .function("hitThing", method<SpearRun>(&SpearRun::hitThing))
      .function("clankedThing", method<SpearRun>(&SpearRun::clankedThing))
      .function("crashedInto", method<SpearRun>(&SpearRun::crashedInto))
      .function("tick", &count<&SpearRun::ticks>)
      .function("takeEvents", &takeEvents)
      .function("seed", &seed)
      .function("setNextSeed", method<SpearRun>(&SpearRun::setNextSeed))
      .function("replay", &replay)
      .function("watch", &watch)
      .function("falseClaim", &falseClaimOf)
      .function("watching", method<SpearRun>(&SpearRun::watching));
  bindScene<SpearRun>(game);
}
