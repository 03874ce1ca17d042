#include "cast/stickman/own_action.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "math/scalar.hpp"
#include "math/vec2.hpp"

namespace stickman {
namespace {

using enum TrackTarget;

constexpr unsigned bit(TrackTarget target) { return 1U << static_cast<unsigned>(target); }

struct TargetRules {
  ValueRange range;  // within these no pose needs what a body has not: feet stay in reach, the trunk up
  unsigned needs;    // targets without which the track makes no sense
  unsigned against;  // targets that move the same
};

constexpr ValueRange kTurns{-720, 720, 540};
constexpr ValueRange kBend{8, 150, 480};
constexpr ValueRange kPlace{-60, 60, 300};
constexpr ValueRange kSide{-1, 1, 4};
constexpr ValueRange kLift{0, 40, 200};
constexpr ValueRange kStand{-40, 20, 0};
constexpr unsigned kNearAngles = bit(kNearArm) | bit(kNearElbow);
constexpr unsigned kFarAngles = bit(kFarArm) | bit(kFarElbow);
constexpr unsigned kHands = bit(kNearHandX) | bit(kFarHandX);
constexpr unsigned kArms = kNearAngles | kFarAngles | bit(kNearSide) | bit(kFarSide) | kHands;

// In the order of TrackTarget.
constexpr TargetRules kRules[] = {
    {{-12, 12, 60}, 0, 0},
    {{-26, 40, 120}, 0, 0},
    {{-45, 75, 150}, 0, 0},
    {{0.85F, 1.15F, 3}, 0, 0},
    {{-60, 60, 300}, 0, 0},
    {{-40, 40, 200}, 0, 0},
    {kTurns, 0, 0},
    {kBend, 0, 0},
    {kSide, 0, 0},
    {kTurns, 0, 0},
    {kBend, 0, 0},
    {kSide, 0, 0},
    {kPlace, bit(kNearHandY), kNearAngles},
    {kPlace, bit(kNearHandX), kNearAngles},
    {kPlace, bit(kFarHandY), kFarAngles},
    {kPlace, bit(kFarHandX), kFarAngles},
    {kPlace, bit(kSpearY) | bit(kSpearAngle), kArms},
    {kPlace, bit(kSpearX) | bit(kSpearAngle), kArms},
    {kTurns, bit(kSpearX) | bit(kSpearY), kArms},
    {{0, 1, 20}, 0, 0},
    {kLift, 0, 0},
    {kLift, 0, 0},
    {kStand, 0, 0},
    {kStand, 0, 0},
};
static_assert(std::size(kRules) == kTrackTargetCount);

constexpr unsigned kOfOneWhoStands =
    bit(kShift) | bit(kHeight) | bit(kFrontLift) | bit(kRearLift) | bit(kFront) | bit(kRear);
constexpr unsigned kOnBeatsOfAnother = bit(kNearHandY) | bit(kFarHandY) | bit(kSpearY);
constexpr unsigned kStepping = bit(kFront) | bit(kRear);
constexpr unsigned kTurning = bit(kNearArm) | bit(kFarArm) | bit(kSpearAngle);

constexpr double kWholeTurn = 360.0;    // degrees
constexpr double kShortWay = 0.05;      // s; a change within less is a corner, too
constexpr double kNearestPlace = 10.0;  // u
constexpr double kHairsBreadth = 1e-3;

constexpr auto kLastEase = static_cast<double>(Ease::kThrough);

bool restsAtBothEnds(Ease ease) {
  return ease == Ease::kSmoothstep || ease == Ease::kCubicInOut || ease == Ease::kStrike ||
         ease == Ease::kThrough;
}

// The track has a corner on its way.
[[gnu::noinline]] bool hasCorner(const BeatTrack& track, double seconds) {
  const auto passes = [&](std::size_t i) {
    return track.beats[i].ease == Ease::kThrough && i > 0 && i + 1 < track.count;
  };
  for (std::size_t i = 1; i < track.count; ++i) {
    const double change = absolute(track.values[i] - track.values[i - 1]);
    const bool quick = (track.beats[i].time - track.beats[i - 1].time) * seconds < kShortWay;
    if (quick && (passes(i) || passes(i - 1))) return true;
    const bool eased = restsAtBothEnds(track.beats[i].ease) || passes(i) || passes(i - 1);
    if (change > 0.0 && (!eased || quick)) return true;
  }
  return false;
}

int lowestBit(unsigned bits) {
  int at = 0;
  while ((bits >> at & 1U) == 0) ++at;
  return at;
}

// Reads numbers one after the other, and remembers what was wrong first.
class Reader {
 public:
  Reader(const float* numbers, std::size_t count) : numbers_(numbers), count_(count) {}

  double take(FaultField field, double least, double most) {
    if (fault.fault != Fault::kNone) return least;
    if (at_ == count_) {
      fail(Fault::kLength, field);
      return least;
    }
    const double value = static_cast<double>(numbers_[at_++]);
    if (value >= least && value <= most) return value;
    fault.least = least;
    fault.most = most;
    fail(Fault::kRange, field);
    return least;
  }
  double takeWhole(FaultField field, double least, double most) {
    const double value = take(field, least, most);
    if (value != std::floor(value)) fail(Fault::kRange, field);
    return std::floor(value);
  }
  // A hair's breadth is granted: what is written in full is read as floats.
  void limitWay(double value, double from, double way) {
    if (failed() || absolute(value - from) <= way + kHairsBreadth) return;
    fault.least = from - way;
    fault.most = from + way;
    fail(Fault::kFast, FaultField::kValue);
  }
  void fail(Fault what, FaultField field) {
    if (fault.fault != Fault::kNone) return;
    fault.fault = what;
    fault.field = field;
  }
  void failTrack(Fault what, int track, unsigned others) {
    if (fault.fault != Fault::kNone) return;
    fail(what, FaultField::kTarget);
    fault.track = track;
    fault.key = -1;
    fault.other = others != 0 ? lowestBit(others) : -1;
  }
  bool failed() const { return fault.fault != Fault::kNone; }
  bool atEnd() const { return at_ == count_; }

  ActionFault fault;

 private:
  const float* numbers_;
  std::size_t count_;
  std::size_t at_ = 0;
};

}  // namespace

ValueRange rangeOf(TrackTarget target) { return kRules[static_cast<std::size_t>(target)].range; }

[[gnu::noinline]] ActionFault OwnAction::read(const float* numbers, std::size_t count) {
  Reader reader(numbers, count);
  OwnAction made;
  ActionDefinition& action = made.definition_;
  action.seconds = reader.take(FaultField::kSeconds, kShortestAction, kLongestAction);
  action.loop = reader.takeWhole(FaultField::kLoop, 0.0, 1.0) != 0.0;
  action.moves = reader.takeWhole(FaultField::kMoves, 0.0, 1.0) != 0.0;
  action.inSeconds = false;
  action.places = PlaceWay::kGuarded;
  const double tracks = reader.takeWhole(FaultField::kTracks, 1.0, kMostTracks);
  if (reader.failed()) return reader.fault;
  made.beats_.reset(new Beat[count / 3]);
  made.values_.reset(new double[count / 3]);
  std::size_t used = 0;
  unsigned has = 0;
  for (int i = 0; i < static_cast<int>(tracks); ++i) {
    reader.fault.track = i;
    const auto target = static_cast<TrackTarget>(
        static_cast<int>(reader.takeWhole(FaultField::kTarget, 0.0, kTrackTargetCount - 1.0)));
    const auto keys = static_cast<std::size_t>(reader.takeWhole(FaultField::kKeys, 1.0, kMostKeys));
    if (reader.failed()) return reader.fault;
    if ((has & bit(target)) != 0) {
      reader.failTrack(Fault::kTwice, i, 0);
      return reader.fault;
    }
    const ValueRange range = rangeOf(target);
    Beat* beats = made.beats_.get() + used;
    double* values = made.values_.get() + used;
    double last = 0.0;
    for (std::size_t k = 0; k < keys; ++k) {
      reader.fault.key = static_cast<int>(k);
      last = reader.take(FaultField::kTime, last, 1.0);
      const double value =
          reader.take(FaultField::kValue, static_cast<double>(range.least), static_cast<double>(range.most));
      if (k > 0 && range.fastest > 0.0F) {
        const double span = (last - beats[k - 1].time) * action.seconds;
        reader.limitWay(value, values[k - 1], static_cast<double>(range.fastest) * span);
      }
      const double ease = reader.takeWhole(FaultField::kEasing, 0.0, kLastEase);
      if (reader.failed()) return reader.fault;
      beats[k] = {last, static_cast<Ease>(static_cast<int>(ease))};
      values[k] = value;
    }
    // Round and round it goes on from where it began, or whole turns later.
    const double change = values[keys - 1] - values[0];
    const double turns = change / kWholeTurn;
    const bool turning = (bit(target) & kTurning) != 0 && turns == std::floor(turns);
    if (action.loop && range.fastest > 0.0F && !turning) reader.limitWay(values[keys - 1], values[0], 0.0);
    if (reader.failed()) return reader.fault;
    reader.fault.key = -1;
    used += keys;
    has |= bit(target);
    ActionTrack& track = made.tracks_[i];
    track = {.target = target, .track = {.count = keys, .beats = beats, .values = values}};
    if (action.loop && turning) track.turn = change;
    track.rounded = (bit(target) & kStepping) == 0 && hasCorner(track.track, action.seconds);
  }
  reader.fault.track = -1;
  if (!reader.atEnd()) reader.fail(Fault::kLength, FaultField::kTracks);
  for (int i = 0; i < static_cast<int>(tracks); ++i) {
    const ActionTrack& track = made.tracks_[i];
    const TargetRules& rules = kRules[static_cast<std::size_t>(track.target)];
    if ((rules.needs & ~has) != 0) reader.failTrack(Fault::kNeeds, i, rules.needs & ~has);
    if ((rules.against & has) != 0) reader.failTrack(Fault::kAgainst, i, rules.against & has);
    if (action.moves && (bit(track.target) & kOfOneWhoStands) != 0) reader.failTrack(Fault::kStands, i, 0);
  }
  if (reader.failed()) return reader.fault;
  for (int i = 0; i < static_cast<int>(tracks); ++i) {
    const ActionTrack& track = made.tracks_[i];
    if ((bit(track.target) & kOnBeatsOfAnother) == 0) continue;
    const auto other = static_cast<TrackTarget>(static_cast<int>(track.target) - 1);
    for (const ActionTrack& x : made.tracks_) {
      if (x.target != other || x.track.beats == nullptr) continue;
      bool same = x.track.count == track.track.count;
      for (std::size_t k = 0; same && k < x.track.count; ++k) {
        same = x.track.beats[k].time == track.track.beats[k].time &&
               x.track.beats[k].ease == track.track.beats[k].ease;
      }
      for (std::size_t k = 0; same && k < x.track.count; ++k) {
        const Vec2 place{x.track.values[k], track.track.values[k]};
        if (dot(place, place) >= kNearestPlace * kNearestPlace) continue;
        reader.failTrack(Fault::kNear, i, bit(other));
        reader.fault.field = FaultField::kValue;
        reader.fault.key = static_cast<int>(k);
        reader.fault.least = kNearestPlace;
        break;
      }
      if (!same) reader.failTrack(Fault::kBeats, i, bit(other));
    }
  }
  if (reader.failed()) return reader.fault;
  action.count = static_cast<std::size_t>(tracks);
  std::copy(std::begin(made.tracks_), std::end(made.tracks_), std::begin(tracks_));
  definition_ = action;
  definition_.tracks = tracks_;
  beats_ = std::move(made.beats_);
  values_ = std::move(made.values_);
  return {};
}

}  // namespace stickman
