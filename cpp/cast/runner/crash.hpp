#pragma once

#include "cast/runner/state.hpp"
#include "cast/stickman/parameters.hpp"

namespace stickman {

/// The end of a run: knocked off his feet, he comes down sitting, the spear flies away, and he shakes it off.

/// The moment of the blow.
void beginCrash(RunnerState& state);

/// What the crash wants of the body now.
BodyTargets crashTargets(const RunnerState& state, const StickmanParameters& parameters);

/// Moves flight, feet and the lost spear on by `dt` seconds; the legs have moved on already. `ground`: where
/// it is uneven.
void tickCrash(RunnerState& state, const OwnGround* ground, double dt);

/// How far (u) the seat is below where the hip would be by the joints alone: he sits on the ground, not on
/// a hip joint that may not come nearer to it.
double crashSink(const RunnerState& state);

/// Seconds until he sits still.
inline constexpr double kCrashDuration = 1.1;

}  // namespace stickman
