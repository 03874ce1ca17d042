#include "cast/stickman/spear_form.hpp"

#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "action_watch.hpp"
#include "catch.hpp"
#include "smoothness.hpp"
#include "spear_hands.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

const std::vector<FormPose>& table() {
  static const std::vector<FormPose> poses(spearFormTable().first,
                                           spearFormTable().first + spearFormTable().count);
  return poses;
}

using Value = double FormPose::*;
constexpr Value kBody[] = {&FormPose::gripX, &FormPose::gripY,  &FormPose::lean,
                           &FormPose::shift, &FormPose::height, &FormPose::front,
                           &FormPose::rear,  &FormPose::lift,   &FormPose::squash};

bool samePose(const FormPose& a, const FormPose& b) {
  bool same = std::remainder(a.spearDegrees - b.spearDegrees, 360.0) == 0.0;
  for (const auto& value : kBody) same = same && a.*value == b.*value;
  return same;
}

bool isHold(std::size_t i) {
  return i > 0 && samePose(table()[i - 1], table()[i]) &&
         table()[i - 1].spearDegrees == table()[i].spearDegrees;
}

// The round without what a hold repeats; the closing key is the last.
std::vector<FormPose> waypoints() {
  std::vector<FormPose> poses;
  for (std::size_t i = 0; i < table().size(); ++i) {
    if (!isHold(i)) poses.push_back(table()[i]);
  }
  return poses;
}

constexpr int kMoments = 20000;

double momentTime(int i) { return spearFormDuration() * i / kMoments; }

}  // namespace

TEST_CASE("spear form: seventeen named poses and a closing key that is the opening one") {
  const std::vector<FormPose> poses = waypoints();
  REQUIRE(poses.size() == 18);
  CHECK(samePose(poses.front(), poses.back()));
  CHECK(std::string(poses.front().name) == poses.back().name);
  std::set<std::string> names;
  for (std::size_t i = 0; i + 1 < poses.size(); ++i) {
    names.insert(poses[i].name);
    CHECK_FALSE(std::string(poses[i].name).empty());
    for (std::size_t j = 0; j < i; ++j) {
      INFO(poses[i].name << " and " << poses[j].name);
      CHECK_FALSE(samePose(poses[i], poses[j]));
    }
  }
  CHECK(names.size() == 17);
}

TEST_CASE("spear form: two holds or more, of some length, under one name") {
  int holds = 0;
  for (std::size_t i = 1; i < table().size(); ++i) {
    if (!isHold(i)) continue;
    ++holds;
    CHECK(table()[i].duration >= 0.1);
    CHECK(std::string(table()[i].name) == table()[i - 1].name);
  }
  CHECK(holds >= 2);
}

TEST_CASE("spear form: three thrusts or more: a blow that drives the spear along itself") {
  int thrusts = 0;
  const std::vector<FormPose> poses = waypoints();
  for (std::size_t i = 1; i < poses.size(); ++i) {
    if (poses[i].ease != Ease::kStrike) continue;
    const double angle = poses[i].spearDegrees * 3.14159265358979323846 / 180.0;
    const Vec2 way{poses[i].gripX - poses[i - 1].gripX, poses[i].gripY - poses[i - 1].gripY};
    INFO(poses[i].name);
    CHECK(dot(way, {std::cos(angle), -std::sin(angle)}) > 25.0);
    CHECK(poses[i].duration < 0.45);
    ++thrusts;
  }
  CHECK(thrusts >= 3);
}

TEST_CASE("spear form: a sweep, a whole turn of the spear, a low stance") {
  const std::vector<FormPose> poses = waypoints();
  int sweeps = 0;
  int lowStances = 0;
  double turned = 0.0;
  double farthestTurn = 0.0;
  for (std::size_t i = 1; i < poses.size(); ++i) {
    const double turn = poses[i].spearDegrees - poses[i - 1].spearDegrees;
    if (turn <= -90.0 && poses[i].duration < 0.6) ++sweeps;  // from above down through the front
    if (poses[i].height <= -20.0 && poses[i].front + poses[i].rear >= 55.0) ++lowStances;
    turned = turn > 0.0 ? turned + turn : 0.0;
    farthestTurn = std::fmax(farthestTurn, turned);
  }
  CHECK(sweeps >= 1);
  CHECK(lowStances >= 1);
  CHECK(farthestTurn >= 340.0);  // in one direction
  CHECK(std::fabs(poses.back().spearDegrees - poses.front().spearDegrees) == 360.0);
}

TEST_CASE("spear form: neighbouring poses differ by 25 degrees of spear or 12 u of hip or feet") {
  const std::vector<FormPose> poses = waypoints();
  for (std::size_t i = 1; i < poses.size(); ++i) {
    const FormPose& a = poses[i - 1];
    const FormPose& b = poses[i];
    INFO(a.name << " -> " << b.name);
    const bool spear = std::fabs(b.spearDegrees - a.spearDegrees) >= 25.0;
    const bool hip = std::hypot(b.shift - a.shift, b.height - a.height) >= 12.0;
    const bool feet =
        std::hypot(b.front - a.front, b.lift - a.lift) >= 12.0 || std::fabs(b.rear - a.rear) >= 12.0;
    CHECK((spear || hip || feet));
  }
}

TEST_CASE("spear form: both grips are within reach of the arms at every moment of the round") {
  for (int i = 0; i < kMoments; ++i) {
    const double time = momentTime(i);
    INFO("at " << time << " s");
    REQUIRE(bothWithinReach(spearFormAt(time).hold));
  }
}

TEST_CASE("spear form: passes through every pose at its time") {
  double time = 0.0;
  for (std::size_t i = 0; i < table().size(); ++i) {
    const FormPose& pose = table()[i];
    if (i > 0) time += pose.duration;
    INFO(pose.name);
    const FormMoment now = spearFormAt(time);
    CHECK(std::remainder(toDegrees(now.hold.angle) - pose.spearDegrees, 360.0) == Approx(0.0).margin(1e-6));
    CHECK(now.hold.centre.x == Approx(pose.gripX).margin(1e-6));
    CHECK(now.hold.centre.y == Approx(pose.gripY).margin(1e-6));
    CHECK(now.lean == Approx(pose.lean).margin(1e-6));
    CHECK(now.shift == Approx(pose.shift).margin(1e-6));
    CHECK(now.crouch == Approx(-pose.height).margin(1e-6));
    CHECK(now.lift == Approx(pose.lift).margin(1e-6));
    CHECK(now.squash == Approx(pose.squash).margin(1e-6));
  }
  CHECK(spearFormDuration() == Approx(time));
}

TEST_CASE(
    "spear form: on the way to a pose the feet are asked for its stance from the start: they step there") {
  double time = 0.0;
  for (std::size_t i = 1; i < table().size(); ++i) {
    const FormPose& pose = table()[i];
    INFO(pose.name);
    for (const double part : {0.001, 0.5, 0.999}) {
      CHECK(spearFormAt(time + part * pose.duration).front == pose.front);
      CHECK(spearFormAt(time + part * pose.duration).rear == pose.rear);
      CHECK(spearFormStance(time + part * pose.duration, 0.0).front == pose.front);
      CHECK(spearFormStance(time + part * pose.duration, 0.0).rear == pose.rear);
    }
    time += pose.duration;
  }
}

TEST_CASE("spear form: goes round and round without a seam or a jump of velocity") {
  const double round = spearFormDuration();
  const auto smooth = [&](const auto& value) {
    const auto curve = [&](double time) { return value(spearFormAt(time)); };
    // Half a second more than a round, from before the seam: all of it is seen, and the seam from both sides.
    CHECK(halvingRatio(curve, -0.25, round + 0.25, 16000) >= kSmoothRatio);
    CHECK(curve(round) == Approx(curve(0.0)).margin(1e-9));
    CHECK(curve(round - 1e-7) == Approx(curve(0.0)).margin(1e-4));
    CHECK(curve(3.0 * round + 1.234) == Approx(curve(1.234)).margin(1e-9));
    CHECK(curve(1.234 - round) == Approx(curve(1.234)).margin(1e-9));
  };
  smooth([](const FormMoment& now) { return std::cos(now.hold.angle); });
  smooth([](const FormMoment& now) { return std::sin(now.hold.angle); });
  smooth([](const FormMoment& now) { return now.hold.centre.x; });
  smooth([](const FormMoment& now) { return now.hold.centre.y; });
  smooth([](const FormMoment& now) { return now.lean; });
  smooth([](const FormMoment& now) { return now.shift; });
  smooth([](const FormMoment& now) { return now.crouch; });
  smooth([](const FormMoment& now) { return now.lift; });
  smooth([](const FormMoment& now) { return now.squash; });
}

TEST_CASE("spear form: in a hold nothing moves") {
  double time = 0.0;
  for (std::size_t i = 1; i < table().size(); ++i) {
    const double end = time + table()[i].duration;
    if (isHold(i)) {
      const FormMoment a = spearFormAt(time + 1e-6);
      const FormMoment b = spearFormAt(0.5 * (time + end));
      CHECK(b.hold.angle == Approx(a.hold.angle).margin(1e-6));
      CHECK(b.hold.centre.x == Approx(a.hold.centre.x).margin(1e-6));
      CHECK(b.shift == Approx(a.shift).margin(1e-6));
      CHECK(b.crouch == Approx(a.crouch).margin(1e-6));
    }
    time = end;
  }
}

TEST_CASE("spear form: in the figure the hands are on their grips in every tick, 28 u apart") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kSpearForm);
  HandWatch hands;
  ActionWatch watch;
  double highestFoot = 0.0;
  player.run(p, 2.0 * spearFormDuration(), kDt, [&](const StickmanState& s) {
    hands.see(s);
    watch.see(s, p);
    highestFoot = std::max({highestFoot, -s.pose[Joint::kFootNear].y, -s.pose[Joint::kFootFar].y});
  });
  CHECK(hands.offGrips <= 0.05);
  CHECK(hands.gapError <= 0.05);
  CHECK(hands.elbowsApart);
  CHECK(hands.presence == 1.0);
  CHECK(watch.handOffSpear == 0.0);
  CHECK(watch.spearError <= 1e-9);
  CHECK(watch.boneError <= 1e-6);
  CHECK(watch.penetration <= 0.05);
  CHECK(watch.drift <= 0.01);
  CHECK(watch.kneeFront > 1.0);
  CHECK(highestFoot > 20.0);  // the crane
}

TEST_CASE("spear form: begun from any action the hands come to the shaft and stay on it, no foot slides") {
  const StickmanParameters p;
  for (const Action before : kActions) {
    if (before == Action::kSpearForm) continue;
    for (int phase = 0; phase < 16; ++phase) {
      INFO(nameOf(before) << " at phase " << phase << "/16");
      Player player = playerAt(p, before, phase / 16.0);
      player.ask(Action::kSpearForm, p);
      HandWatch settled;
      ActionWatch watch;
      double seconds = 0.0;
      double landed = 0.0;
      player.run(p, 3.0, kDt, [&](const StickmanState& s) {
        seconds += kDt;
        if (s.legs.leaping != 0) landed = seconds;
        watch.see(s, p);
        // After a jump the squash of the landing dies away, too.
        if (seconds >= (before == Action::kJump ? landed + 0.7 : 0.6)) settled.see(s);
      });
      CHECK(settled.offGrips <= 0.05);
      CHECK(settled.gapError <= 0.05);
      CHECK(settled.elbowsApart);
      CHECK(watch.handOffSpear == 0.0);
      CHECK(watch.spearError <= 1e-9);
      CHECK(watch.boneError <= 1e-6);
      CHECK(watch.penetration <= 0.05);
      CHECK(watch.drift <= 0.01);
    }
  }
}

TEST_CASE("spear form: the last frame of a round is the first of the next, feet and all") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kSpearForm);
  // Ticks that divide the round evenly, whatever the table has for its length.
  const int ticks = static_cast<int>(spearFormDuration() / kDt + 0.5);
  const double dt = spearFormDuration() / ticks;
  player.run(p, 2.0 * spearFormDuration(), dt, [](const StickmanState&) {});
  const StickmanState first = player.state;
  player.run(p, spearFormDuration(), dt, [](const StickmanState&) {});
  for (std::size_t i = 0; i < kJointCount; ++i) {
    CHECK(distance(player.state.pose.joints[i], first.pose.joints[i]) < 1e-6);
  }
  CHECK(distance(player.state.spear.tip, first.spear.tip) < 1e-6);
  CHECK(player.state.legs.travel == Approx(first.legs.travel).margin(1e-9));
}

TEST_CASE("spear form: the feet are in the stance of a pose when he is in it") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kSpearForm);
  player.run(p, spearFormDuration() - player.state.activity.time);
  double time = 0.0;
  for (std::size_t i = 1; i < table().size(); ++i) {
    const FormPose& pose = table()[i];
    time += pose.duration;
    player.run(p, spearFormDuration() + time - player.state.activity.time);
    const BipedState& legs = player.state.legs;
    INFO(pose.name);
    const double front = std::max(legs.nearFoot.x, legs.farFoot.x) - legs.travel;
    const double rear = std::min(legs.nearFoot.x, legs.farFoot.x) - legs.travel;
    // One foot steps after the other; where the way is shorter than two steps the second is still coming
    // down.
    CHECK(front == Approx(pose.front).margin(8.0));
    CHECK(rear == Approx(-pose.rear).margin(8.0));
  }
}

TEST_CASE("spear form: both feet have arrived when a pose ends, or the front one is lifted by it") {
  const StickmanParameters p;
  Player player = settledPlayer(p, Action::kSpearForm);
  const StickmanState& s = player.state;
  while (s.activity.time < spearFormDuration() - 1e-6) player.run(p, kDt);
  double due = spearFormDuration();
  for (std::size_t i = 1; i < table().size(); ++i) {
    const FormPose& pose = table()[i];
    INFO(pose.name);
    due += pose.duration;
    while (s.activity.time < due - kDt + 1e-6) player.run(p, kDt);  // the last tick of the pose
    // In the form his near foot stands in front.
    CHECK(s.legs.nearFoot.x - s.legs.travel == Approx(pose.front).margin(0.05));
    CHECK(s.legs.travel - s.legs.farFoot.x == Approx(pose.rear).margin(0.05));
    CHECK(s.legs.farFoot.planted == 1);
    CHECK(s.pose[Joint::kFootNear].y == Approx(-pose.lift).margin(0.5));
  }
}
