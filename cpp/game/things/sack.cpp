#include "game/things/sack.hpp"

#include "draw/ribbon.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "physics/strand.hpp"

namespace stickman {
namespace {

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

void hangRope(Obstacle& obstacle) {
  SackRope& rope = obstacle.rope;
  for (std::size_t i = 0; i < kRopePoints; ++i) {
    rope.x[i] = rope.previousX[i] = 0.0F;
    rope.y[i] = rope.previousY[i] = static_cast<float>(-kRopeTop) + kRope.spacing * static_cast<float>(i);
  }
}

void tickRope(Obstacle& obstacle, bool, double dt) {
  obstacle.sway = wrapUnit(obstacle.sway + kSwayRate * dt);
  const double wind = kRopeWind * portableSin(kTwoPi * obstacle.sway);
  advance(pointsOf(obstacle.rope, kRopeMass), kRope, static_cast<float>(wind), kRopeGravity, dt);
}

void knock(Obstacle& obstacle) {
  obstacle.rope.previousX[kRopePoints - 1] -= static_cast<float>(kSackKnock);
  obstacle.rope.previousY[kRopePoints - 1] += static_cast<float>(0.5 * kSackKnock);
}

ObstacleShapes shapesOfSack(const Obstacle& obstacle) {
  const double x = obstacle.x;
  const SackRope& rope = obstacle.rope;
  const auto at = [&](std::size_t i) { return Vec2{x, 0.0} + pointOf(rope, i); };
  const Vec2 end = at(kRopePoints - 1);
  // The rope, too: nobody jumps over what hangs from the sky.
  return {{{{end - Vec2{0.0, 12.0}, end + Vec2{0.0, 10.0}, kSackRadius - 4.0}, {at(0), end, 2.0}}}, 2};
}

void drawSack(DrawList& list, const Obstacle& obstacle, Vec2 shift) {
  const auto at = [&](std::size_t i) { return Vec2{obstacle.x, 0.0} + pointOf(obstacle.rope, i) + shift; };
  const Vec2 end = at(kRopePoints - 1);
  const Vec2 hang = end - at(kRopePoints - 2);
  const Vec2 down = hang * (1.0 / length(hang));
  const Vec2 neck = end - down * 38.0;
  list.beginPolyline(Style::kInk, 1.0, 4.0);
  for (std::size_t i = 0; i + 1 < kRopePoints; ++i) list.point(at(i));
  list.point(neck);
  list.end();
  const Vec2 body[] = {neck, end - down * 6.0, end + down * 8.0};
  addRibbon(list, {.style = Style::kInk, .alpha = 1.0, .startWidth = 15.0, .endWidth = 56.0}, body);
  list.circle(Style::kAccent, 1.0, end + down * 4.0, 13.0);
  list.circle(Style::kInk, 1.0, end + down * 4.0, 7.0);
}

}  // namespace

const Thing kSackThing{.kind = ObstacleKind::kSack,
                       .name = "sack",
                       .demand = {false, true},
                       .halfWidth = 30.0,
                       .ownSpeed = 0.0,
                       .from = 5000.0,
                       .weight = 4,
                       .shapes = &shapesOfSack,
                       .draw = &drawSack,
                       .place = &hangRope,
                       .tick = &tickRope,
                       .fell = &knock};

}  // namespace stickman
