#include "cast/hound/rest.hpp"

#include <cmath>
#include <utility>

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

TEST_CASE("hound at rest: sitting, the stifle shows: ahead of the hock and below the back's line") {
  const HoundSnapshot s = settledIn(HoundState::kSit);
  const Vec2 haunch = s.pose[HoundJoint::kHaunch];
  const Vec2 chest = s.pose[HoundJoint::kChest];
  for (const auto& [stifle, hock] : {std::pair{HoundJoint::kStifleNear, HoundJoint::kHockNear},
                                     std::pair{HoundJoint::kStifleFar, HoundJoint::kHockFar}}) {
    CHECK(s.pose[stifle].x > s.pose[hock].x + 12.0);
    const double part = (s.pose[stifle].x - haunch.x) / (chest.x - haunch.x);
    CHECK(s.pose[stifle].y > haunch.y + (chest.y - haunch.y) * part + 8.0);  // y points down
  }
}

TEST_CASE("hound at rest: standing, the forelegs are under the withers, sitting nearly so") {
  struct Leg {
    HoundJoint shoulder, elbow, wrist, paw;
  };
  constexpr Leg kForelegs[] = {
      {HoundJoint::kShoulderNear, HoundJoint::kElbowNear, HoundJoint::kWristNear, HoundJoint::kPawFrontNear},
      {HoundJoint::kShoulderFar, HoundJoint::kElbowFar, HoundJoint::kWristFar, HoundJoint::kPawFrontFar}};
  for (const HoundState state : {HoundState::kStand, HoundState::kSit}) {
    const HoundSnapshot s = settledIn(state);
    for (const Leg& leg : kForelegs) {
      const Vec2 forearm = s.pose[leg.wrist] - s.pose[leg.elbow];
      const double ahead = std::atan2(forearm.x, forearm.y) * 180.0 / kPi;
      INFO("state " << static_cast<int>(state));
      CHECK(ahead > 0.0);
      CHECK(ahead < 32.0);  // braced, it was 34 to 37
      CHECK(s.pose[leg.paw].x <= s.pose[leg.shoulder].x + 1.0);
      CHECK(s.pose[leg.wrist].x < s.pose[leg.paw].x - 3.0);  // the pastern slopes
    }
  }
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
