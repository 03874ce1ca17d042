#include "cast/stickman/activity.hpp"

#include "cast/stickman/jump.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kLeapReach = 18.0;   // u
constexpr double kLeapSpeed = 120.0;  // u/s

constexpr Action kGoing = Action::kIdle;

Action current(const ActivityState& activity) { return static_cast<Action>(activity.action); }

// Inlined wherever they are called, begin() and take() cost 150 bytes of the download.
[[gnu::noinline]] void begin(ActivityState& activity, Action action) {
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
// On uneven ground they may stand farther off: at rest they can.
bool readyToLeap(const BipedState& legs) {
  if (isUneven(legs) && legs.standing != 0 && legs.nearFoot.planted != 0 && legs.farFoot.planted != 0)
    return true;
  return absolute(legs.speed.value) <= kLeapSpeed && isUnderBody(legs.nearFoot, legs.travel) &&
         isUnderBody(legs.farFoot, legs.travel);
}

// A jump is broken off only on the ground: in the air he has to come down first.
[[gnu::noinline]] void take(StickmanState& state, const StickmanCommands& commands) {
  Action asked = commands.action;
  ActivityState& activity = state.activity;
  const bool inAir = state.legs.leaping != 0;
  if (asked == Action::kJump && inAir) {
    activity.jumpWaits = 1;
    return;
  }
  if (!inAir && planOf(asked, commands.own).legs != ActionLegs::kKeep) activity.jumping = 0;
  if (isGoing(asked)) asked = kGoing;
  if (asked == current(activity) && !playsOnce(asked, commands.own)) return;
  begin(activity, asked);
}

}  // namespace

bool updateActivity(StickmanState& state, const StickmanCommands& commands, double dt) {
  ActivityState& activity = state.activity;
  const ActivityState before = activity;
  if (commands.requests != activity.requests) {
    activity.requests = commands.requests;
    take(state, commands);
  }
  activity.loop = static_cast<std::uint64_t>(isGoing(commands.loop) ? kGoing : commands.loop);
  const double duration = planOf(current(activity), commands.own).duration;
  if (duration > 0.0 && activity.time + dt >= duration) {
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

}  // namespace stickman
