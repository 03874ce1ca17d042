#include "cast/stickman/throw.hpp"

#include <iterator>

#include "math/scalar.hpp"
#include "motion/key_table.hpp"

namespace stickman {
namespace {

// The arm turns one way only: from hanging back and up behind the head, over the top, down across the body.
constexpr auto kNearArm = keyTable({{0.0, 0.1},
                                    {0.34, -2.35},
                                    {0.42, -2.45},
                                    {0.55, -4.75, Ease::kCubicInOut},
                                    {0.70, -5.75},
                                    {0.80, -5.85},
                                    {1.0, 0.1 - kTwoPi}});
constexpr auto kNearElbow =
    keyTable({{0.0, 0.6}, {0.34, 1.75}, {0.44, 1.75}, {0.54, 0.25}, {0.72, 0.45}, {1.0, 0.6}});
constexpr auto kFarArm =
    keyTable({{0.0, -0.25}, {0.34, 1.45}, {0.44, 1.40}, {0.60, -0.55}, {0.78, -0.55}, {1.0, -0.25}});
constexpr auto kFarElbow =
    keyTable({{0.0, 0.6}, {0.34, 0.30}, {0.44, 0.35}, {0.60, 1.3}, {0.78, 1.2}, {1.0, 0.6}});
constexpr auto kLean =
    keyTable({{0.0, 0.05}, {0.34, -0.24}, {0.42, -0.25}, {0.58, 0.34}, {0.76, 0.36}, {1.0, 0.05}});
constexpr auto kShift =
    keyTable({{0.0, 0.0}, {0.34, -8.0}, {0.42, -8.0}, {0.58, 11.0}, {0.76, 11.5}, {1.0, 0.0}});
constexpr auto kHeight = keyTable({{0.0, 0.0}, {0.36, -5.0}, {0.56, -2.0}, {0.72, -7.0}, {1.0, 0.0}});
// The step begins with the swing of the arm and is over at the release.
constexpr auto kFront = keyTable({{0.30, 0.0}, {0.80, 16.0}, {1.0, 0.0}});

constexpr ActionTrack kTracks[] = {
    {TrackTarget::kShift, kShift.track()},
    {TrackTarget::kHeight, kHeight.track()},
    {.target = TrackTarget::kLean, .track = kLean.track(), .radians = true, .replaces = true},
    {.target = TrackTarget::kNearArm, .track = kNearArm.track(), .radians = true},
    {.target = TrackTarget::kNearElbow, .track = kNearElbow.track(), .radians = true},
    {.target = TrackTarget::kFarArm, .track = kFarArm.track(), .radians = true},
    {.target = TrackTarget::kFarElbow, .track = kFarElbow.track(), .radians = true},
    {TrackTarget::kFront, kFront.track()},
};

}  // namespace

const ActionDefinition kThrowAction{.seconds = kThrowDuration,
                                    .loop = false,
                                    .moves = false,
                                    .inSeconds = false,
                                    .places = PlaceWay::kRound,
                                    .count = std::size(kTracks),
                                    .tracks = kTracks};

}  // namespace stickman
