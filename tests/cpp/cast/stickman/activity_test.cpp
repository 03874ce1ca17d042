#include "cast/stickman/activity.hpp"

#include <vector>

#include "action_watch.hpp"
#include "catch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

const StickmanParameters kBody;  // NOLINT: as he is by default

Action doing(const Player& player) { return actionOf(player.state, kBody); }

// Runs until an action that plays once is over; the seconds it took, at most 6.
double untilEnded(Player& player) {
  const auto ended = player.state.activity.ended;
  double seconds = 0.0;
  while (player.state.activity.ended == ended && seconds < 6.0) {
    tick(player.state, kBody, player.commands, kDt);
    seconds += kDt;
  }
  return seconds;
}

void untilLeaping(Player& player) {
  for (int i = 0; i < 600 && player.state.legs.leaping == 0; ++i)
    tick(player.state, kBody, player.commands, kDt);
  REQUIRE(player.state.legs.leaping == 1);
}

void untilLanded(Player& player) {
  for (int i = 0; i < 600 && player.state.legs.leaping != 0; ++i)
    tick(player.state, kBody, player.commands, kDt);
  REQUIRE(player.state.legs.leaping == 0);
}

}  // namespace

TEST_CASE("activity: what plays once takes its time, is counted, and gives way to the loop before") {
  for (const Action loop : {Action::kIdle, Action::kWalk, Action::kRun, Action::kSpearForm}) {
    for (const Action once : {Action::kThrow, Action::kThrust, Action::kJump}) {
      INFO(nameOf(once) << " while " << nameOf(loop));
      Player player = settledPlayer(kBody, loop);
      REQUIRE(doing(player) == loop);
      player.ask(once, kBody);
      tick(player.state, kBody, player.commands, kDt);
      REQUIRE(doing(player) == once);
      const double seconds = untilEnded(player) + kDt;
      // A jump waits in its crouch until the feet are under him.
      if (once != Action::kJump || loop == Action::kIdle) {
        CHECK(seconds == Approx(roundOf(once, kBody)).margin(1.5 * kDt));
      } else {
        CHECK(seconds >= roundOf(once, kBody) - 1.5 * kDt);
        CHECK(seconds < roundOf(once, kBody) + 1.0);
      }
      CHECK(player.state.activity.ended == 1);
      CHECK(doing(player) == loop);
      player.run(kBody, 3.0);
      CHECK(player.state.activity.ended == 1);
      CHECK(doing(player) == loop);
    }
  }
}

TEST_CASE("activity: what loops goes on until something else is asked for, and never counts as ended") {
  for (const Action loop : {Action::kIdle, Action::kWalk, Action::kRun, Action::kSpearForm}) {
    Player player = settledPlayer(kBody, loop);
    player.run(kBody, 25.0);
    CHECK(doing(player) == loop);
    CHECK(player.state.activity.ended == 0);
  }
}

TEST_CASE("activity: what is broken off by another action has not ended") {
  Player player = settledPlayer(kBody, Action::kIdle);
  player.ask(Action::kThrow, kBody);
  player.run(kBody, 0.3);
  player.ask(Action::kThrust, kBody);
  player.run(kBody, 0.3);
  CHECK(player.state.activity.ended == 0);
  player.ask(Action::kSpearForm, kBody);
  player.run(kBody, 2.0);
  CHECK(player.state.activity.ended == 0);
  CHECK(doing(player) == Action::kSpearForm);
}

TEST_CASE("activity: the same action asked for again begins again, a loop just goes on") {
  Player player = settledPlayer(kBody, Action::kIdle);
  player.ask(Action::kThrow, kBody);
  player.run(kBody, 1.0);
  player.ask(Action::kThrow, kBody);
  tick(player.state, kBody, player.commands, kDt);
  CHECK(player.state.activity.time == Approx(kDt));
  CHECK(untilEnded(player) > 1.1);

  Player form = settledPlayer(kBody, Action::kSpearForm);
  form.run(kBody, 1.0);
  const double time = form.state.activity.time;
  form.ask(Action::kSpearForm, kBody);
  tick(form.state, kBody, form.commands, kDt);
  CHECK(form.state.activity.time == Approx(time + kDt));
}

TEST_CASE("activity: of several commands in one tick the last is played and the last loop comes after it") {
  Player player = settledPlayer(kBody, Action::kWalk);
  player.ask(Action::kSpearForm, kBody);
  player.ask(Action::kThrust, kBody);
  tick(player.state, kBody, player.commands, kDt);
  CHECK(doing(player) == Action::kThrust);
  untilEnded(player);
  CHECK(doing(player) == Action::kSpearForm);
  player.ask(Action::kJump, kBody);
  player.ask(Action::kThrow, kBody);
  player.ask(Action::kWalk, kBody);
  tick(player.state, kBody, player.commands, kDt);
  CHECK(doing(player) == Action::kWalk);
  CHECK(player.state.activity.ended == 1);
}

TEST_CASE("activity: idle, walk and run are told by the speed that is asked for") {
  Player player = settledPlayer(kBody, Action::kIdle);
  for (const Action going : {Action::kWalk, Action::kRun, Action::kIdle, Action::kRun, Action::kWalk}) {
    player.ask(going, kBody);
    tick(player.state, kBody, player.commands, kDt);
    CHECK(doing(player) == going);
  }
  player.commands.speed = -100.0;
  tick(player.state, kBody, player.commands, kDt);
  CHECK(doing(player) == Action::kWalk);
  player.commands.speed = 800.0;
  tick(player.state, kBody, player.commands, kDt);
  CHECK(doing(player) == Action::kRun);
}

TEST_CASE("activity: the form gives way to walking at once") {
  Player player = settledPlayer(kBody, Action::kSpearForm);
  player.run(kBody, 2.3);
  player.ask(Action::kWalk, kBody);
  tick(player.state, kBody, player.commands, kDt);
  CHECK(doing(player) == Action::kWalk);
  player.run(kBody, 3.0);
  CHECK(player.state.legs.speed.value == Approx(player.commands.speed).margin(0.5));
}

TEST_CASE("activity: a jump asked for in the air waits for the touchdown, and is one jump") {
  for (const double later : {0.0, 0.15, 0.3}) {
    INFO(later << " s after take-off");
    Player player = settledPlayer(kBody, Action::kIdle);
    player.ask(Action::kJump, kBody);
    untilLeaping(player);
    player.run(kBody, later);
    REQUIRE(player.state.legs.leaping == 1);
    player.ask(Action::kJump, kBody);
    player.ask(Action::kJump, kBody);
    tick(player.state, kBody, player.commands, kDt);
    CHECK(player.state.activity.jumpWaits == 1);
    CHECK(player.state.activity.jumpTime > 0.2);  // the first one goes on
    untilLanded(player);
    player.run(kBody, 2.0 * kDt);
    CHECK(player.state.activity.jumpTime <= 3.0 * kDt);
    CHECK(player.state.activity.jumpWaits == 0);
    untilLeaping(player);
    untilLanded(player);
    for (int i = 0; i < 360; ++i) {
      tick(player.state, kBody, player.commands, kDt);
      REQUIRE(player.state.legs.leaping == 0);
    }
    CHECK(doing(player) == Action::kIdle);
  }
}

TEST_CASE("activity: asked for anything else in the air he comes down first") {
  for (const Action next : kActions) {
    if (next == Action::kJump) continue;
    INFO(nameOf(next));
    Player player = settledPlayer(kBody, Action::kIdle);
    player.ask(Action::kJump, kBody);
    untilLeaping(player);
    player.run(kBody, 0.1);
    Player undisturbed = player;
    player.ask(next, kBody);
    int airborne = 0;
    int undisturbedAirborne = 0;
    for (int i = 0; i < 240; ++i) {
      tick(player.state, kBody, player.commands, kDt);
      tick(undisturbed.state, kBody, undisturbed.commands, kDt);
      airborne += static_cast<int>(player.state.legs.leaping);
      undisturbedAirborne += static_cast<int>(undisturbed.state.legs.leaping);
    }
    CHECK(std::abs(airborne - undisturbedAirborne) <= 3);
  }
}

TEST_CASE("activity: on the ground a jump is broken off by everything but a thrust") {
  for (const Action next : {Action::kIdle, Action::kWalk, Action::kThrow, Action::kSpearForm}) {
    Player player = settledPlayer(kBody, Action::kIdle);
    player.ask(Action::kJump, kBody);
    player.run(kBody, 0.15);  // in the crouch
    player.ask(next, kBody);
    for (int i = 0; i < 240; ++i) {
      tick(player.state, kBody, player.commands, kDt);
      REQUIRE(player.state.legs.leaping == 0);
    }
  }
  Player player = settledPlayer(kBody, Action::kIdle);
  player.ask(Action::kJump, kBody);
  player.run(kBody, 0.15);
  player.ask(Action::kThrust, kBody);
  tick(player.state, kBody, player.commands, kDt);
  CHECK(doing(player) == Action::kThrust);
  untilLeaping(player);
}

TEST_CASE("activity: running, the crouch of a jump waits until both feet are under him") {
  int waited = 0;
  for (int phase = 0; phase < 16; ++phase) {
    INFO("phase " << phase << "/16");
    Player player = playerAt(kBody, Action::kRun, phase / 16.0);
    player.ask(Action::kJump, kBody);
    double seconds = 0.0;
    while (player.state.legs.leaping == 0 && seconds < 3.0) {
      tick(player.state, kBody, player.commands, kDt);
      seconds += kDt;
    }
    REQUIRE(player.state.legs.leaping == 1);
    if (seconds > kTakeOff * kJumpDuration + 0.15) ++waited;
    const BipedState& legs = player.state.legs;
    CHECK(std::fabs(legs.nearFoot.x - legs.travel) < 40.0);
    CHECK(std::fabs(legs.farFoot.x - legs.travel) < 40.0);
    CHECK(std::fabs(legs.speed.value) < 150.0);
    CHECK(seconds < 1.0);  // he does not hang in his crouch for ever
  }
  CHECK(waited > 0);
}

TEST_CASE("activity: throw, jump and form bring him to a stop, a thrust does not") {
  for (const Action action : {Action::kThrow, Action::kJump, Action::kSpearForm}) {
    INFO(nameOf(action));
    Player player = settledPlayer(kBody, Action::kRun);
    player.ask(action, kBody);
    double lowest = 1e9;
    player.run(kBody, 1.2, kDt,
               [&](const StickmanState& s) { lowest = std::min(lowest, std::fabs(s.legs.speed.value)); });
    CHECK(lowest < 15.0);
  }
  Player player = settledPlayer(kBody, Action::kRun);
  player.ask(Action::kThrust, kBody);
  player.run(kBody, 1.2, kDt, [&](const StickmanState& s) {
    REQUIRE(s.legs.speed.value == Approx(player.commands.speed).margin(1e-6));
  });
}

TEST_CASE("activity: a fresh figure has what plays once before him, and only once") {
  for (const Action once : {Action::kJump, Action::kThrow, Action::kThrust}) {
    StickmanCommands commands;
    ask(commands, once, kBody);
    Player player{settledStickman(kBody, commands), commands};
    CHECK(doing(player) == Action::kIdle);
    tick(player.state, kBody, player.commands, kDt);
    CHECK(doing(player) == once);
    untilEnded(player);
    player.run(kBody, 3.0);
    CHECK(player.state.activity.ended == 1);
  }
}
