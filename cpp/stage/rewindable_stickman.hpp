#pragma once

#include <cstddef>

#include "stage/history.hpp"
#include "stage/stickman_stage.hpp"

namespace stickman {

/// A stickman on show whose last ticks are remembered, so that one can go back to them.
class RewindableStickman : public StickmanStage {
 public:
  /// Remembers the last `ticks` ticks from now on, at most kLongestHistory; 0 remembers nothing.
  void keepHistory(std::size_t ticks);
  /// How many ticks one can go back now.
  std::size_t historyLength() const;
  /// Shows the tick `back` ticks before the newest one, with what was asked of him then; false, and nothing
  /// changes, when that is not remembered. Time goes on from there, and what came after it is forgotten, with
  /// the next buildPose(dt > 0).
  bool seek(std::size_t back);
  static constexpr std::size_t kLongestHistory = 2400;

  /// As the base's. Another ground forgets what was done on the one before.
  TerrainCheck setTerrain(const Vec2* points, std::size_t count);

  /// As the base's.
  void buildPose(double dt);

 private:
  void rememberFirst();

  History<Moment> history_;
  std::size_t back_ = 0;  // ticks between the newest one remembered and the one shown
};

}  // namespace stickman
