#include "motion/biped_ground.hpp"

#include <cmath>
#include <initializer_list>

#include "math/scalar.hpp"
#include "motion/body_course.hpp"

namespace stickman {
namespace {

constexpr double kSlopeAround = 45.0;
constexpr double kSlopeRunning = 90.0;    // u more at a run
constexpr double kSlopeShift = 9.0;       // u per slope
constexpr double kShortening = 4.0;       // by the square of the slope; at twice the run 1
constexpr double kSmoothStanding = 26.0;  // u, half-width of the ground under him
constexpr double kSmoothWalking = 10.0;   // u more: about a step
constexpr double kSmoothRunning = 40.0;
constexpr double kSmoothFaster = 30.0;

constexpr double kBeforeWall = 26.0;   // u from his middle to a wall when he stands before it
constexpr double kClosestWall = 10.0;  // u, nearer he is never
constexpr double kOverEdge = 2.0;      // u beyond a cliff's edge at which he falls
constexpr double kGravity = 2200.0;    // u/s^2
constexpr double kIntoRun = 0.01;      // u from an edge that a place is on one side of it for sure

// Half-width of the ground that a body is carried over.
double smoothAround(const BipedState& state) {
  return kSmoothStanding + kSmoothWalking * state.walking.value + kSmoothRunning * state.gait.value +
         kSmoothFaster * (state.overRun.value - 1.0);
}

// An end of the run he is on.
struct RunEnd {
  bool isEdge;   // not the end of all ground
  double x;      // u, own x
  double rises;  // u that the ground beyond is higher
};

// `side` +1 ahead of him, -1 behind.
RunEnd endOf(const OwnGround& ground, double side) {
  const Vec2* points = ground.terrain->points();
  const bool right = side * ground.facing > 0.0;
  const std::size_t end = right ? ground.run.last : ground.run.first;
  const bool isEdge = right ? end + 1 < ground.terrain->size() : end > 0;
  if (!isEdge) return {false, 0.0, 0.0};
  return {true, ground.ownX(points[end].x), points[end].y - points[right ? end + 1 : end - 1].y};
}

bool isWall(RunEnd end) { return end.isEdge && end.rises > 0.0; }

double smoothedGround(const BipedState& state, const OwnGround& ground) {
  return ground.smoothAt(state.travel, smoothAround(state)).height;
}

void mirror(Foot& foot, double travel) {
  const auto across = [travel](double x) { return 2.0 * travel - x; };
  const double low = across(foot.high);
  foot.high = across(foot.low);
  foot.low = low;
  foot.x = across(foot.x);
  foot.landing = across(foot.landing);
  foot.start = across(foot.start);
  foot.madeFor = across(foot.madeFor);
  foot.uphill = -foot.uphill;
  foot.meant = across(foot.meant);
  foot.velocity = -foot.velocity;
}

}  // namespace

double shorteningBy(double slope, double overRun) {
  const double k = 1.0 + (kShortening - 1.0) * maximum(0.0, 2.0 - overRun);
  return 1.0 / std::sqrt(1.0 + k * slope * slope);
}

double slopeShift(double slope) { return kSlopeShift * slope; }

double slopeAround(const BipedState& state) { return kSlopeAround + kSlopeRunning * state.gait.value; }

void feelGround(BipedState& state, const OwnGround* ground) {
  state.uneven = isUneven(ground) ? 1 : 0;
  if (!isUneven(ground)) {
    state.footing = state.base = state.slope = 0.0;
    return;
  }
  if (state.falling == 0) state.base = smoothedGround(state, *ground);
  state.slope = ground->smoothAt(state.travel, slopeAround(state)).slope;
}

double leapBase(const BipedState& state, const OwnGround& ground, double place) {
  return ground.smoothAt(place, smoothAround(state)).height;
}

double speedBetweenWalls(const BipedState& state, const BipedSettings& settings, const BipedWish& wish) {
  if (!isUneven(wish.ground) || wish.speed == 0.0 || wish.fliesOver) return wish.speed;
  const double side = signOf(wish.speed);
  const RunEnd end = endOf(*wish.ground, side);
  if (!isWall(end)) return wish.speed;
  const double rest = restingTravel({state.travel, state.speed, 0.0, settings.speedRate});
  return (end.x - rest) * side <= kBeforeWall ? 0.0 : wish.speed;
}

void keepBetweenWalls(BipedState& state, const OwnGround& ground) {
  for (const double side : {1.0, -1.0}) {
    const RunEnd end = endOf(ground, side);
    if (!isWall(end) || (end.x - state.travel) * side >= kClosestWall) continue;
    state.travel = end.x - side * kClosestWall;
    if (state.speed.value * side > 0.0) state.speed = {0.0, 0.0};
  }
}

void turnRound(BipedState& state, const BipedSettings& settings) {
  // Backwards a cycle is the same seen from its other end: the stance, 0..duty, and the swing each turned
  // over.
  const double duty =
      paceOf(settings.range, styleOf(state, settings), state.speed.value, state.overRun.value).duty;
  state.phase = wrapUnit(duty - state.phase);
  state.speed = {-state.speed.value, -state.speed.velocity};
  state.standSide = -state.standSide;
  state.slope = -state.slope;
  state.footing = 2.0 * state.travel - state.footing;
  mirror(state.nearFoot, state.travel);
  mirror(state.farFoot, state.travel);
}

bool isBeyondEnd(const BipedState& state, const OwnGround& ground) {
  for (const double side : {1.0, -1.0}) {
    const RunEnd end = endOf(ground, side);
    if (end.isEdge && (state.travel - end.x) * side > kOverEdge) return true;
  }
  return false;
}

void goBeyondEnd(BipedState& state, const OwnGround& ground) {
  for (const double side : {1.0, -1.0}) {
    const RunEnd end = endOf(ground, side);
    if (end.isEdge && (state.travel - end.x) * side > kOverEdge) state.footing = end.x + side * kIntoRun;
  }
}

WallAhead wallAhead(const BipedState& state, const OwnGround& ground) {
  const RunEnd end = endOf(ground, 1.0);
  if (!isWall(end)) return {0.0, 0.0, 0.0};
  return {end.x - state.travel, end.rises, ground.at(end.x).height + end.rises};
}

void beginFall(BipedState& state, const OwnGround& ground) {
  state.falling = 1;
  state.fallSpeed = 0.0;
  goBeyondEnd(state, ground);
}

bool advanceFall(BipedState& state, const OwnGround& ground, double dt) {
  state.base -= (state.fallSpeed + 0.5 * kGravity * dt) * dt;
  state.fallSpeed += kGravity * dt;
  const double below = smoothedGround(state, ground);
  if (state.base > below) return false;
  state.base = below;
  state.falling = 0;
  return true;
}

double timeToLanding(const BipedState& state, const OwnGround& ground) {
  const double drop = maximum(0.0, state.base - smoothedGround(state, ground));
  const double v = state.fallSpeed;
  return (std::sqrt(v * v + 2.0 * kGravity * drop) - v) * (1.0 / kGravity);
}

}  // namespace stickman
