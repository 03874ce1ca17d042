#pragma once

#include <cstdint>

namespace stickman {

/// Kills and their combo; with the distance they make the score. Part of a hashed state.
struct Score {
  double forKills;  ///< points
  std::uint64_t kills;
  std::uint64_t combo;  ///< factor of the next kill, >= 1
  double comboLeft;     ///< s until it falls back to 1
};

Score freshScore();

/// A thing was speared: counts, and raises the combo.
void countKill(Score& score);

/// A thing was passed unharmed: a combo that is alive lives on a little longer.
void countPass(Score& score);

/// Moves on by `dt` seconds.
void tick(Score& score, double dt);

/// Whole points at a distance in u.
std::uint64_t pointsOf(const Score& score, double distance);

}  // namespace stickman
