#include "stage/stickman_stage.hpp"

#include "cast/stickman/neck.hpp"
#include "draw/ground_drawing.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"

namespace stickman {
namespace {

constexpr double kGroundY = 372.0;  // u: the head of a jump's top stays in view, the ground keeps some depth

bool isNaN(double v) { return v != v; }

void writePair(float* pairs, std::size_t i, Vec2 p) {
  pairs[2 * i] = static_cast<float>(p.x);
  pairs[2 * i + 1] = static_cast<float>(p.y);
}

}  // namespace

StickmanStage::StickmanStage()
    : parameters_(stickmanParameterTable()),
      groundX_(0.0),
      groundY_(kGroundY),
      placed_(false),
      startDistance_(0.0),
      shownDistance_(0.0) {
  settleIfFresh();
}

StickmanCommands StickmanStage::commands() const {
  StickmanCommands commands = orders_.commands;
  if (kHasTerrain) commands.terrain = &terrain_;
  if (kHasOwnActions) commands.own = own();
  return commands;
}

void StickmanStage::settleIfFresh() {
  if (clock_.started()) return;
  const SettledStickman settled = settledWithPast(*parameters_, commands(), phase_);
  previous_ = settled.before;
  current_ = settled.now;
  startDistance_ = previous_.distance;
  horizon_.cut(current_.legs.base);
  show();
}

void StickmanStage::buildPose(double dt) {
  for (int due = ticksDue(dt); due > 0; --due) runTick();
  show();
}

void StickmanStage::runTick() {
  previous_ = current_;
  tick(current_, *parameters_, commands(), kTick);
  horizon_.follow(current_.legs.base);
}

void StickmanStage::setMoment(const Moment& moment) {
  orders_ = moment.orders;
  followGait();
  current_ = moment.state;
  previous_ = current_;
  horizon_ = moment.horizon;
  horizon_.cut(horizon_.shown(1.0));
  show();
}

double StickmanStage::headLag() const { return shownLag(current_); }

bool StickmanStage::setAction(Action action) {
  const int index = static_cast<int>(action);
  if (index < 0 || index >= kActionCount + static_cast<int>(ownCount_)) return false;
  if (action == Action::kIdle) setSpeed(0.0);
  if (action == Action::kWalk) setGait(0.0);
  if (action == Action::kRun) setGait(1.0);
  request(action);
  return true;
}

StickmanStage::Defined StickmanStage::defineAction(const float* numbers, std::size_t count) {
  if (ownCount_ == kMostOwnActions) return {{.fault = Fault::kLength, .field = FaultField::kSeconds}, 0};
  auto action = std::make_shared<OwnAction>();
  const ActionFault fault = action->read(numbers, count);
  if (fault.fault != Fault::kNone) return {fault, 0};
  definitions_[ownCount_] = &action->definition();
  ownActions_[ownCount_] = std::move(action);
  return {fault, ownCount_++};
}

void StickmanStage::request(Action action) {
  StickmanCommands& commands = orders_.commands;
  commands.action = action;
  if (!playsOnce(action, own())) commands.loop = action;
  ++commands.requests;
  settleIfFresh();
}

bool StickmanStage::setGait(double gait) {
  if (isNaN(gait)) return false;
  orders_.byGait = true;
  orders_.gait = clamp(gait, 0.0, 1.0);
  followGait();
  yieldToSpeed();
  return true;
}

bool StickmanStage::setSpeed(double speed) {
  if (isNaN(speed)) return false;
  orders_.byGait = false;
  orders_.commands.speed = clamp(speed, kSlowestSpeed, kFastestSpeed);
  yieldToSpeed();
  return true;
}

// A speed that was asked for as a gait is another one when the gait is made of other things.
void StickmanStage::followGait() {
  if (!orders_.byGait) return;
  orders_.commands.speed = clamp(speedOfGait(parameters_->gait, orders_.gait), kSlowestSpeed, kFastestSpeed);
}

// What plays once goes on, and so does what leaves the legs to themselves; an action that would stand for
// ever gives way, now or after it, for the last call wins.
void StickmanStage::yieldToSpeed() {
  Action& loop = orders_.commands.loop;
  const bool stands = planOf(loop, own()).legs == ActionLegs::kStand;
  if (stands && !playsOnce(action(), own())) return request(Action::kIdle);
  if (stands) loop = Action::kIdle;
  settleIfFresh();
  settleIfFresh();
}

bool StickmanStage::setFacing(double facing) {
  if (isNaN(facing) || facing == 0.0) return false;
  orders_.commands.facing = signOf(facing);
  settleIfFresh();
  return true;
}

bool StickmanStage::setPhase(double phase) {
  if (isNaN(phase) || !fresh()) return false;
  phase_ = clamp(phase, 0.0, 1.0);
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

TerrainCheck StickmanStage::setTerrain(const Vec2* points, std::size_t count) {
  const TerrainCheck check = terrain_.set(points, count);
  if (check.fault != TerrainFault::kNone) return check;
  if (fresh()) {
    settleIfFresh();
  } else {
    standAnew(current_, *parameters_, commands());
    previous_ = current_;
    horizon_.cut(current_.legs.base);
    show();
  }
  return check;
}

bool StickmanStage::setView(double width) { return view_.setWidth(width); }

bool StickmanStage::setParameter(const char* name, double value) {
  if (!parameters_.set(name, value)) return false;
  followGait();
  settleIfFresh();
  return true;
}

double StickmanStage::targetSpeed() const {
  return isGoing(orders_.commands.loop) ? orders_.commands.speed : 0.0;
}

double StickmanStage::targetGait() const {
  const bool byGait = orders_.byGait && isGoing(orders_.commands.loop);
  return byGait ? orders_.gait : gaitOfSpeed(parameters_->gait, targetSpeed());
}

Action StickmanStage::action() const {
  // What was asked for since the last tick counts already.
  const StickmanCommands& commands = orders_.commands;
  StickmanState next = current_;
  next.targetSpeed = commands.speed;
  if (commands.requests != current_.activity.requests) {
    const Action asked = isGoing(commands.action) ? Action::kIdle : commands.action;
    next.activity.action = static_cast<std::uint64_t>(asked);
  }
  const Action action = actionOf(next, *parameters_);
  // Parameters may make walk and run equally fast: then the speed does not tell which was asked for.
  if (orders_.byGait && isGoing(action)) return orders_.gait < 0.5 ? Action::kWalk : Action::kRun;
  return action;
}

std::uint64_t StickmanStage::hash() const { return hashState(current_); }

double StickmanStage::anchorX() const { return placed_ ? groundX_ : view_.middle(); }

ShownMoment StickmanStage::shownMoment() const {
  const double t = clock_.interpolation();
  return {previous_, current_, t, {anchorX(), groundY_ + horizon_.shown(t)}};
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
  spear_[8] = static_cast<float>(figure.spearAlpha);
  const SpearState spear = spearOf(moment);
  const Vec2 points[] = {spear.tip, spear.butt, spear.frontGrip, spear.rearGrip};
  for (std::size_t i = 0; i < 4; ++i) writePair(spear_.data(), i, points[i]);
  // Counted from the first moment shown, which lies a tick before the first one run.
  shownDistance_ = lerp(previous_.distance, current_.distance, moment.t) - startDistance_;
  if (drawListAsked_) draw(moment, figure);
}

void StickmanStage::draw(const ShownMoment& moment, const StickmanFigure& figure) const {
  drawList_.clear();
  // A ground counts from where he was at distance 0, the dots from the first moment shown: a tick apart, on
  // level ground.
  const double distance = terrain_.flat() ? shownDistance_ : shownDistance_ + startDistance_;
  drawGround(drawList_,
             {.y = moment.place.y, .anchorX = anchorX(), .distance = distance, .width = view_.width()},
             terrain_);
  drawStickman(drawList_, figure);
}

const DrawList& StickmanStage::drawList() const {
  if (!drawListAsked_) draw(shownMoment(), figureOf(shownMoment()));
  drawListAsked_ = true;
  return drawList_;
}

}  // namespace stickman
