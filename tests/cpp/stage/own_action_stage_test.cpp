// Actions of one's own on show.
#include "any_action.hpp"
#include "catch.hpp"
#include "stage/rewindable_stickman.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr float kLean = static_cast<float>(TrackTarget::kLean);

std::vector<float> leaning(float loop, float moves) {
  return {1, loop, moves, 1, kLean, 3, 0, 0, 0, 0.5F, 20, 0, 1, 0, 0};
}

template <typename Stage>
Action define(Stage& stage, const std::vector<float>& numbers) {
  const auto defined = stage.defineAction(numbers.data(), numbers.size());
  REQUIRE(defined.fault.fault == Fault::kNone);
  return ownAction(defined.number);
}

void run(StickmanStage& stage, double seconds) {
  for (int i = 0; i < static_cast<int>(seconds * 60.0); ++i) stage.buildPose(1.0 / 60.0);
}

}  // namespace

TEST_CASE("own actions on show: one that plays once is told, over and counted; one that loops goes on") {
  StickmanStage stage;
  const Action once = define(stage, leaning(0, 1));
  const Action loop = define(stage, leaning(1, 0));
  CHECK_FALSE(stage.setAction(ownAction(2)));
  stage.setSpeed(100.0);
  run(stage, 1.0);
  REQUIRE(stage.setAction(once));
  CHECK(stage.action() == once);
  run(stage, 0.5);
  CHECK(stage.action() == once);
  CHECK(stage.groundSpeed() == Approx(100.0));
  run(stage, 1.0);
  CHECK(stage.action() == Action::kWalk);
  CHECK(stage.endedActions() == 1);
  REQUIRE(stage.setAction(loop));
  run(stage, 3.0);
  CHECK(stage.action() == loop);
  CHECK(stage.groundSpeed() == Approx(0.0).margin(1.0));
  stage.setSpeed(100.0);
  run(stage, 1.0);
  CHECK(stage.action() == Action::kWalk);
}

TEST_CASE("own actions on show: a loop that leaves the legs to themselves goes on at another speed") {
  StickmanStage stage;
  const Action loop = define(stage, leaning(1, 1));
  stage.setAction(loop);
  stage.setSpeed(100.0);
  run(stage, 2.0);
  CHECK(stage.action() == loop);
  CHECK(stage.groundSpeed() == Approx(100.0).margin(1.0));
  stage.setAction(Action::kIdle);
  run(stage, 2.0);
  CHECK(stage.action() == Action::kIdle);
}

TEST_CASE("own actions on show: what is refused changes nothing, 64 are the most") {
  StickmanStage stage;
  const std::vector<float> sound = leaning(0, 1);
  std::vector<float> broken = sound;
  broken[0] = -1;
  for (std::size_t i = 0; i < StickmanStage::kMostOwnActions; ++i) {
    CHECK(stage.defineAction(broken.data(), broken.size()).fault.fault == Fault::kRange);
    const auto defined = stage.defineAction(sound.data(), sound.size());
    CHECK(defined.fault.fault == Fault::kNone);
    CHECK(defined.number == i);
  }
  CHECK(stage.defineAction(sound.data(), sound.size()).fault.fault == Fault::kLength);
}

TEST_CASE("own actions on show: one can go back to them") {
  RewindableStickman stage;
  stage.keepHistory(240);
  stage.setAction(define(stage, leaning(1, 0)));
  for (int i = 0; i < 60; ++i) stage.buildPose(1.0 / 60.0);
  const auto pose = stage.pose();
  const auto hash = stage.hash();
  stage.setAction(define(stage, leaning(0, 1)));
  for (int i = 0; i < 30; ++i) stage.buildPose(1.0 / 60.0);
  REQUIRE(stage.seek(60));
  CHECK(stage.hash() == hash);
  for (int i = 0; i < 30; ++i) stage.buildPose(1.0 / 60.0);
  CHECK(isOwn(stage.action()));
  CHECK(pose.size() == stage.pose().size());
}
