// Random grounds: what the feet, the hip and the knees of a stickman must hold on every one (SPEC section
// 16).
#include "catch.hpp"
#include "ground_watch.hpp"
#include "random_ground.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// What holds at any speed up to 600 u/s, however it changes.
void requireSound(const GroundWatch& watch) {
  CHECK(watch.finite);
  CHECK(watch.boneError <= 1e-6);
  CHECK(watch.kneeFront > 3.0);
  CHECK(watch.penetration <= 0.05);
  CHECK(watch.edge <= 1e-6);
  CHECK(watch.shortest >= 18.5);
  CHECK(watch.longest <= 72.5);
}

void requireCalm(const GroundWatch& watch) {
  CHECK(watch.drift <= 0.01);
  CHECK(watch.jerkWalking <= 1.5);
  CHECK(watch.jerkRunning <= 3.5);
  CHECK(watch.thighWalking <= 20.0);
  CHECK(watch.thighRunning <= 85.0);
}

GroundWatch steadyOn(const Terrain& terrain, double speed, double seconds, double dt) {
  const StickmanParameters p;
  const StickmanCommands commands{.speed = speed, .terrain = &terrain};
  StickmanState s = settledStickman(p, commands);
  GroundWatch watch(terrain);
  for (double time = 0.0; time < seconds; time += dt) {
    tick(s, p, commands, dt);
    watch.see(s, p);
  }
  return watch;
}

Terrain groundOf(int seed) {
  return GroundMaker(static_cast<std::uint64_t>(seed)).make(static_cast<GroundKind>(seed % 4));
}

}  // namespace

TEST_CASE("grounds: a steady walk and run on random grounds", "[ground]") {
  for (int seed = 0; seed < 16; ++seed) {
    const Terrain terrain = groundOf(seed);
    for (const double speed : {-106.0, 60.0, 106.0, 382.0}) {
      INFO("ground " << seed << " at " << speed << " u/s");
      const GroundWatch watch = steadyOn(terrain, speed, 8.0, kDt);
      requireSound(watch);
      requireCalm(watch);
    }
  }
}

TEST_CASE("grounds: at 960 Hz no swing cuts a corner", "[ground]") {
  for (int seed = 0; seed < 8; ++seed) {
    INFO("ground " << seed);
    requireSound(steadyOn(groundOf(seed), 106.0, 4.0, 1.0 / 960.0));
    requireSound(steadyOn(groundOf(seed), 382.0, 4.0, 1.0 / 960.0));
  }
}

TEST_CASE("grounds: random speeds and turns", "[ground]") {
  const StickmanParameters p;
  for (int seed = 0; seed < 16; ++seed) {
    INFO("ground " << seed);
    const Terrain terrain = groundOf(seed);
    Random random(static_cast<std::uint64_t>(seed) + 100);
    StickmanCommands commands{.speed = 106.0, .terrain = &terrain};
    StickmanState s = settledStickman(p, commands);
    GroundWatch watch(terrain);
    for (int change = 0; change < 8; ++change) {
      commands.speed = random.unit() < 0.2 ? 0.0 : random.between(-200.0, 600.0);
      if (random.unit() < 0.3) commands.facing = -commands.facing;
      const double hold = random.between(0.1, 2.5);
      for (double time = 0.0; time < hold; time += kDt) {
        tick(s, p, commands, kDt);
        watch.see(s, p);
      }
    }
    requireSound(watch);
    CHECK(watch.drift <= 0.4);
  }
}

TEST_CASE("grounds: standing, both feet are on their own ground and he breathes", "[ground]") {
  const StickmanParameters p;
  for (int seed = 0; seed < 60; ++seed) {
    const Terrain terrain = groundOf(seed);
    for (const double place : {-700.0, 0.0, 433.0}) {
      INFO("ground " << seed << " at " << place);
      StickmanCommands commands{.terrain = &terrain};
      StickmanState s = settledStickman(p, commands);
      GroundWatch watch(terrain);
      double highest = -1e9;
      double lowest = 1e9;
      for (int i = 0; i < 600; ++i) {
        tick(s, p, commands, kDt);
        watch.see(s, p);
        REQUIRE(contacts(s) == 3);
        highest = std::max(highest, -s.pose[Joint::kHip].y);
        lowest = std::min(lowest, -s.pose[Joint::kHip].y);
      }
      requireSound(watch);
      CHECK(watch.drift <= 1e-9);
      CHECK(highest - lowest > 0.05);
      CHECK(s.legs.nearFoot.height == Approx(terrain.height(s.distance + s.legs.nearFoot.x - s.legs.travel)));
    }
  }
}

TEST_CASE("grounds: turning round leaves planted feet where they are", "[ground]") {
  const StickmanParameters p;
  for (int seed = 0; seed < 12; ++seed) {
    const Terrain terrain = groundOf(seed);
    for (const double speed : {0.0, 106.0}) {
      INFO("ground " << seed << " at " << speed);
      StickmanCommands commands{.speed = speed, .terrain = &terrain};
      StickmanState s = settledStickman(p, commands);
      const auto worldX = [&](const Foot& foot) { return s.distance + s.facing * (foot.x - s.legs.travel); };
      for (int turn = 0; turn < 6; ++turn) {
        for (int i = 0; i < 50 + 13 * turn; ++i) tick(s, p, commands, kDt);
        const unsigned before = contacts(s);
        const double nearX = worldX(s.legs.nearFoot);
        const double farX = worldX(s.legs.farFoot);
        commands.facing = -commands.facing;
        tick(s, p, commands, kDt);
        if ((before & contacts(s) & 1U) != 0) CHECK(worldX(s.legs.nearFoot) == Approx(nearX).margin(1e-9));
        if ((before & contacts(s) & 2U) != 0) CHECK(worldX(s.legs.farFoot) == Approx(farX).margin(1e-9));
      }
    }
  }
}

TEST_CASE("grounds: jumps and all other actions on random grounds with cliffs and walls", "[ground]") {
  const StickmanParameters p;
  for (int seed = 0; seed < 20; ++seed) {
    INFO("ground " << seed);
    const Terrain terrain =
        GroundMaker(static_cast<std::uint64_t>(seed)).make(static_cast<GroundKind>(seed % 5));
    Random random(static_cast<std::uint64_t>(seed) + 900);
    StickmanCommands commands{.speed = 106.0, .terrain = &terrain};
    StickmanState s = settledStickman(p, commands);
    GroundWatch watch(terrain);
    for (int change = 0; change < 10; ++change) {
      commands.speed = random.between(-150.0, 300.0);
      commands.action = static_cast<Action>(random.word() % kActionCount);
      if (!playsOnce(commands.action)) commands.loop = commands.action;
      ++commands.requests;
      if (random.unit() < 0.3) commands.facing = -commands.facing;
      const double hold = random.between(0.1, 2.0);
      for (double time = 0.0; time < hold; time += kDt) {
        tick(s, p, commands, kDt);
        watch.see(s, p);
      }
    }
    CHECK(watch.finite);
    CHECK(watch.boneError <= 1e-6);
    CHECK(watch.edge <= 1e-6);
    CHECK(watch.drift <= 0.4);
    CHECK(watch.kneeFront > 3.0);
  }
}

namespace {

// A stickman who goes at `speed` on ground that is 0 up to x = 300 and `rise` u higher from there on.
struct AtEdge {
  Terrain terrain;
  StickmanCommands commands;
  StickmanState s;

  AtEdge(double speed, double rise) {
    const Vec2 points[] = {{300.0, 0.0}, {300.0, -rise}};
    REQUIRE(terrain.set(points, 2).fault == TerrainFault::kNone);
    commands = {.speed = speed, .terrain = &terrain};
    s = settledStickman({}, commands);
  }
  void run(double seconds) {
    for (double time = 0.0; time < seconds; time += kDt) tick(s, {}, commands, kDt);
  }
};

}  // namespace

TEST_CASE("grounds: before a wall he comes to a stop, whatever his speed, and stands") {
  for (const double speed : {40.0, 106.0, 382.0, 1000.0}) {
    INFO(speed << " u/s");
    AtEdge at(speed, 120.0);
    double farthest = -1e9;
    for (int i = 0; i < 1200; ++i) {
      tick(at.s, {}, at.commands, kDt);
      for (const Joint joint : {Joint::kPelvis, Joint::kFootNear, Joint::kFootFar})
        farthest = std::max(farthest, at.s.distance + at.s.pose[joint].x);
    }
    CHECK(farthest < 300.0);
    CHECK(at.s.distance > 300.0 - 60.0);
    CHECK(contacts(at.s) == 3);
    CHECK(at.s.legs.base == 0.0);
  }
}

TEST_CASE("grounds: over a cliff he falls, lands below and goes on") {
  for (const double drop : {35.0, 90.0, 200.0, 400.0}) {
    for (const double speed : {30.0, 106.0, 382.0}) {
      INFO(drop << " u at " << speed << " u/s");
      AtEdge at(speed, -drop);
      double last = -at.s.pose[Joint::kHip].y;
      double falls = 0.0;
      int inAir = 0;
      for (int i = 0; i < 2400; ++i) {
        tick(at.s, {}, at.commands, kDt);
        const double hip = -at.s.pose[Joint::kHip].y;
        falls = std::max(falls, last - hip);
        last = hip;
        inAir += contacts(at.s) == 0 && at.s.legs.falling != 0 ? 1 : 0;
        // No foot in the rock, neither in that of the cliff nor below.
        for (const Joint foot : {Joint::kFootNear, Joint::kFootFar}) {
          const double x = at.s.distance + at.s.pose[foot].x;
          CHECK(-at.s.pose[foot].y >= at.terrain.height(x) - 0.05);
        }
      }
      const double seconds = std::sqrt(2.0 * drop / 2200.0);
      CHECK(inAir * kDt == Approx(seconds).margin(0.03));
      CHECK(falls <= 2200.0 * seconds * kDt + 8.0);
      CHECK(at.s.legs.base == Approx(-drop));
      CHECK(at.s.distance > 400.0);
      CHECK(at.s.legs.speed.value == Approx(speed).margin(1.0));
    }
  }
}

TEST_CASE("grounds: on another ground he stands at once") {
  StickmanState s = settledStickman({}, {.speed = 106.0});
  Terrain hill;
  const Vec2 points[] = {{-50.0, 0.0}, {50.0, -40.0}};
  hill.set(points, 2);
  StickmanCommands commands{.speed = 106.0, .terrain = &hill};
  standAnew(s, {}, commands);
  CHECK(contacts(s) == 3);
  CHECK(s.pose[Joint::kFootNear].y == Approx(-s.legs.nearFoot.height).margin(0.05));  // posed, too
  CHECK(s.legs.nearFoot.height == Approx(hill.height(s.distance + s.legs.nearFoot.x - s.legs.travel)));
  GroundWatch watch(hill);
  for (int i = 0; i < 600; ++i) {
    tick(s, {}, commands, kDt);
    watch.see(s, {});
  }
  requireSound(watch);
  commands.terrain = nullptr;
  standAnew(s, {}, commands);
  CHECK(s.legs.base == 0.0);
  CHECK(s.legs.nearFoot.height == 0.0);
}
