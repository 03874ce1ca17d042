#include "motion/foot.hpp"

#include "math/assert.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kRateFollow = 30.0;     // 1/s, how fast a swing's pace follows the gait's
constexpr double kLandingFollow = 30.0;  // 1/s, how fast its landing follows the prediction
constexpr double kFastestRate = 7.5;     // 1/s, a step in 0.13 s; faster looks like a glitch

constexpr double kStrayRate = 14.0;  // 1/s, how fast the rest of a broken-off swing dies away

// A landing that still moved in the last moment would have to be met with a velocity: freeze it in time.
void followLanding(Foot& foot, double landing, double time) {
  const double open = 1.0 - smoothstep(foot.progress);
  foot.landing += (landing - foot.landing) * minimum(1.0, kLandingFollow * time) * open * open;
}

// Along the cubic from here to rest on the landing; true once it is there. Planned anew every time, it is the
// same curve as long as landing and rate stay, and bends without a jump of velocity when they change.
bool moveOver(Foot& foot, double time) {
  const double remaining = (1.0 - foot.progress) / foot.rate;
  if (time >= remaining * (1.0 - 1e-9)) {
    foot.x = foot.landing;
    foot.velocity = 0.0;
    return true;
  }
  const double s = time / remaining;
  const double way = foot.landing - foot.x;
  const double run = foot.velocity * remaining;
  foot.x += run * s * (1.0 - s) * (1.0 - s) + way * s * s * (3.0 - 2.0 * s);
  foot.velocity = (run * (1.0 - s) * (1.0 - 3.0 * s) + way * 6.0 * s * (1.0 - s)) / remaining;
  foot.progress += foot.rate * time;
  return false;
}

}  // namespace

double liftCurve(double progress) {
  const double rest = 1.0 - progress;
  return progress * progress * rest * rest * rest * (1.0 / 0.03456);  // 0.4^2 * 0.6^3
}

void liftOff(Foot& foot, double landing, double rate, double lift) {
  STICKMAN_ASSERT(lift >= 0.0);
  foot.velocity = 0.0;
  foot.height = 0.0;
  foot.progress = 0.0;
  foot.rate = clamp(rate, foot.slowestRate, kFastestRate);
  foot.landing = landing;
  foot.lift = lift;
  foot.stray = {0.0, 0.0};
  foot.planted = 0;
  foot.stepped = 1;
}

void advanceSwing(Foot& foot, SwingWish wish, double time) {
  STICKMAN_ASSERT(foot.planted == 0 && foot.rate > 0.0 && foot.progress < 1.0 && time >= 0.0);
  const double wishedRate = clamp(wish.rate, foot.slowestRate, kFastestRate);
  foot.rate += (wishedRate - foot.rate) * minimum(1.0, kRateFollow * time);
  followLanding(foot, wish.landing, time);
  if (moveOver(foot, time)) {
    foot.height = 0.0;
    foot.progress = 0.0;
    foot.planted = 1;
    return;
  }
  foot.height = foot.lift * liftCurve(foot.progress);
}

void beginLeap(Foot& foot, double landing, double time) {
  STICKMAN_ASSERT(time > 0.0);
  const double rest = 1.0 - foot.progress;
  const double slope = foot.progress * rest * rest * (2.0 - 5.0 * foot.progress) * (1.0 / 0.03456);
  foot.stray = {foot.height, foot.planted != 0 ? 0.0 : foot.lift * slope * foot.rate};
  if (foot.planted != 0) foot.velocity = 0.0;
  foot.progress = 0.0;
  foot.rate = 1.0 / time;
  foot.landing = landing;
  foot.planted = 0;
  foot.stepped = 1;
}

void advanceLeap(Foot& foot, double landing, double height, double time) {
  STICKMAN_ASSERT(foot.planted == 0 && height >= 0.0);
  followLanding(foot, landing, time);
  if (moveOver(foot, time)) foot.progress = 1.0;
  foot.stray = advance(foot.stray, 0.0, dampedStep(kStrayRate, time));
  foot.height = maximum(0.0, height + foot.stray.value * (1.0 - smoothstep(foot.progress)));
}

void endLeap(Foot& foot) {
  foot.velocity = 0.0;
  foot.height = 0.0;
  foot.progress = 0.0;
  foot.planted = 1;
}

}  // namespace stickman
