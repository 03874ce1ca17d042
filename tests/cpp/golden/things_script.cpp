#include "game/things/thing.hpp"
#include "golden/game_fields.hpp"
#include "golden/script.hpp"
#include "stage/fixed_clock.hpp"

namespace stickman::golden {
namespace {

// One thing of the course by itself.
class ShownThing {
 public:
  ShownThing(ObstacleKind kind, double sway) : now(placed(kind, 300.0, sway)), before_(now) {}

  void step(double dt) {
    for (int due = clock_.advance(dt); due > 0; --due) {
      before_ = now;
      tick(now, halted, kTick);
    }
    list_.clear();
    thingOf(now.kind).draw(list_, between(before_, now, clock_.interpolation()), {100.0, 372.0});
  }
  const DrawList& drawList() const { return list_; }

  Obstacle now;
  bool halted = false;

 private:
  Obstacle before_;
  FixedClock clock_;
  DrawList list_;
};

void describe(Fields& fields, const ShownThing& thing) {
  golden::describe(fields, thing.now);
  fields.group("shapes", [&] {
    const ObstacleShapes shapes = thingOf(thing.now.kind).shapes(thing.now);
    for (std::size_t i = 0; i < shapes.count; ++i)
      fields.add("shape", shapes.shapes[i].from, shapes.shapes[i].to, shapes.shapes[i].radius);
  });
}

// Left alone, halted and speared.
template <ObstacleKind kKind>
void story(Trace& trace) {
  ShownThing thing(kKind, 0.13 * static_cast<double>(kKind));
  go(trace, thing, 0.7, 144.0);
  ShownThing halted = thing;
  halted.halted = true;
  go(trace, halted, 0.5, 144.0);
  fell(thing.now);
  go(trace, thing, 1.2, 144.0);
}

}  // namespace

Figure thingsFigure() {
  using Kind = ObstacleKind;
  return {"things",
          4,
          {{"stone", story<Kind::kStone>},
           {"thorns", story<Kind::kThorns>},
           {"straw man", story<Kind::kStrawMan>},
           {"sack", story<Kind::kSack>},
           {"jar", story<Kind::kJar>},
           {"walker", story<Kind::kWalker>},
           {"hound", story<Kind::kHound>}}};
}

}  // namespace stickman::golden
