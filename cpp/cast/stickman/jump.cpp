#include "cast/stickman/jump.hpp"

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {
namespace {

constexpr Ease kUp = Ease::kCubicOut;
constexpr Ease kDown = Ease::kCubicIn;

// Given by SPEC section 6.
constexpr Key kRaw[] = {{0.0, 0.0, kUp},      {0.2, 10.0, kUp},   {0.32, -6.0, kUp},  {0.5, -160.0, kUp},
                        {0.68, -70.0, kDown}, {0.82, 4.0, kDown}, {0.9, -2.0, kDown}, {1.0, 0.0, kDown}};

// The same story as a curve with slopes (MOTION): the body sinks, drives up, floats and falls as one
// movement.
constexpr SlopeKey kPlayed[] = {{0.0, 0.0, 0.0},        {0.2, 10.0, 0.0},   {0.25, 10.0, 0.0},
                                {0.34, -22.0, -1150.0}, {0.5, -160.0, 0.0}, {0.68, -70.0, 840.0},
                                {0.8, 6.0, 0.0},        {0.9, -2.0, 0.0},   {1.0, 0.0, 0.0}};

// Back to 1 before the top: stretched there, the body would be drawn a head too high.
constexpr Key kSquash[] = {{0.0, 1.0},  {0.2, 0.84},  {0.25, 0.84}, {0.33, 1.14}, {0.47, 1.0},
                           {0.72, 1.0}, {0.82, 0.82}, {0.93, 1.02}, {1.0, 1.0}};

constexpr Key kLegs[] = {{0.30, 68.6}, {0.36, 69.4}, {0.52, 52.0}, {0.60, 54.0}, {0.76, 66.0}, {1.0, 67.6}};

constexpr Key kArm[] = {{0.0, 0.0},  {0.22, -1.05}, {0.26, -1.05}, {0.41, 2.5},
                        {0.58, 2.2}, {0.76, 1.1},   {0.86, 0.35},  {1.0, 0.0}};
constexpr Key kFlex[] = {{0.0, 0.5},  {0.22, 0.75}, {0.26, 0.75}, {0.42, 0.35},
                         {0.60, 0.6}, {0.84, 1.0},  {1.0, 0.5}};
constexpr Key kLean[] = {{0.0, 0.05},  {0.22, 0.42}, {0.26, 0.42}, {0.38, -0.06},
                         {0.54, 0.08}, {0.72, 0.12}, {0.84, 0.38}, {1.0, 0.05}};

}  // namespace

double rawJumpOffset(double part) { return sample(kRaw, part); }
double jumpOffset(double part) { return sample(kPlayed, part); }
double jumpSquash(double part) { return sample(kSquash, part); }
double jumpLegLength(double part) { return sample(kLegs, part); }
JumpArms jumpArms(double part) { return {sample(kArm, part), sample(kFlex, part), sample(kLean, part)}; }

void useJumpArms(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters) {
  const JumpArms jump = jumpArms(state.activity.time / kJumpDuration);
  const ArmLengths arm = armLengths(parameters);
  targets[Target::kLean] += jump.lean;
  // The far arm a little later and lower, so that the two are not one.
  setArm(targets, Side::kNear, armFromJoints(jump.angle, jump.flex, arm));
  setArm(targets, Side::kFar, armFromJoints(jump.angle * 0.88 + 0.06, jump.flex + 0.12, arm));
}

}  // namespace stickman
