#include "game/things/walker.hpp"

#include "cast/walker/walker.hpp"
#include "draw/walker_drawing.hpp"
#include "game/things/thing_drawing.hpp"

namespace stickman {
namespace {

constexpr double kOwnSpeed = 60.0;  // u/s, SPEC section 12
constexpr double kWalkerLegRadius = 6.0;
constexpr double kWalkerHeadRadius = 32.0;

WalkerCommands walkerCommands(bool walks) { return {.walkSpeed = walks ? kOwnSpeed : 0.0, .walks = true}; }

void placeWalker(Obstacle& obstacle) { obstacle.walker = standingWalker(walkerCommands(true)); }

void tickWalker(Obstacle& obstacle, bool halted, double dt) {
  const double travelled = obstacle.walker.legs.travel;
  tick(obstacle.walker, walkerCommands(!halted && obstacle.struck == 0), dt);
  obstacle.x -= (obstacle.walker.legs.travel - travelled) * kWalkerScale;
}

ObstacleShapes shapesOfWalker(const Obstacle& obstacle) {
  const WalkerPose pose = walkerPoseOf(obstacle);
  const Vec2 head = pose[6] - Vec2{0.0, kWalkerHeadRadius};
  return {{{{pose[0], pose[1], kWalkerLegRadius},
            {pose[1], pose[2], kWalkerLegRadius},
            {pose[3], pose[4], kWalkerLegRadius},
            {pose[4], pose[5], kWalkerLegRadius},
            {head, head, kWalkerHeadRadius}}},
          5};
}

void drawWalker(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const ThingPlace at = placeOf(obstacle, shift);
  WalkerPose pose = walkerPoseOf(obstacle);
  for (Vec2& joint : pose) joint = at(joint.x - obstacle.x, joint.y);
  drawWalkerFigure(list, pose, WalkerLegs::kHoses);
}

}  // namespace

const Thing kWalkerThing{.kind = ObstacleKind::kWalker,
                         .name = "walker",
                         .demand = {false, true},
                         .halfWidth = 56.0,
                         .ownSpeed = kOwnSpeed,
                         .from = 9000.0,
                         .weight = 3,
                         .shapes = &shapesOfWalker,
                         .draw = &drawWalker,
                         .place = &placeWalker,
                         .tick = &tickWalker};

}  // namespace stickman
