#include "stage/walker_stage.hpp"

#include "draw/walker_drawing.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"

namespace stickman {
namespace {

constexpr double kFastestTurn = 10.0 * 60.0 * kPi / 180.0;  // ten degrees per 1/60 s, SPEC section 9
constexpr double kFastestWalk = 400.0;                      // u/s
constexpr double kFarthestHip = 1e4;

constexpr ParameterInfo kRows[] = {
    {"angularSpeed", -kFastestTurn, kFastestTurn, "rad/s"},
    {"limbs", 0.0, 1.0, ""},
    {"construction", 0.0, 1.0, ""},
};

}  // namespace

WalkerStage::WalkerStage() : parameters_(parameterTableOf<WalkerParameters>(kRows)) {
  commands_.hipX = view_.middle();
  commands_.angularSpeed = parameters_->angularSpeed;
  current_ = standingWalker(commands_);
  previous_ = current_;
  show();
}

void WalkerStage::step(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) {
    previous_ = current_;
    tick(current_, commands_, kTick);
  }
  show();
}

bool WalkerStage::setHip(double x) {
  if (x != x) return false;
  commands_.hipX = clamp(x, -kFarthestHip, kFarthestHip);
  placed_ = true;
  return true;
}

bool WalkerStage::setAngularSpeed(double speed) {
  if (!parameters_.set("angularSpeed", speed)) return false;
  commands_.angularSpeed = parameters_->angularSpeed;
  commands_.walks = false;
  return true;
}

bool WalkerStage::setWalkSpeed(double speed) {
  if (speed != speed) return false;
  commands_.walkSpeed = clamp(speed, -kFastestWalk, kFastestWalk);
  commands_.walks = true;
  return true;
}

bool WalkerStage::setParameter(const char* name, double value) {
  if (!parameters_.set(name, value)) return false;
  commands_.angularSpeed = parameters_->angularSpeed;
  return true;
}

bool WalkerStage::setView(double width) {
  if (!view_.setWidth(width)) return false;
  if (!placed_) {
    commands_.hipX = view_.middle();
    if (!clock_.started()) {
      current_ = standingWalker(commands_);
      previous_ = current_;
    }
  }
  return true;
}

std::uint64_t WalkerStage::hash() const { return hashState(current_); }

void WalkerStage::show() {
  WalkerPose pose;
  for (std::size_t i = 0; i < kWalkerJoints; ++i) {
    pose[i] = lerp(previous_.pose[i], current_.pose[i], clock_.interpolation());
    pose_[2 * i] = static_cast<float>(pose[i].x);
    pose_[2 * i + 1] = static_cast<float>(pose[i].y);
  }
  drawList_.clear();
  drawWalker(drawList_, pose, {parameters_->limbs >= 0.5, parameters_->construction >= 0.5}, view_.width());
}

}  // namespace stickman
