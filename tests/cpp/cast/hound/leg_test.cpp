#include "cast/hound/leg.hpp"

#include <cmath>

#include "catch.hpp"
#include "hound_watch.hpp"
#include "math/scalar.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

HoundLegJob standing(std::size_t leg) {
  const bool front = isFront(leg);
  return {leg,
          {front ? HoundBody::kShoulderX : HoundBody::kHipX,
           -(front ? HoundBody::kShoulderHeight : HoundBody::kHipHeight)},
          {front ? HoundBody::kShoulderX + 7.0 : HoundBody::kHipX + 3.0, 0.0},
          0.0,
          0.15};
}

}  // namespace

TEST_CASE("hound's leg: the elbow lies behind, the stifle ahead, the metatarsus nearly upright") {
  const HoundLegPose front = solve(standing(kFrontNear));
  CHECK(front.joint.x < HoundBody::kShoulderX - 10.0);
  CHECK(front.ankle.x > front.joint.x + 10.0);  // the forearm slants forward
  const HoundLegPose hind = solve(standing(kHindNear));
  CHECK(hind.joint.x > HoundBody::kHipX + 10.0);
  CHECK(hind.ankle.x < hind.joint.x - 10.0);  // the tibia leads back to the hock
  CHECK(std::fabs(hind.ankle.x - hind.ball.x) < 0.3 * HoundBody::kMetatarsus);
}

TEST_CASE("hound's leg: bones keep their lengths, and no part of a paw is lower than its claws") {
  Random random(12);
  for (int i = 0; i < 20000; ++i) {
    const auto leg = static_cast<std::size_t>(random.word() % kHoundLegs);
    HoundLegJob job = standing(leg);
    job.claws.x += random.between(-35.0, 35.0);
    job.claws.y = -random.between(0.0, 25.0);
    job.pitch = random.between(0.0, largestPitch());
    job.lean = random.between(-0.3, 0.7);
    const HoundLegPose pose = solve(job);
    const bool front = isFront(leg);
    const double floor = front ? HoundBody::kElbowHeight : HoundBody::kStifleHeight;
    REQUIRE(pose.joint.y <= -floor + 1e-9);
    REQUIRE(distance(pose.ball, pose.claws) ==
            Approx(std::hypot(HoundBody::kPawLength, HoundBody::kPawHeight)));
    REQUIRE(pose.ball.y <= pose.claws.y + 1e-9);
    // The heel, under wrist or ball by the paw's height: a turned paw stands on its claws.
    const Vec2 sole = pose.claws - pose.ball;
    const double tilt = std::atan2(sole.y, sole.x) - std::atan2(HoundBody::kPawHeight, HoundBody::kPawLength);
    REQUIRE(pose.ball.y + HoundBody::kPawHeight * std::cos(tilt) <= pose.claws.y + 1e-9);
    if (pose.joint.y > -floor - 4.0) continue;  // near the floor it is seen foreshortened
    REQUIRE(distance(job.root, pose.joint) == Approx(front ? HoundBody::kUpperArm : HoundBody::kThigh));
    REQUIRE(distance(pose.joint, pose.ankle) == Approx(front ? HoundBody::kForearm : HoundBody::kShin));
  }
}

TEST_CASE("hound's leg: below its highest root a leg reaches its paw exactly") {
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    for (double aside = -40.0; aside <= 40.0; aside += 1.0) {
      HoundLegJob job = standing(leg);
      job.claws.x += aside;
      job.root.y = -highestRoot(job);
      CHECK(distance(solve(job).claws, job.claws) < 1e-6);
    }
  }
}

TEST_CASE("hound's leg: the claws hang lowest near 70 degrees") {
  CHECK(toDegrees(largestPitch()) == Approx(70.35).margin(0.01));
}

TEST_CASE("hound's leg: the low side of a rolled trot bends more than the high side") {
  HoundSnapshot s = steadyHound(250.0);
  int compared = 0;
  run(s, running(250.0), 2.0, kHoundTick, [&](const HoundSnapshot& now) {
    for (const std::size_t leg : {kFrontNear, kHindNear}) {
      const std::size_t other = partnerOf(leg);
      const double roll = joint(now, leg, 0).y - joint(now, other, 0).y;  // positive: the near side is lower
      if (std::fabs(roll) < 0.5) continue;
      // The same paw under the one root and under the other.
      HoundLegJob low{leg, joint(now, leg, 0), paw(now, leg), 0.0, 0.15};
      HoundLegJob high = low;
      (roll > 0.0 ? high : low).root.y = joint(now, other, 0).y;
      const auto bend = [](const HoundLegJob& job) {
        const HoundLegPose pose = solve(job);
        return std::fabs(turn(pose.joint - job.root, pose.ankle - pose.joint));
      };
      CHECK(bend(low) > bend(high));
      ++compared;
    }
  });
  CHECK(compared > 100);
}
