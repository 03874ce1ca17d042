#include "game/course.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

// From which distance on a kind turns up, and how often against the others.
struct Entrance {
  double from;  // u
  std::uint32_t weight;
};
constexpr Entrance kEntrances[kObstacleKinds] = {
    {0.0, 5},      // stone
    {2500.0, 4},   // thorns
    {0.0, 4},      // straw man
    {5000.0, 4},   // sack
    {1500.0, 4},   // jar
    {9000.0, 3},   // walker
    {16000.0, 3},  // hound
};
constexpr std::uint64_t kMostInRow = 3;     // of things with the same answer: the hands are to alternate
constexpr std::uint64_t kFirstLessons = 2;  // a stone to jump, then a straw man to spear
constexpr double kTightest = 0.02;          // s more than the rule asks, for what moves

bool sameAnswer(ObstacleKind a, ObstacleKind b) {
  const Demand one = demandOf(a);
  const Demand other = demandOf(b);
  return one.jump == other.jump && one.spear == other.spear;
}

bool mayCome(const Course& course, std::size_t kind, double at) {
  if (kEntrances[kind].from > at) return false;
  return course.inRow < kMostInRow || !sameAnswer(static_cast<ObstacleKind>(kind), course.last);
}

ObstacleKind chooseKind(Course& course, double at) {
  if (course.laid < kFirstLessons) {
    return course.laid == 0 ? ObstacleKind::kStone : ObstacleKind::kStrawMan;
  }
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < kObstacleKinds; ++i) sum += mayCome(course, i, at) ? kEntrances[i].weight : 0;
  std::uint32_t pick = nextBelow(course.random, sum);
  for (std::size_t i = 0; i < kObstacleKinds; ++i) {
    if (!mayCome(course, i, at)) continue;
    if (pick < kEntrances[i].weight) return static_cast<ObstacleKind>(i);
    pick -= kEntrances[i].weight;
  }
  return ObstacleKind::kStone;
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
  const double own = ownSpeed(kind);
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
    const double widths = course.lastWidth + halfWidth(kind);
    course.next += widths + chooseGap(course, rules, widths);
  }
  course.inRow = course.laid > 0 && sameAnswer(kind, course.last) ? course.inRow + 1 : 1;
  course.last = kind;
  course.lastWidth = halfWidth(kind);
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

}  // namespace stickman
