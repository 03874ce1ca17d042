// Of a stickman on show: where he is seen, which way round, and with which hair.
#include <algorithm>

#include "catch.hpp"
#include "stage/stickman_stage.hpp"
#include "stage_helpers.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

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
        const Vec2 root = hairRoot({{facing * head.x, head.y}, 12.0});
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

// ---- the spear ----

TEST_CASE("stage: how much of the spear is in his hands is what it is drawn with") {
  const auto drawn = [](const StickmanStage& stage) {
    double alpha = 0.0;
    for (const auto& record : recordsOf(stage.drawList())) {
      if (record.style == static_cast<int>(Style::kAccent)) alpha = record.alpha;
    }
    return alpha;
  };
  StickmanStage stage;
  CHECK(stage.spear()[8] == 0.0);
  stage.buildPose(1.0 / 120.0);
  stage.setAction(Action::kThrust);
  double least = 1.0;
  double most = 0.0;
  int between = 0;
  for (int frame = 0; frame < 120; ++frame) {
    stage.buildPose(1.0 / 120.0);
    const double alpha = stage.spear()[8];
    REQUIRE(alpha == Approx(drawn(stage)).margin(1e-6));
    least = std::fmin(least, alpha);
    most = std::fmax(most, alpha);
    if (alpha > 0.0 && alpha < 1.0) ++between;
  }
  CHECK(least == 0.0);
  CHECK(most == Approx(1.0));
  CHECK(between > 4);
}
