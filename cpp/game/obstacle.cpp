#include "game/obstacle.hpp"

#include "cast/hound/hound.hpp"
#include "cast/hound/parameters.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "physics/strand.hpp"

namespace stickman {
namespace {

struct Traits {
  Demand demand;
  double halfWidth;  // u
  double ownSpeed;   // u/s
};
constexpr Traits kTraits[kObstacleKinds] = {
    {{true, false}, 23.0, 0.0},   // stone
    {{true, false}, 15.0, 0.0},   // thorns
    {{false, true}, 18.0, 0.0},   // straw man
    {{false, true}, 30.0, 0.0},   // sack
    {{true, true}, 21.0, 0.0},    // jar
    {{false, true}, 56.0, 60.0},  // walker
    {{true, true}, 62.0, 100.0},  // hound
};

const Traits& traitsOf(ObstacleKind kind) { return kTraits[static_cast<std::size_t>(kind)]; }

constexpr double kSackHeight = 99.0;  // u of its middle above the ground
constexpr double kSackRadius = 30.0;
constexpr double kRopeLength = kRopeTop - kSackHeight;
constexpr StrandSettings kRope{.spacing = static_cast<float>(kRopeLength / (kRopePoints - 1)),
                               .iterations = 12,
                               .substeps = 1,
                               .dragRate = 0.6};
constexpr float kRopeMass[kRopePoints] = {0.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 0.08F};
constexpr float kRopeGravity = 1600.0F;  // u/s^2
constexpr double kRopeWind = 160.0;      // u/s^2
constexpr double kSwayRate = 0.22;       // 1/s
constexpr double kSackKnock = 5.0;       // u per tick, of a sack that is hit

constexpr double kWalkerLegRadius = 6.0;
constexpr double kWalkerHeadRadius = 32.0;
constexpr double kTossSpeed = 640.0;  // u/s, forward: he is not to run through it at once
constexpr double kHoundTrunkRadius = 13.0;
constexpr double kHoundNeckRadius = 9.0;
constexpr double kHoundLegRadius = 6.0;

void hangRope(SackRope& rope) {
  for (std::size_t i = 0; i < kRopePoints; ++i) {
    rope.x[i] = rope.previousX[i] = 0.0F;
    rope.y[i] = rope.previousY[i] = static_cast<float>(-kRopeTop) + kRope.spacing * static_cast<float>(i);
  }
}

void tickRope(Obstacle& obstacle, double dt) {
  obstacle.sway = wrapUnit(obstacle.sway + kSwayRate * dt);
  SackRope& rope = obstacle.rope;
  const VerletPoints points{rope.x.data(),         rope.y.data(), rope.previousX.data(),
                            rope.previousY.data(), kRopeMass,     kRopePoints};
  const double wind = kRopeWind * portableSin(kTwoPi * obstacle.sway);
  advance(points, kRope, static_cast<float>(wind), kRopeGravity, dt);
}

WalkerCommands walkerCommands(bool walks) {
  return {.walkSpeed = walks ? ownSpeed(ObstacleKind::kWalker) : 0.0, .walks = true};
}

HoundCommands houndCommands(const Obstacle& obstacle, bool halted) {
  HoundCommands commands{.speed = ownSpeed(ObstacleKind::kHound), .loop = HoundAction::kRun};
  if (halted) commands.loop = HoundAction::kStand;
  if (obstacle.struck != 0) commands.loop = HoundAction::kLie;
  return commands;
}

// From the walker's own scene to the world around the obstacle's place.
Vec2 walkerToWorld(const Obstacle& obstacle, Vec2 joint) {
  return {obstacle.x + joint.x, joint.y - WalkerBody::kGroundY};
}

Capsule upright(double x, double low, double high, double radius) {
  return {{x, -(low + radius)}, {x, -(high - radius)}, radius};
}

}  // namespace

Demand demandOf(ObstacleKind kind) { return traitsOf(kind).demand; }
double halfWidth(ObstacleKind kind) { return traitsOf(kind).halfWidth; }
double ownSpeed(ObstacleKind kind) { return traitsOf(kind).ownSpeed; }

Obstacle placed(ObstacleKind kind, double x, double sway) {
  Obstacle obstacle{};
  obstacle.kind = kind;
  obstacle.x = x;
  obstacle.sway = sway;
  if (kind == ObstacleKind::kSack) hangRope(obstacle.rope);
  if (kind == ObstacleKind::kWalker) obstacle.walker = standingWalker(walkerCommands(true));
  if (kind == ObstacleKind::kHound) {
    obstacle.hound = settledHound(houndParameters(), houndCommands(obstacle, false));
  }
  return obstacle;
}

void tick(Obstacle& obstacle, bool halted, double dt) {
  if (obstacle.struck != 0) obstacle.struckTime += dt;
  if (obstacle.kind == ObstacleKind::kSack) tickRope(obstacle, dt);
  if (obstacle.kind == ObstacleKind::kWalker) {
    const double travelled = obstacle.walker.legs.travel;
    tick(obstacle.walker, walkerCommands(!halted && obstacle.struck == 0), dt);
    obstacle.x -= (obstacle.walker.legs.travel - travelled) * kWalkerScale;
  }
  if (obstacle.kind == ObstacleKind::kHound) {
    const double travelled = obstacle.hound.paws.travel;
    tick(obstacle.hound, houndParameters(), houndCommands(obstacle, halted), dt);
    obstacle.x -= obstacle.hound.paws.travel - travelled;
    if (obstacle.struck != 0 && obstacle.struckTime < kTossTime) obstacle.x += kTossSpeed * dt;
  }
}

void fell(Obstacle& obstacle) {
  if (obstacle.struck != 0) return;
  obstacle.struck = 1;
  obstacle.struckTime = 0.0;
  if (obstacle.kind == ObstacleKind::kSack) {
    obstacle.rope.previousX[kRopePoints - 1] -= static_cast<float>(kSackKnock);
    obstacle.rope.previousY[kRopePoints - 1] += static_cast<float>(0.5 * kSackKnock);
  }
}

WalkerPose walkerPoseOf(const Obstacle& obstacle) {
  WalkerPose pose = obstacle.walker.pose;
  for (Vec2& joint : pose) joint = walkerToWorld(obstacle, joint);
  return pose;
}

HoundPose houndPoseOf(const Obstacle& obstacle) {
  HoundPose pose = obstacle.hound.pose;
  for (Vec2& joint : pose.joints) joint.x = obstacle.x - joint.x;
  return pose;
}

ObstacleShapes shapesOf(const Obstacle& obstacle) {
  const double x = obstacle.x;
  switch (obstacle.kind) {
    case ObstacleKind::kStone:
      return {{{{{x - 6.0, -16.0}, {x + 6.0, -16.0}, 17.0}}}, 1};
    case ObstacleKind::kThorns:
      return {{{upright(x, 0.0, 74.0, 14.0)}}, 1};
    case ObstacleKind::kStrawMan:
      return {{{upright(x, 0.0, 216.0, 17.0)}}, 1};
    case ObstacleKind::kJar:
      return {{{upright(x, 0.0, 74.0, 20.0)}}, 1};
    case ObstacleKind::kSack: {
      const SackRope& rope = obstacle.rope;
      const auto at = [&](std::size_t i) {
        return Vec2{x + static_cast<double>(rope.x[i]), static_cast<double>(rope.y[i])};
      };
      const Vec2 end = at(kRopePoints - 1);
      // The rope, too: nobody jumps over what hangs from the sky.
      return {{{{end - Vec2{0.0, 12.0}, end + Vec2{0.0, 10.0}, kSackRadius - 4.0}, {at(0), end, 2.0}}}, 2};
    }
    case ObstacleKind::kWalker: {
      const WalkerPose pose = walkerPoseOf(obstacle);
      const Vec2 head = pose[6] - Vec2{0.0, kWalkerHeadRadius};
      return {{{{pose[0], pose[1], kWalkerLegRadius},
                {pose[1], pose[2], kWalkerLegRadius},
                {pose[3], pose[4], kWalkerLegRadius},
                {pose[4], pose[5], kWalkerLegRadius},
                {head, head, kWalkerHeadRadius}}},
              5};
    }
    case ObstacleKind::kHound: {
      const HoundPose pose = houndPoseOf(obstacle);
      using J = HoundJoint;
      return {{{{pose[J::kHaunch], pose[J::kChest], kHoundTrunkRadius},
                {pose[J::kChest], pose[J::kHead], kHoundNeckRadius},
                {pose[J::kHead], pose[J::kNose], kHoundNeckRadius},
                {pose[J::kShoulderNear], pose[J::kPawFrontNear], kHoundLegRadius},
                {pose[J::kHipNear], pose[J::kPawHindNear], kHoundLegRadius}}},
              5};
    }
  }
  return {};
}

}  // namespace stickman
