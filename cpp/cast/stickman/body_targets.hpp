#pragma once

#include <array>
#include <cstddef>

#include "cast/stickman/parameters.hpp"
#include "math/vec2.hpp"

namespace stickman {

struct StickmanState;

/// What an action decides about the body, as values that can be blended: targets, not joint angles of a
/// chain. A hand is where its arm points and how far the elbow is bent: blending x and y would drag it
/// through the shoulder.
enum class Target : std::size_t {
  kHipX,      ///< u ahead of the body's place
  kHip,       ///< u, height of the hip above the ground before legs limit it
  kLean,      ///< rad, of the spine, forward
  kSquash,    ///< height scale of the whole figure
  kNearArm,   ///< rad, direction from shoulder to hand: 0 down, positive forward
  kNearFlex,  ///< rad, bend of the elbow, >= 0
  kNearSide,  ///< -1..1, on which side the elbow lies: see TwoBoneIk::bend
  kFarArm,
  kFarFlex,
  kFarSide,
  kNearLift,  ///< u, of the near foot off the ground, whatever the feet's plan has it do
  kFarLift,
  kSpear,     ///< 0..1, how much of a spear there is in the hands
  kHeadTurn,  ///< rad, towards the viewer
  kHeadNod,   ///< rad, forward, beyond what the lean has
};
inline constexpr std::size_t kTargetCount = 15;

struct BodyTargets {
  std::array<double, kTargetCount> values;

  double& operator[](Target target) { return values[static_cast<std::size_t>(target)]; }
  double operator[](Target target) const { return values[static_cast<std::size_t>(target)]; }
};

/// Arm directions count on through whole turns: brings each as near as possible to that of `reference`.
void unwindArms(BodyTargets& targets, const std::array<double, kTargetCount>& reference);

/// Where the feet stand.
struct FootStance {
  double front;  ///< u, the front foot ahead of the body's place
  double rear;   ///< u, the rear foot behind it
};

/// Lengths of an arm, u.
struct ArmLengths {
  double upper;
  double lower;
};
inline ArmLengths armLengths(const StickmanParameters& parameters) {
  return {parameters.body.upperArm, parameters.body.forearm};
}

/// Direction and elbow bend of the arm whose hand is at `hand`, relative to the shoulder. Out of reach the
/// arm is as good as straight.
struct ArmTarget {
  double angle;  ///< rad
  double flex;   ///< rad
};
ArmTarget armTowards(Vec2 hand, ArmLengths arm);

/// The same of an arm posed by its joints: upper arm at `upperAngle`, forearm bent forward by `flex`.
ArmTarget armFromJoints(double upperAngle, double flex, ArmLengths arm);

enum class Side { kNear, kFar };

/// The side of an elbow that turns freely: `side`, but at rest at either end, -1 and 1, which it does not
/// pass.
double turnedSide(double side);

/// An arm that hangs and bends its hand forward, the elbow behind.
void setArm(BodyTargets& targets, Side side, ArmTarget arm);

/// Distance (u) of the hand from the shoulder at an elbow bend of `flex`.
double armReach(double flex, ArmLengths arm);

/// A spear held in both hands, relative to the shoulder: the near hand behind, the far hand in front.
struct SpearHold {
  Vec2 centre;   ///< u, between the hands
  double angle;  ///< rad, 0 points forward, positive raises the tip
};

inline constexpr double kGripGap = 28.0;  ///< u between the hands on the shaft

/// Points both arms at the grips of the hold, elbows to opposite sides.
void holdSpear(BodyTargets& targets, const SpearHold& hold, ArmLengths arm);

}  // namespace stickman
