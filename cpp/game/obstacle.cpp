#include "game/obstacle.hpp"

#include "game/things/thing.hpp"
#include "math/scalar.hpp"

namespace stickman {

Obstacle placed(ObstacleKind kind, double x, double sway) {
  Obstacle obstacle{};
  obstacle.kind = kind;
  obstacle.x = x;
  obstacle.sway = sway;
  const Thing& thing = thingOf(kind);
  if (thing.place != nullptr) thing.place(obstacle);
  return obstacle;
}

void tick(Obstacle& obstacle, bool halted, double dt) {
  if (obstacle.struck != 0) obstacle.struckTime += dt;
  const Thing& thing = thingOf(obstacle.kind);
  if (thing.tick != nullptr) thing.tick(obstacle, halted, dt);
}

void fell(Obstacle& obstacle) {
  if (obstacle.struck != 0) return;
  obstacle.struck = 1;
  obstacle.struckTime = 0.0;
  const Thing& thing = thingOf(obstacle.kind);
  if (thing.fell != nullptr) thing.fell(obstacle);
}

WalkerPose walkerPoseOf(const Obstacle& obstacle) {
  WalkerPose pose = obstacle.walker.pose;
  for (Vec2& joint : pose) joint = {obstacle.x + joint.x, joint.y - WalkerBody::kGroundY};
  return pose;
}

HoundPose houndPoseOf(const Obstacle& obstacle) {
  HoundPose pose = obstacle.hound.pose;
  for (Vec2& joint : pose.joints) joint.x = obstacle.x - joint.x;
  return pose;
}

Obstacle between(const Obstacle& before, const Obstacle& now, double t) {
  Obstacle shown = now;
  shown.x = lerp(before.x, now.x, t);
  shown.struckTime = lerp(before.struckTime, now.struckTime, t);
  for (std::size_t i = 0; i < kRopePoints; ++i) {
    shown.rope.x[i] = static_cast<float>(lerp(before.rope.x[i], now.rope.x[i], t));
    shown.rope.y[i] = static_cast<float>(lerp(before.rope.y[i], now.rope.y[i], t));
  }
  for (std::size_t i = 0; i < kWalkerJoints; ++i) {
    shown.walker.pose[i] = lerp(before.walker.pose[i], now.walker.pose[i], t);
  }
  shown.hound.pose = lerp(before.hound.pose, now.hound.pose, t);
  return shown;
}

}  // namespace stickman
