// The hound on uneven ground: each paw on its own (SPEC section 16).
#include "cast/hound/hound.hpp"
#include "catch.hpp"
#include "math/scalar.hpp"
#include "random_ground.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr HoundJoint kClaws[kHoundLegs] = {HoundJoint::kPawFrontNear, HoundJoint::kPawFrontFar,
                                           HoundJoint::kPawHindNear, HoundJoint::kPawHindFar};

class PawWatch {
 public:
  explicit PawWatch(const Terrain& terrain) : terrain_(terrain) {}

  void see(const HoundSnapshot& s) {
    const unsigned down = contacts(s);
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      const Vec2 claws = s.pose[kClaws[leg]];
      const Vec2 world{claws.x + s.paws.travel, claws.y};
      const bool planted = ((down >> leg) & 1U) != 0;
      if (planted && !planted_[leg]) {
        plant_[leg] = {world.x, -terrain_.height(world.x)};
        for (std::size_t i = 1; i < terrain_.size(); ++i) {
          if (terrain_.points()[i].x == terrain_.points()[i - 1].x)
            nearestRiser = std::min(nearestRiser, std::fabs(terrain_.points()[i].x - world.x));
        }
      }
      if (planted) drift = std::max(drift, distance(world, plant_[leg]));
      planted_[leg] = planted;
      inside = std::max(inside, world.y + terrain_.height(world.x));
      if (seen_) farthestStep = std::max(farthestStep, distance(world, last_[leg]));
      last_[leg] = world;
    }
    const double trunk = distance(s.pose[HoundJoint::kChest], s.pose[HoundJoint::kHaunch]);
    longest = std::max(longest, trunk);
    shortest = std::min(shortest, trunk);
    for (const Vec2& joint : s.pose.joints) finite = finite && isFinitePoint(joint);
    seen_ = true;
  }

  double drift = 0.0;
  double inside = 0.0;
  double nearestRiser = 1e9;
  double farthestStep = 0.0;
  double longest = 0.0;
  double shortest = 1e9;
  bool finite = true;

 private:
  const Terrain& terrain_;
  bool seen_ = false;
  bool planted_[kHoundLegs] = {};
  Vec2 plant_[kHoundLegs] = {};
  Vec2 last_[kHoundLegs] = {};
};

Terrain groundOf(int seed) {
  return GroundMaker(static_cast<std::uint64_t>(seed)).make(static_cast<GroundKind>(seed % 4));
}

}  // namespace

TEST_CASE("hound: no paw slides, is in the ground or near a riser, in every gait on random grounds",
          "[ground]") {
  for (int seed = 0; seed < 16; ++seed) {
    INFO("ground " << seed);
    const Terrain terrain = groundOf(seed);
    Random random(static_cast<std::uint64_t>(seed) + 31);
    HoundCommands commands{.speed = 100.0, .loop = HoundState::kRun, .terrain = &terrain};
    HoundSnapshot s = settledHound(houndParameters(), commands);
    PawWatch watch(terrain);
    for (int change = 0; change < 8; ++change) {
      commands.loop = HoundState::kRun;
      commands.speed = random.unit() < 0.15 ? 0.0 : random.between(0.0, 700.0);
      const double hold = random.between(0.3, 2.5);
      for (double time = 0.0; time < hold; time += kTick) {
        tick(s, houndParameters(), commands, kTick);
        watch.see(s);
      }
    }
    CHECK(watch.finite);
    CHECK(watch.drift <= 0.05);
    CHECK(watch.inside <= 0.05);
    CHECK(watch.nearestRiser >= 4.0);
    CHECK(watch.farthestStep < 20.0);
    CHECK(watch.shortest > 50.0);
  }
}

TEST_CASE("hound: on slopes to 20 degrees back and gait stay what they are", "[ground]") {
  for (const double slope : {-0.364, 0.364}) {
    for (const double speed : {100.0, 240.0, 600.0}) {
      INFO(slope << " at " << speed);
      Terrain terrain;
      const Vec2 points[] = {{-3000.0, 3000.0 * slope}, {9000.0, -9000.0 * slope}};
      REQUIRE(terrain.set(points, 2).fault == TerrainFault::kNone);
      HoundCommands commands{.speed = speed, .loop = HoundState::kRun};
      HoundSnapshot level = settledHound(houndParameters(), commands);
      commands.terrain = &terrain;
      HoundSnapshot s = settledHound(houndParameters(), commands);
      PawWatch watch(terrain);
      PawWatch levelWatch(terrain);
      for (int i = 0; i < 480; ++i) {
        tick(s, houndParameters(), commands, kTick);
        watch.see(s);
        HoundCommands flat = commands;
        flat.terrain = nullptr;
        tick(level, houndParameters(), flat, kTick);
        levelWatch.see(level);
      }
      CHECK(gaitOf(s) == gaitOf(level));
      CHECK(s.paws.speed.value == Approx(speed).margin(0.1));
      CHECK(watch.drift <= 0.05);
      CHECK(watch.longest <= levelWatch.longest + 8.0);
      CHECK(watch.shortest >= levelWatch.shortest - 8.0);
      // The back lies as the ground does.
      const Vec2 trunk = s.pose[HoundJoint::kChest] - s.pose[HoundJoint::kHaunch];
      CHECK(-trunk.y / trunk.x == Approx(slope).margin(0.25));
    }
  }
}

TEST_CASE("hound: he rests on a slope, jumps on it, and stops before an edge", "[ground]") {
  Terrain slope;
  const Vec2 points[] = {{-2000.0, 600.0}, {2000.0, -600.0}};
  REQUIRE(slope.set(points, 2).fault == TerrainFault::kNone);
  for (const HoundState state : {HoundState::kSit, HoundState::kLie, HoundState::kCurl}) {
    const HoundCommands commands{.loop = state, .terrain = &slope};
    HoundSnapshot s = settledHound(houndParameters(), commands);
    for (const HoundJoint joint : {HoundJoint::kHaunch, HoundJoint::kChest, HoundJoint::kChin}) {
      const Vec2 at = s.pose[joint];
      CHECK(-at.y > slope.height(s.paws.travel + at.x) - 6.0);
      CHECK(-at.y < slope.height(s.paws.travel + at.x) + 110.0);
    }
    CHECK(contacts(s) == 15);
  }

  HoundCommands commands{.speed = 300.0, .loop = HoundState::kRun, .terrain = &slope};
  HoundSnapshot s = settledHound(houndParameters(), commands);
  ask(commands, HoundState::kJump);
  PawWatch watch(slope);
  int inAir = 0;
  for (int i = 0; i < 300; ++i) {
    tick(s, houndParameters(), commands, kTick);
    watch.see(s);
    inAir += contacts(s) == 0 ? 1 : 0;
  }
  CHECK(inAir > 40);
  CHECK(watch.drift <= 0.05);
  CHECK(watch.inside <= 0.05);
  CHECK(watch.farthestStep < 30.0);

  Terrain wall;
  const Vec2 edge[] = {{500.0, 0.0}, {500.0, -200.0}};
  REQUIRE(wall.set(edge, 2).fault == TerrainFault::kNone);
  commands = {.speed = 600.0, .loop = HoundState::kRun, .terrain = &wall};
  s = settledHound(houndParameters(), commands);
  for (int i = 0; i < 1200; ++i) {
    tick(s, houndParameters(), commands, kTick);
    for (const Vec2& joint : s.pose.joints) CHECK(s.paws.travel + joint.x < 500.0);
  }
  CHECK(contacts(s) == 15);
}

TEST_CASE("a thousand grounds: the hound", "[.grounds]") {
  const Terrain none{};
  PawWatch worst(none);
  for (int seed = 0; seed < 1000; ++seed) {
    const Terrain terrain = groundOf(seed);
    Random random(static_cast<std::uint64_t>(seed) * 7919 + 1);
    HoundCommands commands{.speed = 100.0, .loop = HoundState::kRun, .terrain = &terrain};
    HoundSnapshot s = settledHound(houndParameters(), commands);
    PawWatch watch(terrain);
    for (double time = 0.0, next = 0.0; time < 30.0; time += kTick) {
      if (time >= next) {
        next = time + random.between(0.5, 4.0);
        commands.loop = HoundState::kRun;
        commands.speed = random.unit() < 0.15 ? 0.0 : random.between(0.0, 700.0);
        if (random.unit() < 0.2) ask(commands, HoundState::kJump);
        if (random.unit() < 0.2) ask(commands, HoundState::kLie);
      }
      tick(s, houndParameters(), commands, kTick);
      watch.see(s);
    }
    worst.drift = std::max(worst.drift, watch.drift);
    worst.inside = std::max(worst.inside, watch.inside);
    worst.nearestRiser = std::min(worst.nearestRiser, watch.nearestRiser);
    worst.farthestStep = std::max(worst.farthestStep, watch.farthestStep);
    worst.longest = std::max(worst.longest, watch.longest);
    worst.shortest = std::min(worst.shortest, watch.shortest);
    worst.finite = worst.finite && watch.finite;
  }
  WARN("hound: drift " << worst.drift << ", inside " << worst.inside << ", nearest riser "
                       << worst.nearestRiser << ", farthest step " << worst.farthestStep << ", trunk "
                       << worst.shortest << " .. " << worst.longest);
  CHECK(worst.finite);
  CHECK(worst.drift <= 0.4);
  CHECK(worst.inside <= 0.05);
  CHECK(worst.nearestRiser >= 4.0);
}
