#include "game/course.hpp"

#include "game/things/thing.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr std::uint64_t kMostInRow = 3;     // of things with the same answer: the hands are to alternate
constexpr std::uint64_t kFirstLessons = 2;  // a stone to jump, then a straw man to spear
constexpr double kTightest = 0.02;          // s more than the rule asks, for what moves

bool sameAnswer(ObstacleKind a, ObstacleKind b) {
  const Demand one = thingOf(a).demand;
  const Demand other = thingOf(b).demand;
  return one.jump == other.jump && one.spear == other.spear;
}

// How often a kind turns up at a distance, against the others.
std::uint32_t weightOf(const Course& course, ObstacleKind kind, double at) {
  const Thing& thing = thingOf(kind);
  if (thing.from > at) return 0;
  const bool mayCome = course.inRow < kMostInRow || !sameAnswer(kind, course.last);
  return mayCome ? thing.weight : 0;
}

ObstacleKind chooseKind(Course& course, double at) {
  if (course.laid < kFirstLessons) {
    return course.laid == 0 ? ObstacleKind::kStone : ObstacleKind::kStrawMan;
  }
  std::uint32_t weights[kObstacleKinds];
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < kObstacleKinds; ++i) {
    weights[i] = weightOf(course, static_cast<ObstacleKind>(i), at);
    sum += weights[i];
  }
  std::uint32_t pick = nextBelow(course.random, sum);
  std::size_t kind = 0;
  while (kind + 1 < kObstacleKinds && pick >= weights[kind]) pick -= weights[kind++];
  return static_cast<ObstacleKind>(kind);
}

// Free way (u) from the last thing's far edge to the next one's near edge.
double chooseGap(Course& course, const Rules& rules, double widths) {
  const double at = course.next;
  // The next thing is met at a higher speed than this one; the faster of the two counts.
  const double fast = speedAt(rules, at + kLongestPause * rules.topSpeed);
  const double shortest = fast * (longestAirTime(rules.jump) + kReaction + kTightest);
  const double longest = speedAt(rules, at) * (kLongestPause - 2.0 * kTightest) - widths;
  const double usual = lerp(rules.easyGap, rules.hardGap, difficultyAt(rules, at));
  const double wished = speedAt(rules, at) * (usual + rules.gapSpread * nextUnit(course.random));
  return maximum(shortest, minimum(wished, longest));
}

// u behind the place of the meeting at which a thing that comes by itself has to be now.
double headStart(ObstacleKind kind, const Rules& rules, double way, double meets, double speed) {
  const double own = thingOf(kind).ownSpeed;
  if (own == 0.0) return 0.0;
  // He is at his speed now and at another one there; between them it changes evenly enough.
  const double then = speedAt(rules, meets);
  return own * way / maximum(1.0, 0.5 * (maximum(speed, rules.startSpeed) + then));
}

void takeAwayFirst(Course& course) {
  for (std::size_t i = 1; i < course.count; ++i) course.obstacles[i - 1] = course.obstacles[i];
  --course.count;
  course.obstacles[course.count] = {};
}

}  // namespace

Course freshCourse(std::uint64_t seed) {
  Course course{};
  course.random = {seed};
  course.next = kFirstThing;
  return course;
}

Plan planNext(Course& course, const Rules& rules) {
  const ObstacleKind kind = chooseKind(course, course.next);
  if (course.laid > 0) {
    const double widths = course.lastWidth + thingOf(kind).halfWidth;
    course.next += widths + chooseGap(course, rules, widths);
  }
  course.inRow = course.laid > 0 && sameAnswer(kind, course.last) ? course.inRow + 1 : 1;
  course.last = kind;
  course.lastWidth = thingOf(kind).halfWidth;
  ++course.laid;
  return {kind, course.next};
}

void layCourse(Course& course, const Rules& rules, double travel, double speed) {
  while (course.count > 0 && course.obstacles[0].x < travel - kForgotten) takeAwayFirst(course);
  while (course.count < kMostObstacles && course.next < travel + kHorizon) {
    const Plan plan = planNext(course, rules);
    const double ahead = headStart(plan.kind, rules, plan.meets - travel, plan.meets, speed);
    course.obstacles[course.count] = placed(plan.kind, plan.meets + ahead, nextUnit(course.random));
    ++course.count;
  }
}

const Obstacle* earlier(const Course& before, const Course& now, std::size_t index) {
  const std::uint64_t number = now.laid - now.count + index;
  const std::uint64_t first = before.laid - before.count;
  return number < before.laid ? &before.obstacles[static_cast<std::size_t>(number - first)] : nullptr;
}

}  // namespace stickman
