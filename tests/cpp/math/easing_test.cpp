#include "math/easing.hpp"

#include "catch.hpp"
#include "smoothness.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

struct Ends {
  Ease kind;
  const char* name;
  double startSlope;
  double endSlope;
};

// What the names promise about how a movement begins and ends.
constexpr Ends kAll[] = {
    {Ease::kSmoothstep, "smoothstep", 0.0, 0.0}, {Ease::kLinear, "linear", 1.0, 1.0},
    {Ease::kCubicIn, "cubicIn", 0.0, 3.0},       {Ease::kCubicOut, "cubicOut", 3.0, 0.0},
    {Ease::kCubicInOut, "cubicInOut", 0.0, 0.0}, {Ease::kBackOut, "backOut", 4.70158, 0.0},
    {Ease::kStrike, "strike", 0.0, 0.0},
};

}  // namespace

TEST_CASE("easing: 0 at 0, 1 at 1, and held outside") {
  for (const Ends& e : kAll) {
    INFO(e.name);
    CHECK(ease(e.kind, 0.0) == Approx(0.0).margin(1e-15));
    CHECK(ease(e.kind, 1.0) == Approx(1.0).margin(1e-15));
    for (const double beyond : {1e-9, 0.5, 1e30, kInfinity}) {
      CHECK(ease(e.kind, -beyond) == ease(e.kind, 0.0));
      CHECK(ease(e.kind, 1.0 + beyond) == ease(e.kind, 1.0));
    }
  }
}

TEST_CASE("easing: never goes back, but backOut, which overshoots by a tenth") {
  for (const Ends& e : kAll) {
    INFO(e.name);
    double last = 0.0;
    double highest = 0.0;
    bool back = false;
    for (int i = 1; i <= 10000; ++i) {
      const double now = ease(e.kind, i / 10000.0);
      back = back || now < last - 1e-15;
      highest = std::fmax(highest, now);
      last = now;
    }
    if (e.kind == Ease::kBackOut) {
      CHECK(back);
      CHECK(highest == Approx(1.1).margin(0.001));
    } else {
      CHECK_FALSE(back);
      CHECK(highest <= 1.0 + 1e-15);
    }
  }
}

TEST_CASE("easing: begins and ends with the slopes that it promises") {
  constexpr double kStep = 1e-6;
  for (const Ends& e : kAll) {
    INFO(e.name);
    CHECK(ease(e.kind, kStep) / kStep == Approx(e.startSlope).margin(2e-5));
    CHECK((ease(e.kind, 1.0) - ease(e.kind, 1.0 - kStep)) / kStep == Approx(e.endSlope).margin(2e-5));
  }
}

TEST_CASE("easing: those that rest at both ends join a hold without a jump of velocity, a strike too") {
  for (const Ends& e : kAll) {
    INFO(e.name);
    const double ratio =
        halvingRatio([&](double t) { return ease(e.kind, t); }, -0.2, 1.2, 1400);  // with what is held
    const bool resting = e.startSlope == 0.0 && e.endSlope == 0.0;
    if (resting) CHECK(ratio >= kSmoothRatio);
    if (!resting) CHECK(ratio < 2.1);
  }
}

TEST_CASE("easing: the named curves go through known points") {
  CHECK(ease(Ease::kSmoothstep, 0.25) == Approx(0.15625));
  CHECK(ease(Ease::kLinear, 0.25) == 0.25);
  CHECK(ease(Ease::kCubicIn, 0.5) == 0.125);
  CHECK(ease(Ease::kCubicOut, 0.5) == 0.875);
  CHECK(ease(Ease::kCubicInOut, 0.25) == 0.0625);
  CHECK(ease(Ease::kCubicInOut, 0.75) == 0.9375);
  // A blow does most of its way early, as cubicOut does.
  CHECK(ease(Ease::kStrike, 0.5) > 0.75);
  CHECK(ease(Ease::kStrike, 0.5) < ease(Ease::kCubicOut, 0.5));
}
