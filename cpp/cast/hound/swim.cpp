#include "cast/hound/swim.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

struct Circle {
  Vec2 centre;
  Vec2 half;
};
constexpr Circle kFrontCircle{{HoundBody::kShoulderX + 13.0, -29.0}, {19.0, 13.0}};
constexpr Circle kHindCircle{{HoundBody::kHipX + 4.0, -23.0}, {17.0, 9.0}};
constexpr double kPitch = 0.55;       // rad, middle
constexpr double kPitchSwing = 0.45;  // flat against the water on the way back

}  // namespace

Paddle paddleAt(double phase, std::size_t leg) {
  const bool half = leg == kFrontFar || leg == kHindNear;
  const SinCos turn = portableSinCos(kTwoPi * (phase + (half ? 0.5 : 0.0)));
  const Circle& circle = isFront(leg) ? kFrontCircle : kHindCircle;
  // Over the top forwards, along the bottom back.
  return {circle.centre + Vec2{-circle.half.x * turn.cos, -circle.half.y * turn.sin},
          kPitch + kPitchSwing * turn.sin};
}

double paddleRate(double speed) { return 1.0 + 0.004 * maximum(0.0, speed); }

}  // namespace stickman
