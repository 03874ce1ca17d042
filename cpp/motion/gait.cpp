#include "motion/gait.hpp"

#include <cmath>

#include "math/scalar.hpp"

namespace stickman {

namespace {

constexpr double kShortestPace =
    0.05;  // part of the walk's speed below which steps get rarer but not shorter

}  // namespace

GaitStyle lerp(const GaitStyle& a, const GaitStyle& b, double t) {
  return {
      .stride = lerp(a.stride, b.stride, t),
      .cadence = lerp(a.cadence, b.cadence, t),
      .duty = lerp(a.duty, b.duty, t),
      .lift = lerp(a.lift, b.lift, t),
      .hipHeight = lerp(a.hipHeight, b.hipHeight, t),
      .bob = lerp(a.bob, b.bob, t),
      .bobPeak = lerp(a.bobPeak, b.bobPeak, t),
      .lean = lerp(a.lean, b.lean, t),
      .shift = lerp(a.shift, b.shift, t),
      .armSwing = lerp(a.armSwing, b.armSwing, t),
      .armRest = lerp(a.armRest, b.armRest, t),
      .elbowFlex = lerp(a.elbowFlex, b.elbowFlex, t),
      .elbowSwing = lerp(a.elbowSwing, b.elbowSwing, t),
  };
}

double groundSpeed(const GaitStyle& style) { return style.stride * style.cadence / style.duty; }

double speedOfGait(const GaitRange& range, double gait) {
  return groundSpeed(lerp(range.walk, range.run, clamp(gait, 0.0, 1.0)));
}

double gaitOfSpeed(const GaitRange& range, double speed) {
  // With a walk that is faster than the run (the sliders allow it) the same question is asked backwards.
  if (groundSpeed(range.walk) > groundSpeed(range.run)) {
    return 1.0 - gaitOfSpeed({range.run, range.walk}, speed);
  }
  const double v = absolute(speed);
  // stride(g) cadence(g) = v duty(g) with all three linear in g is a g^2 + b g + c = 0.
  const double strideRise = range.run.stride - range.walk.stride;
  const double cadenceRise = range.run.cadence - range.walk.cadence;
  const double dutyRise = range.run.duty - range.walk.duty;
  const double a = strideRise * cadenceRise;
  const double b = range.walk.stride * cadenceRise + range.walk.cadence * strideRise - v * dutyRise;
  const double c = range.walk.stride * range.walk.cadence - v * range.walk.duty;
  // The root that stays finite when a is 0 (a run that differs from the walk in one thing only).
  const double divisor = b + std::sqrt(maximum(0.0, b * b - 4.0 * a * c));
  if (!(divisor > 0.0)) return c < 0.0 ? 1.0 : 0.0;
  return clamp(-2.0 * c / divisor, 0.0, 1.0);
}

Pace paceOf(const GaitRange& range, const GaitStyle& style, double speed, double overRun) {
  // Slower than the walk: the square root splits the slowing evenly between stride and cadence. Near 0 the
  // stride keeps a rest, or the cadence would pass through 0 with an infinite slope when he turns.
  const double slowness = minimum(1.0, absolute(speed) / groundSpeed(range.walk));
  const double rest = kShortestPace * kShortestPace;
  // Here and below the roots of 1, which is what most ticks ask for, are not worked out.
  const double shorter =
      slowness < 1.0 ? std::sqrt(std::sqrt((slowness * slowness + rest) / (1.0 + rest))) : 1.0;
  // Faster than the run: stride as the fourth root, duty as its inverse, which leaves the square root to the
  // cadence. (MOTION's exponents 0.25, -0.3, 0.45 need a power function; these need none and look the same.)
  const double longer = overRun > 1.0 ? std::sqrt(std::sqrt(overRun)) : 1.0;
  const double stride = style.stride * shorter * longer;
  const double duty = style.duty / longer;
  return {stride, stride > 0.0 ? speed * duty / stride : 0.0, duty};
}

}  // namespace stickman
