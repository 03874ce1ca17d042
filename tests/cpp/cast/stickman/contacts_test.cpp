// Which feet of the stickman stand, whatever holds them up.
#include "action_watch.hpp"
#include "catch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

const StickmanParameters kBody;  // NOLINT: as he is by default

// Standing with the near foot in front (side 1) or the far one (side -1): he stops as he comes.
Player standingWith(double side) {
  for (int phase = 0; phase < 32; ++phase) {
    Player player = playerAt(kBody, Action::kWalk, phase / 32.0);
    player.ask(Action::kIdle, kBody);
    player.run(kBody, 3.0);
    if (player.state.legs.standSide == side) return player;
  }
  FAIL("he never stops with that foot in front");
  return {};
}

Player inForm(double side) {
  Player player = standingWith(side);
  player.ask(Action::kSpearForm, kBody);
  return player;
}

struct FootSeen {
  bool contact;
  const Foot& plan;
  double height;  // u above the ground, as posed
};

// A foot that is told to stand is on the ground; one that is planned to stand and is not told so is in the
// air.
void requireTrue(const FootSeen& foot) {
  if (foot.contact) {
    REQUIRE(foot.plan.planted == 1);
    REQUIRE(foot.height <= 0.02);
  } else if (foot.plan.planted != 0) {
    REQUIRE(foot.height > 0.005);
  }
}

}  // namespace

TEST_CASE("contacts: each foot's bit is its own, in every pose of the form, whichever foot is in front") {
  for (const double side : {1.0, -1.0}) {
    INFO("side " << side);
    Player player = inForm(side);
    int lifted = 0;
    player.run(kBody, spearFormDuration() + 1.0, kDt, [&](const StickmanState& s) {
      const unsigned bits = contacts(s);
      requireTrue({(bits & 1U) != 0, s.legs.nearFoot, -s.pose[Joint::kFootNear].y});
      requireTrue({(bits & 2U) != 0, s.legs.farFoot, -s.pose[Joint::kFootFar].y});
      const Foot& front = side > 0.0 ? s.legs.nearFoot : s.legs.farFoot;
      const double up = -s.pose[side > 0.0 ? Joint::kFootNear : Joint::kFootFar].y;
      if (front.planted != 0 && up > 5.0) ++lifted;
    });
    CHECK(lifted > 20);  // the crane stands on the foot behind
  }
}

TEST_CASE("contacts: leaving the form at any moment, one foot is on the ground at every tick") {
  for (const double side : {1.0, -1.0}) {
    Player form = inForm(side);
    form.run(kBody, 1.0);
    for (double time = 0.0; time < spearFormDuration(); time += 0.05) {
      Player player = form;
      for (const Action to : {Action::kIdle, Action::kThrow}) {
        INFO("side " << side << ", to " << nameOf(to) << " after " << time + 1.0 << " s");
        player = form;
        player.ask(to, kBody);
        player.run(kBody, 0.8, kDt, [&](const StickmanState& s) {
          REQUIRE(contacts(s) != 0);
          REQUIRE(std::min(-s.pose[Joint::kFootNear].y, -s.pose[Joint::kFootFar].y) <= 0.05);
        });
      }
      form.run(kBody, 0.05);
    }
  }
}
