#include <cmath>
#include <cstring>

#include "catch.hpp"
#include "game/rules.hpp"
#include "game/things/thing.hpp"
#include "math/state_hash.hpp"

using namespace stickman;

namespace {

template <typename Look>
void everyKind(Look look) {
  for (std::size_t i = 0; i < kObstacleKinds; ++i) look(static_cast<ObstacleKind>(i));
}

// Everything about the things that decides how a run goes.
std::uint64_t fingerprint() {
  std::uint64_t hash = 0;
  everyKind([&](ObstacleKind kind) {
    const Thing& thing = thingOf(kind);
    hash = hashWord(hash, (thing.demand.jump ? 1U : 0U) + (thing.demand.spear ? 2U : 0U));
    for (const double figure : {thing.halfWidth, thing.ownSpeed, thing.from})
      hash = hashWord(hash, wordOf(figure));
    hash = hashWord(hash, thing.weight);
    const ObstacleShapes shapes = thing.shapes(placed(kind, 0.0, 0.25));
    for (std::size_t i = 0; i < shapes.count; ++i) {
      const Capsule& shape = shapes.shapes[i];
      for (const double figure : {shape.from.x, shape.from.y, shape.to.x, shape.to.y, shape.radius})
        hash = hashWord(hash, wordOf(figure));
    }
  });
  return hash;
}

}  // namespace

TEST_CASE("things: every kind has its own row, its own name, and something that gets one past it") {
  everyKind([](ObstacleKind kind) {
    const Thing& thing = thingOf(kind);
    INFO(thing.name);
    CHECK(thing.kind == kind);
    CHECK((thing.demand.jump || thing.demand.spear));
    CHECK(thing.weight > 0);
    everyKind([&](ObstacleKind other) {
      if (other != kind) CHECK(std::strcmp(thing.name, thingOf(other).name) != 0);
    });
  });
}

TEST_CASE("things: there is something of every kind to touch, and none of it lies below the ground") {
  everyKind([](ObstacleKind kind) {
    const Thing& thing = thingOf(kind);
    INFO(thing.name);
    const ObstacleShapes shapes = thing.shapes(placed(kind, 1000.0, 0.25));
    REQUIRE(shapes.count > 0);
    REQUIRE(shapes.count <= kMostShapes);
    for (std::size_t i = 0; i < shapes.count; ++i) {
      CHECK(shapes.shapes[i].radius > 0.0);
      for (const Vec2 end : {shapes.shapes[i].from, shapes.shapes[i].to}) {
        CHECK(std::fabs(end.x - 1000.0) < 120.0);
        CHECK(end.y <= 0.05);  // SPEC: what a paw may sink
      }
    }
  });
}

TEST_CASE("things: another thing, or another figure of one, is another version of the rules") {
  // Runs on record are played again by the rules of their version. Whoever changes a thing gives
  // kRulesVersion the next number, and its fingerprint here.
  constexpr std::uint64_t kFingerprints[] = {0, 0xc1f20268e24020b0ULL};
  REQUIRE(kRulesVersion < static_cast<int>(sizeof kFingerprints / sizeof kFingerprints[0]));
  CHECK(fingerprint() == kFingerprints[kRulesVersion]);
}
