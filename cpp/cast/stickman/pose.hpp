#pragma once

#include <array>
#include <cstddef>

#include "math/vec2.hpp"

namespace stickman {

/// The joints of the stickman, in the order in which the shell gets them (JOINTS in the contract).
enum class Joint : std::size_t {
  kPelvis,
  kChest,
  kHead,
  kShoulder,
  kHip,
  kKneeNear,
  kKneeFar,
  kFootNear,
  kFootFar,
  kElbowNear,
  kElbowFar,
  kHandNear,
  kHandFar,
};
inline constexpr std::size_t kJointCount = 13;

/// Where the joints are. In the figure's own frame: x forward from the body's place, y down, the ground at 0.
/// The head is given by its centre; hip and shoulder are where the limbs begin.
struct StickmanPose {
  std::array<Vec2, kJointCount> joints;

  Vec2& operator[](Joint joint) { return joints[static_cast<std::size_t>(joint)]; }
  const Vec2& operator[](Joint joint) const { return joints[static_cast<std::size_t>(joint)]; }
};

inline StickmanPose lerp(const StickmanPose& a, const StickmanPose& b, double t) {
  StickmanPose pose;
  for (std::size_t i = 0; i < kJointCount; ++i) pose.joints[i] = lerp(a.joints[i], b.joints[i], t);
  return pose;
}

}  // namespace stickman
