#pragma once

namespace stickman {

/// A fresh figure has been doing what it does for two seconds (SPEC section 1), run in these ticks.
inline constexpr int kSettleTicks = 240;
inline constexpr double kSettleTick = 1.0 / 120.0;  // s

}  // namespace stickman
