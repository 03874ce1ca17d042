#include "cast/hound/jump.hpp"

#include "catch.hpp"
#include "hound_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

HoundSnapshot jumpingFrom(double speed, HoundCommands& commands) {
  HoundSnapshot s = speed > 0.0 ? steadyHound(speed) : settledHound(houndParameters(), {});
  commands = running(speed);
  ask(commands, HoundState::kJump);
  return s;
}

}  // namespace

TEST_CASE("hound's jump: the shoulders go up first and come down first") {
  const HoundJump start = beginJump(0.0);
  const auto tiltAt = [&](double time) {
    HoundJump jump = start;
    jump.time = time;
    return liftOf(jump).shoulder - liftOf(jump).hip;
  };
  CHECK(tiltAt(0.34) > 15.0);
  CHECK(tiltAt(0.84) < -15.0);
  HoundJump over = start;
  over.time = 0.57;
  CHECK(liftOf(over).shoulder > 50.0);
  CHECK(liftOf(over).hip > 50.0);
}

TEST_CASE("hound's jump: in the air each paw hangs under its own shoulder or hip, drawn up a little") {
  // Standing, the claws are as far below as the girdle is high; in the air, by 11 u less.
  constexpr double kTuck = 11.0;
  for (const double speed : {0.0, 500.0}) {
    HoundCommands commands;
    HoundSnapshot s = jumpingFrom(speed, commands);
    int hung = 0;
    run(s, commands, 1.2, kHoundTick, [&](const HoundSnapshot& now) {
      for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
        const HangingLeap leap = leapOf(now.jump, leg);
        // Not in the moments in which it takes up the body's speed, or the ground's.
        if (leap.whole == 0.0 || leap.whole - leap.left < 0.2 || leap.left < 0.2) continue;
        const bool front = isFront(leg);
        const double height = front ? HoundBody::kShoulderHeight : HoundBody::kHipHeight;
        const Vec2 girdle = now.pose[front ? HoundJoint::kChest : HoundJoint::kHaunch];
        INFO("speed " << speed << ", leg " << leg << " at " << now.jump.time << " s");
        REQUIRE(paw(now, leg).y - girdle.y == Approx(height - kTuck).margin(7.0));
        ++hung;
      }
    });
    CHECK(hung > 80);
  }
}

TEST_CASE("hound's jump: all four are off the ground, fore paws leave it and land before hind paws") {
  for (const double speed : {0.0, 240.0, 700.0}) {
    INFO("speed " << speed);
    HoundCommands commands;
    HoundSnapshot s = jumpingFrom(speed, commands);
    double up[kHoundLegs] = {};
    double down[kHoundLegs] = {};
    int flying = 0;
    run(s, commands, 1.2, kHoundTick, [&](const HoundSnapshot& now) {
      if (pawsDown(now) == 0) ++flying;
      for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
        const bool leaps = now.paws.leaping[leg] != 0;
        if (leaps && up[leg] == 0.0) up[leg] = now.jump.time;
        if (!leaps && up[leg] > 0.0 && down[leg] == 0.0) down[leg] = now.jump.time;
      }
    });
    CHECK(flying * kHoundTick > 0.4);
    for (const std::size_t front : {kFrontNear, kFrontFar}) {
      for (const std::size_t hind : {kHindNear, kHindFar}) CHECK(up[front] < up[hind]);
    }
    CHECK(down[kFrontNear] > 0.0);
    for (const std::size_t hind : {kHindNear, kHindFar}) CHECK(down[kFrontNear] < down[hind]);
  }
}

TEST_CASE("hound's jump: a landing alone lets the legs give way, both pairs alike, and straightens them") {
  HoundJump landing = beginLanding();
  double lowest = 0.0;
  for (landing.time = 0.0; landing.time < 0.54; landing.time += 0.01) {
    const HoundLift lift = liftOf(landing);
    CHECK(lift.shoulder == lift.hip);
    CHECK(lift.shoulder <= 0.0);
    lowest = std::min(lowest, lift.shoulder);
  }
  CHECK(lowest < -10.0);
  CHECK(liftOf(kNoJump).shoulder == 0.0);
}
