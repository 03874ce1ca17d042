#include "draw/stickman_drawing.hpp"

#include <algorithm>

#include "cast/stickman/skeleton.hpp"
#include "cast/stickman/stickman.hpp"
#include "catch.hpp"
#include "draw/ground_drawing.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;
using stickman::test::Record;
using stickman::test::recordsOf;
using stickman::test::windingNumber;

namespace {

constexpr int kPolygon = static_cast<int>(ShapeKind::kPolygon);
constexpr int kCircle = static_cast<int>(ShapeKind::kCircle);
constexpr int kInk = static_cast<int>(Style::kInk);
constexpr int kFarInk = static_cast<int>(Style::kFarInk);
constexpr int kHair = static_cast<int>(Style::kHair);

// The order of the records, back to front.
enum Part { kFarArm, kFarLeg, kPlait, kTorso, kHead, kNearLeg, kNearArm, kParts };

StickmanFigure figureAt(double speed, int ticks) {
  const StickmanParameters parameters;
  const StickmanCommands commands{.speed = speed, .facing = 1.0};
  StickmanState state = settledStickman(parameters, commands);
  for (int i = 0; i < ticks; ++i) tick(state, parameters, commands, 1.0 / 120.0);
  StickmanFigure figure{};
  figure.pose = state.pose;
  for (std::size_t i = 0; i < kHairPoints; ++i) figure.hair[i] = {state.hair.x[i], state.hair.y[i]};
  figure.headRadius = state.headRadius;
  return figure;
}

StickmanFigure mirrored(StickmanFigure figure) {
  for (Vec2& joint : figure.pose.joints) joint.x = -joint.x;
  for (Vec2& point : figure.hair) point.x = -point.x;
  return figure;
}

std::vector<Record> drawn(const StickmanFigure& figure) {
  DrawList list;
  drawStickman(list, figure);
  CHECK(list.dropped() == 0);
  const std::vector<Record> records = recordsOf(list);
  REQUIRE(records.size() == kParts);
  return records;
}

bool covers(const Record& record, Vec2 p) { return windingNumber(record.points(), p) != 0; }

}  // namespace

TEST_CASE("stickman drawing: golden structure of the draw list") {
  struct Expected {
    int kind;
    int style;
    float alpha;
  };
  const Expected golden[kParts] = {
      {kPolygon, kFarInk, 0.42F}, {kPolygon, kFarInk, 0.42F}, {kPolygon, kHair, 1.0F}, {kPolygon, kInk, 1.0F},
      {kCircle, kInk, 1.0F},      {kPolygon, kInk, 1.0F},     {kPolygon, kInk, 1.0F}};
  for (double speed : {0.0, 106.45, 382.5, -80.0}) {
    for (int ticks : {0, 7, 31, 60}) {
      const std::vector<Record> records = drawn(figureAt(speed, ticks));
      for (std::size_t i = 0; i < kParts; ++i) {
        CHECK(records[i].kind == golden[i].kind);
        CHECK(records[i].style == golden[i].style);
        CHECK(records[i].alpha == golden[i].alpha);
      }
    }
  }
}

TEST_CASE("stickman drawing: every limb covers its joints, the far ones first") {
  for (double speed : {0.0, 106.45, 382.5}) {
    for (int ticks : {0, 13, 29, 41}) {
      const StickmanFigure figure = figureAt(speed, ticks);
      const StickmanPose& pose = figure.pose;
      const std::vector<Record> records = drawn(figure);
      for (Joint joint : {Joint::kShoulder, Joint::kElbowFar, Joint::kHandFar})
        CHECK(covers(records[kFarArm], pose[joint]));
      for (Joint joint : {Joint::kHip, Joint::kKneeFar, Joint::kFootFar})
        CHECK(covers(records[kFarLeg], pose[joint]));
      for (Joint joint : {Joint::kHip, Joint::kKneeNear, Joint::kFootNear})
        CHECK(covers(records[kNearLeg], pose[joint]));
      for (Joint joint : {Joint::kShoulder, Joint::kElbowNear, Joint::kHandNear})
        CHECK(covers(records[kNearArm], pose[joint]));
      for (Joint joint : {Joint::kPelvis, Joint::kChest, Joint::kShoulder, Joint::kHead})
        CHECK(covers(records[kTorso], pose[joint]));
      for (Vec2 point : figure.hair) CHECK(covers(records[kPlait], point));
      CHECK(records[kHead].payload[0] == static_cast<float>(pose[Joint::kHead].x));
      CHECK(records[kHead].payload[1] == static_cast<float>(pose[Joint::kHead].y));
      CHECK(records[kHead].payload[2] == static_cast<float>(figure.headRadius));
    }
  }
}

TEST_CASE("stickman drawing: far limbs are thinner, all limbs taper") {
  // Straight limbs that hang down: half their width is how far they reach to the side.
  StickmanFigure figure = figureAt(0.0, 0);
  StickmanPose& pose = figure.pose;
  const auto hang = [&](Joint root, Joint middle, Joint end) {
    pose[middle] = pose[root] + Vec2{0.0, 30.0};
    pose[end] = pose[root] + Vec2{0.0, 60.0};
  };
  hang(Joint::kHip, Joint::kKneeNear, Joint::kFootNear);
  hang(Joint::kHip, Joint::kKneeFar, Joint::kFootFar);
  hang(Joint::kShoulder, Joint::kElbowNear, Joint::kHandNear);
  hang(Joint::kShoulder, Joint::kElbowFar, Joint::kHandFar);
  const std::vector<Record> records = drawn(figure);
  const auto halfWidth = [&](Part part, Vec2 at) {
    double half = 0.0;
    while (covers(records[part], at + Vec2{half, 0.013})) half += 0.01;
    return half;
  };
  for (double down : {1.0, 30.0, 59.0}) {
    const Vec2 leg = pose[Joint::kHip] + Vec2{0.0, down};
    const Vec2 arm = pose[Joint::kShoulder] + Vec2{0.0, down};
    CHECK(halfWidth(kFarLeg, leg) < 0.9 * halfWidth(kNearLeg, leg));
    CHECK(halfWidth(kFarArm, arm) < 0.9 * halfWidth(kNearArm, arm));
    CHECK(halfWidth(kFarArm, arm) > 1.0);
  }
  for (Part part : {kFarLeg, kNearLeg}) {
    CHECK(halfWidth(part, pose[Joint::kHip] + Vec2{0.0, 59.0}) <
          0.7 * halfWidth(part, pose[Joint::kHip] + Vec2{0.0, 1.0}));
  }
}

TEST_CASE("stickman drawing: a mirrored pose gives the mirrored outline") {
  for (double speed : {0.0, 106.45, 382.5}) {
    for (int ticks : {0, 11, 23, 37, 52}) {
      const StickmanFigure figure = figureAt(speed, ticks);
      const std::vector<Record> right = drawn(figure);
      const std::vector<Record> left = drawn(mirrored(figure));
      for (std::size_t i = 0; i < kParts; ++i) {
        const std::vector<Vec2> ours = right[i].points();
        const std::vector<Vec2> theirs = left[i].points();
        REQUIRE(ours.size() == theirs.size());
        // The outline starts on the other side: compare as sets.
        double worst = 0.0;
        for (Vec2 p : ours) {
          double nearest = 1e9;
          for (Vec2 q : theirs) nearest = std::fmin(nearest, distance({-p.x, p.y}, q));
          worst = std::fmax(worst, nearest);
        }
        CHECK(worst < 1e-4);
      }
    }
  }
}

TEST_CASE("stickman drawing: moves with the pose and follows nothing but the pose") {
  const StickmanFigure figure = figureAt(106.45, 20);
  StickmanFigure moved = figure;
  for (Vec2& joint : moved.pose.joints) joint = joint + Vec2{300.0, 372.0};
  for (Vec2& point : moved.hair) point = point + Vec2{300.0, 372.0};
  const std::vector<Record> before = drawn(figure);
  const std::vector<Record> after = drawn(moved);
  for (std::size_t i = 0; i < kParts; ++i) {
    REQUIRE(before[i].payload.size() == after[i].payload.size());
    for (std::size_t k = 0; k + 1 < before[i].payload.size(); k += 2) {
      REQUIRE(after[i].payload[k] == Approx(before[i].payload[k] + 300.0).margin(2e-3));
      REQUIRE(after[i].payload[k + 1] == Approx(before[i].payload[k + 1] + 372.0).margin(2e-3));
    }
  }
}

TEST_CASE("stickman drawing: fits the draw list together with the widest ground, whatever the pose") {
  Random random(110);
  std::size_t most = 0;
  for (int i = 0; i < 500; ++i) {
    StickmanFigure figure{};
    for (Vec2& joint : figure.pose.joints) joint = random.point(200.0);
    for (Vec2& point : figure.hair) point = random.point(200.0);
    figure.headRadius = 12.0;
    DrawList list;
    drawGround(list, {.y = 372.0, .anchorX = 2000.0, .distance = random.between(0.0, 1e6), .width = 4000.0});
    drawStickman(list, figure);
    REQUIRE(list.dropped() == 0);
    most = std::max(most, list.used());
  }
  CHECK(most < DrawList::kCapacity - 1024);  // room for the spear
}

TEST_CASE("stickman drawing: the back is rounded backwards, whichever way he faces") {
  StickmanFigure figure = figureAt(0.0, 0);
  StickmanPose& pose = figure.pose;
  // Bolt upright, so that what is not straight is the back's own curve.
  pose[Joint::kPelvis] = {0.0, -66.0};
  pose[Joint::kChest] = {0.0, -120.0};
  pose[Joint::kHead] = {0.0, -145.0};
  const auto middleOf = [](const Record& torso) {
    double left = 1e9;
    double right = -1e9;
    const Vec2 centre{0.0, -93.013};
    for (double x = -12.0; x <= 12.0; x += 0.05) {
      if (!covers(torso, centre + Vec2{x, 0.0})) continue;
      left = std::min(left, x);
      right = std::max(right, x);
    }
    return 0.5 * (left + right);
  };
  // 3.5 % of a spine of 54 u.
  CHECK(middleOf(drawn(figure)[kTorso]) == Approx(-1.9).margin(0.4));
  CHECK(middleOf(drawn(mirrored(figure))[kTorso]) == Approx(1.9).margin(0.4));
}

TEST_CASE("stickman drawing: the spear lies between its butt and its tip, the point at the tip's end") {
  StickmanFigure figure = figureAt(0.0, 0);
  figure.spearAlpha = 0.7;
  for (const Vec2 direction : {Vec2{1.0, 0.0}, Vec2{0.6, -0.8}, Vec2{-0.8, 0.6}}) {
    figure.spearButt = {10.0, -80.0};
    figure.spearTip = figure.spearButt + direction * 146.0;
    DrawList list;
    drawStickman(list, figure);
    std::vector<Record> spear;
    for (const Record& record : recordsOf(list)) {
      if (record.style == static_cast<int>(Style::kAccent)) spear.push_back(record);
    }
    REQUIRE(spear.size() == 2);
    const auto along = [&](Vec2 p) { return dot(p - figure.spearButt, direction); };
    const auto aside = [&](Vec2 p) { return std::fabs(dot(p - figure.spearButt, perpendicular(direction))); };
    const std::vector<Vec2> shaft = spear[0].points(1);
    CHECK(distance(shaft[0], figure.spearButt) < 1e-3);
    CHECK(aside(shaft[1]) < 1e-3);
    const std::vector<Vec2> point = spear[1].points();
    CHECK(distance(point[0], figure.spearTip) < 1e-3);
    double widest = 0.0;
    for (const Vec2& corner : point) {
      CHECK(along(corner) <= 146.0 + 1e-3);
      CHECK(along(corner) >= 146.0 - 25.0);  // a leaf on a long shaft
      widest = std::max(widest, aside(corner));
    }
    CHECK(widest > 2.0);
    // The shaft ends in the point: neither a gap nor a shaft beyond it.
    CHECK(along(shaft[1]) < 146.0);
    CHECK(along(shaft[1]) > along(point[2]) - 1e-3);
    CHECK(spear[0].alpha == Approx(0.7));
  }
}
