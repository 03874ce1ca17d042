#include "cast/walker/walker.hpp"

#include "cast/stickman/parameters.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "motion/body_course.hpp"

namespace stickman {
namespace {

constexpr double kHipRate = 7.0;       // 1/s, how fast the hips follow the pointer
constexpr double kStepRate = 6.0;      // 1/s, how fast a walk takes on a new speed
constexpr double kSmoothFoot = 40.0;   // u, half-width of the ground that a lifted foot goes over
constexpr double kFullyLifted = 20.0;  // u
constexpr double kSmoothHips = 90.0;   // u, half-width of the ground that his hips ride on
constexpr double kStretched = 0.96;    // of a leg's length, its longest
constexpr double kHalfStep = 112.0;    // u, about
constexpr double kHipEase = 20.0;      // u
constexpr double kBeforeEdge = 110.0;  // u from his middle to an edge when he stands before it
constexpr double kSettledFoot = 0.02;  // u of a changed way of walking that still counts as planted

// The walk of the stickman, with the stride and lift of a machine whose hips stay level.
BipedSettings walkSettings() {
  const GaitRange range = StickmanParameters{}.gait;
  return {.range = {range.walk, range.walk}, .speedRate = kStepRate, .styleRate = kStepRate};
}

BipedWish walkWish(const WalkerCommands& commands) {
  return {.speed = commands.walkSpeed / kWalkerScale, .front = 8.0, .rear = 8.0};
}

// Of one foot, from the middle of the hips (x) and from the ground (y, up negative). `side` +1 right, -1
// left.
Vec2 circlingPlace(const WalkerState& state, double side) {
  const double angle = state.angle + (side > 0.0 ? 0.0 : kPi);
  return circlingFoot(side * WalkerBody::kHipHalf, angle) - Vec2{0.0, WalkerBody::kGroundY};
}

Vec2 walkingPlace(const WalkerState& state, const Foot& foot) {
  return {-(foot.x - state.legs.travel) * kWalkerScale, -foot.height * kWalkerScale};
}

std::array<double, 4> sourceOf(const WalkerState& state) {
  const bool walks = state.walks != 0;
  const Vec2 right = walks ? walkingPlace(state, state.legs.nearFoot) : circlingPlace(state, 1.0);
  const Vec2 left = walks ? walkingPlace(state, state.legs.farFoot) : circlingPlace(state, -1.0);
  return {right.x, right.y, left.x, left.y};
}

bool isUneven(const WalkerCommands& commands) {
  return commands.terrain != nullptr && !commands.terrain->flat();
}

// Walking on, he would come to rest beyond an edge.
bool stopsAtEdge(const WalkerState& state, const WalkerCommands& commands) {
  if (!isUneven(commands)) return false;
  const Terrain& terrain = *commands.terrain;
  const TerrainRun run = terrain.runAt(terrainX(state));
  const double rest = -kWalkerScale * restingTravel({state.legs.travel, state.legs.speed, 0.0, kStepRate});
  const bool left = commands.walkSpeed > 0.0;
  if (left) return run.first > 0 && rest - terrain.points()[run.first].x <= kBeforeEdge;
  return run.last + 1 < terrain.size() && terrain.points()[run.last].x - rest <= kBeforeEdge;
}

void advanceSource(WalkerState& state, const WalkerCommands& commands, double dt) {
  if (state.walks == 0) {
    const double angle = state.angle + commands.angularSpeed * dt;
    state.angle = angle - kTwoPi * std::floor(angle / kTwoPi);
  }
  BipedWish wish = walkWish(commands);
  if (stopsAtEdge(state, commands)) wish.speed = 0.0;
  tick(state.legs, walkSettings(), wish, dt);
}

// What the feet have more in the one state than in the other, blends apart.
std::array<double, 4> sourceGap(const WalkerState& a, const WalkerState& b) {
  std::array<double, 4> gap = sourceOf(a);
  const std::array<double, 4> other = sourceOf(b);
  for (std::size_t i = 0; i < gap.size(); ++i) gap[i] -= other[i];
  return gap;
}

// Moves the sources on by a tick in which it goes over to the other way of walking. The old one is asked what
// it would have done, so that the feet keep their velocity, too; a blend that is under way goes on.
void goOver(WalkerState& state, const WalkerCommands& commands, double dt) {
  WalkerState unswitched = state;
  state.walks = commands.walks ? 1 : 0;
  const std::array<double, 4> before = sourceGap(unswitched, state);
  advanceSource(unswitched, commands, dt);
  advanceSource(state, commands, dt);
  const std::array<double, 4> now = sourceGap(unswitched, state);
  for (std::size_t i = 0; i < before.size(); ++i)
    switchSource(state.feet, i, {before[i], (now[i] - before[i]) / dt});
}

void poseLeg(WalkerPose& pose, std::size_t first, Vec2 hip, Vec2 foot) {
  pose[first] = hip;
  pose[first + 1] = midpointKnee(hip, foot, WalkerBody::kBone);
  pose[first + 2] = foot;
}

// Where a foot is that is `lift` u above level ground. Standing it is on the ground itself; lifted over its
// smoothed shape, so that it does not go up a riser in one leap.
double clampedTo(const Terrain& terrain, TerrainRun run, double x, double lift) {
  const double real = terrain.on(run, x).height;
  const double smooth = terrain.smoothOn(run, x, kSmoothFoot).height;
  return maximum(real, lerp(real, smooth, minimum(1.0, lift / kFullyLifted)) + lift);
}

// How high the hips may be on a slope for the leg downhill to reach its foot.
double hipHeight(double slope) {
  constexpr double kLevel = WalkerBody::kGroundY - WalkerBody::kHipY;
  constexpr double kReach = 2.0 * WalkerBody::kBone * kStretched;
  const double limit = std::sqrt(kReach * kReach - kHalfStep * kHalfStep) - absolute(slope) * kHalfStep;
  return smoothMinimum(kLevel, limit, kHipEase);
}

void pose(WalkerState& state, const WalkerCommands& commands) {
  const double x = state.hip.value;
  const auto& feet = state.feet.value;
  Vec2 right{feet[0], minimum(0.0, feet[1])};
  Vec2 left{feet[2], minimum(0.0, feet[3])};
  double hip = WalkerBody::kHipY;
  state.base = 0.0;
  if (isUneven(commands)) {
    const Terrain& terrain = *commands.terrain;
    const double middle = terrainX(state);
    const TerrainRun run = terrain.runAt(middle);
    const GroundSample below = terrain.smoothOn(run, middle, kSmoothHips);
    state.base = below.height;
    hip = WalkerBody::kGroundY - below.height - hipHeight(below.slope);
    right.y = -clampedTo(terrain, run, middle + right.x, -right.y);
    left.y = -clampedTo(terrain, run, middle + left.x, -left.y);
  }
  const Vec2 ground{x, WalkerBody::kGroundY};
  poseLeg(state.pose, 0, {x + WalkerBody::kHipHalf, hip}, ground + right);
  poseLeg(state.pose, 3, {x - WalkerBody::kHipHalf, hip}, ground + left);
  state.pose[6] = {x, hip};
}

}  // namespace

WalkerState standingWalker(const WalkerCommands& commands) {
  WalkerState state{};
  state.hip.value = commands.hipX;
  state.walks = commands.walks ? 1 : 0;
  state.legs = standingBiped(walkSettings(), walkWish(commands));
  state.feet = settledOn(sourceOf(state));
  pose(state, commands);
  return state;
}

void tick(WalkerState& state, const WalkerCommands& commands, double dt) {
  state.ticks += 1;
  state.hip = advance(state.hip, commands.hipX, dampedStep(kHipRate, dt));
  if ((state.walks != 0) != commands.walks) {
    goOver(state, commands, dt);
  } else {
    advanceSource(state, commands, dt);
  }
  advance(state.feet, sourceOf(state), dt);
  pose(state, commands);
}

unsigned contacts(const WalkerState& state) {
  const auto stands = [&](const Foot& foot, std::size_t i) {
    const bool settled =
        absolute(state.feet.offset[i].value) + absolute(state.feet.offset[i + 1].value) < kSettledFoot;
    const bool down = state.walks != 0 ? foot.planted != 0 : state.feet.value[i + 1] >= 0.0;
    return settled && down;
  };
  return (stands(state.legs.nearFoot, 0) ? 1U : 0U) | (stands(state.legs.farFoot, 2) ? 2U : 0U);
}

}  // namespace stickman
