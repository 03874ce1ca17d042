#pragma once

#include <cstddef>

namespace stickman {

// The figures that more than one room counts on. Each says what hangs on it: change one, and that changes.

/// The tick. Every state hash, replay and golden is a count of these; another length is another motion.
inline constexpr double kTicksPerSecond = 120.0;
inline constexpr double kTick = 1.0 / kTicksPerSecond;  ///< s

/// s, what a frame is clamped to. SPEC section 1 gives 33 ms; taken as 1/30, so that a 30 Hz display loses
/// nothing. Longer, and a frame after a hitch is a leap; shorter, and slow displays run slow.
inline constexpr double kLongestStep = 1.0 / 30.0;

/// Below this a decaying value counts as arrived, so that no state creeps towards denormals (SPEC section 2).
/// Larger, and the snap is a jump that the halved-tick tests see.
inline constexpr double kSettled = 1e-6;

/// u/s, SPEC section 5. Planner, hip and knees are tested up to these and not beyond.
inline constexpr double kSlowestSpeed = -200.0;
inline constexpr double kFastestSpeed = 1000.0;

/// u/s, SPEC section 10. The table of the gallop ends here: faster, its figures would be made up.
inline constexpr double kFastestHound = 700.0;

/// u from the view's corner that anything can be put. A float holds places to a sixteenth of a unit there;
/// farther out, and what is drawn begins to stair-step.
inline constexpr double kFarthestPlace = 1e6;

/// Floats of a draw list. A view of it is made once and kept across frames, so it cannot grow; a shape that
/// finds no room is left out whole. Smaller, and a crowded course or a large flag loses shapes.
inline constexpr std::size_t kDrawListFloats = 8192;

}  // namespace stickman
