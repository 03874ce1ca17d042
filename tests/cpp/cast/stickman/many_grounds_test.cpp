// A thousand random grounds for half a minute each (SPEC section 16). Minutes of work: hidden, see
// CONTRIBUTING.
#include <sstream>
#include <string>

#include "cast/runner/runner.hpp"
#include "catch.hpp"
#include "ground_watch.hpp"
#include "random_ground.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr int kGrounds = 1000;
constexpr double kSeconds = 30.0;

/// The worst of a figure over all grounds, and the ground that it was on.
class Worst {
 public:
  void see(double value, int ground) {
    if (value <= value_) return;
    value_ = value;
    ground_ = ground;
  }
  double value() const { return value_; }
  std::string text() const {
    std::ostringstream out;
    out << value_ << " (ground " << ground_ << ")";
    return out.str();
  }

 private:
  double value_ = -1e9;
  int ground_ = -1;
};

struct WorstOfAll {
  Worst drift, penetration, ticksInside, edge, longest, nearest, walking, running, fast, thighWalking,
      thighRunning, bones, knees;
  bool finite = true;

  void see(const GroundWatch& watch, int ground) {
    drift.see(watch.drift, ground);
    penetration.see(watch.penetration, ground);
    ticksInside.see(watch.ticksInside, ground);
    edge.see(watch.edge, ground);
    longest.see(watch.longest, ground);
    nearest.see(-watch.shortest, ground);
    walking.see(watch.jerkWalking, ground);
    running.see(watch.jerkRunning, ground);
    fast.see(watch.jerkFast, ground);
    thighWalking.see(watch.thighWalking, ground);
    thighRunning.see(watch.thighRunning, ground);
    bones.see(watch.boneError, ground);
    knees.see(-watch.kneeFront, ground);
    finite = finite && watch.finite;
  }

  std::string text() const {
    return "drift " + drift.text() + "\npenetration " + penetration.text() + "\nticks inside " +
           ticksInside.text() + "\nnearer to a riser " + edge.text() + "\nlongest planted leg " +
           longest.text() + "\nnearest foot (negative) " + nearest.text() + "\nhip walking " +
           walking.text() + "\nhip running " + running.text() + "\nhip faster " + fast.text() +
           "\nthigh walking " + thighWalking.text() + "\nthigh running " + thighRunning.text() + "\nbones " +
           bones.text() + "\nknee in front (negative) " + knees.text();
  }

  void require() const {
    CHECK(finite);
    CHECK(drift.value() <= 0.4);
    CHECK(penetration.value() <= 0.05);
    CHECK(ticksInside.value() <= 5.0);
    CHECK(edge.value() <= 1e-6);
    CHECK(longest.value() <= 72.5);
    CHECK(-nearest.value() >= 18.5);
    CHECK(bones.value() <= 1e-6);
    CHECK(-knees.value() > 0.0);
    CHECK(thighRunning.value() <= 85.0);
  }
};

Terrain groundOf(int ground) {
  return GroundMaker(static_cast<std::uint64_t>(ground)).make(static_cast<GroundKind>(ground % 4));
}

}  // namespace

TEST_CASE("a thousand grounds: the stickman at -200 .. 1000 u/s with turns", "[.grounds]") {
  const StickmanParameters p;
  for (const double top : {600.0, 1000.0}) {
    WorstOfAll worst;
    for (int ground = 0; ground < kGrounds; ++ground) {
      const Terrain terrain = groundOf(ground);
      Random random(static_cast<std::uint64_t>(ground) * 7919 + 1);
      StickmanCommands commands{.terrain = &terrain};
      commands.speed = random.between(-200.0, top);
      StickmanState s = settledStickman(p, commands);
      GroundWatch watch(terrain);
      for (double time = 0.0, next = 0.0; time < kSeconds; time += kDt) {
        if (time >= next) {
          next = time + random.between(0.1, 4.0);
          commands.speed = random.unit() < 0.15 ? 0.0 : random.between(-200.0, top);
          if (random.unit() < 0.2) commands.facing = -commands.facing;
        }
        tick(s, p, commands, kDt);
        watch.see(s, p);
      }
      worst.see(watch, ground);
    }
    WARN("stickman to " << top << " u/s\n" << worst.text());
    worst.require();
  }
}

TEST_CASE("a thousand grounds: the runner", "[.grounds]") {
  const StickmanParameters p;
  WorstOfAll worst;
  for (int ground = 0; ground < kGrounds; ++ground) {
    const Terrain terrain = groundOf(ground);
    Random random(static_cast<std::uint64_t>(ground) * 7919 + 1);
    RunnerState s = settledRunner(p, kRunnerJump, &terrain);
    GroundWatch watch(terrain);
    double speed = 300.0;
    for (double time = 0.0, next = 0.0; time < kSeconds; time += kDt) {
      if (time >= next) {
        next = time + random.between(0.3, 2.5);
        speed = random.unit() < 0.1 ? 0.0 : random.between(100.0, 800.0);
        if (random.unit() < 0.5) jump(s);
        if (random.unit() < 0.3) letGo(s);
        if (random.unit() < 0.3) thrust(s);
      }
      tick(s, p, speed, kDt, &terrain);
      watch.see(s.man, p);
    }
    worst.see(watch, ground);
  }
  WARN("runner\n" << worst.text());
  worst.require();
}
