#include "game/collision.hpp"

#include "cast/stickman/spear.hpp"
#include "game/rules.hpp"
#include "game/things/thing.hpp"

namespace stickman {
namespace {

constexpr double kTrunkRadius = 6.0;
constexpr double kThighRadius = 5.5;
constexpr double kShinRadius = 4.0;
constexpr double kPointRadius = 2.0;
// Pressed at the last moment the point is drawn past a thing before it comes down: then the head must count.
constexpr double kHeadLength = 45.0;

// Nothing farther from his place than this can touch him or his point: not worth measuring.
constexpr double kNear = 320.0;  // u

bool isFar(Vec2 place, const Obstacle& obstacle) {
  return obstacle.x > place.x + kNear || obstacle.x < place.x - kNear;
}

bool touchesAny(const Capsule& capsule, const ObstacleShapes& things, double margin) {
  for (std::size_t i = 0; i < things.count; ++i) {
    if (touches(capsule, things.shapes[i], margin)) return true;
  }
  return false;
}

}  // namespace

RunnerBody bodyOf(const RunnerState& runner) {
  const StickmanState& man = runner.man;
  const auto at = [&](Joint joint) { return man.pose[joint] + Vec2{man.legs.travel, 0.0}; };
  return {{{at(Joint::kHead), at(Joint::kHead), man.headRadius},
           {at(Joint::kPelvis), at(Joint::kChest), kTrunkRadius},
           {at(Joint::kHip), at(Joint::kKneeNear), kThighRadius},
           {at(Joint::kKneeNear), at(Joint::kFootNear), kShinRadius},
           {at(Joint::kHip), at(Joint::kKneeFar), kThighRadius},
           {at(Joint::kKneeFar), at(Joint::kFootFar), kShinRadius}}};
}

SpearHead spearHead(const RunnerState& runner) {
  const SpearState& spear = runner.man.spear;
  const Vec2 place{runner.man.legs.travel, 0.0};
  return {lerp(spear.tip, spear.butt, kHeadLength / kSpearLength) + place, spear.tip + place};
}

bool isHit(const SpearStroke& stroke, const Obstacle& obstacle) {
  if (isFar(stroke.to.point, obstacle)) return false;
  const ObstacleShapes things = thingOf(obstacle.kind).shapes(obstacle);
  return touchesAny({stroke.from, stroke.to.point, kPointRadius}, things, kPointMercy) ||
         touchesAny({stroke.to.neck, stroke.to.point, kPointRadius}, things, kPointMercy);
}

bool isRunInto(const RunnerBody& body, const Obstacle& obstacle) {
  if (isFar(body[0].from, obstacle)) return false;
  const ObstacleShapes things = thingOf(obstacle.kind).shapes(obstacle);
  for (const Capsule& part : body) {
    if (touchesAny(part, things, -kBodyMercy)) return true;
  }
  return false;
}

}  // namespace stickman
