#include "cast/hound/parameters.hpp"

#include "math/plain_doubles.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kFullWalk = 75.0;        // u/s, slower than that the strides get shorter
constexpr double kShortestStride = 0.35;  // of the walk's: that short he sets out

constexpr HoundStyle kSlowWalk{.sweep = 52.0,
                               .duty = 0.70,
                               .liftFront = 9.0,
                               .liftHind = 8.5,
                               .bendFront = 0.85,
                               .bendHind = 0.45,
                               .shoulder = 63.0,
                               .hip = 66.5,
                               .aheadFront = 7.0,
                               .aheadHind = 3.0,
                               .headX = 33.0,
                               .headY = 31.0,
                               .nose = 0.36,
                               .tail = -0.75,
                               .withers1 = {0.0, 0.0},
                               .withers2 = {0.4, 1.2},
                               .croup1 = {0.0, 0.0},
                               .croup2 = {-0.4, -1.2},
                               .gather = {0.0, 0.0},
                               .roll = {-0.9, 1.2}};

constexpr HoundStyle fastWalk() {
  HoundStyle style = kSlowWalk;
  style.sweep = 60.0;
  style.duty = 0.62;
  style.liftFront = 10.0;
  style.tail = -0.5;
  return style;
}

constexpr HoundStyle kSlowTrot{.sweep = 54.0,
                               .duty = 0.46,
                               .liftFront = 12.0,
                               .liftHind = 9.0,
                               .bendFront = 0.95,
                               .bendHind = 0.5,
                               .shoulder = 63.0,
                               .hip = 66.0,
                               .aheadFront = 7.0,
                               .aheadHind = 4.0,
                               .headX = 34.0,
                               .headY = 30.0,
                               .nose = 0.30,
                               .tail = -0.2,
                               .withers1 = {0.0, 0.0},
                               .withers2 = {2.0, -1.0},
                               .croup1 = {0.0, 0.0},
                               .croup2 = {2.0, -1.0},
                               .gather = {0.0, 0.0},
                               .roll = {0.6, 1.3}};

constexpr HoundStyle fastTrot() {
  HoundStyle style = kSlowTrot;
  style.sweep = 62.0;
  style.duty = 0.38;
  style.liftFront = 14.0;
  style.liftHind = 10.0;
  style.headX = 37.0;
  style.headY = 25.0;
  style.tail = 0.0;
  return style;
}

// Gathered when both front paws have left the ground (0.94), stretched when both hind paws have (0.44); the
// withers are highest when the hind legs stand, the croup when the front legs do.
constexpr HoundStyle kSlowGallop{.sweep = 62.0,
                                 .duty = 0.31,
                                 .liftFront = 15.0,
                                 .liftHind = 10.0,
                                 .bendFront = 1.05,
                                 .bendHind = 0.55,
                                 .shoulder = 62.0,
                                 .hip = 63.5,
                                 .aheadFront = 7.0,
                                 .aheadHind = 7.0,
                                 .headX = 40.0,
                                 .headY = 20.0,
                                 .nose = 0.24,
                                 .tail = 0.1,
                                 .withers1 = {1.3, 3.4},
                                 .withers2 = {1.0, -1.0},
                                 .croup1 = {-1.3, -3.4},
                                 .croup2 = {1.0, -1.0},
                                 .gather = {0.55, -0.22},
                                 .roll = {0.3, 0.5}};

constexpr HoundStyle fastGallop() {
  HoundStyle style = kSlowGallop;
  style.sweep = 72.0;
  style.duty = 0.24;
  style.liftFront = 18.0;
  style.aheadFront = 4.0;
  style.liftHind = 13.0;
  style.aheadHind = 4.0;
  style.shoulder = 55.0;
  style.hip = 59.0;
  style.headX = 44.0;
  style.headY = 13.0;
  style.nose = 0.16;
  style.tail = 0.2;
  style.withers1 = {1.8, 4.6};
  style.croup1 = {-1.8, -4.6};
  style.gather = {0.93, -0.37};
  return style;
}

constexpr HoundParameters kParameters{
    .walk = {.slowest = 0.0, .fastest = 150.0, .slow = kSlowWalk, .fast = fastWalk()},
    .trot = {.slowest = 150.0, .fastest = 340.0, .slow = kSlowTrot, .fast = fastTrot()},
    .gallop = {.slowest = 340.0, .fastest = kFastestHound, .slow = kSlowGallop, .fast = fastGallop()},
};

const HoundGaitStyle& styleOf(const HoundParameters& parameters, HoundGait gait) {
  switch (gait) {
    case HoundGait::kWalk:
      return parameters.walk;
    case HoundGait::kTrot:
      return parameters.trot;
    case HoundGait::kGallop:
      break;
  }
  return parameters.gallop;
}

// How far `speed` is between the gait's slowest and fastest, 0..1, without a corner at either.
double shareOf(const HoundGaitStyle& gait, double speed) {
  return smoothstep((speed - gait.slowest) / (gait.fastest - gait.slowest));
}

}  // namespace

HoundStyle lerp(const HoundStyle& a, const HoundStyle& b, double t) {
  DoublesOf<HoundStyle> mixed = toDoubles(a);
  const DoublesOf<HoundStyle> to = toDoubles(b);
  for (std::size_t i = 0; i < mixed.size(); ++i) mixed[i] = lerp(mixed[i], to[i], t);
  return fromDoubles<HoundStyle>(mixed);
}

const HoundParameters& houndParameters() { return kParameters; }

HoundStyle styleAt(const HoundParameters& parameters, const StrideClock& clock, double speed) {
  const HoundGaitStyle& to = styleOf(parameters, clock.to);
  const HoundStyle style = lerp(to.slow, to.fast, shareOf(to, speed));
  if (clock.progress >= 1.0) return style;
  const HoundGaitStyle& from = styleOf(parameters, clock.from);
  return lerp(lerp(from.slow, from.fast, shareOf(from, speed)), style, changeBlend(clock));
}

HoundPace paceAt(const HoundParameters& parameters, const StrideClock& clock, double speed) {
  const HoundGaitStyle& from = styleOf(parameters, clock.from);
  const HoundGaitStyle& to = styleOf(parameters, clock.to);
  const double blend = changeBlend(clock);
  const double fromShare = shareOf(from, speed);
  const double toShare = shareOf(to, speed);
  const double shorter = lerp(kShortestStride, 1.0, smoothstep(speed / kFullWalk));
  const double sweep = shorter * lerp(lerp(from.slow.sweep, from.fast.sweep, fromShare),
                                      lerp(to.slow.sweep, to.fast.sweep, toShare), blend);
  const double duty =
      lerp(lerp(from.slow.duty, from.fast.duty, fromShare), lerp(to.slow.duty, to.fast.duty, toShare), blend);
  return {sweep, duty, speed * duty / sweep};
}

}  // namespace stickman
