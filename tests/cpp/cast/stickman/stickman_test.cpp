#include "cast/stickman/stickman.hpp"

#include <vector>

#include "catch.hpp"
#include "gait_watch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

double angleOf(Vec2 from, Vec2 to) { return std::atan2(to.x - from.x, to.y - from.y); }  // 0 down, + forward

struct GaitFigures {
  double duty = 0.0;
  double cadence = 0.0;
  double stanceTravel = 0.0;
  Range lift, hip, lean, arm;
  double hipPeakPhase = 0.0;
};

// Measures the table of SPEC section 5 from ten seconds of poses.
GaitFigures measureGait(double gait) {
  const StickmanParameters p;
  const double speed = speedOfGait(p.gait, gait);
  StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
  GaitFigures f;
  int planted = 0;
  int touchdowns = 0;
  int ticks = 0;
  bool wasPlanted = s.legs.nearFoot.planted != 0;
  double firstX = 0.0;
  double lastX = 0.0;
  bool wholeStance = false;
  run(s, p, speed, 10.0, 1.0 / 1200.0, [&](const StickmanState& now) {
    const bool isPlanted = now.legs.nearFoot.planted != 0;
    const double x = now.pose[Joint::kFootNear].x - now.pose[Joint::kHip].x;
    if (isPlanted && !wasPlanted) {
      ++touchdowns;
      firstX = x;
      wholeStance = true;
    }
    if (!isPlanted && wasPlanted && wholeStance) f.stanceTravel = firstX - lastX;
    if (isPlanted) {
      ++planted;
      REQUIRE(std::fabs(now.pose[Joint::kFootNear].y) < 1e-9);  // flat on the ground
    }
    lastX = x;
    wasPlanted = isPlanted;
    ++ticks;
    f.lift.see(-now.pose[Joint::kFootNear].y);
    const double hip = -now.pose[Joint::kHip].y;
    if (hip > f.hip.high) f.hipPeakPhase = std::fmod(now.legs.phase, 0.5);
    f.hip.see(hip);
    const Vec2 spine = now.pose[Joint::kChest] - now.pose[Joint::kPelvis];
    f.lean.see(toDegrees(std::atan2(spine.x, -spine.y)));
    f.arm.see(toDegrees(angleOf(now.pose[Joint::kShoulder], now.pose[Joint::kElbowNear])));
  });
  f.duty = static_cast<double>(planted) / ticks;
  f.cadence = touchdowns / 10.0;
  return f;
}

}  // namespace

TEST_CASE("stickman: no planted foot slides at any steady speed from -200 to 1000 u/s") {
  const StickmanParameters p;
  for (double speed = -200.0; speed <= 1000.0; speed += 25.0) {
    INFO("speed " << speed);
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    GaitWatch watch;
    const double start = s.legs.travel;
    run(s, p, speed, 8.0, kDt, [&](const StickmanState& now) { watch.see(now, p); });
    CHECK(watch.finite);
    CHECK(watch.drift <= 1e-9);  // SPEC asks for 0.01
    CHECK(watch.penetration <= 1e-9);
    CHECK(watch.boneError <= 1e-9);
    CHECK(watch.kneeFront > 5.0);
    CHECK(s.legs.travel - start == Approx(8.0 * speed).margin(1e-6));
    if (speed == 0.0) CHECK(watch.touchdowns == 0);  // nobody walks on the spot
    if (std::fabs(speed) <= 125.0) CHECK(watch.feetDown >= 1);
  }
}

TEST_CASE("stickman: no planted foot slides at gait 0, 0.25, 0.5, 0.75, 1") {
  const StickmanParameters p;
  for (const double gait : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    INFO("gait " << gait);
    const double speed = speedOfGait(p.gait, gait);
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    CHECK(s.legs.gait.value == Approx(gait).margin(1e-9));
    GaitWatch watch;
    run(s, p, speed, 8.0, kDt, [&](const StickmanState& now) { watch.see(now, p); });
    CHECK(watch.drift <= 1e-9);
    CHECK(watch.penetration <= 1e-9);
    CHECK(watch.touchdowns > 20);
  }
}

TEST_CASE("stickman: the walk has the figures of SPEC section 5") {
  const GaitFigures walk = measureGait(0.0);
  CHECK(walk.duty == Approx(0.62).margin(0.005));
  CHECK(walk.cadence == Approx(1.5).margin(0.11));
  CHECK(walk.stanceTravel == Approx(44.0).margin(0.3));
  CHECK(walk.lift.high >= 8.0);
  CHECK(walk.lean.low >= 3.0);
  CHECK(walk.arm.size() >= 25.0);
  CHECK(walk.hip.size() >= 3.0);
  CHECK(walk.hipPeakPhase == Approx(0.31).margin(0.03));  // mid-stance of the near foot
}

TEST_CASE("stickman: the run has the figures of SPEC section 5") {
  const GaitFigures running = measureGait(1.0);
  CHECK(running.duty == Approx(0.40).margin(0.005));
  CHECK(running.cadence == Approx(2.55).margin(0.11));
  CHECK(running.stanceTravel == Approx(60.0).margin(0.7));
  CHECK(running.lift.high >= 20.0);
  CHECK(running.lean.low >= 10.0);
  CHECK(running.arm.size() >= 45.0);
  CHECK(running.hip.size() >= 5.0);
  CHECK(running.hipPeakPhase > 0.40);  // both feet in the air
  CHECK(running.hipPeakPhase < 0.50);
}

TEST_CASE("stickman: the hip rises and falls twice a cycle, without a kink") {
  const StickmanParameters p;
  for (const double gait : {0.0, 1.0}) {
    const double speed = speedOfGait(p.gait, gait);
    StickmanState s = atPhase(p, speed, 0.0);
    std::vector<double> heights;
    const double cycle = 1.0 / (gait == 0.0 ? 1.5 : 2.55);
    run(s, p, speed, cycle, cycle / 400.0,
        [&](const StickmanState& now) { heights.push_back(-now.pose[Joint::kHip].y); });
    // Turns of more than 0.15 u; the guard that keeps a landing leg short of its stretch may flatten a crest.
    int turns = 0;
    double extreme = heights[0];
    double direction = 0.0;
    for (const double height : heights) {
      const double way = height - extreme;
      if (way * direction > 0.0 || (direction == 0.0 && std::fabs(way) > 0.15)) {
        extreme = height;
        if (direction == 0.0) direction = way > 0.0 ? 1.0 : -1.0;
      } else if (std::fabs(way) > 0.15) {
        ++turns;
        direction = -direction;
        extreme = height;
      }
    }
    CHECK(turns >= 3);  // two crests and two troughs, one of them perhaps on the seam
    CHECK(turns <= 4);
    // A corner of the bob would be a jump of its slope: about 0.1 u per sample here.
    CHECK(largestSecondDifference(heights) < 0.03);
  }
}

TEST_CASE("stickman: each arm swings against its own leg and bends more on the way forward") {
  const StickmanParameters p;
  for (const double gait : {0.0, 0.5, 1.0}) {
    const double speed = speedOfGait(p.gait, gait);
    StickmanState s = atPhase(p, speed, 0.0);
    double nearProduct = 0.0;
    double farProduct = 0.0;
    double forwardFlex = 0.0;
    double backFlex = 0.0;
    Range flex;
    Range reach;
    run(s, p, speed, 4.0, kDt, [&](const StickmanState& now) {
      const double hip = now.pose[Joint::kHip].x;
      const double shoulder = now.pose[Joint::kShoulder].x;
      nearProduct += (now.pose[Joint::kFootNear].x - hip) * (now.pose[Joint::kElbowNear].x - shoulder + 3.0);
      farProduct += (now.pose[Joint::kFootFar].x - hip) * (now.pose[Joint::kElbowFar].x - shoulder + 3.0);
      const double upper = angleOf(now.pose[Joint::kShoulder], now.pose[Joint::kElbowNear]);
      const double bend = angleOf(now.pose[Joint::kElbowNear], now.pose[Joint::kHandNear]) - upper;
      flex.see(bend);
      if (upper > reach.high - 0.02) forwardFlex = bend;
      if (upper < reach.low + 0.02) backFlex = bend;
      reach.see(upper);
    });
    CHECK(nearProduct < 0.0);
    CHECK(farProduct < 0.0);
    CHECK(forwardFlex > backFlex + 0.2);
    CHECK(flex.low > 0.0);  // elbows never bend backwards
  }
}

TEST_CASE("stickman: standing still he breathes over feet that do not move") {
  const StickmanParameters p;
  StickmanState s = settledStickman(p, {});
  Range chest;
  Range hip;
  Range hand;
  const double nearX = s.pose[Joint::kFootNear].x;
  const double farX = s.pose[Joint::kFootFar].x;
  GaitWatch watch;
  run(s, p, 0.0, 10.0, kDt, [&](const StickmanState& now) {
    chest.see(-now.pose[Joint::kChest].y);
    hip.see(-now.pose[Joint::kHip].y);
    hand.see(now.pose[Joint::kHandNear].x);
    watch.see(now, p);
    REQUIRE(contacts(now) == 3);
    REQUIRE(now.pose[Joint::kFootNear].x == Approx(nearX).margin(1e-9));
    REQUIRE(now.pose[Joint::kFootFar].x == Approx(farX).margin(1e-9));
  });
  CHECK(chest.size() > 1.0);
  CHECK(hand.size() > 1.0);
  CHECK(0.5 * (hip.low + hip.high) == Approx(66.0).margin(0.25));
  CHECK(std::fabs(nearX - farX) > 10.0);
  CHECK(watch.drift <= 1e-9);
}

TEST_CASE("stickman: a fresh figure starts as if he had been at it for two seconds") {
  const StickmanParameters p;
  for (const double speed : {-100.0, 0.0, 60.0, 106.45, 382.5, 765.0}) {
    INFO("speed " << speed);
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    CHECK(s.ticks == 0);
    CHECK(s.distance == 0.0);
    CHECK(s.legs.speed.value == speed);
    // His first second is no rougher than his tenth.
    MotionRoughness first;
    run(s, p, speed, 1.0, kDt, [&](const StickmanState& now) { first.see(now); });
    run(s, p, speed, 8.0, kDt, [](const StickmanState&) {});
    MotionRoughness later;
    run(s, p, speed, 2.0, kDt, [&](const StickmanState& now) { later.see(now); });
    CHECK(first.second <= later.second * 1.2 + 0.01);
  }
}

TEST_CASE("stickman: distance counts the other way when he faces left, the pose does not care") {
  const StickmanParameters p;
  StickmanState right = settledStickman(p, {.speed = 106.0, .facing = 1.0});
  StickmanState left = settledStickman(p, {.speed = 106.0, .facing = -1.0});
  for (int i = 0; i < 240; ++i) {
    tick(right, p, {.speed = 106.0, .facing = 1.0}, kDt);
    tick(left, p, {.speed = 106.0, .facing = -1.0}, kDt);
    REQUIRE(left.distance == -right.distance);
    REQUIRE(left.pose.joints == right.pose.joints);
  }
  CHECK(right.distance == Approx(212.0));
}

TEST_CASE("stickman: turning round in mid-step changes nothing but the facing") {
  const StickmanParameters p;
  StickmanState s = atPhase(p, 240.0, 0.3);
  StickmanState turned = s;
  for (int i = 0; i < 240; ++i) {
    tick(s, p, {.speed = 240.0, .facing = 1.0}, kDt);
    tick(turned, p, {.speed = 240.0, .facing = -1.0}, kDt);
    REQUIRE(turned.pose.joints == s.pose.joints);
    REQUIRE(turned.hair.x[3] == s.hair.x[3]);  // the hair is not whipped
  }
}

TEST_CASE("stickman: squashed or stretched, planted feet stay where they were put") {
  StickmanParameters p;
  for (const double sy : {0.84, 0.82, 1.14}) {
    p.squash = sy;
    for (const double speed : {0.0, 106.45, 382.5}) {
      INFO("squash " << sy << " speed " << speed);
      StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
      GaitWatch watch;
      Range height;
      run(s, p, speed, 3.0, kDt, [&](const StickmanState& now) {
        watch.see(now, p);
        height.see(-now.pose[Joint::kChest].y);
      });
      CHECK(watch.drift <= 1e-6);
      CHECK(watch.penetration <= 1e-6);
      if (speed == 0.0) CHECK(height.high == Approx((66.0 + 53.9) * sy).margin(3.0));
    }
  }
}

TEST_CASE("stickman: the head lags behind its place, never by more than 6 u, and settles") {
  const StickmanParameters p;
  const double reach = p.body.neck + p.body.headRadius;
  for (const double speed : {0.0, 106.45, 382.5, 765.0, 1000.0}) {
    StickmanState s = settledStickman(p, {});
    Range neck;
    run(s, p, speed, 4.0, kDt, [&](const StickmanState& now) {
      // The chest gives the ideal place up to the neck's own lean, which is at most half the spine's.
      neck.see(distance(now.pose[Joint::kHead], now.pose[Joint::kChest]));
    });
    CHECK(neck.high <= reach + 6.0);
    CHECK(neck.low >= reach - 6.0);
    if (speed > 0.0) CHECK(neck.size() > 0.3);  // alive, not glued on
  }
}

TEST_CASE("stickman: hair streams back in the run and hangs in the walk, its root on the scalp") {
  const StickmanParameters p;
  const auto tipAngles = [&](double speed) {
    StickmanState s = settledStickman(p, {.speed = speed, .facing = 1.0});
    Range angle;
    run(s, p, speed, 20.0, kDt, [&](const StickmanState& now) {
      const double dx = now.hair.x[0] - now.hair.x[3];
      const double dy = now.hair.y[3] - now.hair.y[0];
      angle.see(toDegrees(std::atan2(dx, dy)));
      const Vec2 root{now.hair.x[0], now.hair.y[0]};
      REQUIRE(distance(root, now.pose[Joint::kHead]) == Approx(p.body.headRadius).margin(1e-4));
    });
    return angle;
  };
  const Range walk = tipAngles(106.4516);
  CHECK(walk.high <= 25.0);
  CHECK(walk.low >= -5.0);
  CHECK(walk.size() > 1.0);
  const Range running = tipAngles(382.5);
  CHECK(running.low >= 60.0);
  CHECK(running.high <= 120.0);
  CHECK(running.size() > 5.0);
  const Range top = tipAngles(1000.0);
  CHECK(top.low >= 60.0);
  const Range still = tipAngles(0.0);
  CHECK(std::fabs(still.low) < 10.0);
  CHECK(std::fabs(still.high) < 10.0);
}

TEST_CASE("stickman: the phase of the near foot and its contacts go together") {
  const StickmanParameters p;
  StickmanState s = atPhase(p, 106.4516129, 0.0);
  run(s, p, 106.4516129, 4.0, kDt, [&](const StickmanState& now) {
    const double phase = now.legs.phase;
    const double far = std::fmod(phase + 0.5, 1.0);
    if (phase > 0.02 && phase < 0.60) REQUIRE((contacts(now) & 1) == 1);
    if (phase > 0.64 && phase < 0.98) REQUIRE((contacts(now) & 1) == 0);
    if (far > 0.02 && far < 0.60) REQUIRE((contacts(now) & 2) == 2);
    if (far > 0.64 && far < 0.98) REQUIRE((contacts(now) & 2) == 0);
  });
}
