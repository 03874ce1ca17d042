// What the tests of a stickman on show share.
#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "stage/stickman_stage.hpp"

namespace stickman::test {

inline constexpr double kFrame = 1.0 / 60.0;
inline constexpr double kWalkSpeed = 44.0 * 1.5 / 0.62;
inline constexpr double kRunSpeed = 382.5;

/// A joint as it is shown, in canvas units.
inline Vec2 shown(const StickmanStage& stage, Joint joint) {
  const auto i = static_cast<std::size_t>(joint);
  return {stage.pose()[2 * i], stage.pose()[2 * i + 1]};
}

inline void run(StickmanStage& stage, double seconds, double rate = 120.0) {
  for (long frame = 0; frame < std::lround(seconds * rate); ++frame) stage.buildPose(1.0 / rate);
}

inline StickmanStage walking() {
  StickmanStage stage;
  stage.setAction(Action::kWalk);
  stage.buildPose(0.0);
  return stage;
}

// What he does not show but must be right for the next frame, too.
struct Snapshot {
  std::uint64_t hash;
  std::array<float, 2 * kJointCount> pose;
  std::vector<float> drawList;
  double distance;
  double groundY;
  Action action;

  explicit Snapshot(const StickmanStage& stage)
      : hash(stage.hash()),
        pose(stage.pose()),
        drawList(stage.drawList().data(), stage.drawList().data() + stage.drawList().used()),
        distance(stage.distance()),
        groundY(stage.groundY()),
        action(stage.action()) {}
  bool operator==(const Snapshot&) const = default;
};

}  // namespace stickman::test
