#include "stage/stickman_stage.hpp"

#include <algorithm>
#include <cstring>
#include <functional>

#include "catch.hpp"
#include "math/state_hash.hpp"
#include "stage_helpers.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;
using stickman::test::Random;
using stickman::test::Record;
using stickman::test::recordsOf;
using stickman::test::shown;

namespace {

constexpr double kFrame = 1.0 / 60.0;
constexpr double kWalkSpeed = 44.0 * 1.5 / 0.62;
constexpr double kRunSpeed = 382.5;

void run(StickmanStage& stage, double seconds, double rate = 120.0) {
  for (long frame = 0; frame < std::lround(seconds * rate); ++frame) stage.buildPose(1.0 / rate);
}

StickmanStage walking() {
  StickmanStage stage;
  stage.setAction(Action::kWalk);
  stage.buildPose(0.0);
  return stage;
}

// What he does not show but must be right for the next frame, too.
struct Snapshot {
  std::uint64_t hash;
  std::array<float, 2 * kJointCount> pose;
  std::vector<float> drawList;
  double distance;
  double groundY;
  Action action;

  explicit Snapshot(const StickmanStage& stage)
      : hash(stage.hash()),
        pose(stage.pose()),
        drawList(stage.drawList().data(), stage.drawList().data() + stage.drawList().used()),
        distance(stage.distance()),
        groundY(stage.groundY()),
        action(stage.action()) {}
  bool operator==(const Snapshot&) const = default;
};

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

// ---- time ----

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

// ---- a fresh figure ----

TEST_CASE("stage: a fresh figure stands settled at distance 0") {
  StickmanStage stage;
  CHECK(stage.ticks() == 0);
  CHECK(stage.distance() == 0.0);
  CHECK(stage.action() == Action::kIdle);
  CHECK(stage.groundSpeed() == 0.0);
  CHECK(stage.contacts() == 3);
  CHECK(recordsOf(stage.drawList()).size() > 20);
  // Before the first frame he is there already: feet on the ground, head above it.
  CHECK(shown(stage, Joint::kFootNear).y == Approx(stage.groundY()).margin(0.05));
  CHECK(shown(stage, Joint::kFootFar).y == Approx(stage.groundY()).margin(0.05));
  CHECK(shown(stage, Joint::kHead).y < stage.groundY() - 100.0);
}

TEST_CASE("stage: what is set before any time has passed has been so all along") {
  for (double speed : {kWalkSpeed, kRunSpeed, 240.0, -106.0, 600.0}) {
    INFO("speed " << speed);
    StickmanStage stage;
    stage.setSpeed(speed);
    CHECK(stage.ticks() == 0);
    CHECK(stage.distance() == 0.0);
    CHECK(stage.groundSpeed() == Approx(speed).epsilon(1e-9));
    const StickmanState fresh = stage.state();

    // The same moment of the cycle, ten seconds later.
    run(stage, 10.0);
    double worst = 1e9;
    StickmanState before = stage.state();
    for (int i = 0; i < 240; ++i) {
      run(stage, 1.0 / 120.0);
      const StickmanState now = stage.state();
      const double way = std::remainder(now.legs.phase - before.legs.phase, 1.0);
      const double part = std::remainder(fresh.legs.phase - before.legs.phase, 1.0) / way;
      if (part >= 0.0 && part < 1.0) {
        worst = 0.0;
        const StickmanPose then = lerp(before.pose, now.pose, part);
        for (std::size_t k = 0; k < kJointCount; ++k)
          worst = std::fmax(worst, distance(then.joints[k], fresh.pose.joints[k]));
        break;
      }
      before = now;
    }
    // A straight line between two ticks cuts the foot's curve, the more the faster it is.
    CHECK(worst < (speed <= kRunSpeed ? 0.25 : 0.6));
  }
}

TEST_CASE("stage: nothing jerks in the first ticks of a fresh figure") {
  for (double speed : {0.0, kWalkSpeed, kRunSpeed, -106.0}) {
    INFO("speed " << speed);
    StickmanStage stage;
    stage.setSpeed(speed);
    const auto largestJerk = [&](int ticks) {
      std::vector<std::vector<double>> coordinates(2 * kJointCount);
      for (int i = 0; i < ticks; ++i) {
        for (std::size_t k = 0; k < kJointCount; ++k) {
          coordinates[2 * k].push_back(stage.state().pose.joints[k].x);
          coordinates[2 * k + 1].push_back(stage.state().pose.joints[k].y);
        }
        run(stage, 1.0 / 120.0);
      }
      double largest = 0.0;
      for (const auto& samples : coordinates)
        largest = std::fmax(largest, test::largestSecondDifference(samples));
      return largest;
    };
    const double first = largestJerk(60);
    run(stage, 8.0);
    CHECK(first <= 1.05 * largestJerk(600) + 0.01);
  }
}

// ---- commands ----

TEST_CASE("stage: NaN is refused and changes nothing") {
  StickmanStage stage = walking();
  run(stage, 1.0);
  const Snapshot before(stage);
  CHECK_FALSE(stage.setSpeed(kNaN));
  CHECK_FALSE(stage.setGait(kNaN));
  CHECK_FALSE(stage.setFacing(kNaN));
  CHECK_FALSE(stage.setFacing(0.0));
  CHECK_FALSE(stage.setFacing(-0.0));
  CHECK_FALSE(stage.setGround(kNaN, 0.0));
  CHECK_FALSE(stage.setGround(0.0, kNaN));
  CHECK_FALSE(stage.setView(kNaN));
  CHECK_FALSE(stage.setParameter("squash", kNaN));
  CHECK_FALSE(stage.setParameter("nothing", 1.0));
  CHECK_FALSE(stage.setAction(static_cast<Action>(99)));
  stage.buildPose(0.0);
  CHECK(Snapshot(stage) == before);
  StickmanStage untouched = walking();
  run(untouched, 1.0);
  run(stage, 0.5);
  run(untouched, 0.5);
  CHECK(Snapshot(stage) == Snapshot(untouched));
}

TEST_CASE("stage: speeds are clamped to -200..1000") {
  for (const auto& [asked, got] : {std::pair{2000.0, 1000.0},
                                   {kInfinity, 1000.0},
                                   {1000.0, 1000.0},
                                   {-200.0, -200.0},
                                   {-1e30, -200.0},
                                   {-kInfinity, -200.0},
                                   {55.5, 55.5}}) {
    StickmanStage stage;
    CHECK(stage.setSpeed(asked));
    CHECK(stage.state().targetSpeed == got);
    CHECK(stage.groundSpeed() == Approx(got).epsilon(1e-6));
  }
}

TEST_CASE("stage: gait and action are shorthands for a speed, the last call wins") {
  const auto speedAfter = [](const std::function<void(StickmanStage&)>& give) {
    StickmanStage stage;
    give(stage);
    return stage.state().targetSpeed;
  };
  CHECK(speedAfter([](StickmanStage& s) { s.setAction(Action::kWalk); }) == Approx(106.4516129));
  CHECK(speedAfter([](StickmanStage& s) { s.setAction(Action::kRun); }) == Approx(382.5));
  CHECK(speedAfter([](StickmanStage& s) { s.setAction(Action::kIdle); }) == 0.0);
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(0.0); }) == Approx(106.4516129));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(1.0); }) == Approx(382.5));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(-7.0); }) == Approx(106.4516129));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(kInfinity); }) == Approx(382.5));
  CHECK(speedAfter([](StickmanStage& s) { s.setGait(0.5); }) == Approx(52.0 * 2.025 / 0.51));
  CHECK(speedAfter([](StickmanStage& s) {
          s.setAction(Action::kRun);
          s.setSpeed(50.0);
        }) == 50.0);
  CHECK(speedAfter([](StickmanStage& s) {
          s.setSpeed(50.0);
          s.setAction(Action::kIdle);
          s.setGait(1.0);
        }) == Approx(382.5));
}

TEST_CASE("stage: the action is what the asked speed amounts to") {
  StickmanStage stage;
  CHECK(stage.action() == Action::kIdle);
  for (Action action : {Action::kWalk, Action::kRun, Action::kIdle, Action::kRun, Action::kWalk}) {
    CHECK(stage.setAction(action));
    CHECK(stage.action() == action);
    run(stage, 0.1);
    CHECK(stage.action() == action);
  }
  for (const auto& [speed, action] : {std::pair{5.0, Action::kWalk},
                                      {-150.0, Action::kWalk},
                                      {150.0, Action::kWalk},
                                      {350.0, Action::kRun},
                                      {900.0, Action::kRun},
                                      {0.0, Action::kIdle}}) {
    stage.setSpeed(speed);
    CHECK(stage.action() == action);
  }
}

TEST_CASE("stage: a command acts from the next tick on") {
  StickmanStage stage;
  run(stage, 1.0);
  const Snapshot before(stage);
  stage.setSpeed(382.5);
  stage.setFacing(-1.0);
  stage.buildPose(0.0);
  CHECK(stage.hash() == before.hash);
  CHECK(stage.pose() == before.pose);
  run(stage, 1.0 / 120.0);
  CHECK(stage.state().facing == -1.0);
  CHECK(stage.groundSpeed() > 0.0);
}

TEST_CASE("stage: settles at the asked speed and covers the ground it says") {
  for (const auto& [action, speed] : {std::pair{Action::kWalk, kWalkSpeed}, {Action::kRun, kRunSpeed}}) {
    StickmanStage stage;
    run(stage, 1.0);
    stage.setAction(action);
    run(stage, 5.0);
    CHECK(stage.groundSpeed() == Approx(speed).epsilon(1e-6));
    const double before = stage.distance();
    run(stage, 2.0);
    CHECK(stage.distance() - before == Approx(2.0 * speed).epsilon(1e-6));
    CHECK((stage.phase() >= 0.0 && stage.phase() < 1.0));
  }
}

// ---- facing ----

TEST_CASE("stage: facing left is the exact mirror of facing right about the anchor") {
  const auto compare = [](double anchor, double tolerance) {
    StickmanStage right;
    StickmanStage left;
    for (StickmanStage* stage : {&right, &left}) {
      stage->setGround(anchor, 350.0);
      stage->setFacing(stage == &left ? -3.0 : 0.5);  // only the sign counts
    }
    double worst = 0.0;
    for (const auto& [speed, seconds] :
         {std::pair{0.0, 1.0}, {kWalkSpeed, 2.0}, {kRunSpeed, 2.0}, {-90.0, 2.0}, {0.0, 1.0}}) {
      right.setSpeed(speed);
      left.setSpeed(speed);
      for (int frame = 0; frame < seconds * 144; ++frame) {
        right.buildPose(1.0 / 144.0);
        left.buildPose(1.0 / 144.0);
        for (std::size_t i = 0; i < kJointCount; ++i) {
          const Vec2 r = shown(right, static_cast<Joint>(i));
          const Vec2 l = shown(left, static_cast<Joint>(i));
          worst =
              std::fmax(worst, std::fmax(std::fabs((r.x - anchor) + (l.x - anchor)), std::fabs(r.y - l.y)));
        }
        for (std::size_t i = 0; i < 2 * kHairPoints; i += 2) {
          worst = std::fmax(worst, std::fabs((right.hair()[i] - anchor) + (left.hair()[i] - anchor)));
          worst = std::fmax(worst, std::fabs(right.hair()[i + 1] - left.hair()[i + 1]));
        }
        REQUIRE(left.distance() == -right.distance());
        REQUIRE(left.phase() == right.phase());
        REQUIRE(left.contacts() == right.contacts());
      }
    }
    CHECK(worst <= tolerance);
  };
  compare(0.0, 0.0);
  compare(391.0, 1e-4);  // the pose is packed as floats
}

TEST_CASE("stage: knees bend and feet walk the way he faces") {
  for (double facing : {1.0, -1.0}) {
    StickmanStage stage;
    stage.setFacing(facing);
    stage.setAction(Action::kWalk);
    run(stage, 1.0);
    const double before = stage.distance();
    for (int i = 0; i < 120; ++i) {
      run(stage, 1.0 / 120.0);
      for (const auto& [knee, foot] :
           {std::pair{Joint::kKneeNear, Joint::kFootNear}, {Joint::kKneeFar, Joint::kFootFar}}) {
        const Vec2 leg = shown(stage, foot) - shown(stage, Joint::kHip);
        const Vec2 thigh = shown(stage, knee) - shown(stage, Joint::kHip);
        REQUIRE(dot(perpendicular(leg), thigh) * facing < 0.0);
      }
    }
    CHECK((stage.distance() - before) * facing == Approx(kWalkSpeed).epsilon(1e-6));
  }
}

TEST_CASE("stage: turning counts the distance the other way from there on") {
  StickmanStage stage = walking();
  run(stage, 2.0);
  const double there = stage.state().distance;
  stage.setFacing(-1.0);
  run(stage, 2.0);
  CHECK(there == Approx(2.0 * kWalkSpeed).epsilon(1e-6));
  CHECK(stage.state().distance == Approx(0.0).margin(1e-6));
}

// ---- hair ----

TEST_CASE("stage: the hair's root is on the scalp in every drawn frame, at every speed") {
  for (double speed : {kRunSpeed, 1000.0, -200.0, 0.0}) {
    for (double facing : {1.0, -1.0}) {
      StickmanStage stage;
      stage.setGround(0.0, 300.0);
      stage.setFacing(facing);
      run(stage, 0.5);
      stage.setSpeed(speed);
      double worst = 0.0;
      for (int frame = 0; frame < 165; ++frame) {
        stage.buildPose(1.0 / 165.0);
        const Vec2 head = shown(stage, Joint::kHead);
        const Vec2 root = hairRoot({facing * head.x, head.y}, 12.0);
        for (const Record& record : recordsOf(stage.drawList())) {
          if (record.style != static_cast<int>(Style::kHair)) continue;
          // The outline ends with the round cap about the root: all its points are equally far from it.
          const std::vector<Vec2> outline = record.points();
          double nearest = 1e9;
          double farthest = 0.0;
          for (std::size_t i = outline.size() - 7; i < outline.size(); ++i) {
            const double away = distance(outline[i], {facing * root.x, root.y});
            nearest = std::fmin(nearest, away);
            farthest = std::fmax(farthest, away);
          }
          worst = std::fmax(worst, farthest - nearest);
        }
      }
      INFO("speed " << speed << " facing " << facing);
      CHECK(worst < 1e-3);  // floats
    }
  }
}

TEST_CASE("stage: the hair is handed over as the last two ticks have it, on the canvas") {
  StickmanStage stage;
  stage.setGround(120.0, 300.0);
  stage.setFacing(-1.0);
  stage.setAction(Action::kRun);
  run(stage, 0.7, 144.0);
  const HairState& hair = stage.state().hair;
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    CHECK(stage.hair()[2 * i] == Approx(120.0 - hair.x[i]).margin(1e-4));
    CHECK(stage.hair()[2 * i + 1] == Approx(300.0 + hair.y[i]).margin(1e-4));
    CHECK(stage.hairPrevious()[2 * i] == Approx(120.0 - hair.previousX[i]).margin(1e-4));
    CHECK(stage.hairPrevious()[2 * i + 1] == Approx(300.0 + hair.previousY[i]).margin(1e-4));
  }
}

// ---- where he stands, how wide the view is ----

TEST_CASE("stage: stands in the middle of the view until he is given a place") {
  StickmanStage stage;
  for (double width : {200.0, 782.0, 4000.0}) {
    CHECK(stage.setView(width));
    stage.buildPose(0.0);
    CHECK(shown(stage, Joint::kPelvis).x == Approx(width / 2.0).margin(3.0));
  }
  CHECK(stage.setGround(120.0, 300.0));
  stage.buildPose(0.0);
  CHECK(stage.groundY() == 300.0);
  CHECK(shown(stage, Joint::kPelvis).x == Approx(120.0).margin(3.0));
  CHECK(shown(stage, Joint::kFootNear).y == Approx(300.0).margin(0.05));
  stage.setView(1000.0);
  stage.buildPose(0.0);
  CHECK(shown(stage, Joint::kPelvis).x == Approx(120.0).margin(3.0));
}

TEST_CASE("stage: place and view are clamped and no part of the state") {
  StickmanStage stage = walking();
  run(stage, 0.5);
  const std::uint64_t hash = stage.hash();
  for (double v : {kInfinity, -kInfinity, 1e30, -1e30, 0.0, 500.0}) {
    CHECK(stage.setGround(v, v));
    CHECK(stage.setView(v));
    stage.buildPose(0.0);
    CHECK(std::fabs(stage.groundY()) <= 1e6);
    for (float number : stage.pose()) REQUIRE(std::isfinite(number));
    for (const Record& record : recordsOf(stage.drawList())) {
      for (float number : record.payload) REQUIRE(std::isfinite(number));
    }
    CHECK(stage.drawList().dropped() == 0);
    CHECK(stage.hash() == hash);
  }
}

TEST_CASE("stage: by default the whole figure is inside the 440 u of the drawing space") {
  StickmanStage stage;
  for (double speed : {0.0, kWalkSpeed, kRunSpeed}) {
    stage.setSpeed(speed);
    for (int i = 0; i < 120; ++i) {
      run(stage, 1.0 / 120.0);
      for (std::size_t k = 0; k < kJointCount; ++k) {
        const Vec2 joint = shown(stage, static_cast<Joint>(k));
        REQUIRE((joint.y > 12.0 && joint.y < 440.0));
        REQUIRE((joint.x > 0.0 && joint.x < 782.0));
      }
    }
  }
}

TEST_CASE("stage: the ground's dots scroll by the distance and stop when he stops") {
  const auto dots = [](const StickmanStage& stage) {
    std::vector<double> all;
    for (const Record& record : recordsOf(stage.drawList())) {
      if (record.style == static_cast<int>(Style::kGround) && record.payload[0] > 100.0F &&
          record.payload[0] < 680.0F)
        all.push_back(record.payload[0]);
    }
    return all;
  };
  for (double facing : {1.0, -1.0}) {
    StickmanStage stage;
    stage.setFacing(facing);
    stage.setAction(Action::kWalk);
    run(stage, 1.0, 144.0);
    for (int frame = 0; frame < 100; ++frame) {
      const std::vector<double> before = dots(stage);
      const double distanceBefore = stage.distance();
      stage.buildPose(1.0 / 144.0);
      const double step = stage.distance() - distanceBefore;
      REQUIRE(step * facing > 0.5);
      const std::vector<double> after = dots(stage);
      for (double dot : before) {
        if (dot < 110.0 || dot > 670.0) continue;
        REQUIRE(std::any_of(after.begin(), after.end(),
                            [&](double now) { return std::fabs(now - (dot - step)) < 1e-3; }));
      }
    }
    stage.setAction(Action::kIdle);
    run(stage, 6.0);
    const std::vector<double> still = dots(stage);
    run(stage, 1.0);
    CHECK(dots(stage) == still);
  }
}

// ---- parameters ----

TEST_CASE("stage: parameters are set by name, clamped, and read back") {
  StickmanStage stage;
  CHECK(stage.parameter("spine") == 54.0);
  CHECK(stage.setParameter("spine", 60.0));
  CHECK(stage.parameter("spine") == 60.0);
  CHECK(stage.setParameter("squash", 99.0));
  CHECK(stage.parameter("squash") == 1.5);
  CHECK(stage.setParameter("squash", -kInfinity));
  CHECK(stage.parameter("squash") == 0.5);
  CHECK_FALSE(stage.setParameter("squash", kNaN));
  CHECK(stage.parameter("squash") == 0.5);
  CHECK_FALSE(stage.setParameter("nose", 1.0));
  CHECK(std::isnan(stage.parameter("nose")));
  CHECK(std::isnan(stage.parameter("")));
}

TEST_CASE("stage: a parameter changes the figure") {
  StickmanStage stage;
  const double before = shown(stage, Joint::kChest).y;
  stage.setParameter("spine", 74.0);
  stage.buildPose(0.0);
  CHECK(shown(stage, Joint::kChest).y == Approx(before - 20.0).margin(0.1));
  CHECK(distance(shown(stage, Joint::kPelvis), shown(stage, Joint::kChest)) == Approx(74.0).margin(1e-3));
}

TEST_CASE("stage: every parameter at either end of its range, and many mixed, keep him finite") {
  const ParameterList list = stickmanParameterList();
  const auto checkFinite = [](StickmanStage& stage, const char* what) {
    INFO(what);
    for (double speed : {0.0, kWalkSpeed, 700.0, -150.0}) {
      stage.setSpeed(speed);
      for (int i = 0; i < 30; ++i) stage.buildPose(1.0 / 30.0);
      bool finite = true;
      for (float number : stage.pose())
        finite = finite && std::isfinite(number) && std::fabs(number) < 2000.0F;
      const std::vector<Record> records = recordsOf(stage.drawList());
      for (const Record& record : records) {
        for (float number : record.payload) finite = finite && std::isfinite(number);
      }
      REQUIRE(finite);
      REQUIRE(stage.drawList().dropped() == 0);
      REQUIRE(records.size() > 7);
    }
  };
  for (std::size_t i = 0; i < list.count; ++i) {
    for (double end : {list.first[i].lowest, list.first[i].highest}) {
      StickmanStage stage;
      stage.setParameter(list.first[i].name, end);
      checkFinite(stage, list.first[i].name);
    }
  }
  Random random(121);
  for (int round = 0; round < 40; ++round) {
    StickmanStage stage;
    for (std::size_t i = 0; i < list.count; ++i) {
      const ParameterInfo& info = list.first[i];
      const double share = round % 2 == 0 ? random.unit() : std::round(random.unit());
      stage.setParameter(info.name, info.lowest + share * (info.highest - info.lowest));
    }
    checkFinite(stage, "mixed");
  }
}

// ---- hash ----

TEST_CASE("stage: the hash is that of the last tick's state") {
  StickmanStage stage = walking();
  run(stage, 0.5);
  CHECK(stage.hash() == hashState(stage.state()));
  const std::uint64_t hash = stage.hash();
  stage.buildPose(0.001);  // no tick is due
  CHECK(stage.hash() == hash);
  stage.buildPose(kFrame);
  CHECK(stage.hash() != hash);
}

TEST_CASE("stage: the last bit of every number of the state changes the hash") {
  StickmanStage stage = walking();
  run(stage, 1.3);
  StickmanState state = stage.state();
  const std::uint64_t hash = hashState(state);
  auto* bytes = reinterpret_cast<unsigned char*>(&state);
  // Every fourth byte is the last of a float, or of one half of a double.
  for (std::size_t i = 0; i < sizeof state; i += 4) {
    bytes[i] ^= 1U;
    INFO("byte " << i);
    CHECK(hashState(state) != hash);
    bytes[i] ^= 1U;
  }
  CHECK(hashState(state) == hash);
}

TEST_CASE("stage: two figures given the same commands are the same figure") {
  StickmanStage a;
  StickmanStage b;
  Random random(122);
  for (int i = 0; i < 60; ++i) {
    const double speed = random.between(-200.0, 1000.0);
    const double facing = random.sign();
    for (StickmanStage* stage : {&a, &b}) {
      stage->setSpeed(speed);
      stage->setFacing(facing);
      run(*stage, 0.25, 60.0);
    }
    REQUIRE(a.hash() == b.hash());
    REQUIRE(Snapshot(a) == Snapshot(b));
    REQUIRE((a.phase() >= 0.0 && a.phase() < 1.0));
    for (float number : a.pose()) REQUIRE(std::isfinite(number));
  }
}
