// Going over from any action to any other: what is seen must not jump, slide or sink.
#include <algorithm>
#include <array>
#include <vector>

#include "action_watch.hpp"
#include "catch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kBefore = 0.1;  // s that are watched before a switch
constexpr double kAfter = 1.6;   // s after it: all that plays once is over by then, and has given way again

const StickmanParameters kBody;  // NOLINT: as he is by default

// A loop that is asked for while it goes on is no switch.
bool isSwitch(Action from, Action to) { return from != to || playsOnce(to); }

struct Pair {
  Action from;
  Action to;
};

std::vector<Pair> allPairs() {
  std::vector<Pair> pairs;
  for (const Action from : kActions) {
    for (const Action to : kActions) {
      if (isSwitch(from, to)) pairs.push_back({from, to});
    }
  }
  return pairs;
}

// max|second difference| of any joint in an action for itself: no beginning, no end, nothing left of others.
double ownRoughness(Action action) {
  Player player = playerAt(kBody, action, 0.0);
  double seconds = std::max(2.0 * roundOf(action, kBody), 4.0);
  if (playsOnce(action)) {
    tick(player.state, kBody, player.commands, kDt);
    dropOffsets(player.state, kBody);
    seconds = roundOf(action, kBody) - 3.0 * kDt;
  }
  MotionRoughness rough;
  player.run(kBody, seconds, kDt, [&](const StickmanState& s) { rough.see(s); });
  return rough.second;
}

double ownOf(Action action) {
  static const auto all = [] {
    std::array<double, kActionCount> own{};
    for (const Action a : kActions) own[static_cast<std::size_t>(a)] = ownRoughness(a);
    return own;
  }();
  return all[static_cast<std::size_t>(action)];
}

// What holds in every tick, switched or not.
void requireSound(const ActionWatch& watch) {
  REQUIRE(watch.finite);
  REQUIRE(watch.drift <= 0.01);  // SPEC asks for 0.4 in a switch
  REQUIRE(watch.penetration <= 0.05);
  REQUIRE(watch.boneError <= 1e-6);
  REQUIRE(watch.spearError <= 1e-9);
  REQUIRE(watch.handOffSpear == 0.0);
  REQUIRE(watch.kneeFront > 1.0);
}

constexpr Joint kUpperBody[] = {Joint::kChest,    Joint::kShoulder, Joint::kElbowNear,
                                Joint::kElbowFar, Joint::kHandNear, Joint::kHandFar};

}  // namespace

TEST_CASE("switching: every pair at 32 phases is no rougher than the rougher of the two and 1 u") {
  for (const Pair pair : allPairs()) {
    const double limit = std::max(ownOf(pair.from), ownOf(pair.to)) + 1.0;
    for (int phase = 0; phase < 32; ++phase) {
      INFO(nameOf(pair.from) << " -> " << nameOf(pair.to) << " at phase " << phase << "/32");
      Player player = playerAt(kBody, pair.from, phase / 32.0);
      MotionRoughness rough;
      ActionWatch watch;
      const auto see = [&](const StickmanState& s) {
        rough.see(s);
        watch.see(s, kBody);
      };
      player.run(kBody, kBefore, kDt, see);
      player.ask(pair.to, kBody);
      player.run(kBody, kAfter, kDt, see);
      REQUIRE(rough.second <= limit);
      requireSound(watch);
    }
  }
}

TEST_CASE("switching: interrupted by a third action in the middle of the blend it stays within 3 u") {
  for (const Pair pair : allPairs()) {
    for (const Action third : kActions) {
      if (!isSwitch(pair.to, third)) continue;
      const double limit = std::max({ownOf(pair.from), ownOf(pair.to), ownOf(third)}) + 3.0;
      for (int phase = 0; phase < 3; ++phase) {
        Player start = playerAt(kBody, pair.from, (phase + 0.5) / 3.0);
        start.ask(pair.to, kBody);
        for (const double blend : {0.03, 0.08, 0.14, 0.22, 0.32}) {
          INFO(nameOf(pair.from) << " -> " << nameOf(pair.to) << " -> " << nameOf(third) << " after " << blend
                                 << " s, phase " << phase << ".5/3");
          Player player = start;
          MotionRoughness rough;
          ActionWatch watch;
          const auto see = [&](const StickmanState& s) {
            rough.see(s);
            watch.see(s, kBody);
          };
          player.run(kBody, blend, kDt, see);
          player.ask(third, kBody);
          player.run(kBody, 0.8, kDt, see);
          REQUIRE(rough.second <= limit);
          requireSound(watch);
        }
      }
    }
  }
}

TEST_CASE("switching: halving the tick halves the steps and quarters the jerks, for every pair") {
  for (const Pair pair : allPairs()) {
    for (int phase = 0; phase < 5; ++phase) {
      INFO(nameOf(pair.from) << " -> " << nameOf(pair.to) << " at phase " << phase << ".5/5");
      const Player start = playerAt(kBody, pair.from, (phase + 0.5) / 5.0);
      const auto roughness = [&](double dt) {
        Player player = start;
        MotionRoughness rough;
        const auto see = [&](const StickmanState& s) { rough.see(s); };
        player.run(kBody, kBefore, dt, see);
        player.ask(pair.to, kBody);
        player.run(kBody, 1.2, dt, see);
        return rough;
      };
      const MotionRoughness coarse = roughness(1.0 / 960.0);
      const MotionRoughness fine = roughness(1.0 / 1920.0);
      REQUIRE(coarse.first >= 1.9 * fine.first);
      REQUIRE(coarse.second >= 3.5 * fine.second);
    }
  }
}
