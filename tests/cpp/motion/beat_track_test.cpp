#include "motion/beat_track.hpp"

#include <cmath>

#include "catch.hpp"
#include "math/vec2.hpp"
#include "motion/key_table.hpp"
#include "smoothness.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr auto kRise =
    keyTable({{0.2, 1.0}, {0.4, 3.0, Ease::kLinear}, {0.5, 3.0}, {0.9, -1.0, Ease::kCubicInOut}});

double at(const BeatTrack& track, double time) { return valueOn(track, wayAt(track, time)); }

}  // namespace

TEST_CASE("beat track: holds its ends, is on every beat at its time, and eased between") {
  const BeatTrack track = kRise.track();
  CHECK(at(track, -1.0) == 1.0);
  CHECK(at(track, 0.2) == 1.0);
  CHECK(at(track, 0.25) == Approx(1.5));
  CHECK(at(track, 0.45) == 3.0);
  CHECK(at(track, 0.6) == Approx(3.0 - 4.0 * 4.0 / 64.0));
  CHECK(at(track, 0.9) == -1.0);
  CHECK(at(track, 7.0) == -1.0);
}

TEST_CASE("beat track: counted since the beat before it is the same track") {
  Beat since[] = {{0.0}, {0.2, Ease::kLinear}, {0.1}, {0.4, Ease::kCubicInOut}};
  const BeatTrack spans{4, since, kRise.values, BeatTimes::kSinceBeat};
  for (int i = 0; i <= 100; ++i) {
    const double time = i / 100.0;
    CHECK(at(spans, time) == Approx(at(kRise.track(), 0.2 + time)).margin(1e-12));
  }
}

TEST_CASE("beat track: what steps has the value of the beat to come") {
  const BeatTrack track = kRise.track();
  CHECK(valueAhead(track, 0.1) == 1.0);
  CHECK(valueAhead(track, 0.2) == 3.0);
  CHECK(valueAhead(track, 0.39) == 3.0);
  CHECK(valueAhead(track, 0.5) == -1.0);
  CHECK(valueAhead(track, 2.0) == -1.0);
}

TEST_CASE("beat track: goes on through a beat, smoothly and without rest, and rests at its ends") {
  static constexpr auto kPass = keyTable(
      {{0.0, 0.0, Ease::kThrough}, {0.3, 2.0, Ease::kThrough}, {0.7, 5.0}, {1.0, 4.0, Ease::kThrough}});
  const BeatTrack track = kPass.track();
  CHECK(at(track, 0.3) == Approx(2.0));
  const double slope = (at(track, 0.3001) - at(track, 0.2999)) / 0.0002;
  CHECK(slope == Approx(5.0 / 0.7).epsilon(1e-3));
  CHECK(halvingRatio([&](double time) { return at(track, time); }, -0.1, 1.1, 4000) >= kSmoothRatio);
}

TEST_CASE("beat track: a place goes round the origin, but straight in a strike") {
  static constexpr auto kX = keyTable({{0.0, -20.0}, {1.0, 20.0}, {2.0, -20.0, Ease::kStrike}});
  static constexpr auto kY = keyTable({{0.0, 1.0}, {1.0, 1.0}, {2.0, 1.0}});
  const BeatTrack x = kX.track();
  const BeatTrack y = kY.track();
  const auto place = [&](double time) { return placeOn(x, y, wayAt(x, time)); };
  for (int i = 0; i <= 20; ++i) CHECK(length(place(i / 20.0)) == Approx(length(Vec2{20.0, 1.0})));
  CHECK(place(0.5).y == Approx(length(Vec2{20.0, 1.0})));
  for (int i = 0; i <= 20; ++i) CHECK(place(1.0 + i / 20.0).y == Approx(1.0));
  CHECK(place(5.0).x == Approx(-20.0));
}
