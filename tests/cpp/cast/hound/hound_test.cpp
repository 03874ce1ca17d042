// What hangs on the hound's body, and what a jump does to it.
#include "cast/hound/hound.hpp"

#include "catch.hpp"
#include "hound_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

Vec2 tailTip(const HoundSnapshot& s) { return s.pose[HoundJoint::kTailTip] - s.pose[HoundJoint::kTailRoot]; }

// From the skull to the ear, as long as he looks ahead.
Vec2 ear(const HoundSnapshot& s) { return s.pose[HoundJoint::kEar] - s.pose[HoundJoint::kHead]; }

HoundSnapshot standingHound() { return settledHound(houndParameters(), {}); }

}  // namespace

TEST_CASE("hound: a fresh one goes on as he has been, ear and tail too") {
  for (const double speed : {0.0, 100.0, 240.0, 700.0}) {
    INFO("speed " << speed);
    HoundSnapshot s = settledHound(houndParameters(), running(speed));
    const auto fastest = [&](double seconds) {
      HoundSnapshot before = s;
      double worst = 0.0;
      run(s, running(speed), seconds, kHoundTick, [&](const HoundSnapshot& now) {
        worst = std::max(worst, distance(ear(now), ear(before)));
        for (std::size_t i = 0; i < kTailPoints; ++i) {
          const Vec2 at{now.tail.x[i], now.tail.y[i]};
          worst = std::max(worst, distance(at, {before.tail.x[i], before.tail.y[i]}));
        }
        before = now;
      });
      return worst;
    };
    const double first = fastest(0.25);
    CHECK(first <= 1.1 * fastest(4.0) + 0.01);
  }
}

TEST_CASE("hound: ear and tail stay back at a start and fly on at a stop") {
  // His speed follows at 3.3/s: it changes by up to 700 * 3.3 / e = 850 u/s^2, and an ear on a spring of
  // 420/s^2 gives 2 u.
  HoundSnapshot s = standingHound();
  const double hangs = ear(s).x;
  const Vec2 carried = tailTip(s);
  double earBack = 0.0;
  run(s, running(700.0), 0.4, kHoundTick,
      [&](const HoundSnapshot& now) { earBack = std::min(earBack, ear(now).x - hangs); });
  CHECK(earBack < -1.5);
  // It hangs 60 degrees below the horizontal, and what it lags behind him at 0.8 * 850 u/s^2 lifts it faster
  // than it is raised for running: by a third of its 40 u in the first 0.4 s.
  CHECK(carried.y - tailTip(s).y > 13.3);
  s = steadyHound(700.0);
  const double streams = ear(s).x;
  double earAhead = 0.0;
  run(s, running(0.0), 1.0, kHoundTick,
      [&](const HoundSnapshot& now) { earAhead = std::max(earAhead, ear(now).x - streams); });
  CHECK(earAhead > 1.5);
}

TEST_CASE("hound: in a jump the head stays on the shoulders") {
  for (const double speed : {0.0, 500.0}) {
    INFO("speed " << speed);
    HoundSnapshot s = speed > 0.0 ? steadyHound(speed) : standingHound();
    HoundCommands commands = running(speed);
    const auto neck = [](const HoundSnapshot& now) {
      return now.pose[HoundJoint::kHead].y - now.pose[HoundJoint::kChest].y;
    };
    // What the gait does of it by itself, with what standing and running differ by.
    double low = 1e9;
    double high = -1e9;
    const auto see = [&](const HoundSnapshot& now) {
      low = std::min(low, neck(now));
      high = std::max(high, neck(now));
    };
    HoundSnapshot other = standingHound();
    see(other);
    run(s, commands, 1.0, kHoundTick, see);
    const double before = low;
    const double above = high;
    ask(commands, HoundState::kJump);
    run(s, commands, 1.4, kHoundTick, see);
    CHECK(low > before - 2.0);
    CHECK(high < above + 2.0);
  }
}

TEST_CASE("hound: breath and paddling go by seconds, not by ticks") {
  HoundCommands swims;
  ask(swims, HoundState::kSwim);
  const auto after = [&](double dt) {
    HoundSnapshot s = settledHound(houndParameters(), swims);
    run(s, swims, 0.5, dt, [](const HoundSnapshot&) {});
    return s;
  };
  const HoundSnapshot start = settledHound(houndParameters(), swims);
  for (const double dt : {1.0 / 60.0, 1.0 / 120.0, 1.0 / 960.0}) {
    INFO("ticks of " << dt << " s");
    const HoundSnapshot s = after(dt);
    CHECK(wrapUnit(s.breathPhase - start.breathPhase) == Approx(0.5 * 0.42));  // 25 breaths a minute
    CHECK(wrapUnit(s.paddlePhase - start.paddlePhase) == Approx(0.5));  // one turn a second on the spot
  }
}

TEST_CASE("hound: setting out, every paw reaches for the ground he will cover, the first one too") {
  // Where its stance begins at the speed he will have then: half a sweep of 50 u and more ahead of shoulder
  // or hip, not on its standing place beside it.
  for (const double speed : {100.0, 140.0, 240.0}) {
    HoundSnapshot s = standingHound();
    bool off[kHoundLegs] = {};
    bool landed[kHoundLegs] = {};
    run(s, running(speed), 1.5, kHoundTick, [&](const HoundSnapshot& now) {
      for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
        if (!stands(now, leg)) off[leg] = true;
        if (landed[leg] || !off[leg] || !stands(now, leg)) continue;
        landed[leg] = true;
        const double girdle = isFront(leg) ? HoundBody::kShoulderX : HoundBody::kHipX;
        const double ahead = now.paws.feet[leg].x - now.paws.travel - girdle;
        INFO("speed " << speed << ", leg " << leg);
        CHECK(ahead > 25.0);
        CHECK(ahead < 44.0);  // its longest step
      }
    });
    for (const bool down : landed) CHECK(down);
  }
}
