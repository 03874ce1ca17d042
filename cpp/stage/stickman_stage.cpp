#include "stage/stickman_stage.hpp"

#include <limits>

#include "draw/ground_drawing.hpp"
#include "draw/stickman_drawing.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"
#include "rig/squash.hpp"

namespace stickman {
namespace {

constexpr double kViewHeight = 440.0;  // u, SPEC section 1
constexpr double kGroundY = 372.0;  // u: the head of a jump's top stays in view, the ground keeps some depth
constexpr double kDefaultWidth = kViewHeight * 16.0 / 9.0;
constexpr double kWidest = 4000.0;
constexpr double kFarthestPlace = 1e6;

bool isNaN(double v) { return v != v; }

}  // namespace

StickmanStage::StickmanStage()
    : viewWidth_(kDefaultWidth), groundX_(0.0), groundY_(kGroundY), placed_(false), shownDistance_(0.0) {
  current_ = settledStickman(parameters_, commands_);
  previous_ = current_;
  show();
}

void StickmanStage::settleIfFresh() {
  if (current_.ticks != 0) return;
  current_ = settledStickman(parameters_, commands_);
  previous_ = current_;
}

void StickmanStage::buildPose(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) {
    previous_ = current_;
    tick(current_, parameters_, commands_, kTick);
  }
  show();
}

bool StickmanStage::setAction(Action action) {
  switch (action) {
    case Action::kIdle:
      return setSpeed(0.0);
    case Action::kWalk:
      return setGait(0.0);
    case Action::kRun:
      return setGait(1.0);
  }
  return false;
}

bool StickmanStage::setGait(double gait) {
  if (isNaN(gait)) return false;
  return setSpeed(speedOfGait(parameters_.gait, gait));
}

bool StickmanStage::setSpeed(double speed) {
  if (isNaN(speed)) return false;
  commands_.speed = clamp(speed, kSlowestSpeed, kFastestSpeed);
  settleIfFresh();
  return true;
}

bool StickmanStage::setFacing(double facing) {
  if (isNaN(facing) || facing == 0.0) return false;
  commands_.facing = signOf(facing);
  settleIfFresh();
  return true;
}

bool StickmanStage::setGround(double x, double y) {
  if (isNaN(x) || isNaN(y)) return false;
  groundX_ = clamp(x, -kFarthestPlace, kFarthestPlace);
  groundY_ = clamp(y, -kFarthestPlace, kFarthestPlace);
  placed_ = true;
  return true;
}

bool StickmanStage::setView(double width) {
  if (isNaN(width)) return false;
  viewWidth_ = clamp(width, 1.0, kWidest);
  return true;
}

bool StickmanStage::setParameter(const char* name, double value) {
  const ParameterInfo* info = findStickmanParameter(name);
  if (info == nullptr || !setParameterValue(parameters_, *info, value)) return false;
  settleIfFresh();
  return true;
}

double StickmanStage::parameter(const char* name) const {
  const ParameterInfo* info = findStickmanParameter(name);
  return info == nullptr ? std::numeric_limits<double>::quiet_NaN() : parameterValue(parameters_, *info);
}

Action StickmanStage::action() const {
  if (commands_.speed == 0.0) return Action::kIdle;
  return gaitOfSpeed(parameters_.gait, commands_.speed) < 0.5 ? Action::kWalk : Action::kRun;
}

std::uint64_t StickmanStage::hash() const { return hashState(current_); }

double StickmanStage::anchorX() const { return placed_ ? groundX_ : viewWidth_ / 2.0; }

StickmanPose StickmanStage::shownPose() const {
  StickmanPose pose = lerp(previous_.pose, current_.pose, clock_.interpolation());
  for (Vec2& joint : pose.joints) joint = {anchorX() + current_.facing * joint.x, groundY_ + joint.y};
  return pose;
}

void StickmanStage::show() {
  const StickmanPose pose = shownPose();
  for (std::size_t i = 0; i < kJointCount; ++i) {
    pose_[2 * i] = static_cast<float>(pose.joints[i].x);
    pose_[2 * i + 1] = static_cast<float>(pose.joints[i].y);
  }
  shownDistance_ = lerp(previous_.distance, current_.distance, clock_.interpolation());
  const Squash squash = squashFromHeight(parameters_.squash);
  drawList_.clear();
  drawGround(drawList_,
             {.y = groundY_, .anchorX = anchorX(), .distance = shownDistance_, .width = viewWidth_});
  drawStickman(drawList_, pose, parameters_.body.headRadius * 0.5 * (squash.x + squash.y));
}

}  // namespace stickman
