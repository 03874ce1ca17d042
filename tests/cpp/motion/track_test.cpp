#include "motion/track.hpp"

#include "catch.hpp"
#include "smoothness.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr Key kMixed[] = {{0.1, 5.0},
                          {0.3, 9.0, Ease::kLinear},
                          {0.4, 9.0, Ease::kCubicIn},  // a hold, whatever its easing
                          {0.6, -3.0, Ease::kCubicOut},
                          {1.0, 1.0}};

constexpr SlopeKey kCurve[] = {{0.0, 0.0, 0.0}, {0.2, 10.0, 35.0}, {0.5, -4.0, -80.0}, {1.0, 2.0, 0.0}};

}  // namespace

TEST_CASE("track: before the first and after the last key the end values hold") {
  for (const double before : {0.1, 0.0999, 0.0, -3.0, -kInfinity}) CHECK(sample(kMixed, before) == 5.0);
  for (const double after : {1.0, 1.0001, 7.0, kInfinity}) CHECK(sample(kMixed, after) == 1.0);
  for (const double before : {0.0, -1e-9, -5.0}) CHECK(sample(kCurve, before) == 0.0);
  for (const double after : {1.0, 1.0 + 1e-9, 5.0}) CHECK(sample(kCurve, after) == 2.0);
}

TEST_CASE("track: a single key is a constant") {
  constexpr Key kOne[] = {{0.5, 3.0}};
  constexpr SlopeKey kOneSlope[] = {{0.5, 3.0, 20.0}};
  for (const double time : {-1.0, 0.5, 2.0}) {
    CHECK(sample(kOne, time) == 3.0);
    CHECK(sample(kOneSlope, time) == 3.0);
  }
}

TEST_CASE("track: goes through every key") {
  for (const Key& key : kMixed) CHECK(sample(kMixed, key.time) == Approx(key.value).margin(1e-12));
  for (const SlopeKey& key : kCurve) CHECK(sample(kCurve, key.time) == Approx(key.value).margin(1e-12));
}

TEST_CASE("track: two equal keys in a row are a hold") {
  for (int i = 0; i <= 20; ++i) CHECK(sample(kMixed, 0.3 + 0.1 * i / 20.0) == Approx(9.0).margin(1e-12));
}

TEST_CASE("track: every way has the easing of the key it leads to, smoothstep unless told") {
  for (const double t : {0.1, 0.37, 0.5, 0.81}) {
    INFO("part " << t);
    CHECK(sample(kMixed, 0.1 + 0.2 * t) == Approx(5.0 + 4.0 * t));
    CHECK(sample(kMixed, 0.4 + 0.2 * t) == Approx(9.0 - 12.0 * (1.0 - (1.0 - t) * (1.0 - t) * (1.0 - t))));
    CHECK(sample(kMixed, 0.6 + 0.4 * t) == Approx(-3.0 + 4.0 * t * t * (3.0 - 2.0 * t)));
  }
}

TEST_CASE("track: keys with slopes are met at their slope, from both sides") {
  constexpr double kStep = 1e-7;
  for (const SlopeKey& key : kCurve) {
    INFO("key at " << key.time);
    const double value = sample(kCurve, key.time);
    if (key.time < 1.0)
      CHECK((sample(kCurve, key.time + kStep) - value) / kStep == Approx(key.slope).margin(1e-3));
    if (key.time > 0.0)
      CHECK((value - sample(kCurve, key.time - kStep)) / kStep == Approx(key.slope).margin(1e-3));
  }
}

TEST_CASE("track: a curve of slope keys has no jump of velocity; one of linear ways has") {
  CHECK(halvingRatio([](double t) { return sample(kCurve, t); }, -0.2, 1.2, 1400) >= kSmoothRatio);
  static constexpr Key kCorners[] = {{0.0, 0.0}, {0.5, 4.0, Ease::kLinear}, {1.0, 1.0, Ease::kLinear}};
  CHECK(halvingRatio([](double t) { return sample(kCorners, t); }, -0.2, 1.2, 1400) < 2.1);
}

TEST_CASE("track: between slope keys runs the cubic that they define") {
  // The cubic 2t^3 - 3t + 1, given by its values and slopes at 0.2 and 0.9, is met everywhere between.
  const auto cubic = [](double t) { return 2.0 * t * t * t - 3.0 * t + 1.0; };
  const auto slope = [](double t) { return 6.0 * t * t - 3.0; };
  const SlopeKey keys[] = {{0.2, cubic(0.2), slope(0.2)}, {0.9, cubic(0.9), slope(0.9)}};
  for (int i = 0; i <= 50; ++i) {
    const double t = 0.2 + 0.7 * i / 50.0;
    CHECK(sample(keys, t) == Approx(cubic(t)).margin(1e-12));
  }
}
