// Where a hold has the hands, worked out anew: what hands and reaches are checked against.
#pragma once

#include <cmath>

#include "cast/stickman/body_targets.hpp"
#include "math/vec2.hpp"

namespace stickman::test {

/// The two grips, relative to the shoulder: x forward, y down.
struct Grips {
  Vec2 rear;   ///< of the near hand
  Vec2 front;  ///< of the far hand
};

inline Grips gripsOf(const SpearHold& hold) {
  const Vec2 along{std::cos(hold.angle), -std::sin(hold.angle)};
  return {hold.centre - along * 14.0, hold.centre + along * 14.0};
}

inline constexpr double kFarthestHand = 51.5;  // u, SPEC section 3: 0.99 of the arm
inline constexpr double kNearestHand = 13.0;   // u, a quarter of the arm

inline bool bothWithinReach(const SpearHold& hold) {
  const Grips grips = gripsOf(hold);
  const auto within = [](Vec2 grip) { return length(grip) <= kFarthestHand && length(grip) >= kNearestHand; };
  return within(grips.rear) && within(grips.front);
}

}  // namespace stickman::test
