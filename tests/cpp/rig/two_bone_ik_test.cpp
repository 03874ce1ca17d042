#include "rig/two_bone_ik.hpp"

#include <algorithm>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::isFinitePoint;
using stickman::test::kInfinity;
using stickman::test::kNaN;
using stickman::test::Random;
using stickman::test::toDegrees;

namespace {

constexpr double kThigh = 37.0;
constexpr double kShin = 37.0;
constexpr double kUpperArm = 27.0;
constexpr double kForearm = 25.0;
constexpr SoftLimit kLegReach{.maximum = 72.5, .width = 2.4};
constexpr SoftLimit kArmReach{.maximum = 51.48, .width = 2.0};

TwoBoneIk limb(Vec2 root, Vec2 target, double upper, double lower, double bend, SoftLimit reach = {}) {
  return {.root = root, .target = target, .upper = upper, .lower = lower, .bend = bend, .reach = reach};
}

double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

double angleBetween(Vec2 a, Vec2 b) { return std::atan2(std::fabs(cross(a, b)), dot(a, b)); }

double boneLengthOf(double asked) { return std::isfinite(asked) && asked > 0.0 ? asked : 0.0; }

// How far the solved chain is from having the bones it was asked to have.
double boneError(const TwoBoneIk& job, const TwoBoneIkResult& solved) {
  const double upper = std::fabs(distance(job.root, solved.joint) - boneLengthOf(job.upper));
  const double lower = std::fabs(distance(solved.joint, solved.end) - boneLengthOf(job.lower));
  return std::fmax(upper, lower);
}

bool sameBits(const TwoBoneIkResult& a, const TwoBoneIkResult& b) {
  return a.joint == b.joint && a.end == b.end && a.reached == b.reached;
}

double kneeAngle(const TwoBoneIk& job, const TwoBoneIkResult& solved) {
  return angleBetween(job.root - solved.joint, solved.end - solved.joint);
}

}  // namespace

TEST_CASE("two-bone IK: known answers with the plain clamps") {
  struct Known {
    TwoBoneIk job;
    Vec2 joint;
  };
  const Known known[] = {
      {limb({0.0, -66.0}, {0.0, 0.0}, 37.0, 37.0, -1.0), {16.733201, -33.0}},
      {limb({0.0, -66.0}, {22.0, 0.0}, 37.0, 37.0, -1.0), {22.962441, -36.98748}},
      {limb({0.0, 0.0}, {30.0, 20.0}, 27.0, 25.0, 1.0), {5.823696, 26.364457}},
      {limb({0.0, 0.0}, {200.0, 0.0}, 37.0, 37.0, 1.0), {36.995, 0.608256}},
  };
  for (const Known& k : known) {
    const TwoBoneIkResult solved = solve(k.job);
    CHECK(solved.joint.x == Approx(k.joint.x).margin(1e-5));
    CHECK(solved.joint.y == Approx(k.joint.y).margin(1e-5));
    CHECK(boneError(k.job, solved) < 1e-6);
  }
  CHECK(solve(known[0].job).reached);
  CHECK(solve(known[1].job).reached);
  CHECK(solve(known[2].job).reached);
  CHECK_FALSE(solve(known[3].job).reached);
  CHECK((solve(known[3].job).end == Vec2{37.0 + 37.0 - 0.01, 0.0}));
}

TEST_CASE("two-bone IK: agrees with the law of cosines and puts the end on the target") {
  Random random(20);
  double jointError = 0.0;
  double endError = 0.0;
  for (int i = 0; i < 20000; ++i) {
    const double upper = random.between(5.0, 80.0);
    const double lower = random.between(5.0, 80.0);
    const double bend = random.sign();
    const Vec2 root = random.point(500.0);
    const double d = random.between(std::fabs(upper - lower) + 0.02, upper + lower - 0.02);
    const double direction = random.between(-4.0, 4.0);
    const Vec2 target = root + Vec2{std::cos(direction), std::sin(direction)} * d;
    const TwoBoneIkResult solved = solve(limb(root, target, upper, lower, bend));

    const double cosine = (upper * upper + d * d - lower * lower) / (2.0 * upper * d);
    const double turned = direction + bend * std::acos(std::clamp(cosine, -1.0, 1.0));
    const Vec2 expected = root + Vec2{std::cos(turned), std::sin(turned)} * upper;
    jointError = std::fmax(jointError, distance(solved.joint, expected));
    endError = std::fmax(endError, distance(solved.end, target));
    REQUIRE(solved.reached);
  }
  CHECK(jointError < 1e-6);
  CHECK(endError < 1e-9);
}

TEST_CASE("two-bone IK: the joint lies on the side of the line to the target that was asked for") {
  Random random(21);
  for (int i = 0; i < 20000; ++i) {
    const Vec2 root = random.point(100.0);
    const Vec2 target = root + random.point(60.0);
    const double upper = random.between(10.0, 80.0);
    const double lower = random.between(10.0, 80.0);
    const double side = random.sign();
    const TwoBoneIk job = limb(root, target, upper, lower, side * random.between(0.1, 3.0));
    if (distance(job.root, job.target) < 1e-3) continue;
    const double found = cross(job.target - job.root, solve(job).joint - job.root);
    REQUIRE(found * job.bend >= 0.0);
  }
  // On screen (y down) +1 is clockwise: for a target to the right, below the line.
  CHECK(solve(limb({0.0, 0.0}, {50.0, 0.0}, 37.0, 37.0, 1.0)).joint.y > 0.0);
  CHECK(solve(limb({0.0, 0.0}, {50.0, 0.0}, 37.0, 37.0, -1.0)).joint.y < 0.0);
  // A knee that points forward (+x) under a hip.
  CHECK(solve(limb({0.0, -66.0}, {0.0, 0.0}, 37.0, 37.0, -1.0)).joint.x > 0.0);
}

TEST_CASE("two-bone IK: the rebuilt chain has the asked bones and ends at the clamped distance") {
  Random random(22);
  double worstBone = 0.0;
  double worstReach = 0.0;
  for (int i = 0; i < 20000; ++i) {
    const double upper = random.between(1.0, 80.0);
    const double lower = random.between(1.0, 80.0);
    const Vec2 root = random.point(300.0);
    const Vec2 target = random.point(300.0);
    const TwoBoneIk job = limb(root, target, upper, lower, random.sign());
    const TwoBoneIkResult solved = solve(job);
    const double nearest = std::fabs(upper - lower) + 0.01;
    const double farthest = upper + lower - 0.01;
    const double expected = std::clamp(distance(job.root, job.target), nearest, farthest);
    worstBone = std::fmax(worstBone, boneError(job, solved));
    worstReach = std::fmax(worstReach, std::fabs(distance(job.root, solved.end) - expected));
    REQUIRE(std::fabs(cross(solved.end - job.root, job.target - job.root)) < 1e-6);  // on the line
  }
  CHECK(worstBone < 1e-9);
  CHECK(worstReach < 1e-9);
}

TEST_CASE("two-bone IK: mirroring x mirrors the result exactly") {
  Random random(23);
  const auto mirrored = [](Vec2 p) { return Vec2{-p.x, p.y}; };
  for (int i = 0; i < 20000; ++i) {
    const SoftLimit reach = i % 2 == 0 ? SoftLimit{} : kLegReach;
    const Vec2 root = random.point(100.0);
    const Vec2 target = random.point(100.0);
    const TwoBoneIk job = limb(root, target, kThigh, i % 3 == 0 ? 30.0 : kShin, random.sign(), reach);
    const TwoBoneIk other =
        limb(mirrored(job.root), mirrored(job.target), job.upper, job.lower, -job.bend, reach);
    const TwoBoneIkResult a = solve(job);
    const TwoBoneIkResult b = solve(other);
    REQUIRE((b.joint == mirrored(a.joint) && b.end == mirrored(a.end) && a.reached == b.reached));
  }
}

TEST_CASE("two-bone IK: degenerate input is finite, deterministic and keeps the bones") {
  const double coordinates[] = {0.0,  -0.0,  1e-300,    1e-161,     -1e-160, 1e-155, 1e-30,
                                1e-9, -1e-6, 0.3,       -66.0,      740.0,   -740.0, 1e9,
                                1e30, -1e30, kInfinity, -kInfinity, kNaN};
  const double bones[] = {0.0, 37.0, 25.0, 1e-3, 0.004, -5.0, kNaN, kInfinity, -kInfinity};
  const Vec2 roots[] = {{0.0, 0.0}, {12.0, -66.0}};
  for (Vec2 root : roots) {
    for (double upper : bones) {
      for (double lower : bones) {
        for (double x : coordinates) {
          for (double y : coordinates) {
            for (double bend : {-1.0, 1.0}) {
              const TwoBoneIk job = limb(root, {root.x + x, root.y + y}, upper, lower, bend);
              const TwoBoneIkResult solved = solve(job);
              const bool good = isFinitePoint(solved.joint) && isFinitePoint(solved.end) &&
                                boneError(job, solved) < 1e-6 && sameBits(solved, solve(job));
              if (!good) {
                INFO("target offset " << x << ", " << y << " bones " << upper << ", " << lower);
                INFO("joint " << solved.joint.x << ", " << solved.joint.y << " end " << solved.end.x << ", "
                              << solved.end.y << " bone error " << boneError(job, solved));
                REQUIRE(good);
              }
            }
          }
        }
      }
    }
  }
}

TEST_CASE("two-bone IK: far-away and broken roots, bend signs and bones are finite") {
  for (double place : {1e30, -1e30, 1e308, kNaN, kInfinity, -kInfinity}) {
    for (Vec2 root : {Vec2{place, 0.0}, Vec2{0.0, place}, Vec2{place, place}}) {
      for (double bend : {1.0, -1.0, 0.0, kNaN, kInfinity}) {
        for (double bone : {37.0, 1e30, 1e200, 1.7e308}) {
          const TwoBoneIkResult solved = solve(limb(root, {30.0, -place}, bone, 37.0, bend));
          INFO("root " << root.x << ", " << root.y << " bend " << bend << " bone " << bone);
          CHECK((isFinitePoint(solved.joint) && isFinitePoint(solved.end)));
        }
      }
    }
  }
}

TEST_CASE("two-bone IK: a broken soft reach is finite") {
  for (double maximum : {0.0, -5.0, 1e-9, 1e300, kNaN, kInfinity}) {
    for (double width : {0.0, -1.0, 1e-12, 1e300, kNaN, kInfinity}) {
      for (double d : {0.0, 10.0, 70.0, 1e30}) {
        const TwoBoneIk job = limb({0.0, 0.0}, {d, 0.0}, 37.0, 37.0, 1.0, {maximum, width});
        const TwoBoneIkResult solved = solve(job);
        INFO("maximum " << maximum << " width " << width << " distance " << d);
        CHECK((isFinitePoint(solved.joint) && isFinitePoint(solved.end) && boneError(job, solved) < 1e-6));
      }
    }
  }
}

TEST_CASE("two-bone IK: named degenerate targets") {
  SECTION("on the root: straight down, folded as far as the clamp allows") {
    const TwoBoneIkResult solved = solve(limb({3.0, 4.0}, {3.0, 4.0}, 37.0, 37.0, 1.0));
    CHECK(solved.end.x == 3.0);
    CHECK(solved.end.y == Approx(4.01));
    CHECK_FALSE(solved.reached);
  }
  SECTION("not finite: straight down") {
    for (Vec2 target : {Vec2{kNaN, 5.0}, Vec2{5.0, kInfinity}, Vec2{-kInfinity, -kInfinity}}) {
      const TwoBoneIkResult solved = solve(limb({3.0, 4.0}, target, 37.0, 30.0, 1.0));
      CHECK(solved.end.x == 3.0);
      CHECK(solved.end.y == Approx(4.0 + 7.01));
      CHECK_FALSE(solved.reached);
    }
  }
  SECTION("ten times out of reach: stretched towards it") {
    const TwoBoneIkResult solved = solve(limb({0.0, 0.0}, {-740.0, 0.0}, 37.0, 37.0, 1.0));
    CHECK(solved.end.x == Approx(-73.99));
    CHECK(std::fabs(solved.end.y) < 1e-9);
    CHECK_FALSE(solved.reached);
  }
  SECTION("inside the difference of the bones: folded towards it") {
    const TwoBoneIkResult solved = solve(limb({0.0, 0.0}, {0.0, 5.0}, 50.0, 20.0, 1.0));
    CHECK(solved.end.y == Approx(30.01));
    CHECK_FALSE(solved.reached);
  }
  SECTION("one bone of no length: the other alone") {
    for (const auto& [upper, lower] : {std::pair{0.0, 30.0}, std::pair{30.0, 0.0}}) {
      const TwoBoneIkResult solved = solve(limb({0.0, 0.0}, {100.0, 0.0}, upper, lower, 1.0));
      CHECK(distance({0.0, 0.0}, solved.joint) == Approx(upper).margin(1e-9));
      CHECK(distance({0.0, 0.0}, solved.end) == Approx(30.0));
    }
  }
  SECTION("no bones at all: everything stays on the root") {
    const TwoBoneIkResult solved = solve(limb({2.0, 3.0}, {100.0, 0.0}, 0.0, 0.0, 1.0));
    CHECK((solved.joint == Vec2{2.0, 3.0}));
    CHECK((solved.end == Vec2{2.0, 3.0}));
    CHECK(solve(limb({2.0, 3.0}, {2.0, 3.0}, 0.0, 0.0, 1.0)).reached);
  }
}

TEST_CASE("two-bone IK: 'reached' says whether the end is on the target to 1e-6") {
  Random random(24);
  int reached = 0;
  for (int i = 0; i < 20000; ++i) {
    const SoftLimit reach = i % 2 == 0 ? SoftLimit{} : kLegReach;
    const Vec2 target = random.point(70.0);
    const TwoBoneIk job = limb({0.0, 0.0}, target, kThigh, 30.0, random.sign(), reach);
    const TwoBoneIkResult solved = solve(job);
    const double d = length(job.target);
    REQUIRE(solved.reached == (distance(solved.end, job.target) <= 1e-6));
    if (d > 7.02 && d < 66.5) REQUIRE(solved.reached);  // where no clamp applies
    if (d < 7.0 || d > 72.5) REQUIRE_FALSE(solved.reached);
    reached += solved.reached ? 1 : 0;
  }
  CHECK((reached > 5000 && reached < 19000));  // both answers were given
}

TEST_CASE("two-bone IK: 'reached' changes over where the end is 1e-6 off the target") {
  int reached = 0;
  int missed = 0;
  for (double beyond = 1e-9; beyond < 1.0; beyond *= 1.1) {
    const TwoBoneIk hard = limb({0.0, 0.0}, {73.99 + beyond, 0.0}, kThigh, kShin, 1.0);
    const TwoBoneIk soft = limb({0.0, 0.0}, {0.0, 70.1 + beyond}, kThigh, kShin, 1.0, kLegReach);
    for (const TwoBoneIk& job : {hard, soft}) {
      const double off = distance(solve(job).end, job.target);
      if (off > 0.9e-6 && off < 1.1e-6) continue;  // left to rounding
      REQUIRE(solve(job).reached == (off < 1e-6));
      (off < 1e-6 ? reached : missed) += 1;
    }
  }
  CHECK((reached > 50 && missed > 50));
}

TEST_CASE("soft reach: the end of a leg never crosses 72.5 u, the arm's stays under 0.99 of its length") {
  Random random(25);
  for (int i = 0; i < 20000; ++i) {
    const Vec2 target = random.point(i % 2 == 0 ? 80.0 : 1e6);
    const TwoBoneIk leg = limb({0.0, 0.0}, target, kThigh, kShin, -1.0, kLegReach);
    const TwoBoneIk arm = limb({0.0, 0.0}, target, kUpperArm, kForearm, 1.0, kArmReach);
    REQUIRE(length(solve(leg).end) <= 72.5 + 1e-9);
    REQUIRE(length(solve(arm).end) <= 0.99 * (kUpperArm + kForearm) + 1e-9);
    REQUIRE(boneError(leg, solve(leg)) < 1e-6);
    REQUIRE(boneError(arm, solve(arm)) < 1e-6);
  }
}

TEST_CASE("soft reach: no joint turns more than 8 degrees per unit of target travel") {
  struct Case {
    double upper;
    double lower;
    SoftLimit reach;
  };
  for (const Case& c : {Case{kThigh, kShin, kLegReach}, Case{kUpperArm, kForearm, kArmReach}}) {
    const double step = 1e-4;
    const double nearest = 0.25 * (c.upper + c.lower);  // planners keep targets farther away than this
    double worst = 0.0;
    for (double d = nearest; d < 2.0 * (c.upper + c.lower); d += 0.01) {
      const TwoBoneIk job = limb({0.0, 0.0}, {0.0, d}, c.upper, c.lower, -1.0, c.reach);
      const TwoBoneIkResult at = solve(job);
      for (double direction = 0.0; direction < 3.2; direction += 0.4) {
        TwoBoneIk moved = job;
        moved.target = job.target + Vec2{std::cos(direction), std::sin(direction)} * step;
        const TwoBoneIkResult then = solve(moved);
        const double knee = std::fabs(kneeAngle(moved, then) - kneeAngle(job, at));
        const double hip = angleBetween(at.joint, then.joint);
        worst = std::fmax(worst, std::fmax(knee, hip) / step);
      }
    }
    CHECK(toDegrees(worst) <= 8.0);
    CHECK(toDegrees(worst) > 3.0);  // it did bend
  }
}
