#include "motion/inertialization.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// Two sources that never meet: a slow wave, and another one elsewhere.
double slowWave(double time) { return 5.0 * std::sin(3.0 * time); }
double otherWave(double time) { return 40.0 - 8.0 * std::cos(5.0 * time); }

// Half a second of the one, then the other; every shown value.
std::vector<double> shownOver(double dt) {
  std::vector<double> values;
  Inertialized<1> shown = settledOn<1>({slowWave(-dt)});
  const int before = static_cast<int>(0.5 / dt + 0.5);
  for (int i = 0; i < 2 * before; ++i) {
    const double time = i * dt;
    if (i == before) {
      const double last = time - dt;
      const double gap = slowWave(last) - otherWave(last);
      switchSource(shown, 0, {gap, (slowWave(time) - otherWave(time) - gap) / dt});
    }
    advance(shown, {i < before ? slowWave(time) : otherWave(time)}, dt);
    values.push_back(shown.value[0]);
  }
  return values;
}

double largestStep(const std::vector<double>& values) {
  double largest = 0.0;
  for (std::size_t i = 1; i < values.size(); ++i)
    largest = std::fmax(largest, std::fabs(values[i] - values[i - 1]));
  return largest;
}

// What is left of an offset of 1 from a source at rest.
double leftAfter(double seconds, double dt) {
  Inertialized<1> shown = settledOn<1>({1.0});
  switchSource(shown, 0, {1.0, 0.0});
  const int ticks = static_cast<int>(seconds / dt + 0.5);
  for (int i = 0; i < ticks; ++i) advance(shown, {0.0}, dt);
  return shown.value[0];
}

}  // namespace

TEST_CASE("inertialization: without a switch the source itself is shown") {
  Inertialized<2> shown = settledOn<2>({1.0, -2.0});
  CHECK(shown.value[0] == 1.0);
  CHECK(shown.value[1] == -2.0);
  for (int i = 0; i < 100; ++i) {
    advance(shown, {1.0 + i, -2.0}, 0.01);
    CHECK(shown.value[0] == 1.0 + i);
    CHECK(shown.value[1] == -2.0);
  }
  CHECK(shown.offset[0].value == 0.0);
}

TEST_CASE("inertialization: at a switch neither value nor velocity jumps") {
  const std::vector<double> coarse = shownOver(1.0 / 960.0);
  const std::vector<double> fine = shownOver(1.0 / 1920.0);
  CHECK(largestStep(coarse) >= 1.9 * largestStep(fine));  // SPEC section 6
  CHECK(largestSecondDifference(coarse) >= 3.5 * largestSecondDifference(fine));
  CHECK(coarse.back() == Approx(otherWave(1.0 - 1.0 / 960.0)).margin(0.2));  // and it gets there
}

TEST_CASE("inertialization: most of an offset is gone after 0.1 s, 98 % after 0.35 s, all in the end") {
  CHECK(leftAfter(0.1, 1.0 / 120.0) == Approx(0.45).margin(0.07));
  CHECK(leftAfter(0.35, 1.0 / 120.0) <= 0.02);
  CHECK(leftAfter(0.35, 1.0 / 120.0) > 0.0);
  CHECK(leftAfter(3.0, 1.0 / 120.0) == 0.0);
}

TEST_CASE("inertialization: the length of the tick does not change how an offset dies away") {
  for (const double seconds : {0.1, 0.2, 0.35}) {
    const double fine = leftAfter(seconds, 1.0 / 1920.0);
    CHECK(leftAfter(seconds, 1.0 / 120.0) == Approx(fine).margin(1e-9));
    CHECK(leftAfter(seconds, 1.0 / 60.0) == Approx(fine).margin(1e-9));
  }
}

TEST_CASE("inertialization: an offset at rest dies away without overshooting") {
  double last = 1.0;
  for (int i = 1; i < 200; ++i) {
    const double now = leftAfter(i / 120.0, 1.0 / 120.0);
    REQUIRE(now >= 0.0);
    REQUIRE(now <= last);
    last = now;
  }
}

TEST_CASE("inertialization: switched in the middle of a blend what is shown goes on from where it is") {
  constexpr double kTick = 1.0 / 120.0;
  for (int interrupted = 1; interrupted < 40; ++interrupted) {
    Inertialized<1> shown = settledOn<1>({30.0});
    switchSource(shown, 0, {30.0, 0.0});
    for (int i = 0; i < interrupted; ++i) advance(shown, {0.0}, kTick);
    Inertialized<1> undisturbed = shown;
    switchSource(shown, 0, {20.0, 0.0});  // the new source is at -20
    advance(shown, {-20.0}, 1e-6);
    advance(undisturbed, {0.0}, 1e-6);
    REQUIRE(shown.value[0] == Approx(undisturbed.value[0]).margin(1e-7));
  }
}

TEST_CASE("inertialization: a switch between sources that are the same leaves a blend alone, to the bit") {
  Inertialized<1> shown = settledOn<1>({30.0});
  switchSource(shown, 0, {30.0, -200.0});
  for (int i = 0; i < 40; ++i) {
    Inertialized<1> undisturbed = shown;
    switchSource(shown, 0, {0.0, 0.0});
    advance(shown, {std::sin(0.1 * i)}, 1.0 / 120.0);
    advance(undisturbed, {std::sin(0.1 * i)}, 1.0 / 120.0);
    REQUIRE(shown.value[0] == undisturbed.value[0]);
    REQUIRE(shown.offset[0].velocity == undisturbed.offset[0].velocity);
  }
}

TEST_CASE("inertialization: switching one value leaves the others alone") {
  Inertialized<3> shown = settledOn<3>({1.0, 2.0, 3.0});
  switchSource(shown, 1, {-48.0, 0.0});
  advance(shown, {1.0, 50.0, 3.0}, 1.0 / 120.0);
  CHECK(shown.value[0] == 1.0);
  CHECK(shown.value[2] == 3.0);
  CHECK(shown.value[1] < 4.0);
}
