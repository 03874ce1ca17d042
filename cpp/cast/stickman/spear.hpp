#pragma once

#include "cast/stickman/state.hpp"

namespace stickman {

inline constexpr double kSpearLength = 146.0;  ///< u
inline constexpr double kSpearAhead = 92.0;    ///< u of it ahead of the middle between the hands

/// The spear as it lies in two hands: a straight line through them, always of one length.
SpearState spearBetween(Vec2 rearHand, Vec2 frontHand, double presence);

}  // namespace stickman
