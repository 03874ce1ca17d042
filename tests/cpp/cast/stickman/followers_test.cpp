// What follows the stickman's body: head, hair and spear.
#include "cast/stickman/followers.hpp"

#include "action_watch.hpp"
#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

TEST_CASE("followers: hair stays back at a start, flies on at a stop, and hangs on the side of the wind") {
  const StickmanParameters p;
  const auto tip = [](const StickmanState& s) { return s.hair.x[kHairPoints - 1] - s.hair.x[0]; };
  StickmanState s = settledStickman(p, {});
  const double hanging = tip(s);
  run(s, p, 382.5, 0.3, kDt, [](const StickmanState&) {});
  CHECK(tip(s) < hanging - 9.0);  // a link's length and more: 40 degrees
  run(s, p, 382.5, 3.0, kDt, [](const StickmanState&) {});
  double ahead = -1e9;
  run(s, p, 0.0, 1.5, kDt, [&](const StickmanState& now) { ahead = std::max(ahead, double{tip(now)}); });
  CHECK(ahead > 1.0);  // past the vertical
  StickmanState back = settledStickman(p, {.speed = -200.0, .facing = 1.0});
  CHECK(tip(back) > 3.0);
}

namespace {

double hairAhead(const StickmanState& s) {  // u in front of the middle of the head, the foremost point
  float foremost = s.hair.x[1];
  for (std::size_t i = 2; i < kHairPoints; ++i) foremost = std::max(foremost, s.hair.x[i]);
  return double{foremost} - s.pose[Joint::kHead].x;
}

double linkAngle(const HairState& hair, std::size_t i) {  // degrees, 0 hanging, 90 straight back
  return toDegrees(std::atan2(hair.x[i] - hair.x[i + 1], hair.y[i + 1] - hair.y[i]));
}

}  // namespace

TEST_CASE("followers: hair does not lie over his face after a jump's landing") {
  const StickmanParameters p;
  for (const Action loop : {Action::kIdle, Action::kWalk, Action::kRun}) {
    INFO(nameOf(loop));
    Player player = settledPlayer(p, loop);
    player.ask(Action::kJump, p);
    bool flown = false;
    double covered = 0.0;  // s with hair in front of the face, landed
    player.run(p, 2.5, kDt, [&](const StickmanState& s) {
      const bool flying = s.pose[Joint::kFootNear].y < -20.0 && s.pose[Joint::kFootFar].y < -20.0;
      flown = flown || flying;
      if (!flown || flying) return;
      for (std::size_t i = 1; i < kHairPoints; ++i) {
        const Vec2 from = Vec2{s.hair.x[i], s.hair.y[i]} - s.pose[Joint::kHead];
        if (from.x > 2.0 && std::fabs(from.y) < s.headRadius) {
          covered += kDt;
          break;
        }
      }
    });
    REQUIRE(flown);
    CHECK(covered <= 0.05);
  }
}

TEST_CASE("followers: at twice the run the hair is no rod: a wave runs down it, both ways within a second") {
  const StickmanParameters p;
  StickmanState s = settledStickman(p, {.speed = 765.0, .facing = 1.0});
  for (int second = 0; second < 5; ++second) {
    Range bend;
    run(s, p, 765.0, 1.0, kDt,
        [&](const StickmanState& now) { bend.see(linkAngle(now.hair, 2) - linkAngle(now.hair, 0)); });
    CHECK(bend.low < -15.0);
    CHECK(bend.high > 15.0);
  }
}

TEST_CASE("followers: walking backwards he shows his hair: behind the neck, not in front of it") {
  const StickmanParameters p;
  for (const double speed : {-60.0, -106.45, -200.0}) {
    INFO("speed " << speed);
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    Range ahead;
    run(s, p, speed, 10.0, kDt, [&](const StickmanState& now) { ahead.see(hairAhead(now)); });
    CHECK(ahead.high < (speed > -150.0 ? -6.0 : 0.0));
  }
}

TEST_CASE("followers: a fresh figure's head and hair go on as they will") {
  // Nothing whips in the first moments: as fast against his place as later, in the same stride.
  const StickmanParameters p;
  for (const double speed : {0.0, 106.45, 382.5, 1000.0, -150.0}) {
    INFO("speed " << speed);
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    const auto fastest = [&](double seconds) {
      StickmanState before = s;
      double worst = 0.0;
      run(s, p, speed, seconds, kDt, [&](const StickmanState& now) {
        worst = std::max(worst, distance(now.pose[Joint::kHead], before.pose[Joint::kHead]));
        for (std::size_t i = 0; i < kHairPoints; ++i) {
          worst =
              std::max(worst, distance({now.hair.x[i], now.hair.y[i]}, {before.hair.x[i], before.hair.y[i]}));
        }
        before = now;
      });
      return worst;
    };
    const double first = fastest(0.5);
    CHECK(first <= 1.1 * fastest(6.0) + 0.01);
  }
}
