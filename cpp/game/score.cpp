#include "game/score.hpp"

#include "game/rules.hpp"
#include "math/scalar.hpp"

namespace stickman {

Score freshScore() { return {.forKills = 0.0, .kills = 0, .combo = 1, .comboLeft = 0.0}; }

void countKill(Score& score) {
  score.forKills += kKillScore * static_cast<double>(score.combo);
  ++score.kills;
  if (score.combo < kLargestCombo) ++score.combo;
  score.comboLeft = kComboTime;
}

void countPass(Score& score) {
  if (score.comboLeft > 0.0) score.comboLeft = minimum(kComboTime, score.comboLeft + kComboPass);
}

void tick(Score& score, double dt) {
  if (score.comboLeft <= 0.0) return;
  score.comboLeft = maximum(0.0, score.comboLeft - dt);
  if (score.comboLeft == 0.0) score.combo = 1;
}

std::uint64_t pointsOf(const Score& score, double distance) {
  return static_cast<std::uint64_t>(maximum(0.0, distance) * kScorePerUnit + score.forKills);
}

}  // namespace stickman
