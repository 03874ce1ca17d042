#include "game/run.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "catch.hpp"
#include "game_bot.hpp"
#include "math/state_hash.hpp"
#include "test_helpers.hpp"

using namespace stickman;

namespace {

constexpr double kDt = kTick;

RunSnapshot started(std::uint32_t seed, bool calm = false) {
  RunSnapshot run = freshRun({seed, calm});
  tick(run, kStartPressed, kDt);
  return run;
}

// Plays until it is over or `most` ticks have passed, with what `decide` says.
template <typename Decide>
void playOn(RunSnapshot& run, std::uint64_t most, Decide&& decide) {
  for (std::uint64_t i = 0; i < most && run.over == 0; ++i) tick(run, decide(run), kDt);
}

unsigned nothing(const RunSnapshot&) { return 0; }

// A run without things in it, to jump about in.
RunSnapshot emptyRun() {
  RunSnapshot run = started(1);
  run.course.count = 0;
  run.course.next = 1e9;
  for (int i = 0; i < 120; ++i) tick(run, 0, kDt);
  return run;
}

int ticksUntil(RunSnapshot& run, Event event, int most = 400) {
  for (int i = 1; i <= most; ++i) {
    tick(run, 0, kDt);
    if ((run.events & event) != 0) return i;
  }
  return -1;
}

// How high he comes in the next three quarters of a second, u.
double topOf(RunSnapshot& run) {
  double top = 0.0;
  for (int i = 0; i < 60; ++i) {
    tick(run, 0, kDt);
    top = std::max(top, run.runner.jump.height);
  }
  return top;
}

}  // namespace

TEST_CASE("Before the start he stands, and nothing counts") {
  RunSnapshot run = freshRun({3, false});
  for (int i = 0; i < 500; ++i) tick(run, kJumpPressed | kThrustPressed, kDt);
  CHECK(distanceOf(run) == 0.0);
  CHECK(pointsOf(run) == 0);
  CHECK(run.over == 0);
  CHECK(run.started == 0);
  tick(run, kStartPressed, kDt);
  CHECK((run.events & kStarted) != 0);
  for (int i = 0; i < 120; ++i) tick(run, 0, kDt);
  CHECK(distanceOf(run) > 150.0);
}

TEST_CASE("Who presses nothing is stopped within six seconds, on every seed") {
  for (const bool calm : {false, true}) {
    for (std::uint32_t seed = 0; seed < 150; ++seed) {
      RunSnapshot run = started(seed, calm);
      playOn(run, 6 * 120, nothing);
      REQUIRE(run.over == 1);
      REQUIRE(run.crashedInto == static_cast<std::uint64_t>(ObstacleKind::kStone));
    }
  }
}

TEST_CASE("Always jumping, always thrusting, and pressing at random end early") {
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    RunSnapshot jumper = started(seed);
    playOn(jumper, 100000,
           [](const RunSnapshot& run) { return canJump(run.runner) ? unsigned{kJumpPressed} : 0U; });
    REQUIRE(distanceOf(jumper) < 2000.0);

    RunSnapshot stabber = started(seed);
    playOn(stabber, 100000, [](const RunSnapshot&) { return unsigned{kThrustPressed}; });
    REQUIRE(distanceOf(stabber) < 2000.0);

    RunSnapshot both = started(seed);
    test::Random random(seed);
    playOn(both, 100000, [&](const RunSnapshot&) {
      const std::uint64_t word = random.word();
      return word % 24 == 0 ? static_cast<unsigned>(1U << (word >> 8) % 4) : 0U;
    });
    // A kilometre would be play; chance may take him past a few things.
    REQUIRE(distanceOf(both) < 20000.0);
  }
}

TEST_CASE("A bot that looks no farther than the screen gets to the top speed, with and without a delay") {
  for (const int delay : {0, 30}) {
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
      RunSnapshot run = freshRun({seed * 131 + 7, false});
      Bot bot(delay);
      playOn(run, 40000,
             [&](const RunSnapshot& now) { return distanceOf(now) > 62000.0 ? 0U : bot.decide(now); });
      INFO("seed " << seed * 131 + 7 << ", delay " << delay << ", at " << distanceOf(run));
      CHECK(distanceOf(run) > 62000.0);
      CHECK(run.score.kills > 20);
    }
  }
}

// The whole of it takes minutes: see the step "two thousand courses" of the test run.
TEST_CASE("The bot passes 2,000 courses up to the top speed", "[.courses]") {
  for (std::uint32_t seed = 0; seed < 2000; ++seed) {
    RunSnapshot run = freshRun({seed, false});
    Bot bot;
    while (run.over == 0 && distanceOf(run) < 62000.0) tick(run, bot.decide(run), kDt);
    INFO("seed " << seed << ", stopped at " << distanceOf(run) << " by thing " << run.crashedInto);
    REQUIRE(run.over == 0);
  }
}

TEST_CASE("With a quarter of a second of delay it passes a kilometre on 95 of 100 courses", "[.courses]") {
  int passed = 0;
  constexpr int kCourses = 200;
  for (std::uint32_t seed = 5000; seed < 5000 + kCourses; ++seed) {
    RunSnapshot run = freshRun({seed, false});
    Bot bot(30);
    while (run.over == 0 && distanceOf(run) < 100000.0) tick(run, bot.decide(run), kDt);
    passed += run.over == 0 ? 1 : 0;
  }
  CHECK(passed >= kCourses * 95 / 100);
}

TEST_CASE(
    "A jump pressed 80 ms before the landing happens at the touchdown; pressed earlier it is forgotten") {
  for (const int early : {1, 5, 9, 14, 20, 30}) {
    RunSnapshot run = emptyRun();
    tick(run, kJumpPressed, kDt);
    RunSnapshot probe = run;
    const int landing = ticksUntil(probe, kLanded);
    REQUIRE(landing > 0);
    for (int i = 0; i < landing - early; ++i) tick(run, i + 1 == landing - early ? kJumpReleased : 0U, kDt);
    RunSnapshot tapped = run;
    tick(run, kJumpPressed, kDt);
    int again = -1;
    for (int i = 0; i < early + 4 && again < 0; ++i) {
      tick(run, 0, kDt);
      if ((run.events & kJumped) != 0) again = i;
    }
    INFO("pressed " << early << " ticks before the landing");
    CHECK((again >= 0) == (early * kDt < kJumpBuffer));
    if (again < 0) continue;
    // As high as any jump: all the way while the button is down, a hop when it was let go before the landing.
    CHECK(topOf(run) == Approx(160.0).margin(1.0));
    tick(tapped, kJumpPressed | kJumpReleased, kDt);
    CHECK(ticksUntil(tapped, kJumped, early + 4) > 0);
    const double hop = topOf(tapped);
    CHECK(hop > 45.0);
    CHECK(hop < 75.0);
  }
}

TEST_CASE("A button let go after 20 ms makes a hop, even when both fall into one tick") {
  const auto topHeld = [](int held) {
    RunSnapshot run = emptyRun();
    double top = 0.0;
    tick(run, held == 0 ? kJumpPressed | kJumpReleased : unsigned{kJumpPressed}, kDt);
    for (int i = 1; i < 90; ++i) {
      tick(run, i == held ? unsigned{kJumpReleased} : 0U, kDt);
      top = std::max(top, run.runner.jump.height);
    }
    return top;
  };
  CHECK(topHeld(0) < 75.0);
  CHECK(topHeld(2) < 75.0);
  CHECK(topHeld(12) > topHeld(2) + 15.0);
  CHECK(topHeld(80) == Approx(160.0).margin(1.0));
}

TEST_CASE("A hit freezes the world for a few ticks, counts, and raises the combo") {
  RunSnapshot run = emptyRun();
  run.course.obstacles[0] = placed(ObstacleKind::kStrawMan, distanceOf(run) + 160.0, 0.0);
  run.course.count = 1;
  run.course.laid = 1;
  tick(run, kThrustPressed, kDt);
  REQUIRE(ticksUntil(run, kHit) > 0);
  CHECK(run.score.kills == 1);
  CHECK(run.score.combo == 2);
  CHECK(run.course.obstacles[0].struck == 1);
  const RunnerState held = run.runner;
  for (int i = 0; i < kHitFreeze; ++i) {
    tick(run, 0, kDt);
    CHECK(std::memcmp(&held, &run.runner, sizeof held) == 0);
  }
  tick(run, 0, kDt);
  CHECK(distanceOf(run) > held.man.legs.travel);
  // He runs on through where it stood.
  for (int i = 0; i < 120; ++i) tick(run, 0, kDt);
  CHECK(run.over == 0);
  CHECK(run.score.kills == 1);
}

TEST_CASE("A thrust at what cannot be speared clanks once, and it still stands in the way") {
  RunSnapshot run = emptyRun();
  run.course.obstacles[0] = placed(ObstacleKind::kThorns, distanceOf(run) + 170.0, 0.0);
  run.course.count = 1;
  run.course.laid = 1;
  tick(run, kThrustPressed, kDt);
  int clanks = 0;
  for (int i = 0; i < 200 && run.over == 0; ++i) {
    tick(run, 0, kDt);
    clanks += (run.events & kClanked) != 0 ? 1 : 0;
  }
  CHECK(clanks == 1);
  CHECK(run.over == 1);
  CHECK(run.crashedInto == static_cast<std::uint64_t>(ObstacleKind::kThorns));
  CHECK(run.score.kills == 0);
}

TEST_CASE("Milestones are passed one by one, and speed and score follow the distance") {
  RunSnapshot run = emptyRun();
  std::uint64_t last = 0;
  int milestones = 0;
  while (distanceOf(run) < 65000.0) {
    tick(run, 0, kDt);
    REQUIRE(run.milestone <= last + 1);
    if ((run.events & kMilestonePassed) != 0) ++milestones;
    last = run.milestone;
  }
  CHECK(milestones == 6);
  CHECK(run.runner.man.legs.speed.value == Approx(rulesOf(false).topSpeed).margin(1.0));
  CHECK(pointsOf(run) == static_cast<std::uint64_t>(distanceOf(run) * kScorePerUnit));
}

TEST_CASE("Once it is over buttons do nothing, the score stands, and everything comes to rest") {
  RunSnapshot run = started(11);
  playOn(run, 2000, nothing);
  REQUIRE(run.over == 1);
  const std::uint64_t points = pointsOf(run);
  const std::uint64_t kills = run.score.kills;
  for (int i = 0; i < 600; ++i) tick(run, i % 2 == 0 ? 0xfU : 0U, kDt);
  CHECK(run.score.kills == kills);
  CHECK(pointsOf(run) == points);
  CHECK(run.runner.jump.airborne == 0);
}

TEST_CASE("Same seed and buttons, same bits; another seed, or one button a tick later, other bits") {
  const auto play = [](std::uint32_t seed, std::uint64_t jumpAt) {
    RunSnapshot run = started(seed);
    for (std::uint64_t i = 0; i < 300; ++i) tick(run, i == jumpAt ? unsigned{kJumpPressed} : 0U, kDt);
    return hashState(run);
  };
  CHECK(play(5, 100) == play(5, 100));
  CHECK(play(5, 100) != play(6, 100));
  CHECK(play(5, 100) != play(5, 101));
}

TEST_CASE("All of a run is in its state: its bytes, carried elsewhere, go the same way between other runs") {
  RunSnapshot run = freshRun({21, false});
  Bot bot;
  for (int i = 0; i < 1500; ++i) tick(run, bot.decide(run), kDt);
  // What the next ticks come to, played for itself.
  std::vector<unsigned> buttons;
  std::vector<std::uint64_t> hashes;
  RunSnapshot alone = run;
  for (int i = 0; i < 900; ++i) {
    buttons.push_back(bot.decide(alone));
    tick(alone, buttons.back(), kDt);
    hashes.push_back(hashState(alone));
  }
  // The same from nothing but the bytes, in turn with a run that does something else.
  std::vector<unsigned char> bytes(sizeof run);
  std::memcpy(bytes.data(), &run, sizeof run);
  run = freshRun({4, true});
  RunSnapshot carried = freshRun({99, true});
  std::memcpy(&carried, bytes.data(), sizeof carried);
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    tick(run, i % 3 == 0 ? kStartPressed | kThrustPressed : unsigned{kJumpPressed}, kDt);
    tick(carried, buttons[i], kDt);
    REQUIRE(hashState(carried) == hashes[i]);
  }
}

TEST_CASE("No number of a long run is anything but finite") {
  RunSnapshot run = freshRun({4, false});
  Bot bot;
  for (int i = 0; i < 12000 && run.over == 0; ++i) {
    tick(run, bot.decide(run), kDt);
    for (const Vec2& joint : run.runner.man.pose.joints) REQUIRE(test::isFinitePoint(joint));
    for (std::size_t k = 0; k < run.course.count; ++k) REQUIRE(std::isfinite(run.course.obstacles[k].x));
  }
}

TEST_CASE("Each thrust clanks for itself: at what it touches again, too") {
  RunSnapshot run = emptyRun();
  run.course.count = 1;
  run.course.laid = 1;
  for (int thrust = 0; thrust < 3; ++thrust) {
    INFO("thrust " << thrust);
    // Within reach of the point, and still far from his body.
    Obstacle& thorns = run.course.obstacles[0];
    const bool touched = thrust > 0;
    const std::uint64_t clanked = thorns.clanked;
    if (thrust == 0) thorns = placed(ObstacleKind::kThorns, 0.0, 0.0);
    CHECK((clanked != 0) == touched);
    thorns.x = distanceOf(run) + 200.0;
    tick(run, kThrustPressed, kDt);
    int clanks = 0;
    for (int i = 0; i < 40; ++i) {
      tick(run, 0, kDt);
      if ((run.events & kClanked) != 0) ++clanks;
    }
    CHECK(clanks == 1);
    run.course.obstacles[0].x = distanceOf(run) + 400.0;
    for (int i = 0; i < 30; ++i) tick(run, 0, kDt);
    REQUIRE(run.over == 0);
  }
}

TEST_CASE("A thing is passed when its far edge lies behind him, not when he comes to it") {
  RunSnapshot run = emptyRun();
  run.course.obstacles[0] = placed(ObstacleKind::kStrawMan, distanceOf(run) + 150.0, 0.0);
  run.course.obstacles[0].struck = 1;  // he can run through
  run.course.count = 1;
  run.course.laid = 1;
  countKill(run.score);
  const double edge = run.course.obstacles[0].x + thingOf(ObstacleKind::kStrawMan).halfWidth;
  bool passed = false;
  for (int i = 0; i < 90; ++i) {
    const double before = run.score.comboLeft;
    tick(run, 0, kDt);
    const bool now = run.course.obstacles[0].passed != 0;
    CHECK(now == (distanceOf(run) >= edge));
    // And with it the combo gains its second.
    const double gained = run.score.comboLeft - before + kDt;
    CHECK(gained ==
          Approx(now && !passed ? std::min(kComboPass, kComboTime - before + kDt) : 0.0).margin(1e-9));
    passed = now;
  }
  CHECK(passed);
}

TEST_CASE(
    "Feet are heard as often as they fall: twice a cycle at a run, not in the air and not with a landing") {
  RunSnapshot run = freshRun({1, false});
  RunSnapshot before = run;
  const auto go = [&](unsigned changes, int ticks) {
    int steps = 0;
    for (int i = 0; i < ticks; ++i) {
      before = run;
      tick(run, i == 0 ? changes : 0, kTick);
      if (!stepped(before, run)) continue;
      ++steps;
      CHECK(run.runner.jump.airborne == 0);
      CHECK((run.events & kLanded) == 0);
    }
    return steps;
  };
  CHECK(go(0, 240) == 0);  // he stands
  go(kStartPressed, 120);
  // A second of the run, whose 2.55 cycles a second are two steps each.
  const int steps = go(0, 120);
  CHECK(steps >= 5);
  CHECK(steps <= 6);
  CHECK(go(kJumpPressed, 50) <= 1);  // in the air
  go(0, 60);                         // and down again
}
