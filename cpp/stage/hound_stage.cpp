#include "stage/hound_stage.hpp"

#include "cast/hound/targets.hpp"
#include "draw/ground_drawing.hpp"
#include "draw/hound_drawing.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"

namespace stickman {
namespace {

constexpr double kDefaultWidth = 440.0 * 16.0 / 9.0;
constexpr double kGroundY = 370.0;

constexpr NamedValue kTable[] = {
    {"speed", 0.0, kFastestHound, 260.0, "u/s"},
    {"size", 0.5, 3.0, 1.0, ""},
    {"bones", 0.0, 1.0, 0.0, ""},
    {"trails", 0.0, 1.0, 0.0, ""},
};

}  // namespace

HoundStage::HoundStage() : values_(kTable), viewWidth_(kDefaultWidth) {
  commands_.speed = values_[kSpeed];
  settleIfFresh();
  show();
}

void HoundStage::step(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) {
    previous_ = current_;
    tick(current_, houndParameters(), commands_, kTick);
    trails_.push(current_);
  }
  show();
}

bool HoundStage::setSpeed(double speed) {
  if (speed != speed) return false;
  if (commands_.loop == HoundAction::kStand) commands_.loop = HoundAction::kRun;
  return takeSpeed(speed);
}

bool HoundStage::takeSpeed(double speed) {
  if (!values_.set(kSpeed, speed)) return false;
  commands_.speed = values_[kSpeed];
  settleIfFresh();
  return true;
}

bool HoundStage::setState(HoundAction action) {
  const int index = static_cast<int>(action);
  if (index < 0 || index >= static_cast<int>(kHoundActions)) return false;
  ask(commands_, action);
  if (!playsOnce(action)) settleIfFresh();
  return true;
}

bool HoundStage::setView(double width) {
  if (width != width) return false;
  viewWidth_ = clamp(width, 1.0, 4000.0);
  return true;
}

double HoundStage::groundY() const { return kGroundY; }

int HoundStage::gait() const {
  return current_.paws.standing != 0 ? 0 : 1 + static_cast<int>(gaitOf(current_));
}

std::uint64_t HoundStage::hash() const { return hashState(current_); }

bool HoundStage::setValue(const char* name, double value) {
  if (values_.find(name) == kSpeed) return takeSpeed(value);
  return values_.set(name, value);
}

void HoundStage::settleIfFresh() {
  if (clock_.started()) return;
  HoundCommands before = commands_;
  before.jumps = 0;
  before.landings = 0;
  current_ = settledHound(houndParameters(), before);
  previous_ = current_;
}

Vec2 HoundStage::onCanvas(Vec2 own) const { return Vec2{0.5 * viewWidth_, kGroundY} + own * values_[kSize]; }

void HoundStage::show() {
  const double t = clock_.interpolation();
  const double scale = values_[kSize];
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
             {.y = origin.y, .anchorX = origin.x, .distance = shownTravel_ * scale, .width = viewWidth_});
  drawHound(drawList_,
            {pose, scale, 1.0 - clamp(current_.manners[kCurled].value, 0.0, 1.0), values_[kBones] >= 0.5});
  drawWater(drawList_, {.surface = onCanvas({0.0, -kWaterHeight}).y,
                        .floor = origin.y,
                        .width = viewWidth_,
                        .share = lerp(waterShare(previous_), waterShare(current_), t),
                        .drift = shownTravel_ * scale});
  if (values_[kTrails] >= 0.5) trails_.draw(drawList_, origin, shownTravel_, scale);
}

}  // namespace stickman
