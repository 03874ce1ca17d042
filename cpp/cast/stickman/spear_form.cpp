#include "cast/stickman/spear_form.hpp"

#include <iterator>

namespace stickman {
namespace {

constexpr Ease kFlow = Ease::kSmoothstep;
constexpr Ease kBlow = Ease::kStrike;
constexpr Ease kPass = Ease::kThrough;
constexpr Ease kSweep = Ease::kCubicInOut;

// clang-format off
constexpr FormPose kForm[] = {
    //                  s   way      spear  grip x,y     lean  shift height front rear lift squash
    {"guard",         0.0, kFlow,     8.0,   6.0,  17.0,  0.06,   0.0,  -6.0, 20.0, 20.0,  0.0,  1.0},
    {"gather",       0.55, kFlow,    -4.0, -30.0,  14.0, -0.10, -13.0,  -9.0, 20.0, 20.0,  0.0,  1.0},
    {"thrust",       0.34, kBlow,     0.0,  33.5,  17.0,  0.26,  10.0, -10.0, 34.0, 20.0,  0.0,  1.0},
    {"thrust",       0.25, kFlow,     0.0,  33.5,  17.0,  0.26,  10.0, -10.0, 34.0, 20.0,  0.0,  1.0},
    {"recover",      0.50, kFlow,    40.0,  -4.0,  27.0, -0.04,  -8.0,  -8.0, 34.0, 20.0,  0.0,  1.0},
    {"high guard",   0.55, kFlow,    -6.0,  12.0, -27.0,  0.04,   0.0,  -4.0, 18.0, 20.0,  0.0,  1.0},
    {"raise",        0.45, kFlow,    70.0,  -2.0, -28.0, -0.12,  -8.0,  -3.0, 18.0, 20.0,  0.0, 1.02},
    {"sweep",        0.42, kSweep,  -38.0,  24.0,  25.0,  0.34,   8.0, -16.0, 30.0, 20.0,  0.0,  1.0},
    {"low stance",   0.60, kFlow,     4.0,   2.0,  28.0,  0.22,  -6.0, -25.0, 34.0, 34.0,  0.0, 0.97},
    {"low thrust",   0.32, kBlow,     6.0,  33.0,  17.0,  0.36,  10.0, -22.0, 34.0, 34.0,  0.0,  1.0},
    {"low thrust",   0.22, kFlow,     6.0,  33.0,  17.0,  0.36,  10.0, -22.0, 34.0, 34.0,  0.0,  1.0},
    {"rise",         0.55, kFlow,    88.0,  26.0,  14.0, -0.02,  -2.0,  -2.0, 14.0, 20.0,  0.0, 1.02},
    {"turn behind",  0.34, kPass,   178.0,  12.0, -28.0, -0.10,  -4.0,  -3.0, 14.0, 20.0,  0.0,  1.0},
    {"turn below",   0.34, kPass,   268.0,  29.0,   4.0,  0.04,   2.0,  -5.0, 14.0, 20.0,  0.0,  1.0},
    {"turn home",    0.36, kFlow,   362.0,  10.0,  27.0,  0.10,   0.0,  -9.0, 22.0, 20.0,  0.0,  1.0},
    {"crane",        0.60, kFlow,   425.0,  -8.0,  27.0, -0.08,  -9.0,   0.0, 14.0, 20.0, 30.0, 1.02},
    {"stamp",        0.42, kFlow,   352.0, -28.0,  15.0,  0.02,  -4.0, -12.0, 22.0, 20.0,  0.0, 0.97},
    {"last thrust",  0.34, kBlow,   372.0,  32.0,  16.0,  0.22,  11.0,  -8.0, 34.0, 20.0,  0.0,  1.0},
    {"salute",       0.80, kFlow,   450.0,  27.0,   8.0, -0.04,   0.0,   0.0, 11.0, 11.0,  0.0, 1.02},
    {"guard",        0.80, kFlow,   368.0,   6.0,  17.0,  0.06,   0.0,  -6.0, 20.0, 20.0,  0.0,  1.0},
};
// clang-format on

constexpr std::size_t kPoses = std::size(kForm);

// The same table by columns.
struct Column {
  double values[kPoses];
};

constexpr Column column(double FormPose::*value) {
  Column found{};
  for (std::size_t i = 0; i < kPoses; ++i) found.values[i] = kForm[i].*value;
  return found;
}

struct Beats {
  Beat beats[kPoses];
};

constexpr Beats kBeats = [] {
  Beats found{};
  for (std::size_t i = 0; i < kPoses; ++i) found.beats[i] = {kForm[i].duration, kForm[i].ease};
  return found;
}();

constexpr Column kSpear = column(&FormPose::spearDegrees);
constexpr Column kGripX = column(&FormPose::gripX);
constexpr Column kGripY = column(&FormPose::gripY);
constexpr Column kLean = column(&FormPose::lean);
constexpr Column kShift = column(&FormPose::shift);
constexpr Column kHeight = column(&FormPose::height);
constexpr Column kFront = column(&FormPose::front);
constexpr Column kRear = column(&FormPose::rear);
constexpr Column kLift = column(&FormPose::lift);
constexpr Column kSquash = column(&FormPose::squash);

constexpr BeatTrack track(const Column& values) {
  return {.count = kPoses, .beats = kBeats.beats, .values = values.values, .times = BeatTimes::kSinceBeat};
}

// In the form the whole body has its place: nothing is left of standing there and breathing.
constexpr ActionTrack whole(TrackTarget target, const Column& values, bool radians = false) {
  return {.target = target, .track = track(values), .radians = radians, .replaces = true};
}

constexpr ActionTrack kTracks[] = {
    whole(TrackTarget::kShift, kShift),      whole(TrackTarget::kHeight, kHeight),
    whole(TrackTarget::kLean, kLean, true),  whole(TrackTarget::kSquash, kSquash),
    whole(TrackTarget::kSpearX, kGripX),     whole(TrackTarget::kSpearY, kGripY),
    whole(TrackTarget::kSpearAngle, kSpear), whole(TrackTarget::kFrontLift, kLift),
    whole(TrackTarget::kFront, kFront),      whole(TrackTarget::kRear, kRear),
};

constexpr double roundDuration() {
  double duration = 0.0;
  for (std::size_t i = 1; i < kPoses; ++i) duration += kForm[i].duration;
  return duration;
}

}  // namespace

FormTable spearFormTable() { return {kForm, kPoses}; }

const ActionDefinition kSpearFormAction{.seconds = roundDuration(),
                                        .loop = true,
                                        .moves = false,
                                        .inSeconds = true,
                                        .places = PlaceWay::kRound,
                                        .count = std::size(kTracks),
                                        .tracks = kTracks};

}  // namespace stickman
