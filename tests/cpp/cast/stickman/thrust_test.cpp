#include "cast/stickman/thrust.hpp"

#include <cstring>

#include "catch.hpp"
#include "smoothness.hpp"
#include "spear_hands.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr int kSteps = 1000;

double along(double part) { return thrustPose(part).hold.centre.x; }

}  // namespace

TEST_CASE("thrust: both grips are within reach of the arms at every moment") {
  for (int i = 0; i <= kSteps; ++i) {
    INFO("part " << i << "/" << kSteps);
    REQUIRE(bothWithinReach(thrustPose(static_cast<double>(i) / kSteps).hold));
  }
}

TEST_CASE("thrust: drawn back, driven forward, held, recovered") {
  double back = 0.0;
  double front = 0.0;
  double fastest = 0.0;
  for (int i = 0; i <= kSteps; ++i) {
    const double part = static_cast<double>(i) / kSteps;
    if (along(part) < along(back)) back = part;
    if (along(part) > along(front) + 1e-9) front = part;
    const auto speed = [](double p) { return along(p + 0.001) - along(p - 0.001); };
    if (speed(part) > speed(fastest)) fastest = part;
  }
  CHECK(back > 0.15);     // anticipation is seen
  CHECK(fastest > back);  // action
  CHECK(fastest < front);
  CHECK(front - back < back);                                       // quicker out than back
  CHECK(front < 0.7);                                               // recovery
  CHECK(along(front) - along(back) >= 55.0);                        // as far as both arms reach: about 65 u
  CHECK(along(front + 0.05) == Approx(along(front)).margin(1e-6));  // held
  CHECK(thrustPose(front).lean > thrustPose(back).lean + 0.1);      // the body is behind it
}

TEST_CASE("thrust: straight: the point goes forward, not about") {
  for (int i = 0; i <= kSteps; ++i) {
    const SpearHold hold = thrustPose(static_cast<double>(i) / kSteps).hold;
    REQUIRE(std::fabs(toDegrees(hold.angle)) < 15.0);
    REQUIRE(hold.centre.y > 5.0);  // below the shoulder
    REQUIRE(hold.centre.y < 30.0);
  }
}

TEST_CASE("thrust: nothing in it starts or ends with a jerk") {
  const auto smooth = [](const auto& value) {
    return halvingRatio([&](double part) { return value(thrustPose(part)); }, -0.1, 1.1, 2400) >=
           kSmoothRatio;
  };
  CHECK(smooth([](const ThrustPose& pose) { return pose.hold.centre.x; }));
  CHECK(smooth([](const ThrustPose& pose) { return pose.hold.centre.y; }));
  CHECK(smooth([](const ThrustPose& pose) { return pose.hold.angle; }));
  CHECK(smooth([](const ThrustPose& pose) { return pose.lean; }));
  CHECK(thrustPose(0.0).lean == 0.0);  // added to what the legs' action has
  CHECK(thrustPose(1.0).lean == 0.0);
}

TEST_CASE("thrust: the hands are on their grips once they have come to the shaft, elbows to opposite sides") {
  const StickmanParameters p;
  for (const Action before : kActions) {
    for (int phase = 0; phase < 16; ++phase) {
      INFO(nameOf(before) << " at phase " << phase << "/16");
      Player player = playerAt(p, before, phase / 16.0);
      player.ask(Action::kThrust, p);
      ActionWatch watch;
      HandWatch coming;
      HandWatch settled;
      double seconds = 0.0;
      player.run(p, kThrustDuration - 2.0 * kDt, kDt, [&](const StickmanState& s) {
        seconds += kDt;
        watch.see(s, p);
        if (seconds >= 0.35) coming.see(s);
        // 2 % of a hand's way are left after 0.35 s, a twentieth of a u after 0.55 s.
        if (seconds >= 0.55) settled.see(s);
      });
      CHECK(coming.offGrips <= 1.5);
      CHECK(coming.elbowsApart);
      CHECK(settled.offGrips <= 0.05);
      CHECK(settled.gapError <= 0.05);
      CHECK(settled.elbowsApart);
      CHECK(settled.presence > 0.99);
      CHECK(watch.handOffSpear == 0.0);
      CHECK(watch.spearError <= 1e-9);
      CHECK(watch.boneError <= 1e-6);
      CHECK(watch.penetration <= 0.05);
      CHECK(watch.drift <= 0.01);
    }
  }
}

TEST_CASE("thrust: legs and hip walk, run and jump as if there were no thrust") {
  const StickmanParameters p;
  for (const Action before : {Action::kIdle, Action::kWalk, Action::kRun, Action::kJump}) {
    for (int phase = 1; phase <= 16; ++phase) {
      INFO(nameOf(before) << " at phase " << phase << "/17");
      Player thrusting = playerAt(p, before, phase / 17.0);
      Player plain = thrusting;
      thrusting.ask(Action::kThrust, p);
      for (int i = 0; i < 200; ++i) {
        tick(thrusting.state, p, thrusting.commands, kDt);
        tick(plain.state, p, plain.commands, kDt);
        REQUIRE(std::memcmp(&thrusting.state.legs, &plain.state.legs, sizeof plain.state.legs) == 0);
        for (const Joint joint :
             {Joint::kHip, Joint::kKneeNear, Joint::kKneeFar, Joint::kFootNear, Joint::kFootFar}) {
          REQUIRE(thrusting.state.pose[joint] == plain.state.pose[joint]);
        }
      }
    }
  }
}

TEST_CASE("thrust: in a jump the spear is driven forward in the air") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kIdle);
  player.ask(Action::kJump, p);
  player.run(p, 0.3);
  player.ask(Action::kThrust, p);
  double farthest = 0.0;
  bool inAir = false;
  player.run(p, kThrustDuration, kDt, [&](const StickmanState& s) {
    const double ahead = s.spear.frontGrip.x - s.pose[Joint::kShoulder].x;
    if (ahead > farthest) {
      farthest = ahead;
      inAir = s.legs.leaping != 0;
    }
  });
  CHECK(farthest > 40.0);
  CHECK(inAir);
}
