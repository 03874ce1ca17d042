#include "stage/shown_stickman.hpp"

#include "cast/stickman/stickman.hpp"
#include "catch.hpp"
#include "gait_watch.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr Vec2 kPlace{300.0, 372.0};

struct Ticks {
  StickmanState before;
  StickmanState now;
};

// Two ticks far apart, so that what is taken from the wrong one is seen.
Ticks apart(double facing) {
  const StickmanParameters p;
  StickmanState s = settledStickman(p, {.speed = 382.5, .facing = facing});
  const StickmanState before = s;
  for (int i = 0; i < 45; ++i) tick(s, p, {.speed = 0.0, .facing = facing}, kDt);
  return {before, s};
}

Vec2 canvas(Vec2 own, double facing) { return {kPlace.x + facing * own.x, kPlace.y + own.y}; }

Vec2 hairAt(const StickmanState& s, std::size_t i) { return {s.hair.x[i], s.hair.y[i]}; }

}  // namespace

TEST_CASE("shown stickman: joints, head and hair are as far on their way as the moment is") {
  for (const double facing : {1.0, -1.0}) {
    const Ticks ticks = apart(facing);
    for (const double t : {0.0, 0.25, 0.5, 1.0}) {
      INFO("facing " << facing << " at " << t);
      const StickmanFigure figure = figureOf(ShownMoment{ticks.before, ticks.now, t, kPlace});
      const auto between = [&](Vec2 before, Vec2 now) { return canvas(before + (now - before) * t, facing); };
      for (std::size_t i = 0; i < kJointCount; ++i) {
        const Vec2 expected = between(ticks.before.pose.joints[i], ticks.now.pose.joints[i]);
        CHECK(distance(figure.pose.joints[i], expected) < 1e-9);
      }
      CHECK(figure.headRadius ==
            Approx(ticks.before.headRadius + t * (ticks.now.headRadius - ticks.before.headRadius)));
      for (std::size_t i = 1; i < kHairPoints; ++i) {
        CHECK(distance(figure.hair[i], between(hairAt(ticks.before, i), hairAt(ticks.now, i))) < 1e-9);
      }
      CHECK(distance(figure.hair[0], figure.pose[Joint::kHead]) == Approx(figure.headRadius));
    }
    // And they are apart: the test can tell.
    CHECK(distance(hairAt(ticks.before, 3), hairAt(ticks.now, 3)) > 3.0);
    CHECK(distance(ticks.before.pose[Joint::kHead], ticks.now.pose[Joint::kHead]) > 1.0);
  }
}

TEST_CASE("shown stickman: the spear lies through the hands as they are shown, and is as long as ever") {
  for (const double facing : {1.0, -1.0}) {
    const Ticks ticks = apart(facing);
    for (const double t : {0.0, 0.25, 0.5, 1.0}) {
      INFO("facing " << facing << " at " << t);
      const ShownMoment moment{ticks.before, ticks.now, t, kPlace};
      const SpearState spear = spearOf(moment);
      const StickmanPose pose = figureOf(moment).pose;
      CHECK(distance(spear.rearGrip, pose[Joint::kHandNear]) < 1e-9);
      CHECK(distance(spear.frontGrip, pose[Joint::kHandFar]) < 1e-9);
      CHECK(distance(spear.tip, spear.butt) == Approx(kSpearLength));
      // Mirrored with him: on the canvas, too, the far hand is the one nearer to the tip.
      if (distance(spear.frontGrip, spear.rearGrip) > 14.0)
        CHECK(distance(spear.frontGrip, spear.tip) < distance(spear.rearGrip, spear.tip));
    }
  }
}
