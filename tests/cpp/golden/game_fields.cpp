#include "golden/game_fields.hpp"

#include <string>

#include "golden/figure_fields.hpp"

namespace stickman::golden {
namespace {

void describe(Fields& fields, const Course& course) {
  fields.add("course ahead", course.random.state, course.next, course.lastWidth, course.laid, course.last,
             course.inRow, course.count);
  constexpr const char* kNames[] = {"thing 1", "thing 2", "thing 3", "thing 4", "other things"};
  constexpr std::size_t kApart = 4;
  for (std::size_t i = 0; i < kApart; ++i)
    fields.group(kNames[i], [&] { golden::describe(fields, course.obstacles[i]); });
  fields.group(kNames[kApart], [&] {
    for (std::size_t i = kApart; i < kMostObstacles; ++i) golden::describe(fields, course.obstacles[i]);
  });
}

}  // namespace

void describe(Fields& fields, const Obstacle& thing) {
  fields.add("kind", thing.kind);
  fields.add("place", thing.x);
  fields.add("struck", thing.struck, thing.struckTime, thing.clanked);
  fields.add("passed", thing.passed);
  fields.add("sway", thing.sway);
  fields.add("rope", thing.rope.x, thing.rope.y, thing.rope.previousX, thing.rope.previousY);
  fields.group("walker", [&] { describe(fields, thing.walker); });
  fields.group("hound", [&] { describe(fields, thing.hound); });
}

void describe(Fields& fields, const RunSnapshot& run) {
  fields.add("ticks", run.ticks);
  fields.add("setting", run.calm);
  fields.add("started", run.started);
  fields.add("buttons", run.jumpHeld, run.jumpWaits, run.thrustWaits);
  fields.add("freeze", run.freeze);
  fields.group("runner", [&] { describe(fields, run.runner); });
  describe(fields, run.course);
  fields.add("over", run.over, run.reached, run.crashedInto);
  fields.add("score", run.score.forKills, run.score.kills, run.score.combo, run.score.comboLeft);
  fields.add("milestone", run.milestone);
  fields.add("events", run.events);
}

void describe(Fields& fields, SpearRun& game) {
  describe(fields, game.snapshot());
  fields.add("status", game.state(), game.watching(), game.seed());
  fields.add("readings", game.score(), game.distance(), game.speed(), game.kills(), game.combo(),
             game.comboLeft(), game.milestone(), game.crashedInto(), game.ticks(), game.groundY());
  fields.add("events taken", game.takeEvents());
}

}  // namespace stickman::golden
