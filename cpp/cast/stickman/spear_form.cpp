#include "cast/stickman/spear_form.hpp"

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "motion/track.hpp"
#include "rig/forward_limb.hpp"

namespace stickman {
namespace {

constexpr Ease kFlow = Ease::kSmoothstep;
constexpr Ease kBlow = Ease::kStrike;
constexpr bool kStop = false;
constexpr bool kThrough = true;
constexpr Ease kSweep = Ease::kCubicInOut;

// clang-format off
constexpr FormPose kForm[] = {
    //                 s     way    spear   grip x,y      lean   shift crouch front rear lift squash
    {"guard",         0.60, kFlow, kStop,    8.0,   6.0,  17.0,  0.06,   0.0,   6.0, 20.0, 20.0,  0.0, 1.0},
    {"gather",        0.55, kFlow, kStop,   -4.0, -30.0,  14.0, -0.10, -13.0,   9.0, 20.0, 20.0,  0.0, 1.0},
    {"thrust",        0.34, kBlow, kStop,    0.0,  33.5,  17.0,  0.26,  10.0,  10.0, 34.0, 20.0,  0.0, 1.0},
    {"thrust",        0.25, kFlow, kStop,    0.0,  33.5,  17.0,  0.26,  10.0,  10.0, 34.0, 20.0,  0.0, 1.0},
    {"recover",       0.50, kFlow, kStop,   40.0,  -4.0,  27.0, -0.04,  -8.0,   8.0, 34.0, 20.0,  0.0, 1.0},
    {"high guard",    0.55, kFlow, kStop,   -6.0,  12.0, -27.0,  0.04,   0.0,   4.0, 18.0, 20.0,  0.0, 1.0},
    {"raise",         0.45, kFlow, kStop,   70.0,  -2.0, -28.0, -0.12,  -8.0,   3.0, 18.0, 20.0,  0.0, 1.02},
    {"sweep",         0.42, kSweep, kStop, -38.0,  24.0,  25.0,  0.34,   8.0,  16.0, 30.0, 24.0,  0.0, 1.0},
    {"low stance",    0.60, kFlow, kStop,    4.0,   2.0,  28.0,  0.22,  -6.0,  25.0, 34.0, 34.0,  0.0, 0.97},
    {"low thrust",    0.32, kBlow, kStop,    6.0,  33.0,  17.0,  0.36,  10.0,  22.0, 34.0, 34.0,  0.0, 1.0},
    {"low thrust",    0.22, kFlow, kStop,    6.0,  33.0,  17.0,  0.36,  10.0,  22.0, 34.0, 34.0,  0.0, 1.0},
    {"rise",          0.55, kFlow, kStop,   88.0,  26.0,  14.0, -0.02,  -2.0,   2.0, 14.0, 20.0,  0.0, 1.02},
    {"turn behind",   0.34, kFlow, kThrough,  178.0,  12.0, -28.0, -0.10,  -4.0,   3.0, 14.0, 20.0,  0.0, 1.0},
    {"turn below",    0.34, kFlow, kThrough,  268.0,  29.0,   4.0,  0.04,   2.0,   5.0, 14.0, 20.0,  0.0, 1.0},
    {"turn home",     0.36, kFlow, kStop,  362.0,  10.0,  27.0,  0.10,   0.0,   9.0, 22.0, 20.0,  0.0, 1.0},
    {"crane",         0.60, kFlow, kStop,  425.0,  -8.0,  27.0, -0.08,  -9.0,   0.0, 14.0, 12.0, 30.0, 1.02},
    {"stamp",         0.42, kFlow, kStop,  352.0, -28.0,  15.0,  0.02,  -4.0,  12.0, 22.0, 20.0,  0.0, 0.97},
    {"last thrust",   0.34, kBlow, kStop,  372.0,  32.0,  16.0,  0.22,  11.0,   8.0, 34.0, 20.0,  0.0, 1.0},
    {"salute",        0.80, kFlow, kStop,  450.0,  27.0,   8.0, -0.04,   0.0,   0.0, 11.0, 11.0,  0.0, 1.02},
    {"guard",         0.80, kFlow, kStop,  368.0,   6.0,  17.0,  0.06,   0.0,   6.0, 20.0, 20.0,  0.0, 1.0},
};
// clang-format on

constexpr std::size_t kPoses = sizeof kForm / sizeof kForm[0];

constexpr double roundDuration() {
  double duration = 0.0;
  for (std::size_t i = 1; i < kPoses; ++i) duration += kForm[i].duration;
  return duration;
}
constexpr double kRound = roundDuration();

// The way to pose `next`, `part` (0..1) of it done.
struct Way {
  std::size_t next;
  double part;
};

Way wayAt(double time) {
  double rest = time - kRound * std::floor(time / kRound);
  std::size_t next = 1;
  while (next + 1 < kPoses && rest >= kForm[next].duration) rest -= kForm[next++].duration;
  return {next, rest / kForm[next].duration};
}

// Goes from pose `next` - 1 to pose `next`, `part` (0..1) of the way done, through what `valueOf(i)` says of
// pose i.
template <typename ValueOf>
double between(std::size_t next, double part, const ValueOf& valueOf) {
  const FormPose& to = kForm[next];
  const double from = valueOf(next - 1);
  if (!kForm[next - 1].through && !to.through) return lerp(from, valueOf(next), ease(to.ease, part));
  // At rest in a pose, or through it as its neighbours suggest.
  const auto slopeAt = [&](std::size_t i) {
    if (!kForm[i].through) return 0.0;
    return (valueOf(i + 1) - valueOf(i - 1)) / (kForm[i].duration + kForm[i + 1].duration);
  };
  const SlopeKey keys[] = {{0.0, from, slopeAt(next - 1)}, {to.duration, valueOf(next), slopeAt(next)}};
  return sample(keys, part * to.duration);
}

// The way of the hands. A blow goes straight; anything else goes round the shoulder, which the hands must not
// come near: its distance and direction change instead of x and y.
Vec2 gripBetween(std::size_t next, double part) {
  const auto gripOf = [](std::size_t i) { return Vec2{kForm[i].gripX, kForm[i].gripY}; };
  if (kForm[next].ease == Ease::kStrike) {
    return lerp(gripOf(next - 1), gripOf(next), ease(Ease::kStrike, part));
  }
  const Vec2 start = gripOf(next - 1);
  const double startAngle = portableAtan2(start.x, start.y);
  const double angle = between(next, part, [&](std::size_t i) {
    const Vec2 grip = gripOf(i);
    return nearestTurn(portableAtan2(grip.x, grip.y), startAngle);
  });
  const double reach = between(next, part, [&](std::size_t i) { return length(gripOf(i)); });
  return limbDirection(angle) * reach;
}

}  // namespace

FormTable spearFormTable() { return {kForm, kPoses}; }

double spearFormDuration() { return kRound; }

FootStance spearFormStance(double time, double) {
  const FormPose& pose = kForm[wayAt(time).next];
  return {.front = pose.front, .rear = pose.rear};
}

FormMoment spearFormAt(double time) {
  const Way way = wayAt(time);
  using Value = double FormPose::*;
  const auto at = [&](Value value) {
    return between(way.next, way.part, [value](std::size_t i) { return kForm[i].*value; });
  };
  return {.hold = {.centre = gripBetween(way.next, way.part),
                   .angle = at(&FormPose::spearDegrees) * (kPi / 180.0)},
          .lean = at(&FormPose::lean),
          .shift = at(&FormPose::shift),
          .crouch = at(&FormPose::crouch),
          .front = kForm[way.next].front,
          .rear = kForm[way.next].rear,
          .lift = at(&FormPose::lift),
          .squash = at(&FormPose::squash)};
}

void useSpearForm(BodyTargets& targets, const StickmanState& state, const StickmanParameters& parameters) {
  const FormMoment now = spearFormAt(state.activity.time);
  targets[Target::kHipX] = now.shift;
  targets[Target::kHip] = parameters.body.hipHeight - now.crouch;
  targets[Target::kLean] = now.lean;
  targets[Target::kSquash] = parameters.squash * now.squash;
  targets[state.legs.standSide > 0.0 ? Target::kNearLift : Target::kFarLift] = now.lift;
  holdSpear(targets, now.hold, armLengths(parameters));
}

}  // namespace stickman
