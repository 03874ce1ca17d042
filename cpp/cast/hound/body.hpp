#pragma once

#include "math/soft_limit.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// The four legs. He is seen from his right side: near is right, far is left.
enum HoundLeg : std::size_t { kFrontNear, kFrontFar, kHindNear, kHindFar, kHoundLegs };

constexpr bool isFront(std::size_t leg) { return leg < kHindNear; }
constexpr bool isNear(std::size_t leg) { return leg == kFrontNear || leg == kHindNear; }
constexpr std::size_t partnerOf(std::size_t leg) { return leg ^ 1U; }   ///< the other leg of the girdle
constexpr std::size_t diagonalOf(std::size_t leg) { return leg ^ 3U; }  ///< with which it trots

/// Measures of the hound in u. One unit of the model of SPEC section 10 is one of ours (scale 1: claws reach
/// 7 ahead of the wrist); the eased zone of a leg is 3 wide (MOTION.md).
struct HoundBody {
  static constexpr double kUpperArm = 35.0;
  static constexpr double kForearm = 37.0;
  static constexpr double kThigh = 29.0;
  static constexpr double kShin = 30.0;
  static constexpr double kMetatarsus = 22.0;
  static constexpr double kPawLength = 7.0;  ///< of the claws ahead of the wrist, or of the ball
  static constexpr double kPawHeight = 2.5;  ///< of wrist or ball above the sole

  static constexpr double kShoulderX = 40.0;  ///< ahead of his middle
  static constexpr double kHipX = -38.0;
  static constexpr double kShoulderHeight = 64.0;  ///< standing
  static constexpr double kHipHeight = 67.0;

  static constexpr double kEased = 3.0;  ///< width of the zone in which a leg's reach is eased
  static constexpr SoftLimit kFrontReach{.maximum = 0.976 * (kUpperArm + kForearm), .width = kEased};
  static constexpr SoftLimit kHindReach{.maximum = 0.97 * (kThigh + kShin), .width = kEased};

  // Lowest places above the floor, half the thickness of the limb there.
  static constexpr double kElbowHeight = 6.5;
  static constexpr double kStifleHeight = 10.0;
  static constexpr double kHockHeight = 6.0;
  static constexpr double kChestRadius = 21.0;  ///< of the brisket, about kBrisket from the shoulders
  static constexpr Vec2 kBrisket{-4.0, 3.0};
  static constexpr double kRumpRadius = 16.0;  ///< of the haunches, about kRump from the hips
  static constexpr Vec2 kRump{-3.0, 2.0};

  static constexpr double kMuzzle = 27.0;     ///< from the middle of the skull to the nose
  static constexpr double kChinAlong = 21.0;  ///< from there to the chin, along the muzzle
  static constexpr double kChinBelow = 10.0;  ///< and across it
  static constexpr double kSkullRadius = 12.0;
};

}  // namespace stickman
