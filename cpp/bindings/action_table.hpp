// An action of one's own as JavaScript hands it over: number by number, then to a figure, as a ground is (see
// terrain_table.hpp).
#pragma once

#include <cstddef>

#include "cast/stickman/action.hpp"
#include "cast/stickman/own_action.hpp"

namespace stickman::bindings {

struct StagedAction {
  float numbers[kMostNumbers + 1];  // one more than there may be: what is too much is refused, not cut
  std::size_t count;
  ActionFault fault;
};
inline StagedAction stagedAction{};

inline void actionNumber(double value) {
  if (stagedAction.count <= kMostNumbers)
    stagedAction.numbers[stagedAction.count++] = static_cast<float>(value);
}

/// What was wrong with the action refused last: fault, field, track, key, least, most, other; see
/// ActionFault.
inline double actionFault(unsigned which) {
  const ActionFault& fault = stagedAction.fault;
  const double all[] = {static_cast<double>(fault.fault),
                        static_cast<double>(fault.field),
                        static_cast<double>(fault.track),
                        static_cast<double>(fault.key),
                        fault.least,
                        fault.most,
                        static_cast<double>(fault.other)};
  return which < 7 ? all[which] : 0.0;
}

/// The numbers since the last call become an action of the figure's; its number among them, or -1.
template <typename Figure>
double defineAction(Figure& figure) {
  const auto defined = figure.defineAction(stagedAction.numbers, stagedAction.count);
  stagedAction.count = 0;
  stagedAction.fault = defined.fault;
  return defined.fault.fault == Fault::kNone ? static_cast<double>(defined.number) : -1.0;
}

/// Does the action of one's own with that number. False: there is none.
template <typename Figure>
bool playOwn(Figure& figure, double number) {
  return number >= 0.0 && figure.setAction(ownAction(static_cast<std::size_t>(number)));
}

/// The number of the action of one's own that he is at, or -1.
template <typename Figure>
double playedOwn(const Figure& figure) {
  const Action action = figure.action();
  return isOwn(action) ? static_cast<double>(static_cast<int>(action) - kActionCount) : -1.0;
}

}  // namespace stickman::bindings
