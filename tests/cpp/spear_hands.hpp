// Watches two hands on a spear against where the table of an action has them.
#pragma once

#include <algorithm>

#include "action_watch.hpp"
#include "spear_reach.hpp"

namespace stickman::test {

/// The hold that the figure's present action asks for; only in thrust and form.
inline SpearHold holdOf(const StickmanState& s) {
  const bool thrust = static_cast<Action>(s.activity.action) == Action::kThrust;
  return thrust ? thrustPose(s.activity.time / kThrustDuration).hold : spearFormAt(s.activity.time).hold;
}

/// How far (u) the elbow lies off the line from shoulder to hand, positive clockwise on screen.
inline double elbowAside(const StickmanState& s, Joint elbow, Joint hand) {
  const Vec2 line = unsquashed(s, hand) - unsquashed(s, Joint::kShoulder);
  return dot(perpendicular(line), unsquashed(s, elbow) - unsquashed(s, Joint::kShoulder)) / length(line);
}

class HandWatch {
 public:
  /// The grips are squashed with the body, the spear keeps its length.
  void see(const StickmanState& s) {
    const Grips grips = gripsOf(holdOf(s));
    const Vec2 shoulder = unsquashed(s, Joint::kShoulder);
    const Vec2 nearHand = unsquashed(s, Joint::kHandNear);
    const Vec2 farHand = unsquashed(s, Joint::kHandFar);
    offGrips = std::max(
        {offGrips, distance(nearHand, shoulder + grips.rear), distance(farHand, shoulder + grips.front)});
    gapError = std::max(gapError, std::fabs(distance(nearHand, farHand) - 28.0));
    const double nearElbow = elbowAside(s, Joint::kElbowNear, Joint::kHandNear);
    const double farElbow = elbowAside(s, Joint::kElbowFar, Joint::kHandFar);
    elbowsApart = elbowsApart && nearElbow * farElbow < 0.0;
    presence = std::min(presence, s.spear.presence);
  }

  double offGrips = 0.0;    ///< u, of either hand
  double gapError = 0.0;    ///< u, of the 28 between the hands
  bool elbowsApart = true;  ///< they lie on opposite sides
  double presence = 1.0;    ///< smallest
};

}  // namespace stickman::test
