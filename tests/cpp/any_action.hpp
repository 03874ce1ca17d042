// Draws actions of one's own from a seed: whatever a person may write, sound or not.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "cast/stickman/action.hpp"
#include "cast/stickman/own_action.hpp"
#include "test_helpers.hpp"

namespace stickman::test {

/// An action as the row of numbers that OwnAction reads.
class AnyAction {
 public:
  /// As a person would write it, or anything that is allowed.
  enum class Manner { kMeant, kWild };

  explicit AnyAction(std::uint64_t seed, Manner manner = Manner::kWild)
      : wild_(manner == Manner::kWild), random_(seed) {
    draw();
  }

  const std::vector<float>& numbers() const { return numbers_; }

 private:
  using T = TrackTarget;

  bool chance(double part) { return random_.unit() < part; }
  std::size_t below(std::size_t count) {
    return std::min(count - 1, static_cast<std::size_t>(random_.between(0.0, static_cast<double>(count))));
  }
  void put(double number) { numbers_.push_back(static_cast<float>(number)); }

  void draw() {
    const bool moves = chance(0.4);
    put(chance(0.1) ? random_.between(kShortestAction, 0.5) : random_.between(0.5, 6.0));
    put(chance(0.5) ? 1.0 : 0.0);
    put(moves ? 1.0 : 0.0);
    put(0.0);  // tracks, counted below
    maybe(0.5, T::kLean);
    maybe(0.15, T::kSquash);
    maybe(0.3, T::kHeadTurn);
    maybe(0.3, T::kHeadNod);
    if (!moves) {
      for (const T target : {T::kShift, T::kHeight}) maybe(0.5, target);
      for (const T target : {T::kFrontLift, T::kRearLift, T::kFront, T::kRear}) maybe(0.3, target);
    }
    if (chance(0.2)) {
      pair(T::kSpearX, T::kSpearY);
      track(T::kSpearAngle, drawnBeats());
    } else {
      arm(T::kNearArm, T::kNearHandX);
      arm(T::kFarArm, T::kFarHandX);
      maybe(0.1, T::kSpear);
    }
    if (tracks_ == 0) track(T::kLean, drawnBeats());
    numbers_[3] = static_cast<float>(tracks_);
  }

  void arm(T angle, T handX) {
    if (chance(0.2)) return;
    if (chance(0.4)) {
      pair(handX, next(handX));
    } else {
      maybe(0.9, angle);
      maybe(0.8, next(angle));
    }
    maybe(0.15, next(next(angle)));
  }

  static T next(T target) { return static_cast<T>(static_cast<unsigned>(target) + 1); }

  struct Drawn {
    std::vector<double> times;
    std::vector<double> easings;
  };

  Drawn drawnBeats() {
    Drawn drawn;
    const std::size_t count = wild_ && chance(0.05) ? 1 + below(kMostKeys) : 1 + below(8);
    for (std::size_t i = 0; i < count; ++i) {
      const bool again = i > 0 && chance(0.04);
      drawn.times.push_back(again ? drawn.times.back() : random_.unit());
      drawn.easings.push_back(static_cast<double>(below(static_cast<std::size_t>(Ease::kThrough) + 1)));
    }
    if (chance(0.5)) drawn.times.front() = 0.0;
    if (chance(0.5)) drawn.times.back() = 1.0;
    std::sort(drawn.times.begin(), drawn.times.end());
    return drawn;
  }

  void maybe(double part, T target) {
    if (chance(part)) track(target, drawnBeats());
  }

  void pair(T x, T y) {
    const Drawn beats = drawnBeats();
    track(x, beats);
    // Well above the shoulder or well below it: what comes near is refused.
    const bool above = chance(0.3);
    track(y, beats, above ? -60.0 : 12.0, above ? -12.0 : 60.0);
  }

  void track(T target, const Drawn& beats) {
    track(target, beats, static_cast<double>(rangeOf(target).least),
          static_cast<double>(rangeOf(target).most));
  }

  void track(T target, const Drawn& beats, double least, double most) {
    const ValueRange range = rangeOf(target);
    const double middle = random_.between(least, most);
    const double part = wild_ && chance(0.3) ? 1.0 : random_.between(0.0, wild_ ? 0.3 : 0.2);
    const double reach = part * (most - least);
    const bool loops = numbers_[1] != 0.0F;
    const bool closes = loops || chance(0.6);
    put(static_cast<double>(target));
    put(static_cast<double>(beats.times.size()));
    double first = 0.0;
    double last = 0.0;
    for (std::size_t i = 0; i < beats.times.size(); ++i) {
      double value = std::clamp(middle + random_.between(-reach, reach), least, most);
      if (i > 0 && chance(0.2)) value = last;  // held
      if (closes && i + 1 == beats.times.size() && i > 0) value = first;
      if (i > 0 && range.fastest > 0.0F) {
        // As far as it gets from the one before, and, where it has to come back, back again.
        const auto time = [&](std::size_t k) {
          return static_cast<double>(static_cast<float>(beats.times[k]));
        };
        const double rate =
            (wild_ ? 1.0 : 0.6) * static_cast<double>(range.fastest) * static_cast<double>(numbers_[0]);
        const double way = rate * (time(i) - time(i - 1));
        const double back = closes ? rate * (time(beats.times.size() - 1) - time(i)) : most - least;
        value = std::clamp(value, last - way, last + way);
        value = std::clamp(value, first - back, first + back);
      }
      if (i == 0) first = value;
      last = value;
      put(beats.times[i]);
      put(value);
      put(beats.easings[i]);
    }
    ++tracks_;
  }

  bool wild_;
  Random random_;
  std::vector<float> numbers_;
  int tracks_ = 0;
};

/// Actions of one's own, as a figure has them.
class OwnShelf {
 public:
  /// Its number; they are numbered as they come.
  std::size_t add(const std::vector<float>& numbers) {
    kept_.push_back(std::make_unique<OwnAction>());
    const ActionFault fault = kept_.back()->read(numbers.data(), numbers.size());
    faults_.push_back(fault);
    definitions_.push_back(&kept_.back()->definition());
    return definitions_.size() - 1;
  }
  const ActionFault& fault(std::size_t number) const { return faults_[number]; }
  const ActionDefinition& operator[](std::size_t number) const { return *definitions_[number]; }
  OwnActions all() const { return {definitions_.data(), definitions_.size()}; }

 private:
  std::vector<std::unique_ptr<OwnAction>> kept_;
  std::vector<ActionFault> faults_;
  std::vector<const ActionDefinition*> definitions_;
};

}  // namespace stickman::test
