#pragma once

#include <iterator>

#include "cast/stickman/jump.hpp"
#include "cast/stickman/spear_form.hpp"
#include "cast/stickman/throw.hpp"
#include "cast/stickman/thrust.hpp"
#include "math/program_parts.hpp"

namespace stickman {

/// What the stickman can be told to do. Idle, walk and run are one thing to the body: going at a speed.
enum class Action { kIdle, kWalk, kRun, kJump, kThrow, kSpearForm, kThrust };
inline constexpr int kActionCount = static_cast<int>(Action::kThrust) + 1;

/// What the legs do during an action.
enum class ActionLegs {
  kGo,     ///< go at the speed asked for, which is all there is to the action
  kStand,  ///< stand still, the feet in the stance of the action
  kKeep,   ///< go on with what they do, even a jump
  kJump,   ///< jump: see jump.hpp
};

/// All there is to know of an action that is built in.
struct ActionRow {
  Action action;
  ActionLegs legs;
  const char* name;  ///< in PascalCase, as the boundary has it; ACTIONS of the shell says it in kebab-case
  double duration = 0.0;  ///< s, then it gives way to the one before; 0: goes on until another is asked for
  const ActionDefinition* definition = nullptr;  ///< its table, where it has one
};

// clang-format off
/// In the order of Action; the tables are in files of their own.
inline constexpr ActionRow kActionRows[] = {
    {Action::kIdle, ActionLegs::kGo, "Idle"},
    {Action::kWalk, ActionLegs::kGo, "Walk"},
    {Action::kRun, ActionLegs::kGo, "Run"},
    {Action::kJump, ActionLegs::kJump, "Jump", kJumpDuration},
    {Action::kThrow, ActionLegs::kStand, "Throw", kThrowDuration, &kThrowAction},
    {Action::kSpearForm, ActionLegs::kStand, "SpearForm", 0.0, &kSpearFormAction},
    {Action::kThrust, ActionLegs::kKeep, "Thrust", kThrustDuration, &kThrustAction},
};
// clang-format on

static_assert(std::size(kActionRows) == kActionCount, "an action has no row");
static_assert(
    [] {
      for (int i = 0; i < kActionCount; ++i) {
        if (static_cast<int>(kActionRows[i].action) != i) return false;
      }
      return true;
    }(),
    "the rows are in another order than Action");

constexpr const ActionRow& rowOf(Action action) { return kActionRows[static_cast<int>(action)]; }
constexpr bool isGoing(Action action) {
  return static_cast<int>(action) < kActionCount && rowOf(action).legs == ActionLegs::kGo;
}
inline bool isOwn(Action action) { return kHasOwnActions && static_cast<int>(action) >= kActionCount; }

/// Actions of one's own. Their numbers follow those that are built in.
struct OwnActions {
  const ActionDefinition* const* first = nullptr;
  std::size_t count = 0;
};
constexpr Action ownAction(std::size_t number) { return static_cast<Action>(kActionCount + number); }

/// What is played of an action; the fields are as in ActionRow.
struct ActionPlan {
  ActionLegs legs;
  double duration;
  const ActionDefinition* definition;
};
inline ActionPlan planOf(Action action, const OwnActions& own) {
  const auto index = static_cast<std::size_t>(action);
  if (!kHasOwnActions || index < kActionCount) {
    const ActionRow& row = kActionRows[index];
    return {row.legs, row.duration, row.definition};
  }
  if (index - kActionCount >= own.count) return {ActionLegs::kGo, 0.0, nullptr};
  const ActionDefinition& definition = *own.first[index - kActionCount];
  return {definition.moves ? ActionLegs::kKeep : ActionLegs::kStand,
          definition.loop ? 0.0 : definition.seconds, &definition};
}
inline bool playsOnce(Action action, const OwnActions& own = {}) {
  return planOf(action, own).duration > 0.0;
}

}  // namespace stickman
