// Of a stickman on show: which ticks run when, and what is shown between them.
#include <functional>

#include "catch.hpp"
#include "stage/stickman_stage.hpp"
#include "stage_helpers.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// A command for the start of a second.
struct Cue {
  int second;
  std::function<void(StickmanStage&)> give;
};

const std::vector<Cue>& script() {
  static const std::vector<Cue> cues = {
      {0, [](StickmanStage& s) { s.setAction(Action::kIdle); }},
      {1, [](StickmanStage& s) { s.setAction(Action::kWalk); }},
      {3, [](StickmanStage& s) { s.setAction(Action::kRun); }},
      {4, [](StickmanStage& s) { s.setGait(0.4); }},
      {5, [](StickmanStage& s) { s.setFacing(-1.0); }},
      {6, [](StickmanStage& s) { s.setSpeed(-80.0); }},
      {7, [](StickmanStage& s) { s.setParameter("walkLift", 15.0); }},
      {8, [](StickmanStage& s) { s.setSpeed(765.0); }},
      {9, [](StickmanStage& s) { s.setAction(Action::kIdle); }},
  };
  return cues;
}
constexpr int kScriptSeconds = 11;

// Plays the script at a display rate and hands over the stage after every frame.
void play(int rate, const std::function<void(const StickmanStage&)>& look) {
  StickmanStage stage;
  for (int second = 0; second < kScriptSeconds; ++second) {
    for (const Cue& cue : script()) {
      if (cue.second == second) cue.give(stage);
    }
    for (int frame = 0; frame < rate; ++frame) {
      stage.buildPose(1.0 / rate);
      look(stage);
    }
  }
}

}  // namespace

TEST_CASE("stage: every tick is the same at every display rate") {
  std::vector<std::uint64_t> hashes(kScriptSeconds * 120 + 1, 0);
  play(120, [&](const StickmanStage& stage) { hashes[stage.ticks()] = stage.hash(); });
  for (int rate : {30, 60, 144, 165, 240}) {
    INFO(rate << " Hz");
    std::size_t different = 0;
    std::uint64_t last = 0;
    play(rate, [&](const StickmanStage& stage) {
      last = stage.ticks();
      if (last > 0 && stage.hash() != hashes[last]) ++different;
    });
    CHECK(different == 0);
    CHECK(last == kScriptSeconds * 120);
  }
}

TEST_CASE("stage: the shown pose and distance are the same at every display rate") {
  const auto endOf = [](int rate) {
    std::vector<double> numbers;
    int frame = 0;
    play(rate, [&](const StickmanStage& stage) {
      if (++frame % rate != 0) return;  // at every whole second
      numbers.insert(numbers.end(), stage.pose().begin(), stage.pose().end());
      numbers.push_back(stage.distance());
    });
    return numbers;
  };
  const std::vector<double> reference = endOf(120);
  for (int rate : {30, 60, 144, 165, 240}) {
    const std::vector<double> numbers = endOf(rate);
    REQUIRE(numbers.size() == reference.size());
    double worst = 0.0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      worst = std::fmax(worst, std::fabs(numbers[i] - reference[i]));
    INFO(rate << " Hz");
    CHECK(worst < 1e-3);  // the microsecond within which a tick may run early
  }
}

TEST_CASE("stage: shows the moment one tick ago, between the two ticks round it") {
  for (double speed : {0.0, kWalkSpeed, 300.0}) {
    StickmanStage stage;
    stage.setSpeed(speed);
    stage.setGround(100.0, 300.0);
    stage.setFacing(-1.0);
    const StickmanCommands commands{.speed = speed, .facing = -1.0};
    const SettledStickman settled = settledWithPast(stage.parameters(), commands);
    std::vector<StickmanState> states{settled.before, settled.now};
    Random random(120);
    double elapsed = 0.0;
    double worst = 0.0;
    double worstDistance = 0.0;
    for (int frame = 0; frame < 400; ++frame) {
      const double dt = random.between(0.0, 1.0 / 30.0);
      elapsed += dt;
      stage.buildPose(dt);
      const double moment = elapsed * 120.0;  // in ticks since a tick before the first
      const auto before = static_cast<std::size_t>(moment);
      while (states.size() < before + 2) {
        states.push_back(states.back());
        tick(states.back(), stage.parameters(), commands, 1.0 / 120.0);
      }
      const double t = moment - static_cast<double>(before);
      for (std::size_t i = 0; i < kJointCount; ++i) {
        const Vec2 own = lerp(states[before].pose.joints[i], states[before + 1].pose.joints[i], t);
        const Vec2 expected{100.0 - own.x, 300.0 + own.y};
        worst = std::fmax(worst, distance(expected, shown(stage, static_cast<Joint>(i))));
      }
      const double covered =
          lerp(states[before].distance, states[before + 1].distance, t) - settled.before.distance;
      worstDistance = std::fmax(worstDistance, std::fabs(covered - stage.distance()));
    }
    CHECK(worst < 2e-3);
    CHECK(worstDistance < 1e-3);
  }
}

TEST_CASE("stage: 0, negative and NaN advance nothing, a long frame one thirtieth of a second") {
  StickmanStage stage = walking();
  run(stage, 0.71, 144.0);
  const Snapshot before(stage);
  for (double dt : {0.0, -0.0, -1.0, -5.0, kNaN, -kInfinity}) {
    stage.buildPose(dt);
    CHECK(Snapshot(stage) == before);
  }
  StickmanStage other = stage;
  for (double dt : {5.0, kInfinity, 1e308}) {
    const std::uint64_t ticks = stage.ticks();
    stage.buildPose(dt);
    other.buildPose(1.0 / 30.0);
    CHECK(stage.ticks() == ticks + 4);
    CHECK(Snapshot(stage) == Snapshot(other));
  }
}
