#include "cast/stickman/throw.hpp"

#include <cmath>

#include "action_watch.hpp"
#include "catch.hpp"
#include "math/scalar.hpp"
#include "rig/forward_limb.hpp"
#include "smoothness.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr int kSteps = 1000;

// The throwing hand, relative to the shoulder: x forward, y down.
Vec2 hand(double part) {
  const ThrowPose pose = throwPose(part);
  return solve(ForwardLimb{{0.0, 0.0}, 27.0, 25.0, pose.nearArm, pose.nearFlex}).end;
}

double handSpeed(double part) { return distance(hand(part - 0.0005), hand(part + 0.0005)) / 0.001; }

double fastest() {
  double at = 0.0;
  for (int i = 1; i < kSteps; ++i) {
    const double part = static_cast<double>(i) / kSteps;
    if (handSpeed(part) > handSpeed(at)) at = part;
  }
  return at;
}

}  // namespace

TEST_CASE("throw: ends as it began, the arm a whole turn later") {
  const ThrowPose a = throwPose(0.0);
  const ThrowPose b = throwPose(1.0);
  CHECK(std::fabs(b.nearArm - a.nearArm) == Approx(kTwoPi));
  CHECK(b.nearFlex == Approx(a.nearFlex));
  CHECK(b.farArm == Approx(a.farArm));
  CHECK(b.farFlex == Approx(a.farFlex));
  CHECK(b.lean == Approx(a.lean));
  CHECK(a.shift == 0.0);
  CHECK(b.shift == 0.0);
  CHECK(a.crouch == 0.0);
  CHECK(b.crouch == 0.0);
}

TEST_CASE("throw: wind-up behind and above, release over the top, follow-through down in front") {
  const double release = fastest();
  CHECK(release > 0.35);
  CHECK(release < 0.7);
  // Wound up: somewhere before the release the hand hangs still behind the shoulder and not below the elbow.
  double behind = 0.0;
  double shift = 0.0;
  double lean = 0.0;
  for (int i = 0; i <= kSteps; ++i) {
    const double part = release * i / kSteps;
    behind = std::fmin(behind, hand(part).x);
    shift = std::fmin(shift, throwPose(part).shift);
    lean = std::fmin(lean, throwPose(part).lean);
  }
  CHECK(behind < -10.0);
  CHECK(shift < -4.0);  // the weight goes to the rear foot first
  CHECK(lean < -0.1);
  // Follow-through: after the release the hand comes down in front of him, the weight over the front foot.
  double low = -1e9;
  double ahead = 0.0;
  double after = 0.0;
  for (int i = 0; i <= kSteps; ++i) {
    const double part = release + (1.0 - release) * i / kSteps;
    if (hand(part).x > 0.0) low = std::fmax(low, hand(part).y);
    ahead = std::fmax(ahead, hand(part).x);
    after = std::fmax(after, throwPose(part).shift);
  }
  CHECK(ahead > 35.0);
  CHECK(low > 15.0);
  CHECK(after > 4.0);
  // It is quick where it is a throw, and slow where it is not.
  CHECK(handSpeed(release) > 3.0 * handSpeed(0.9));
}

TEST_CASE("throw: the arm turns one way only, elbows bend only forward") {
  double last = throwPose(0.0).nearArm;
  const double way = throwPose(1.0).nearArm - last > 0.0 ? 1.0 : -1.0;
  for (int i = 1; i <= kSteps; ++i) {
    const ThrowPose pose = throwPose(static_cast<double>(i) / kSteps);
    REQUIRE(way * (pose.nearArm - last) >= -1e-9);
    REQUIRE(pose.nearFlex >= 0.0);
    REQUIRE(pose.farFlex >= 0.0);
    REQUIRE(pose.nearFlex < 2.6);
    last = pose.nearArm;
  }
}

TEST_CASE("throw: nothing in it starts or ends with a jerk") {
  using Value = double ThrowPose::*;
  const Value all[] = {&ThrowPose::nearArm, &ThrowPose::nearFlex, &ThrowPose::farArm, &ThrowPose::farFlex,
                       &ThrowPose::lean,    &ThrowPose::shift,    &ThrowPose::crouch};
  for (const auto& value : all) {
    CHECK(halvingRatio([&](double part) { return throwPose(part).*value; }, -0.1, 1.1, 2400) >= kSmoothRatio);
  }
}

TEST_CASE("throw: the weight stays over the feet") {
  for (int i = 0; i <= kSteps; ++i) {
    const ThrowPose pose = throwPose(static_cast<double>(i) / kSteps);
    REQUIRE(std::fabs(pose.shift) <= 12.0);
    REQUIRE(pose.crouch >= 0.0);
    REQUIRE(pose.crouch <= 20.0);
  }
}

TEST_CASE("throw: no foot that stands slides, and standing or walking one always stands") {
  const StickmanParameters p;
  for (const Action before : {Action::kIdle, Action::kWalk, Action::kRun}) {
    for (int phase = 0; phase < 16; ++phase) {
      INFO(nameOf(before) << " at phase " << phase << "/16");
      Player player = playerAt(p, before, phase / 16.0);
      player.ask(Action::kThrow, p);
      ActionWatch watch;
      player.run(p, kThrowDuration + 1.0, kDt, [&](const StickmanState& s) {
        watch.see(s, p);
        const bool throwing = static_cast<Action>(s.activity.action) == Action::kThrow;
        if (throwing && before != Action::kRun) REQUIRE(contacts(s) != 0);
        REQUIRE(s.spear.presence < 0.01);  // no weapon
      });
      CHECK(watch.drift <= 0.01);
      CHECK(watch.penetration <= 0.05);
      CHECK(watch.boneError <= 1e-6);
    }
  }
}

TEST_CASE("throw: the arm ends hanging as before, without turning back") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kIdle);
  player.ask(Action::kThrow, p);
  player.run(p, kThrowDuration * 0.9);
  double back = 0.0;
  double last = player.state.body.value[static_cast<std::size_t>(Target::kNearArm)];
  player.run(p, 1.5, kDt, [&](const StickmanState& s) {
    const double now = s.body.value[static_cast<std::size_t>(Target::kNearArm)];
    back += std::fabs(now - last);
    last = now;
  });
  CHECK(back < 1.0);  // rad: a whole turn back would be 6
}
