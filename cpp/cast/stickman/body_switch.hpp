#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

/// A source at both ends of a tick.
struct SourceStep {
  BodyTargets before;
  BodyTargets now;
};

/// The tick in which the body goes over to another source: the old one is asked what it would have done.
struct BodySwitch {
  ActivityState left;  ///< what he would be at without the switch
  SourceStep from;
  SourceStep to;
};

/// Before the clocks of the tick move. `state` has switched already, `left` is what he was at until now.
BodySwitch beginSwitch(const StickmanState& state, const ActivityState& left,
                       const StickmanParameters& parameters, const OwnActions& own, double dt);

/// After them. Between actions that are built in, what the old source would have had more than the new one
/// becomes an offset that dies away. Both velocities are taken over the same tick, so that what the two have
/// in common is not touched. From or to one of one's own, and until that is over, `state.easing` begins anew:
/// see followSource().
void endSwitch(StickmanState& state, BodySwitch change, const StickmanParameters& parameters,
               const OwnActions& own, double dt);

}  // namespace stickman
