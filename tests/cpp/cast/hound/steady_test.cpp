// The hound at every speed, once he has found his rhythm.
#include <cmath>
#include <vector>

#include "cast/hound/leg.hpp"
#include "catch.hpp"
#include "hound_watch.hpp"
#include "smoothness.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kSpeedStep = 0.05 * kFastestHound;
constexpr double kFine = 1.0 / 960.0;  // s

struct Range {
  double low;
  double high;
};
// SPEC section 10.
Range dutyRange(HoundGait gait) {
  return gait == HoundGait::kWalk   ? Range{0.60, 0.75}
         : gait == HoundGait::kTrot ? Range{0.35, 0.50}
                                    : Range{0.20, 0.32};
}

template <typename See>
void forEverySpeed(const See& see) {
  for (int i = 1; i <= 20; ++i) {
    const double speed = i * kSpeedStep;
    INFO("speed " << speed);
    see(steadyHound(speed), speed);
  }
}

// How often a closed series of samples turns round, ignoring turns smaller than `ripple`.
int reversals(const std::vector<double>& samples, double ripple) {
  int count = 0;
  int direction = 1;  // if that is wrong, the first round finds out
  double extreme = samples[0];
  for (std::size_t k = 1; k < 2 * samples.size(); ++k) {  // twice round; the second round counts
    const double value = samples[k % samples.size()];
    if (k == samples.size()) count = 0;
    if (direction > 0 && value > extreme) extreme = value;
    if (direction < 0 && value < extreme) extreme = value;
    if (direction > 0 && value < extreme - ripple) {
      ++count;
      direction = -1;
      extreme = value;
    } else if (direction < 0 && value > extreme + ripple) {
      ++count;
      direction = 1;
      extreme = value;
    }
  }
  return count;
}

// What `of` gives over one cycle.
template <typename Of>
std::vector<double> cycleOf(HoundSnapshot s, double speed, const Of& of) {
  std::vector<double> samples;
  double way = 0.0;
  double before = s.paws.clock.phase[kHindFar];
  while (way < 1.0) {
    tick(s, houndParameters(), running(speed), kFine);
    way += wrapUnit(s.paws.clock.phase[kHindFar] - before);
    before = s.paws.clock.phase[kHindFar];
    samples.push_back(of(s));
  }
  return samples;
}

}  // namespace

TEST_CASE("hound: at every speed planted paws stay, nothing is below the floor, no joint whips") {
  forEverySpeed([](HoundSnapshot s, double speed) {
    HoundWatch watch;
    run(s, running(speed), 3.0, kHoundTick, [&](const HoundSnapshot& now) { watch.see(now); });
    CHECK(watch.finite);
    CHECK(watch.touchdowns >= 4);
    CHECK(watch.drift <= 0.001);
    CHECK(watch.below <= 0.05);
    CHECK(watch.turned <= 25.0);
    CHECK(watch.slowest >= 1.0 - 1e-6);
    CHECK(watch.fastest <= 1.0 + 1e-6);
    CHECK(s.paws.speed.value == Approx(speed));
  });
}

TEST_CASE("hound: at every speed the beats come in order and in time, and the duty is the gait's") {
  forEverySpeed([](HoundSnapshot s, double speed) {
    const HoundGait gait = gaitOf(s);
    std::vector<std::size_t> order;
    int downTicks[kHoundLegs] = {};
    int ticks = 0;
    bool down[kHoundLegs];
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) down[leg] = stands(s, leg);
    double way = 0.0;
    double before = s.paws.clock.phase[kHindFar];
    while (way < 3.0) {
      tick(s, houndParameters(), running(speed), kFine);
      way += wrapUnit(s.paws.clock.phase[kHindFar] - before);
      before = s.paws.clock.phase[kHindFar];
      ++ticks;
      for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
        const bool now = stands(s, leg);
        if (now) ++downTicks[leg];
        if (now && !down[leg]) {
          const double due = touchdownPhase(gait, leg);
          REQUIRE(std::fabs(wrapUnit(s.paws.clock.phase[kHindFar] - due + 0.5) - 0.5) <= 0.02);
          order.push_back(leg);
        }
        down[leg] = now;
      }
    }
    CHECK(order.size() == 12);
    if (gait != HoundGait::kTrot) {
      const std::size_t walk[] = {kHindFar, kFrontFar, kHindNear, kFrontNear};
      const std::size_t gallop[] = {kHindFar, kHindNear, kFrontNear, kFrontFar};
      const auto* expected = gait == HoundGait::kWalk ? walk : gallop;
      std::size_t at = 0;
      while (expected[at] != order[0]) ++at;
      for (const std::size_t leg : order) {
        CHECK(leg == expected[at]);
        at = (at + 1) % kHoundLegs;
      }
    }
    for (const int count : downTicks) {
      const double duty = static_cast<double>(count) / ticks;
      CHECK(duty >= dutyRange(gait).low - 0.01);
      CHECK(duty <= dutyRange(gait).high + 0.01);
    }
  });
}

TEST_CASE("hound: at every speed a swing lifts the paw, hind paws less, with one hump of flexion") {
  constexpr double kFrontLeg = HoundBody::kUpperArm + HoundBody::kForearm;
  constexpr double kHindLeg = HoundBody::kThigh + HoundBody::kShin + HoundBody::kMetatarsus;
  forEverySpeed([](HoundSnapshot s, double speed) {
    double highest[kHoundLegs] = {};
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
      const auto heights = cycleOf(s, speed, [&](const HoundSnapshot& now) { return -paw(now, leg).y; });
      for (const double height : heights) highest[leg] = std::fmax(highest[leg], height);
      CHECK(highest[leg] >= 0.1 * (isFront(leg) ? kFrontLeg : kHindLeg));
      CHECK(reversals(heights, 0.05) == 2);
      const auto pitch = cycleOf(s, speed, [&](const HoundSnapshot& now) { return pitchOf(now, leg); });
      CHECK(reversals(pitch, 1e-3) == 2);
      CHECK(*std::min_element(pitch.begin(), pitch.end()) >= -1e-6);
      CHECK(*std::max_element(pitch.begin(), pitch.end()) <= largestPitch() + 1e-6);
      // The paw is flat when it comes down.
      const auto down = cycleOf(s, speed, [&](const HoundSnapshot& now) {
        return now.paws.clock.phase[leg] > 0.96 || now.paws.clock.phase[leg] < 0.1 ? pitchOf(now, leg) : 0.0;
      });
      CHECK(*std::max_element(down.begin(), down.end()) < 1e-6);
    }
    CHECK(highest[kHindNear] < highest[kFrontNear]);
    CHECK(highest[kHindFar] < highest[kFrontFar]);
  });
}

TEST_CASE("hound: at every speed the thigh swings forward once and back once, it does not whip") {
  forEverySpeed([](HoundSnapshot s, double speed) {
    for (const std::size_t leg : {kHindNear, kHindFar}) {
      const auto thigh = cycleOf(s, speed, [&](const HoundSnapshot& now) {
        return turn({0.0, 1.0}, joint(now, leg, 1) - joint(now, leg, 0));
      });
      CHECK(reversals(thigh, 0.09) == 2);  // 5 degrees
    }
  });
}

TEST_CASE("hound: velocity of a paw does not jump at lift-off or touchdown") {
  for (const double speed : {70.0, 140.0, 210.0, 320.0, 420.0, 560.0, 700.0}) {
    INFO("speed " << speed);
    const HoundSnapshot start = steadyHound(speed);
    const auto largest = [&](double dt, std::size_t leg, bool across) {
      HoundSnapshot s = start;
      std::vector<double> samples;
      run(s, running(speed), 1.5, dt, [&](const HoundSnapshot& now) {
        samples.push_back(across ? worldPaw(now, leg).y : worldPaw(now, leg).x);
      });
      return largestSecondDifference(samples);
    };
    for (const std::size_t leg : {kFrontNear, kHindFar}) {
      for (const bool across : {false, true})
        CHECK(largest(1.0 / 960.0, leg, across) / largest(1.0 / 1920.0, leg, across) >= kSmoothRatio);
    }
  }
}

TEST_CASE(
    "hound: in full gallop he flies twice a stride, gathered and stretched, over far more than his height") {
  HoundSnapshot s = steadyHound(kFastestHound);
  const double cadence = paceAt(houndParameters(), s.paws.clock, kFastestHound).cadence;
  CHECK(kFastestHound / cadence >= 2.5 * HoundBody::kShoulderHeight);
  std::vector<double> base;   // from hip to shoulder, in the flights
  std::vector<double> reach;  // of the hind paws ahead of the front ones
  int flights = 0;
  bool flew = pawsDown(s) == 0;
  const auto flightOf = cycleOf(s, kFastestHound, [&](const HoundSnapshot& now) {
    const bool flies = pawsDown(now) == 0;
    if (flies && !flew) {
      ++flights;
      base.push_back(now.pose[HoundJoint::kChest].x - now.pose[HoundJoint::kHaunch].x);
      reach.push_back(std::fmax(paw(now, kHindNear).x, paw(now, kHindFar).x) -
                      std::fmin(paw(now, kFrontNear).x, paw(now, kFrontFar).x));
    }
    flew = flies;
    return flies ? 1.0 : 0.0;
  });
  REQUIRE(flights == 2);
  const std::size_t gathered = base[0] < base[1] ? 0 : 1;
  CHECK(base[1 - gathered] - base[gathered] > 10.0);
  CHECK(reach[gathered] > 0.0);         // the hind paws overtake the front ones
  CHECK(reach[1 - gathered] < -110.0);  // fore and hind reach apart
}

TEST_CASE("hound: standing he neither steps nor drifts") {
  HoundSnapshot s = settledHound(houndParameters(), HoundCommands{});
  HoundWatch watch;
  run(s, HoundCommands{}, 10.0, kHoundTick, [&](const HoundSnapshot& now) {
    watch.see(now);
    REQUIRE(pawsDown(now) == 4);
  });
  CHECK(watch.drift < 1e-9);
  CHECK(s.paws.travel == 0.0);
}

// CASES 31: a trot whose duty is at least half.
TEST_CASE("hound: in a trot with a duty of 0.5 or more a paw is always on the ground") {
  HoundParameters parameters = houndParameters();
  parameters.trot.slow.duty = 0.5;
  parameters.trot.fast.duty = 0.52;
  for (const double speed : {160.0, 200.0, 250.0, 300.0}) {
    HoundSnapshot s = settledHound(parameters, running(speed));
    for (int i = 0; i < 1200; ++i) {
      tick(s, parameters, running(speed), kHoundTick);
      if (i > 360) REQUIRE(pawsDown(s) > 0);
    }
  }
}
