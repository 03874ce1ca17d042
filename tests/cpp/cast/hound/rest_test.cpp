#include "cast/hound/rest.hpp"

#include <cmath>

#include "catch.hpp"
#include "hound_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

HoundSnapshot settledIn(HoundState state) {
  HoundCommands commands;
  HoundSnapshot s = settledHound(houndParameters(), commands);
  ask(commands, state);
  run(s, commands, 4.0, kHoundTick, [](const HoundSnapshot&) {});
  return s;
}

// The outline that rests on the floor, from the pose alone.
double brisketBottom(const HoundSnapshot& s) {
  return s.pose[HoundJoint::kChest].y + HoundBody::kBrisket.y + HoundBody::kChestRadius;
}
double rumpBottom(const HoundSnapshot& s) {
  return s.pose[HoundJoint::kHaunch].y + HoundBody::kRump.y + HoundBody::kRumpRadius;
}

constexpr double kOnFloor = 0.05;  // u

}  // namespace

TEST_CASE("hound at rest: sitting, the rump is on the floor and the chest is not") {
  const HoundSnapshot s = settledIn(HoundState::kSit);
  CHECK(std::fabs(rumpBottom(s)) <= kOnFloor);
  CHECK(brisketBottom(s) < -20.0);
  CHECK(pawsDown(s) == 4);
}

TEST_CASE("hound at rest: lying and curled up, brisket and rump are on the floor, breath after breath") {
  for (const HoundState state : {HoundState::kLie, HoundState::kCurl}) {
    HoundSnapshot s = settledIn(state);
    HoundCommands commands;
    ask(commands, state);
    run(s, commands, 3.0, kHoundTick, [&](const HoundSnapshot& now) {
      REQUIRE(std::fabs(rumpBottom(now)) <= kOnFloor);
      REQUIRE(std::fabs(brisketBottom(now)) <= kOnFloor);
      REQUIRE(pawsDown(now) == 4);
    });
  }
}

TEST_CASE("hound at rest: curled up, the chin is on the floor and the nose points to the tail") {
  const HoundSnapshot s = settledIn(HoundState::kCurl);
  CHECK(std::fabs(s.pose[HoundJoint::kChin].y) <= kOnFloor);
  CHECK(s.pose[HoundJoint::kNose].x < s.pose[HoundJoint::kHead].x - 15.0);
}

TEST_CASE("hound at rest: he breathes") {
  for (const HoundState state : {HoundState::kStand, HoundState::kSit, HoundState::kLie, HoundState::kCurl}) {
    HoundSnapshot s = settledIn(state);
    HoundCommands commands;
    ask(commands, state);
    double low = 1e9;
    double high = -1e9;
    run(s, commands, 3.0, kHoundTick, [&](const HoundSnapshot& now) {
      const double back = now.pose[HoundJoint::kLoin].y;
      low = std::fmin(low, back);
      high = std::fmax(high, back);
    });
    CHECK(high - low > 0.3);
    CHECK(high - low < 4.0);
  }
}
