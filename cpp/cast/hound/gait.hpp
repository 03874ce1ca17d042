#pragma once

#include <cstddef>
#include <cstdint>

#include "cast/hound/body.hpp"

namespace stickman {

enum class HoundGait : std::uint64_t { kWalk, kTrot, kGallop };

/// Part of the cycle (0..1) after the touchdown of the left hind leg at which a leg comes down. Walk: LH, LF,
/// RH, RF a quarter apart; trot: diagonal pairs; rotary gallop: LH, RH, RF, LF (SPEC section 10).
double touchdownPhase(HoundGait gait, std::size_t leg);

/// The gait for a speed (u/s) when he goes in `current` now: each begins a little later than it ends, so that
/// he does not waver between two.
HoundGait gaitForSpeed(HoundGait current, double speed);

/// Where each leg is in its cycle, and the change of gait under way: while the clock runs on, some legs are
/// brought forward by a part of a cycle, none is ever held up beyond the clock or turned back. Part of a
/// hashed state: 8-byte words only.
struct StrideClock {
  double phase[kHoundLegs];  ///< 0..1; 0 is the touchdown
  double shift[kHoundLegs];  ///< cycles, >= 0, by which the change brings each leg forward
  double progress;           ///< 0..1 of the change; 1: none is under way
  double length;             ///< cycles of the clock that the change takes
  HoundGait from;
  HoundGait to;
};

/// In step at `gait`, the left hind leg at `phase`.
StrideClock clockAt(HoundGait gait, double phase);

/// Begins to change to `gait`; to be called when no change is under way. It takes as long as keeps every leg
/// below twice the clock's rate.
void beginChange(StrideClock& clock, HoundGait gait);

/// How far a leg's phase advances while the clock does by `cycles` >= 0.
double legAdvance(const StrideClock& clock, std::size_t leg, double cycles);

/// A leg's phase per cycle of the clock now: 1..2.
double legRate(const StrideClock& clock, std::size_t leg);

/// Moves all legs on.
void turn(StrideClock& clock, double cycles);

/// Cycles of the clock until a leg's next touchdown, exactly by the schedule.
double cyclesToTouchdown(const StrideClock& clock, std::size_t leg);

/// 0 at the gait left .. 1 at the gait gone to, without a corner.
double changeBlend(const StrideClock& clock);

/// The clock runs ahead of its pace, or falls behind it, by `excess` of it on average over `whole` seconds.
struct ClockLead {
  double excess;
  double whole;  ///< s
  double left;   ///< s, of these; not above 0: it keeps its pace
};

/// Times its pace at which a led clock runs in the next `dt` seconds: from its own pace and back to it
/// without a corner. Moves `lead` on.
double leadFactor(ClockLead& lead, double dt);

}  // namespace stickman
