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
  standIfFresh();
  show();
}

WalkerCommands WalkerStage::commands() const {
  WalkerCommands commands = commands_;
  commands.terrain = &terrain_;
  return commands;
}

void WalkerStage::standIfFresh() {
  if (clock_.started()) return;
  current_ = standingWalker(commands());
  previous_ = current_;
  horizon_.cut(current_.base);
}

TerrainCheck WalkerStage::setTerrain(const Vec2* points, std::size_t count) {
  const TerrainCheck check = terrain_.set(points, count);
  if (check.fault != TerrainFault::kNone) return check;
  standIfFresh();
  show();
  return check;
}

void WalkerStage::step(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) {
    previous_ = current_;
    tick(current_, commands(), kTick);
    horizon_.follow(current_.base);
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
    standIfFresh();
  }
  return true;
}

std::uint64_t WalkerStage::hash() const { return hashState(current_); }

void WalkerStage::show() {
  const double t = clock_.interpolation();
  const double seen = horizon_.shown(t);
  WalkerPose pose;
  for (std::size_t i = 0; i < kWalkerJoints; ++i) {
    pose[i] = lerp(previous_.pose[i], current_.pose[i], t) + Vec2{0.0, seen};
    pose_[2 * i] = static_cast<float>(pose[i].x);
    pose_[2 * i + 1] = static_cast<float>(pose[i].y);
  }
  drawList_.clear();
  drawWalker(drawList_, pose, {parameters_->limbs >= 0.5, parameters_->construction >= 0.5},
             {.y = WalkerBody::kGroundY + seen,
              .anchorX = lerp(previous_.hip.value, current_.hip.value, t),
              .distance = lerp(terrainX(previous_), terrainX(current_), t),
              .width = view_.width()},
             terrain_);
}

}  // namespace stickman
