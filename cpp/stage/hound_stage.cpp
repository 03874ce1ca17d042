#include "stage/hound_stage.hpp"

#include <cstring>

#include "cast/hound/targets.hpp"
#include "draw/ground_drawing.hpp"
#include "draw/hound_drawing.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"

namespace stickman {
namespace {

constexpr double kGroundY = 370.0;

constexpr char kSpeed[] = "speed";

constexpr ParameterInfo kRows[] = {
    {kSpeed, 0.0, kFastestHound, "u/s"},
    {"size", 0.5, 3.0, ""},
    {"bones", 0.0, 1.0, ""},
    {"trails", 0.0, 1.0, ""},
};

}  // namespace

HoundStage::HoundStage() : parameters_(parameterTableOf<HoundShowParameters>(kRows)) {
  commands_.speed = parameters_->speed;
  settleIfFresh();
  show();
}

void HoundStage::step(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) {
    previous_ = current_;
    tick(current_, houndParameters(), commands(), kTick);
    horizon_.follow(current_.paws.base);
    trails_.push(current_);
  }
  show();
}

bool HoundStage::setSpeed(double speed) {
  if (speed != speed) return false;
  if (commands_.loop == HoundState::kStand) commands_.loop = HoundState::kRun;
  return takeSpeed(speed);
}

bool HoundStage::takeSpeed(double speed) {
  if (!parameters_.set(kSpeed, speed)) return false;
  commands_.speed = parameters_->speed;
  settleIfFresh();
  return true;
}

bool HoundStage::setState(HoundState state) {
  const int index = static_cast<int>(state);
  if (index < 0 || index >= static_cast<int>(kHoundStates)) return false;
  ask(commands_, state);
  if (!playsOnce(state)) settleIfFresh();
  return true;
}

TerrainCheck HoundStage::setTerrain(const Vec2* points, std::size_t count) {
  const TerrainCheck check = terrain_.set(points, count);
  if (check.fault != TerrainFault::kNone) return check;
  settle();
  show();
  return check;
}

bool HoundStage::setView(double width) { return view_.setWidth(width); }

double HoundStage::groundY() const { return kGroundY; }

int HoundStage::gait() const {
  return current_.paws.standing != 0 ? 0 : 1 + static_cast<int>(gaitOf(current_));
}

std::uint64_t HoundStage::hash() const { return hashState(current_); }

bool HoundStage::setParameter(const char* name, double value) {
  if (std::strcmp(name, kSpeed) == 0) return takeSpeed(value);
  return parameters_.set(name, value);
}

HoundCommands HoundStage::commands() const {
  HoundCommands commands = commands_;
  commands.terrain = &terrain_;
  return commands;
}

void HoundStage::settleIfFresh() {
  if (!clock_.started()) settle();
}

void HoundStage::settle() {
  HoundCommands before = commands();
  if (!clock_.started()) before.jumps = before.landings = 0;  // asked for already, to come
  current_ = settledHound(houndParameters(), before);
  previous_ = current_;
  trails_.clear();
  horizon_.cut(current_.paws.base);
}

Vec2 HoundStage::onCanvas(Vec2 own) const {
  const double seen = horizon_.shown(clock_.interpolation());
  return Vec2{view_.middle(), kGroundY} + (own + Vec2{0.0, seen}) * parameters_->size;
}

void HoundStage::show() {
  const double t = clock_.interpolation();
  const double scale = parameters_->size;
  shownTravel_ = lerp(previous_.paws.travel, current_.paws.travel, t);
  HoundPose pose = lerp(previous_.pose, current_.pose, t);
  for (std::size_t i = 0; i < kHoundJoints; ++i) {
    pose.joints[i] = onCanvas(pose.joints[i]);
    pose_[2 * i] = static_cast<float>(pose.joints[i].x);
    pose_[2 * i + 1] = static_cast<float>(pose.joints[i].y);
  }
  drawList_.clear();
  const Vec2 origin = onCanvas({0.0, 0.0});
  drawGround(drawList_,
             {.y = origin.y,
              .anchorX = origin.x,
              .distance = shownTravel_ * scale,
              .width = view_.width(),
              .scale = scale},
             terrain_);
  drawHound(drawList_,
            {pose, scale, 1.0 - clamp(current_.manners[kCurled].value, 0.0, 1.0), parameters_->bones >= 0.5});
  drawWater(drawList_, {.surface = onCanvas({0.0, -kWaterHeight}).y,
                        .floor = origin.y,
                        .width = view_.width(),
                        .share = lerp(waterShare(previous_), waterShare(current_), t),
                        .drift = shownTravel_ * scale});
  if (parameters_->trails >= 0.5) trails_.draw(drawList_, origin, shownTravel_, scale);
}

}  // namespace stickman
