#include "cast/stickman/jump.hpp"

#include <algorithm>

#include "action_watch.hpp"
#include "cast/stickman/activity.hpp"
#include "cast/stickman/neck.hpp"
#include "catch.hpp"
#include "smoothness.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// The lowest and the highest value of a curve over a part of the jump.
struct Extremes {
  double low;
  double high;
  double lowAt;
  double highAt;
};

template <typename Curve>
Extremes extremes(const Curve& curve, double from, double to) {
  Extremes e{1e9, -1e9, 0.0, 0.0};
  for (int i = 0; i <= 4000; ++i) {
    const double part = from + (to - from) * i / 4000.0;
    const double value = curve(part);
    if (value < e.low) e.low = value, e.lowAt = part;
    if (value > e.high) e.high = value, e.highAt = part;
  }
  return e;
}

}  // namespace

TEST_CASE("jump: the raw track has the keys and the known samples of the specification") {
  const double keys[][2] = {{0.0, 0.0},    {0.2, 10.0}, {0.32, -6.0}, {0.5, -160.0},
                            {0.68, -70.0}, {0.82, 4.0}, {0.9, -2.0},  {1.0, 0.0}};
  for (const auto& key : keys) CHECK(rawJumpOffset(key[0]) == Approx(key[1]).margin(1e-12));
  const double samples[][2] = {{0.1, 8.75}, {0.26, -4.0}, {0.4, -133.594}, {0.6, -144.5679}, {0.75, -60.75}};
  for (const auto& known : samples) CHECK(rawJumpOffset(known[0]) == Approx(known[1]).margin(6e-4));
  for (const double outside : {-1.0, 0.0, 1.0, 2.0}) CHECK(rawJumpOffset(outside) == 0.0);
}

TEST_CASE("jump: played raw its velocity jumps, as it is played it does not") {
  CHECK(halvingRatio(rawJumpOffset, 0.28, 0.36, 400) < 2.2);
  CHECK(halvingRatio(rawJumpOffset, 0.64, 0.72, 400) < 2.2);
  CHECK(halvingRatio(jumpOffset, 0.28, 0.36, 400) >= kSmoothRatio);
  CHECK(halvingRatio(jumpOffset, 0.64, 0.72, 400) >= kSmoothRatio);
  CHECK(halvingRatio(jumpOffset, -0.1, 1.1, 4000) >= kSmoothRatio);
}

TEST_CASE("jump: played it tells the story of the table: crouch, flight to 160 u, landing, recovery") {
  const Extremes crouch = extremes(jumpOffset, 0.0, 0.3);
  CHECK(crouch.high == Approx(10.0).margin(3.0));
  CHECK(crouch.highAt > 0.1);
  const Extremes flight = extremes(jumpOffset, 0.3, 0.8);
  CHECK(flight.low == Approx(-160.0).margin(3.0));  // SPEC section 6
  CHECK(flight.lowAt == Approx(0.5).margin(0.04));
  CHECK(jumpOffset(0.68) == Approx(-70.0).margin(10.0));
  const Extremes landing = extremes(jumpOffset, 0.72, 0.9);
  CHECK(landing.high == Approx(4.0).margin(4.0));
  CHECK(landing.high > 0.0);
  for (const double outside : {-0.5, 0.0, 1.0, 1.5}) CHECK(jumpOffset(outside) == 0.0);
}

TEST_CASE("jump: rises in one go from the crouch to the top, falls in one go to the ground") {
  const Extremes top = extremes(jumpOffset, 0.3, 0.8);
  const Extremes landing = extremes(jumpOffset, top.lowAt, 0.9);
  double last = jumpOffset(0.26);
  for (double part = 0.26; part <= landing.highAt; part += 0.001) {
    const double now = jumpOffset(part);
    INFO("part " << part);
    if (part <= top.lowAt) REQUIRE(now <= last + 0.01);  // at the bottom it may give a little
    if (part > top.lowAt + 0.001) REQUIRE(now >= last - 1e-9);
    last = now;
  }
}

TEST_CASE(
    "jump: squashed to 0.84 in the crouch, stretched to 1.14 at take-off, squashed to 0.82 at landing") {
  const Extremes crouch = extremes(jumpSquash, 0.0, 0.28);
  CHECK(crouch.low == Approx(0.84).margin(1e-6));
  CHECK(jumpOffset(crouch.lowAt) > 5.0);  // down
  const Extremes takeOff = extremes(jumpSquash, 0.25, 0.5);
  CHECK(takeOff.high == Approx(1.14).margin(1e-6));
  CHECK(takeOff.highAt == Approx(0.34).margin(0.06));
  const Extremes landing = extremes(jumpSquash, 0.7, 1.0);
  CHECK(landing.low == Approx(0.82).margin(1e-6));
  CHECK(landing.lowAt == Approx(0.82).margin(0.06));
  CHECK(jumpSquash(0.0) == 1.0);
  CHECK(jumpSquash(1.0) == 1.0);
}

TEST_CASE("jump: from 0.47 until he nears the ground he has his own height, so that 160 u is what is seen") {
  for (int i = 0; i <= 200; ++i) CHECK(jumpSquash(0.47 + 0.2 * i / 200.0) == Approx(1.0).margin(1e-9));
}

TEST_CASE("jump: nothing in it starts or ends with a jerk") {
  const auto smooth = [](const auto& curve) { return halvingRatio(curve, -0.1, 1.1, 2400) >= kSmoothRatio; };
  CHECK(smooth(jumpSquash));
  CHECK(smooth(jumpLegLength));
  CHECK(smooth([](double part) { return jumpArms(part).angle; }));
  CHECK(smooth([](double part) { return jumpArms(part).flex; }));
  CHECK(smooth([](double part) { return jumpArms(part).lean; }));
}

TEST_CASE("jump: the legs are long at take-off and landing, tucked at the top, never longer than they are") {
  const Extremes leg = extremes(jumpLegLength, 0.0, 1.0);
  CHECK(leg.high < 72.5);  // SPEC section 3: the leg's asymptote
  CHECK(leg.low > 0.25 * 74.0);
  CHECK(leg.lowAt == Approx(0.52).margin(0.08));
  CHECK(jumpLegLength(kTakeOff) > leg.low + 8.0);
  CHECK(jumpLegLength(kTouchDown) > leg.low + 8.0);
}

TEST_CASE("jump: the arms go back in the crouch and up with the take-off, elbows never the wrong way") {
  const auto angle = [](double part) { return jumpArms(part).angle; };
  CHECK(extremes(angle, 0.0, 0.3).low < -0.5);
  CHECK(extremes(angle, 0.3, 0.7).high > 1.2);
  CHECK(extremes([](double part) { return jumpArms(part).flex; }, 0.0, 1.0).low > 0.0);
  CHECK(angle(0.0) == Approx(angle(1.0)).margin(0.1));
}

TEST_CASE("jump: standing, both feet stay put until they leave the ground together, and land and stay") {
  const StickmanParameters p;
  for (int phase = 0; phase < 8; ++phase) {
    INFO("breath " << phase << "/8");
    Player player = playerAt(p, Action::kIdle, phase / 8.0);
    const double nearX = player.state.legs.nearFoot.x;
    const double farX = player.state.legs.farFoot.x;
    player.ask(Action::kJump, p);
    ActionWatch watch;
    int takeOffs = 0;
    int landings = 0;
    unsigned before = contacts(player.state);
    double highest = 0.0;
    double highestFoot = 0.0;
    player.run(p, kJumpDuration + 1.5, kDt, [&](const StickmanState& s) {
      watch.see(s, p);
      const unsigned now = contacts(s);
      REQUIRE((now == 0 || now == 3));  // never one foot alone
      if (before == 3 && now == 0) ++takeOffs;
      if (before == 0 && now == 3) ++landings;
      if (takeOffs == 0) {
        REQUIRE(s.legs.nearFoot.x == nearX);
        REQUIRE(s.legs.farFoot.x == farX);
      }
      before = now;
      highest = std::max(highest, -s.pose[Joint::kPelvis].y);
      highestFoot = std::max(highestFoot, -s.pose[Joint::kFootNear].y);
    });
    CHECK(takeOffs == 1);
    CHECK(landings == 1);
    CHECK(highest - p.body.hipHeight == Approx(160.0).margin(4.0));  // 3 u, and his breath
    CHECK(highestFoot > 130.0);
    CHECK(watch.drift <= 0.01);
    CHECK(watch.penetration <= 0.05);
    CHECK(watch.boneError <= 1e-6);
    CHECK(player.state.legs.nearFoot.x == Approx(nearX).margin(2.5));
    CHECK(player.state.legs.farFoot.x == Approx(farX).margin(2.5));
  }
}

TEST_CASE("jump: walking and running into it both feet fly and land, and none that stands slides") {
  const StickmanParameters p;
  for (const Action before : {Action::kWalk, Action::kRun}) {
    for (int phase = 0; phase < 32; ++phase) {
      INFO(nameOf(before) << " at phase " << phase << "/32");
      Player player = playerAt(p, before, phase / 32.0);
      player.ask(Action::kJump, p);
      ActionWatch watch;
      bool flew = false;
      double highest = 0.0;
      player.run(p, kJumpDuration + 1.5, kDt, [&](const StickmanState& s) {
        watch.see(s, p);
        flew = flew || (s.legs.leaping != 0 && contacts(s) == 0);
        highest = std::max(highest, -s.pose[Joint::kPelvis].y);
      });
      CHECK(flew);
      CHECK(player.state.legs.leaping == 0);
      CHECK(highest - p.body.hipHeight > 150.0);
      CHECK(watch.drift <= 0.01);
      CHECK(watch.penetration <= 0.05);
      CHECK(watch.boneError <= 1e-6);
      CHECK(watch.kneeFront > 1.0);
    }
  }
}

TEST_CASE("jump: the figure is squashed before, stretched in, and squashed after the flight") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kIdle);
  player.ask(Action::kJump, p);
  double crouch = 1.0;
  double flight = 1.0;
  double landing = 1.0;
  double radius = 0.0;
  bool flown = false;
  player.run(p, kJumpDuration, kDt, [&](const StickmanState& s) {
    const double sy = s.body.value[static_cast<std::size_t>(Target::kSquash)];
    if (s.legs.leaping != 0) flown = true;
    if (!flown) crouch = std::min(crouch, sy);
    if (flown) flight = std::max(flight, sy);
    if (flown && s.legs.leaping == 0) landing = std::min(landing, sy);
    const double sx = 1.0 + (1.0 - sy) * 0.7;
    radius = std::max(radius, std::fabs(s.headRadius - 0.5 * (sx + sy) * p.body.headRadius));
  });
  CHECK(crouch == Approx(0.84).margin(0.005));
  CHECK(flight == Approx(1.14).margin(0.01));
  CHECK(landing == Approx(0.82).margin(0.01));
  CHECK(radius <= 1e-9);
}

TEST_CASE("jump: the head lags, by 6 u at most") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kIdle);
  player.ask(Action::kJump, p);
  double farthest = 0.0;
  player.run(p, kJumpDuration + 1.0, kDt,
             [&](const StickmanState& s) { farthest = std::max(farthest, shownLag(s)); });
  CHECK(farthest <= 6.0);
  CHECK(farthest > 2.0);
  CHECK(shownLag(player.state) < 0.1);
}

TEST_CASE("jump: in the air the legs are as long as the jump has them, squashed or not") {
  const StickmanParameters p;
  for (int phase = 0; phase < 4; ++phase) {
    Player player = playerAt(p, Action::kIdle, phase / 4.0);
    player.ask(Action::kJump, p);
    int flown = 0;
    player.run(p, kJumpDuration, kDt, [&](const StickmanState& s) {
      const double part = jumpPart(s.activity);
      // From where the legs hang from the hip alone until they reach for the ground again.
      if (s.legs.leaping == 0 || part < 0.38 || part > 0.68) return;
      ++flown;
      for (const Joint foot : {Joint::kFootNear, Joint::kFootFar}) {
        const double drop = unsquashed(s, foot).y - unsquashed(s, Joint::kHip).y;
        INFO("part " << part);
        REQUIRE(drop == Approx(jumpLegLength(part)).margin(2.0));
      }
    });
    CHECK(flown > 30);
  }
}
