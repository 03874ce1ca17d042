#pragma once

#include <array>
#include <cstddef>

#include "cast/hound/body.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// The joints of the hound, in the order in which the shell gets them (HOUND_JOINTS in the contract).
enum class HoundJoint : std::size_t {
  kHaunch,
  kLoin,
  kChest,
  kNeck,
  kHead,
  kNose,
  kChin,
  kEar,
  kTailRoot,
  kTailUpper,
  kTailMiddle,
  kTailLower,
  kTailTip,
  kShoulderNear,
  kElbowNear,
  kWristNear,
  kPawFrontNear,
  kShoulderFar,
  kElbowFar,
  kWristFar,
  kPawFrontFar,
  kHipNear,
  kStifleNear,
  kHockNear,
  kBallNear,
  kPawHindNear,
  kHipFar,
  kStifleFar,
  kHockFar,
  kBallFar,
  kPawHindFar,
};
inline constexpr std::size_t kHoundJoints = 31;
inline constexpr std::size_t kTailPoints = 5;

/// Where the joints are, in u. In his own frame: x forward from his middle, y down, the floor at 0. Chest and
/// haunch are the middles of shoulders and hips, paws the tips of the claws.
struct HoundPose {
  std::array<Vec2, kHoundJoints> joints;

  Vec2& operator[](HoundJoint joint) { return joints[static_cast<std::size_t>(joint)]; }
  const Vec2& operator[](HoundJoint joint) const { return joints[static_cast<std::size_t>(joint)]; }
};

/// First joint of a leg: shoulder or hip. Elbow and wrist, or stifle, hock and ball follow, then the paw.
constexpr std::size_t legRoot(std::size_t leg) {
  constexpr HoundJoint kRoots[kHoundLegs] = {HoundJoint::kShoulderNear, HoundJoint::kShoulderFar,
                                             HoundJoint::kHipNear, HoundJoint::kHipFar};
  return static_cast<std::size_t>(kRoots[leg]);
}
constexpr std::size_t legPaw(std::size_t leg) { return legRoot(leg) + (isFront(leg) ? 3 : 4); }

inline HoundPose lerp(const HoundPose& a, const HoundPose& b, double t) {
  HoundPose pose;
  for (std::size_t i = 0; i < kHoundJoints; ++i) pose.joints[i] = lerp(a.joints[i], b.joints[i], t);
  return pose;
}

}  // namespace stickman
