#pragma once

#include <cstddef>
#include <memory>

#include "cast/stickman/action_definition.hpp"

namespace stickman {

// An action of one's own comes as a row of numbers:
//
//   seconds, loop, moves, number of tracks,
//   then for each track: target, number of keys,
//     then for each key: time, value, easing
//
// loop and moves are 0 or 1, target a TrackTarget, time 0..1 of the whole, easing an Ease. Places of hands
// are guarded (see PlaceWay). The numbers are floats, so that every road here gives the same bits.

inline constexpr double kShortestAction = 0.1;  ///< s
inline constexpr double kLongestAction = 60.0;  ///< s
inline constexpr std::size_t kMostTracks = 32;
inline constexpr std::size_t kMostKeys = 256;  ///< of a track
inline constexpr std::size_t kMostNumbers = 4 + kMostTracks * (2 + 3 * kMostKeys);

/// What the values of a track may be, in u, degrees or parts.
struct ValueRange {
  float least;
  float most;
  float fastest;  ///< change from one key to the next, per second; 0: any
};
ValueRange rangeOf(TrackTarget target);

/// What is wrong with an action.
enum class Fault {
  kNone,
  kRange,    ///< a number is not from `least` to `most`
  kFast,     ///< a value is not from `least` to `most`: no body gets there so fast from the one before
  kTwice,    ///< there is a track of that target before
  kNeeds,    ///< the track makes sense only with one of target `other`
  kBeats,    ///< its times or easings are not those of the track of target `other`
  kNear,     ///< hands come nearer to the shoulder than `least` u, round which they could only whirl
  kAgainst,  ///< the track of target `other` moves the same
  kStands,   ///< legs that go on with what they do have no such track
  kLength,   ///< there are fewer or more numbers than said
};

/// Which number is wrong.
enum class FaultField { kSeconds, kLoop, kMoves, kTracks, kTarget, kKeys, kTime, kValue, kEasing };

struct ActionFault {
  Fault fault = Fault::kNone;
  FaultField field = FaultField::kSeconds;
  int track = -1;  ///< in the order in which they came
  int key = -1;
  double least = 0.0;
  double most = 0.0;
  int other = -1;  ///< a TrackTarget
};

/// An action of one's own. What it is made of stays in its place for as long as it lives.
class OwnAction {
 public:
  /// Takes on what `count` numbers say; or, when something is wrong, says what, and nothing has changed.
  ActionFault read(const float* numbers, std::size_t count);

  const ActionDefinition& definition() const { return definition_; }

 private:
  ActionDefinition definition_{};
  ActionTrack tracks_[kTrackTargetCount] = {};
  std::unique_ptr<Beat[]> beats_;
  std::unique_ptr<double[]> values_;
};

}  // namespace stickman
