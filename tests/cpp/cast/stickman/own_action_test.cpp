#include "cast/stickman/own_action.hpp"

#include <cmath>
#include <limits>

#include "any_action.hpp"
#include "cast/stickman/play_action.hpp"
#include "cast/stickman/skeleton.hpp"
#include "cast/stickman/stickman.hpp"
#include "catch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr float kLean = static_cast<float>(TrackTarget::kLean);
constexpr float kLinear = static_cast<float>(Ease::kLinear);

// Leans to 20 degrees and back in two seconds.
std::vector<float> bow() { return {2, 0, 1, 1, kLean, 3, 0, 0, 0, 0.5F, 20, kLinear, 1, 0, 0}; }

ActionFault faultOf(const std::vector<float>& numbers) {
  OwnAction action;
  return action.read(numbers.data(), numbers.size());
}

double leanAt(const ActionDefinition& action, double time) {
  StickmanState state{};
  state.activity.time = time;
  BodyTargets targets{};
  playAction(action, targets, state, StickmanParameters{});
  return toDegrees(targets[Target::kLean]);
}

}  // namespace

TEST_CASE("own action: is read as it is written") {
  const std::vector<float> numbers = bow();
  OwnAction action;
  CHECK(action.read(numbers.data(), numbers.size()).fault == Fault::kNone);
  const ActionDefinition& definition = action.definition();
  CHECK(definition.seconds == 2.0);
  CHECK_FALSE(definition.loop);
  CHECK(definition.moves);
  REQUIRE(definition.count == 1);
  CHECK(definition.tracks[0].target == TrackTarget::kLean);
  CHECK(definition.tracks[0].track.count == 3);
  CHECK(definition.tracks[0].rounded);
  CHECK(leanAt(definition, 0.5) == Approx(10.0).margin(0.3));
}

TEST_CASE("own action: a corner is rounded within 0.05 s, and a straight way stays what it is") {
  OwnAction action;
  const std::vector<float> numbers = bow();
  REQUIRE(action.read(numbers.data(), numbers.size()).fault == Fault::kNone);
  const auto raw = [](double time) {
    const double t = time / 1.0;
    return t < 1.0 ? 20.0 * t : 20.0 - 20.0 * smoothstep(t - 1.0);
  };
  for (int i = 0; i <= 2000; ++i) {
    const double time = i / 1000.0;
    INFO("at " << time << " s");
    const bool atCorner = time < 0.05 || std::fabs(time - 1.0) < 0.05;
    CHECK(std::fabs(leanAt(action.definition(), time) - raw(time)) <= (atCorner ? 0.25 : 0.02));
  }
  CHECK(leanAt(action.definition(), 0.7) == Approx(14.0).margin(1e-9));
}

TEST_CASE("own action: what is held for a tenth of a second is reached") {
  for (const Ease ease : {Ease::kLinear, Ease::kCubicIn, Ease::kCubicOut, Ease::kBackOut}) {
    const auto e = static_cast<float>(ease);
    OwnAction action;
    const std::vector<float> numbers = {2,    0,  1, 1,     kLean, 4, 0,    -20, 0,
                                        0.4F, 25, e, 0.45F, 25,    e, 0.8F, -20, e};
    REQUIRE(action.read(numbers.data(), numbers.size()).fault == Fault::kNone);
    double nearest = 1e9;
    for (double time = 0.8; time <= 0.9; time += 0.001) {
      nearest = std::min(nearest, std::fabs(leanAt(action.definition(), time) - 25.0));
    }
    CHECK(nearest < 1e-9);
  }
}

TEST_CASE("own action: says where and what is wrong, and stays what it was") {
  OwnAction action;
  const std::vector<float> sound = bow();
  REQUIRE(action.read(sound.data(), sound.size()).fault == Fault::kNone);
  const double before = leanAt(action.definition(), 0.7);
  const auto refused = [&](std::size_t at, float value, Fault fault, FaultField field, int key) {
    std::vector<float> numbers = bow();
    numbers[at] = value;
    const ActionFault found = action.read(numbers.data(), numbers.size());
    INFO("number " << at << " is " << value);
    CHECK(found.fault == fault);
    CHECK(found.field == field);
    CHECK(found.key == key);
    CHECK(leanAt(action.definition(), 0.7) == before);
    return found;
  };
  constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
  refused(0, 0.05F, Fault::kRange, FaultField::kSeconds, -1);
  refused(0, kNaN, Fault::kRange, FaultField::kSeconds, -1);
  refused(1, 0.5F, Fault::kRange, FaultField::kLoop, -1);
  refused(2, 2, Fault::kRange, FaultField::kMoves, -1);
  refused(3, 0, Fault::kRange, FaultField::kTracks, -1);
  refused(3, 33, Fault::kRange, FaultField::kTracks, -1);
  refused(4, 24, Fault::kRange, FaultField::kTarget, -1);
  refused(5, 0, Fault::kRange, FaultField::kKeys, -1);
  refused(5, 257, Fault::kRange, FaultField::kKeys, -1);
  refused(6, -0.1F, Fault::kRange, FaultField::kTime, 0);
  refused(9, std::numeric_limits<float>::infinity(), Fault::kRange, FaultField::kTime, 1);
  const ActionFault time = refused(12, 0.4F, Fault::kRange, FaultField::kTime, 2);
  CHECK(time.track == 0);
  CHECK(time.least == 0.5);
  const ActionFault value = refused(10, 76, Fault::kRange, FaultField::kValue, 1);
  CHECK(value.least == -45.0);
  CHECK(value.most == 75.0);
  refused(11, 8, Fault::kRange, FaultField::kEasing, 1);
  const ActionFault fast = refused(9, 0.01F, Fault::kFast, FaultField::kValue, 1);
  CHECK(fast.most == Approx(3.0));
}

TEST_CASE("own action: more and fewer numbers than it says are refused") {
  std::vector<float> numbers = bow();
  numbers.push_back(0);
  CHECK(faultOf(numbers).fault == Fault::kLength);
  for (std::size_t count = 0; count < bow().size(); ++count) {
    INFO(count << " numbers");
    const std::vector<float> all = bow();
    CHECK(faultOf({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)}).fault == Fault::kLength);
  }
}

TEST_CASE("own action: tracks that need, exclude or repeat another are refused by its name") {
  const auto key = [](TrackTarget target) {
    return std::vector<float>{static_cast<float>(target), 1, 0, 20, 0};
  };
  const auto with = [&](float moves, const std::vector<TrackTarget>& targets) {
    std::vector<float> numbers = {1, 0, moves, static_cast<float>(targets.size())};
    for (const TrackTarget target : targets) {
      const std::vector<float> track = key(target);
      numbers.insert(numbers.end(), track.begin(), track.end());
    }
    return faultOf(numbers);
  };
  using T = TrackTarget;
  CHECK(with(0, {T::kLean, T::kLean}).fault == Fault::kTwice);
  CHECK(with(0, {T::kNearHandX}).fault == Fault::kNeeds);
  CHECK(with(0, {T::kNearHandX}).other == static_cast<int>(T::kNearHandY));
  CHECK(with(0, {T::kNearHandX, T::kNearHandY}).fault == Fault::kNone);
  CHECK(with(0, {T::kSpearAngle, T::kSpearX}).other == static_cast<int>(T::kSpearY));
  CHECK(with(0, {T::kNearElbow, T::kNearHandX, T::kNearHandY}).fault == Fault::kAgainst);
  CHECK(with(0, {T::kFarArm, T::kNearHandX, T::kNearHandY}).fault == Fault::kNone);
  CHECK(with(0, {T::kFrontLift}).fault == Fault::kNone);
  CHECK(with(1, {T::kFrontLift}).fault == Fault::kStands);
  std::vector<float> apart = {1, 0,    0,  2, static_cast<float>(T::kFarHandX),
                              1, 0,    20, 0, static_cast<float>(T::kFarHandY),
                              1, 0.5F, 20, 0};
  CHECK(faultOf(apart).fault == Fault::kBeats);
  apart[11] = 0;
  CHECK(faultOf(apart).fault == Fault::kNone);
  apart[7] = apart[12] = 5;
  CHECK(faultOf(apart).fault == Fault::kNear);
}

TEST_CASE("own action: what loops ends where it began, or whole turns of an arm later") {
  const auto looping = [](TrackTarget target, float first, float last) {
    return faultOf({4, 1, 1, 1, static_cast<float>(target), 2, 0, first, 0, 1, last, 0}).fault;
  };
  CHECK(looping(TrackTarget::kLean, 5, 5) == Fault::kNone);
  CHECK(looping(TrackTarget::kLean, 5, 6) == Fault::kFast);
  CHECK(looping(TrackTarget::kNearArm, -30, 330) == Fault::kNone);
  CHECK(looping(TrackTarget::kNearArm, -30, 300) == Fault::kFast);
}

TEST_CASE("own action: what is broken at random is refused or harmless, and nothing has changed") {
  Random random(17);
  OwnAction action;
  const std::vector<float> sound = bow();
  REQUIRE(action.read(sound.data(), sound.size()).fault == Fault::kNone);
  const double before = leanAt(action.definition(), 0.7);
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    std::vector<float> numbers = AnyAction(seed).numbers();
    REQUIRE(faultOf(numbers).fault == Fault::kNone);
    const auto at = static_cast<std::size_t>(random.between(0.0, static_cast<double>(numbers.size())));
    const float values[] = {-1, 1e9F, 0.3F, std::numeric_limits<float>::quiet_NaN(), 255, -700};
    numbers[at] = values[seed % 6];
    if (seed % 7 == 0) numbers.resize(at);
    OwnAction other;
    if (other.read(numbers.data(), numbers.size()).fault == Fault::kNone) continue;
    ++refused;
    REQUIRE(action.read(numbers.data(), numbers.size()).fault != Fault::kNone);
    REQUIRE(leanAt(action.definition(), 0.7) == before);
  }
  CHECK(refused > 2000);
}

TEST_CASE("own action: however low and bent he is, neither shoulders nor hands come below the ground") {
  const StickmanParameters p;
  StickmanState state = settledStickman(p, {});
  state.ownness = 1.0;
  for (double hip = 14.0; hip <= 66.0; hip += 4.0) {
    for (double lean = -2.6; lean <= 2.6; lean += 0.2) {
      for (double arm = -0.6; arm <= 0.6; arm += 0.3) {
        INFO("hip " << hip << ", lean " << lean << ", arms " << arm);
        const auto set = [&](Target target, double value) {
          state.body.value[static_cast<std::size_t>(target)] = value;
        };
        set(Target::kHip, hip);
        set(Target::kLean, lean);
        for (const Target target : {Target::kNearArm, Target::kFarArm}) set(target, arm);
        for (const Target target : {Target::kNearFlex, Target::kFarFlex}) set(target, 0.15);
        for (const Vec2& joint : bodyPose(state, p).joints) REQUIRE(joint.y <= 0.05);
      }
    }
  }
}
