#pragma once

namespace stickman {

/// A fresh figure has been doing what it does for two seconds (SPEC section 1), in ticks.
inline constexpr int kSettleTicks = 240;

}  // namespace stickman
