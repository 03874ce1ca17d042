#include "stage/stickman_stage.hpp"

#include <limits>

#include "cast/stickman_followers.hpp"
#include "draw/ground_drawing.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"

namespace stickman {
namespace {

constexpr double kViewHeight = 440.0;  // u, SPEC section 1
constexpr double kGroundY = 372.0;  // u: the head of a jump's top stays in view, the ground keeps some depth
constexpr double kDefaultWidth = kViewHeight * 16.0 / 9.0;
constexpr double kWidest = 4000.0;
constexpr double kFarthestPlace = 1e6;

bool isNaN(double v) { return v != v; }

void writePair(float* pairs, std::size_t i, Vec2 p) {
  pairs[2 * i] = static_cast<float>(p.x);
  pairs[2 * i + 1] = static_cast<float>(p.y);
}

}  // namespace

StickmanStage::StickmanStage()
    : viewWidth_(kDefaultWidth),
      groundX_(0.0),
      groundY_(kGroundY),
      placed_(false),
      startDistance_(0.0),
      shownDistance_(0.0) {
  settleIfFresh();
}

void StickmanStage::settleIfFresh() {
  if (clock_.started()) return;
  const SettledStickman settled = settledWithPast(parameters_, commands_);
  previous_ = settled.before;
  current_ = settled.now;
  startDistance_ = previous_.distance;
  show();
}

void StickmanStage::buildPose(double dt) {
  for (int due = ticksDue(dt); due > 0; --due) runTick();
  show();
}

void StickmanStage::runTick() {
  previous_ = current_;
  tick(current_, parameters_, commands_, kTick);
}

void StickmanStage::setMoment(const Moment& moment) {
  commands_ = moment.commands;
  current_ = moment.state;
  previous_ = current_;
  show();
}

double StickmanStage::headLag() const { return shownLag(current_); }

bool StickmanStage::setAction(Action action) {
  const int index = static_cast<int>(action);
  if (index < 0 || index >= kActionCount) return false;
  if (action == Action::kIdle) setSpeed(0.0);
  if (action == Action::kWalk) setGait(0.0);
  if (action == Action::kRun) setGait(1.0);
  request(action);
  return true;
}

void StickmanStage::request(Action action) {
  commands_.action = action;
  if (!playsOnce(action)) commands_.loop = action;
  ++commands_.requests;
  settleIfFresh();
}

bool StickmanStage::setGait(double gait) {
  if (isNaN(gait)) return false;
  setSpeed(speedOfGait(parameters_.gait, gait));
  gait_ = clamp(gait, 0.0, 1.0);
  byGait_ = true;
  return true;
}

bool StickmanStage::setSpeed(double speed) {
  if (isNaN(speed)) return false;
  byGait_ = false;
  commands_.speed = clamp(speed, kSlowestSpeed, kFastestSpeed);
  // What plays once goes on; a form that would go on for ever gives way, for the last call wins.
  if (commands_.loop == Action::kSpearForm) {
    request(Action::kIdle);
  } else {
    settleIfFresh();
  }
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
  // A speed that was asked for as a gait is another one when the gait is.
  if (byGait_) setGait(gait_);
  settleIfFresh();
  return true;
}

double StickmanStage::parameter(const char* name) const {
  const ParameterInfo* info = findStickmanParameter(name);
  return info == nullptr ? std::numeric_limits<double>::quiet_NaN() : parameterValue(parameters_, *info);
}

Action StickmanStage::action() const {
  // What was asked for since the last tick counts already.
  StickmanState next = current_;
  next.targetSpeed = commands_.speed;
  if (commands_.requests != current_.activity.requests) {
    next.activity.action = static_cast<std::uint64_t>(commands_.action);
  }
  return actionOf(next, parameters_);
}

std::uint64_t StickmanStage::hash() const { return hashState(current_); }

double StickmanStage::anchorX() const { return placed_ ? groundX_ : viewWidth_ / 2.0; }

ShownMoment StickmanStage::shownMoment() const {
  return {previous_, current_, clock_.interpolation(), {anchorX(), groundY_}};
}

void StickmanStage::show() {
  const ShownMoment moment = shownMoment();
  const StickmanFigure figure = figureOf(moment);
  for (std::size_t i = 0; i < kJointCount; ++i) writePair(pose_.data(), i, figure.pose.joints[i]);
  const HairState& hair = current_.hair;
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    writePair(hair_.data(), i, onCanvas(moment, {hair.x[i], hair.y[i]}));
    writePair(hairPrevious_.data(), i, onCanvas(moment, {hair.previousX[i], hair.previousY[i]}));
  }
  const SpearState spear = spearOf(moment);
  const Vec2 points[] = {spear.tip, spear.butt, spear.frontGrip, spear.rearGrip};
  for (std::size_t i = 0; i < 4; ++i) writePair(spear_.data(), i, points[i]);
  // Counted from the first moment shown, which lies a tick before the first one run.
  shownDistance_ = lerp(previous_.distance, current_.distance, moment.t) - startDistance_;
  drawList_.clear();
  drawGround(drawList_,
             {.y = groundY_, .anchorX = anchorX(), .distance = shownDistance_, .width = viewWidth_});
  drawStickman(drawList_, figure);
}

}  // namespace stickman
