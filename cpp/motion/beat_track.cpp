#include "motion/beat_track.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "motion/track.hpp"

namespace stickman {
namespace {

// Time from the beat before to beat `i`, > 0.
double spanTo(const BeatTrack& track, std::size_t i) {
  return track.times == BeatTimes::kSinceBeat ? track.beats[i].time
                                              : track.beats[i].time - track.beats[i - 1].time;
}

bool goesThrough(const BeatTrack& track, std::size_t i) {
  return track.beats[i].ease == Ease::kThrough && i > 0 && i + 1 < track.count;
}

// The values that a way depends on: of its two beats, and of one more on either side.
struct Around {
  double values[4];
};

template <typename ValueOf>
Around around(const BeatTrack& track, std::size_t next, const ValueOf& valueOf) {
  Around found{};
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t beat = next + i;  // two too many, as it must not go below 0
    if (beat >= 2 && beat - 2 < track.count) found.values[i] = valueOf(beat - 2);
  }
  return found;
}

double slopeThrough(const BeatTrack& track, std::size_t i, double before, double after) {
  if (!goesThrough(track, i)) return 0.0;
  return (after - before) / (spanTo(track, i) + spanTo(track, i + 1));
}

[[gnu::noinline]] double between(const BeatTrack& track, BeatWay way, const Around& at) {
  const double from = at.values[1];
  const double to = at.values[2];
  const std::size_t next = way.next;
  if (!goesThrough(track, next - 1) && !goesThrough(track, next)) {
    return lerp(from, to, ease(track.beats[next].ease, way.part));
  }
  const double span = spanTo(track, next);
  const SlopeKey keys[] = {{0.0, from, slopeThrough(track, next - 1, at.values[0], to)},
                           {span, to, slopeThrough(track, next, from, at.values[3])}};
  return sample(keys, way.part * span);
}

}  // namespace

[[gnu::noinline]] BeatWay wayAt(const BeatTrack& track, double time) {
  const Beat* beats = track.beats;
  std::size_t next = 0;
  if (track.times == BeatTimes::kSinceStart) {
    while (next < track.count && beats[next].time <= time) ++next;
    if (next == 0 || next == track.count) return {next, 0.0};
    return {next, (time - beats[next - 1].time) / spanTo(track, next)};
  }
  while (next + 1 < track.count && time >= beats[next].time) time -= beats[next++].time;
  return {next, time / beats[next].time};
}

[[gnu::noinline]] double valueOn(const BeatTrack& track, BeatWay way) {
  if (way.next == 0) return track.values[0];
  if (way.next == track.count) return track.values[track.count - 1];
  return between(track, way, around(track, way.next, [&](std::size_t i) { return track.values[i]; }));
}

double valueAhead(const BeatTrack& track, double time) {
  const std::size_t next = wayAt(track, time).next;
  return track.values[next < track.count ? next : track.count - 1];
}

[[gnu::noinline]] Vec2 placeOn(const BeatTrack& x, const BeatTrack& y, BeatWay way, Strikes strikes) {
  const std::size_t next = way.next;
  const bool straight =
      strikes == Strikes::kStraight && x.beats[next < x.count ? next : 0].ease == Ease::kStrike;
  if (next == 0 || next == x.count || straight) {
    return {valueOn(x, way), valueOn(y, way)};
  }
  // From each to the next the shorter way round, so that what is said on either side of a beat agrees.
  Around angles = around(x, next, [&](std::size_t i) { return portableAtan2(x.values[i], y.values[i]); });
  double ahead[4];
  for (std::size_t i = 1; i < 4; ++i) ahead[i] = nearestTurn(angles.values[i] - angles.values[i - 1], 0.0);
  angles.values[0] = angles.values[1] - ahead[1];
  angles.values[2] = angles.values[1] + ahead[2];
  angles.values[3] = angles.values[2] + ahead[3];
  const Around reaches = around(x, next, [&](std::size_t i) {
    return length(Vec2{x.values[i], y.values[i]});
  });
  const SinCos turn = portableSinCos(between(x, way, angles));
  return Vec2{turn.sin, turn.cos} * between(x, way, reaches);
}

}  // namespace stickman
