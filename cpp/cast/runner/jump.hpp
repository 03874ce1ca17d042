#pragma once

#include "motion/ballistic_jump.hpp"

namespace stickman {

/// The runner's jump (SPEC section 12): 160 u when held, a hop of about 64 u when let go at once.
inline constexpr BallisticJumpSettings kRunnerJump{
    .height = 160.0,
    .pushTime = 0.04,   // long enough to be seen as a push, too short to be felt as a delay
    .gravity = 4000.0,  // up in 0.26 s, down in 0.28 s: floating is for the moon
    .releasedGravity = 13000.0,
};

/// The same height for who wants time: a slower runner would otherwise be back on the ground before he is
/// past.
inline constexpr BallisticJumpSettings kCalmJump{
    .height = 160.0, .pushTime = 0.05, .gravity = 2400.0, .releasedGravity = 7800.0};

}  // namespace stickman
