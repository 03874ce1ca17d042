#include "cast/stickman/thrust.hpp"

#include <iterator>

#include "motion/key_table.hpp"

namespace stickman {
namespace {

// The straight stroke is 65 u long, 17 u below the shoulder (MOTION): as far as both arms reach on the grips.
constexpr auto kAlong = keyTable(
    {{0.0, 2.0}, {0.34, -30.0}, {0.38, -31.0}, {0.54, 33.5, Ease::kStrike}, {0.66, 33.5}, {1.0, 4.0}});
constexpr auto kBelow = keyTable({{0.0, 17.0}, {0.34, 15.0}, {0.54, 17.0}, {0.66, 17.0}, {1.0, 17.0}});
constexpr auto kAngle = keyTable({{0.0, 0.12}, {0.34, -0.04}, {0.54, 0.0}, {0.66, 0.0}, {1.0, 0.12}});
constexpr auto kLean =
    keyTable({{0.0, 0.0}, {0.34, -0.10}, {0.54, 0.20, Ease::kStrike}, {0.66, 0.20}, {1.0, 0.0}});

constexpr ActionTrack kTracks[] = {
    {.target = TrackTarget::kLean, .track = kLean.track(), .radians = true},
    {TrackTarget::kSpearX, kAlong.track()},
    {TrackTarget::kSpearY, kBelow.track()},
    {.target = TrackTarget::kSpearAngle, .track = kAngle.track(), .radians = true},
};

}  // namespace

const ActionDefinition kThrustAction{.seconds = kThrustDuration,
                                     .loop = false,
                                     .moves = true,
                                     .inSeconds = false,
                                     .places = PlaceWay::kStraight,
                                     .count = std::size(kTracks),
                                     .tracks = kTracks};

}  // namespace stickman
