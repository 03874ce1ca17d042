#include "cast/activity.hpp"

#include "cast/going.hpp"
#include "cast/jump.hpp"
#include "cast/spear_form.hpp"
#include "cast/throw.hpp"
#include "cast/thrust.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kLeapReach = 18.0;   // u
constexpr double kLeapSpeed = 120.0;  // u/s
constexpr double kHardBrake = 1.6;    // times the usual rate

constexpr Action kGoing = Action::kIdle;

Action current(const ActivityState& activity) { return static_cast<Action>(activity.action); }

double durationOf(Action action) {
  switch (action) {
    case Action::kJump:
      return kJumpDuration;
    case Action::kThrow:
      return kThrowDuration;
    case Action::kThrust:
      return kThrustDuration;
    default:
      return 0.0;
  }
}

void begin(ActivityState& activity, Action action) {
  activity.action = static_cast<std::uint64_t>(action);
  activity.time = 0.0;
  if (action == Action::kJump) {
    activity.jumping = 1;
    activity.jumpTime = 0.0;
    activity.jumpWaits = 0;
  }
}

bool isUnderBody(const Foot& foot, double travel) {
  return foot.planted != 0 ? absolute(foot.x - travel) <= kLeapReach : foot.progress > 0.5;
}

// Both legs can push: no foot trails far behind, and he is slow enough to go up rather than on.
bool readyToLeap(const BipedState& legs) {
  return absolute(legs.speed.value) <= kLeapSpeed && isUnderBody(legs.nearFoot, legs.travel) &&
         isUnderBody(legs.farFoot, legs.travel);
}

// A jump is broken off only on the ground: in the air he has to come down first.
void take(StickmanState& state, Action asked, Action loop) {
  ActivityState& activity = state.activity;
  const bool inAir = state.legs.leaping != 0;
  activity.loop = static_cast<std::uint64_t>(isGoing(loop) ? kGoing : loop);
  if (asked == Action::kJump && inAir) {
    activity.jumpWaits = 1;
    return;
  }
  if (!inAir && asked != Action::kThrust) activity.jumping = 0;
  if (isGoing(asked)) asked = kGoing;
  if (asked == current(activity) && !playsOnce(asked)) return;
  begin(activity, asked);
}

}  // namespace

bool updateActivity(StickmanState& state, const StickmanCommands& commands, double dt) {
  ActivityState& activity = state.activity;
  const ActivityState before = activity;
  if (commands.requests != activity.requests) {
    activity.requests = commands.requests;
    take(state, commands.action, commands.loop);
  }
  const Action action = current(activity);
  if (playsOnce(action) && activity.time + dt >= durationOf(action)) {
    ++activity.ended;
    begin(activity, static_cast<Action>(activity.loop));
  }
  if (activity.jumping != 0 && activity.jumpTime + dt >= kJumpDuration) activity.jumping = 0;
  if (activity.jumpWaits != 0 && state.legs.leaping == 0) begin(activity, Action::kJump);
  return activity.action != before.action || activity.jumping != before.jumping ||
         activity.time < before.time || activity.jumpTime < before.jumpTime;
}

void advanceActivity(StickmanState& state, double dt) {
  ActivityState& activity = state.activity;
  if (activity.jumping == 0) {
    activity.time += dt;
    return;
  }
  const double part = jumpPart(activity);
  const bool waits = part >= kCrouched && part < kPushOff && !readyToLeap(state.legs);
  if (!waits) activity.jumpTime += dt;
  if (current(activity) != Action::kJump || !waits) activity.time += dt;
}

double jumpPart(const ActivityState& activity) { return activity.jumpTime / kJumpDuration; }

BipedSettings legSettings(const StickmanState& state, const StickmanParameters& parameters) {
  BipedSettings settings = bipedSettings(parameters);
  if (state.activity.jumping != 0) settings.speedRate *= kHardBrake;
  return settings;
}

BipedWish legWish(const StickmanState& state, const StickmanParameters& parameters) {
  const double half = parameters.body.standHalf;
  const Action action = current(state.activity);
  BipedWish wish{.speed = state.targetSpeed, .front = half, .rear = half};
  wish.nearLifted = isLifted(state, Target::kNearLift);
  wish.farLifted = isLifted(state, Target::kFarLift);
  if (action == Action::kSpearForm) {
    const FormStance form = spearFormStanceAt(state.activity.time);
    wish.front = form.front;
    wish.rear = form.rear;
  }
  if (action == Action::kThrow) wish.front += throwPose(state.activity.time / kThrowDuration).front;
  const bool jumping = state.activity.jumping != 0;
  if (jumping || action == Action::kThrow || action == Action::kSpearForm) wish.speed = 0.0;
  const double part = jumpPart(state.activity);
  wish.hold = jumping && part >= kPushOff && part < kTouchDown;
  return wish;
}

}  // namespace stickman
