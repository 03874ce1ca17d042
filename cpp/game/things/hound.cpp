#include "game/things/hound.hpp"

#include "cast/hound/hound.hpp"
#include "cast/hound/parameters.hpp"
#include "draw/hound_drawing.hpp"
#include "game/things/thing_drawing.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kOwnSpeed = 100.0;   // u/s, SPEC section 12
constexpr double kTossSpeed = 640.0;  // u/s, forward: he is not to run through it at once
constexpr double kHoundTrunkRadius = 13.0;
constexpr double kHoundNeckRadius = 9.0;
constexpr double kHoundLegRadius = 6.0;
constexpr double kTossHeight = 130.0;  // u
constexpr double kTossMiddle = 45.0;   // u above the ground, about which a hound turns
constexpr double kCollarWidth = 5.0;
constexpr double kCollarHalf = 9.0;  // u
constexpr double kTossTime = 0.8;    // s that a speared hound flies ahead of the runner

HoundCommands houndCommands(const Obstacle& obstacle, bool halted) {
  HoundCommands commands{.speed = kOwnSpeed, .loop = HoundState::kRun};
  if (halted) commands.loop = HoundState::kStand;
  if (obstacle.struck != 0) commands.loop = HoundState::kLie;
  return commands;
}

void placeHound(Obstacle& obstacle) {
  obstacle.hound = settledHound(houndParameters(), houndCommands(obstacle, false));
}

void tickHound(Obstacle& obstacle, bool halted, double dt) {
  const double travelled = obstacle.hound.paws.travel;
  tick(obstacle.hound, houndParameters(), houndCommands(obstacle, halted), dt);
  obstacle.x -= obstacle.hound.paws.travel - travelled;
  if (obstacle.struck != 0 && obstacle.struckTime < kTossTime) obstacle.x += kTossSpeed * dt;
}

ObstacleShapes shapesOfHound(const Obstacle& obstacle) {
  const HoundPose pose = houndPoseOf(obstacle);
  using J = HoundJoint;
  return {{{{pose[J::kHaunch], pose[J::kChest], kHoundTrunkRadius},
            {pose[J::kChest], pose[J::kHead], kHoundNeckRadius},
            {pose[J::kHead], pose[J::kNose], kHoundNeckRadius},
            {pose[J::kShoulderNear], pose[J::kPawFrontNear], kHoundLegRadius},
            {pose[J::kHipNear], pose[J::kPawHindNear], kHoundLegRadius}}},
          5};
}

// Head over heels about its middle, and into the distance: come down again, it would look like another one,
// and a figure of many shapes cannot fade without showing how they overlap.
void drawHound(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const double t = obstacle.struck != 0 ? clamp(obstacle.struckTime / kTossTime, 0.0, 1.0) : 0.0;
  const double size = 1.0 - smoothstep(t);
  if (size <= 0.0) return;
  const double height = kTossMiddle + kTossHeight * t * (2.0 - t);
  const ThingPlace at{Vec2{obstacle.x, -height} + shift, portableSinCos(kTwoPi * 2.0 * t * t)};
  HoundFigure figure{.pose = houndPoseOf(obstacle),
                     .scale = size,
                     .awake = obstacle.struck != 0 ? 0.0 : 1.0,
                     .bones = false};
  for (Vec2& joint : figure.pose.joints) {
    joint = at(size * (joint.x - obstacle.x), size * (joint.y + kTossMiddle));
  }
  drawHound(list, figure);
  // A collar: the sign of what can be speared.
  const Vec2 head = figure.pose[HoundJoint::kHead] - figure.pose[HoundJoint::kNeck];
  const Vec2 middle = figure.pose[HoundJoint::kNeck] + head * 0.35;
  const Vec2 across = perpendicular(head) * (size * kCollarHalf / length(head));
  list.beginPolyline(Style::kAccent, 1.0, size * kCollarWidth);
  list.point(middle - across);
  list.point(middle + across);
  list.end();
}

}  // namespace

const Thing kHoundThing{.kind = ObstacleKind::kHound,
                        .name = "hound",
                        .demand = {true, true},
                        .halfWidth = 62.0,
                        .ownSpeed = kOwnSpeed,
                        .from = 16000.0,
                        .weight = 3,
                        .shapes = &shapesOfHound,
                        .draw = &drawHound,
                        .place = &placeHound,
                        .tick = &tickHound};

}  // namespace stickman
