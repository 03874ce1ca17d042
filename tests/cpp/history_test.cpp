#include "stage/history.hpp"

#include <deque>

#include "catch.hpp"
#include "stage/stickman_stage.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

TEST_CASE("history: keeps the last ones, whatever is pushed and forgotten") {
  History<int> history;
  std::deque<int> model;
  Random random(5);
  history.push(1);
  CHECK(history.size() == 0);  // nothing is kept unasked
  const std::size_t capacity = 7;
  history.keep(capacity);
  for (int i = 0; i < 5000; ++i) {
    if (random.unit() < 0.1) {
      const auto count = static_cast<std::size_t>(random.unit() * static_cast<double>(model.size() + 1));
      history.forgetNewest(count);
      model.erase(model.begin(), model.begin() + static_cast<std::ptrdiff_t>(count));
    } else {
      history.push(i);
      model.push_front(i);
      if (model.size() > capacity) model.pop_back();
    }
    REQUIRE(history.size() == model.size());
    for (std::size_t back = 0; back < model.size(); ++back) REQUIRE(history.at(back) == model[back]);
  }
  history.keep(0);
  CHECK(history.size() == 0);
}

TEST_CASE("stage: seeking back shows that tick to the bit, and time goes on from there") {
  StickmanStage stage;
  stage.setAction(Action::kWalk);
  stage.keepHistory(600);
  std::vector<std::uint64_t> hashes{stage.hash()};
  for (int i = 1; i <= 400; ++i) {
    if (i == 150) stage.setAction(Action::kJump);
    if (i == 320) stage.setSpeed(300.0);
    stage.buildPose(1.0 / 120.0);
    hashes.push_back(stage.hash());
  }
  REQUIRE(stage.historyLength() == 400);
  for (const std::size_t back : {0U, 1U, 79U, 81U, 250U, 399U, 400U}) {
    REQUIRE(stage.seek(back));
    CHECK(stage.hash() == hashes[400 - back]);
    stage.buildPose(0.0);
    CHECK(stage.hash() == hashes[400 - back]);
    CHECK(stage.historyLength() == 400);
  }
  CHECK_FALSE(stage.seek(401));
  // From before the jump on, without the commands that came later: he walks on.
  REQUIRE(stage.seek(300));
  CHECK(stage.action() == Action::kWalk);
  for (int i = 0; i < 400; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.action() == Action::kWalk);
  CHECK(stage.groundSpeed() == Approx(106.4516).margin(0.01));
  CHECK(stage.state().pose[Joint::kPelvis].y < 0.0);
  CHECK(stage.historyLength() == 500);
}

TEST_CASE("stage: going back and doing the same again gives the same bits") {
  StickmanStage stage;
  stage.setAction(Action::kRun);
  stage.keepHistory(1200);
  for (int i = 0; i < 100; ++i) stage.buildPose(1.0 / 120.0);
  const auto play = [&] {
    stage.setAction(Action::kThrust);
    for (int i = 0; i < 200; ++i) stage.buildPose(1.0 / 120.0);
    return stage.hash();
  };
  const auto first = play();
  REQUIRE(stage.seek(200));
  CHECK(play() == first);
}

TEST_CASE("stage: without a history there is nowhere to go back to") {
  StickmanStage stage;
  for (int i = 0; i < 10; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.historyLength() == 0);
  CHECK_FALSE(stage.seek(0));
  stage.keepHistory(1000000);
  for (std::size_t i = 0; i < StickmanStage::kLongestHistory + 50; ++i) stage.buildPose(1.0 / 120.0);
  CHECK(stage.historyLength() == StickmanStage::kLongestHistory - 1);
}

TEST_CASE("stage: a history begun before the first tick knows what was set after that") {
  StickmanStage stage;
  stage.keepHistory(100);
  stage.setAction(Action::kRun);
  CHECK(stage.historyLength() == 0);
  REQUIRE(stage.seek(0));
  CHECK(stage.action() == Action::kRun);
  CHECK(stage.groundSpeed() == Approx(382.5));
}
