#pragma once

#include <cstddef>

#include "math/easing.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// A moment that a track goes through. Tracks that change together share theirs.
struct Beat {
  double time;
  Ease ease = Ease::kSmoothstep;  ///< of the way here; kThrough: does not come to rest in it
};

/// What the times of beats count.
enum class BeatTimes {
  kSinceStart,  ///< ascending
  kSinceBeat,   ///< each since the beat before; of the first one 0
};

/// A value along beats; before the first and after the last one their values hold. Through a beat of
/// Ease::kThrough, unless it is the first or the last, it goes on as the beats beside it suggest.
struct BeatTrack {
  std::size_t count;  ///< >= 1
  const Beat* beats;
  const double* values;
  BeatTimes times = BeatTimes::kSinceStart;
};

/// The way to a beat.
struct BeatWay {
  std::size_t next;  ///< the beat; 0 before the first, `count` after the last
  double part;       ///< 0..1 of it done
};

BeatWay wayAt(const BeatTrack& track, double time);

double valueOn(const BeatTrack& track, BeatWay way);

/// The value of the beat that is on its way, at once: for what does not glide.
double valueAhead(const BeatTrack& track, double time);

/// What strikes do: see placeOn().
enum class Strikes { kStraight, kRound };

/// A place given by two tracks on the same beats. It goes round the origin: its distance and direction change
/// instead of x and y. Strikes may go straight; they must not come near the origin then.
Vec2 placeOn(const BeatTrack& x, const BeatTrack& y, BeatWay way, Strikes strikes = Strikes::kStraight);

}  // namespace stickman
