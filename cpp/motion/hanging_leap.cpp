#include "motion/hanging_leap.hpp"

#include "math/assert.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kComingDown = 0.22;  // s: the foot leaves its place under the body to land
constexpr double kHangRate = 16.0;    // 1/s, how fast it goes to that place
constexpr double kStrayRate = 14.0;   // 1/s, how fast the rest of a swing that a leap broke off dies away

// Along the cubic from an offset from the body to `end`, `time` seconds away; on by `dt`.
CriticallyDamped alongCubic(CriticallyDamped from, CriticallyDamped end, double time, double dt) {
  const double s = dt / time;
  const double rest = 1.0 - s;
  const double start = from.velocity * time;
  const double finish = end.velocity * time;
  const double way = end.value - from.value;
  return {from.value + way * s * s * (3.0 - 2.0 * s) + start * s * rest * rest - finish * s * s * rest,
          (way * 6.0 * s * rest + start * rest * (1.0 - 3.0 * s) + finish * s * (3.0 * s - 2.0)) / time};
}

}  // namespace

void advanceHangingLeap(Foot& foot, const HangingLeap& leap, const BodyWay& body, double place, double dt) {
  STICKMAN_ASSERT(leap.left > 0.0 && leap.left <= leap.whole && dt > 0.0);
  const double open = smoothstep(leap.left / kComingDown);
  foot.landing += (place - foot.landing) * open * open;

  CriticallyDamped offset{foot.x - body.before.travel, foot.velocity - body.before.speed};
  const double before = leap.left + dt;
  if (before > kComingDown) {
    offset = advance(offset, leap.hang, dampedStep(kHangRate, dt));
  } else {
    const BodyMoment then = courseAfter(body.now, leap.left);
    offset = alongCubic(offset, {foot.landing - then.travel, -then.speed}, before, dt);
  }
  foot.x = body.now.travel + offset.value;
  foot.velocity = body.now.speed.value + offset.velocity;

  foot.progress = 1.0 - leap.left / leap.whole;
  // A foot that was coming down is caught just above the ground: so fast its height dies away without passing
  // 0.
  const double falling = foot.stray.value > kSettled ? -foot.stray.velocity / foot.stray.value : 0.0;
  foot.stray = advance(foot.stray, 0.0, dampedStep(maximum(kStrayRate, falling), dt));
  foot.height = maximum(0.0, leap.height + foot.stray.value * open);
}

}  // namespace stickman
