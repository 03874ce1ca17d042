#include "stage/rewindable_stickman.hpp"

namespace stickman {

void RewindableStickman::keepHistory(std::size_t ticks) {
  history_.keep(ticks < kLongestHistory ? ticks : kLongestHistory);
  back_ = 0;
  history_.push(moment());
}

std::size_t RewindableStickman::historyLength() const {
  return history_.size() > 0 ? history_.size() - 1 : 0;
}

bool RewindableStickman::seek(std::size_t back) {
  rememberFirst();
  if (back >= history_.size()) return false;
  back_ = back;
  setMoment(history_.at(back));
  return true;
}

TerrainCheck RewindableStickman::setTerrain(const Vec2* points, std::size_t count) {
  const TerrainCheck check = StickmanStage::setTerrain(points, count);
  if (check.fault != TerrainFault::kNone) return check;
  history_.forgetNewest(history_.size());
  back_ = 0;
  history_.push(moment());
  return check;
}

void RewindableStickman::buildPose(double dt) {
  rememberFirst();
  for (int due = ticksDue(dt); due > 0; --due) {
    if (back_ > 0) {
      history_.forgetNewest(back_);
      back_ = 0;
    }
    runTick();
    history_.push(moment());
  }
  show();
}

// Until time passes, whatever he is told is what he has been doing all along: that moment is the first one.
void RewindableStickman::rememberFirst() {
  if (!fresh()) return;
  history_.forgetNewest(history_.size());
  history_.push(moment());
}

}  // namespace stickman
