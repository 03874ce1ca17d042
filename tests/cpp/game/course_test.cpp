#include "game/course.hpp"

#include <algorithm>
#include <array>

#include "catch.hpp"
#include "game/things/thing.hpp"

using namespace stickman;

namespace {

struct Met {
  Plan plan;
  double gap;    // s of free way at the speed of the meeting, after the one before
  double pause;  // s from the one before to this one
};

// What a course has to offer, with the worst of it.
struct Survey {
  double shortestGap = 1e9;
  double longestPause = 0.0;
  std::array<int, kObstacleKinds> kinds{};
  int longestRow = 0;
};

void survey(Survey& seen, std::uint64_t seed, bool calm, double from, int count) {
  const Rules rules = rulesOf(calm);
  Course course = freshCourse(seed);
  Plan last = planNext(course, rules);
  // Straight to a part of the course: what comes next depends on where it is, not on how he got there.
  course.next = std::max(course.next, from);
  last.meets = course.next;
  int row = 1;
  for (int i = 0; i < count; ++i) {
    const Plan plan = planNext(course, rules);
    // The higher of the two speeds: he cannot be faster than that on the way.
    const double speed = speedAt(rules, plan.meets);
    const double edges = thingOf(last.kind).halfWidth + thingOf(plan.kind).halfWidth;
    seen.shortestGap = std::min(seen.shortestGap, (plan.meets - last.meets - edges) / speed);
    seen.longestPause = std::max(seen.longestPause, (plan.meets - last.meets) / speedAt(rules, last.meets));
    ++seen.kinds[static_cast<std::size_t>(plan.kind)];
    const Demand a = thingOf(plan.kind).demand;
    const Demand b = thingOf(last.kind).demand;
    row = a.jump == b.jump && a.spear == b.spear ? row + 1 : 1;
    seen.longestRow = std::max(seen.longestRow, row);
    last = plan;
  }
}

}  // namespace

TEST_CASE("100,000 things at every speed: always passable, never boring") {
  for (const bool calm : {false, true}) {
    Survey seen;
    int things = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      for (double from = 0.0; from <= 80000.0; from += 2000.0) {
        survey(seen, seed * 977 + static_cast<std::uint64_t>(from), calm, from, 25);
        things += 25;
      }
    }
    INFO("calm " << calm);
    const double needed = longestAirTime(rulesOf(calm).jump) + kReaction;
    CHECK(things >= 100000);
    CHECK(seen.shortestGap >= needed);
    CHECK(seen.longestPause <= kLongestPause);
    CHECK(seen.longestRow <= 3);
    for (const int count : seen.kinds) CHECK(count > things / 40);
  }
}

TEST_CASE("Every course begins with one thing to jump and one to spear, far enough off") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Rules rules = rulesOf(false);
    Course course = freshCourse(seed);
    const Plan first = planNext(course, rules);
    const Plan second = planNext(course, rules);
    CHECK(first.meets == kFirstThing);
    CHECK((thingOf(first.kind).demand.jump && !thingOf(first.kind).demand.spear));
    CHECK((thingOf(second.kind).demand.spear && !thingOf(second.kind).demand.jump));
  }
}

TEST_CASE("The same seed lays the same course, another seed another one") {
  const Rules rules = rulesOf(false);
  Course one = freshCourse(5);
  Course same = freshCourse(5);
  Course other = freshCourse(6);
  int differing = 0;
  for (int i = 0; i < 100; ++i) {
    const Plan a = planNext(one, rules);
    const Plan b = planNext(same, rules);
    const Plan c = planNext(other, rules);
    REQUIRE(a.meets == b.meets);
    REQUIRE(a.kind == b.kind);
    differing += a.meets != c.meets || a.kind != c.kind ? 1 : 0;
  }
  CHECK(differing > 80);
}

TEST_CASE("The course is laid up to the horizon, cleared behind him, and never overflows") {
  const Rules rules = rulesOf(false);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Course course = freshCourse(seed);
    for (double travel = 0.0; travel < 90000.0; travel += 40.0) {
      layCourse(course, rules, travel, speedAt(rules, travel));
      REQUIRE(course.count < kMostObstacles);
      REQUIRE(course.next >= travel + kHorizon);
      for (std::size_t i = 0; i < course.count; ++i) {
        // Nothing ticks here, so what comes by itself stays where it was laid, ahead of its meeting.
        REQUIRE(course.obstacles[i].x >= travel - kForgotten);
      }
    }
  }
}

TEST_CASE("The speed rises with the distance alone, from the start to twice the run, and stays there") {
  const Rules rules = rulesOf(false);
  double last = 0.0;
  for (double distance = 0.0; distance <= 100000.0; distance += 500.0) {
    const double speed = speedAt(rules, distance);
    CHECK(speed >= last);
    last = speed;
  }
  CHECK(speedAt(rules, 0.0) == rules.startSpeed);
  CHECK(last == rules.topSpeed);
  CHECK(rules.topSpeed >= 2.0 * 382.5);
  // What the narrowest picture shows ahead of him lasts for 0.8 s at top speed.
  CHECK((782.0 - 140.0) / rules.topSpeed >= 0.8);
  CHECK(rulesOf(true).topSpeed < rules.topSpeed);
  CHECK(rulesOf(true).hardGap > rules.hardGap);
}
