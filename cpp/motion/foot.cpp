#include "motion/foot.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kRateFollow = 30.0;     // 1/s, how fast a swing's pace follows the gait's
constexpr double kLandingFollow = 30.0;  // 1/s, how fast its landing follows the prediction
constexpr double kFastestRate = 7.5;     // 1/s, a step in 0.13 s; faster looks like a glitch

}  // namespace

double liftCurve(double progress) {
  const double rest = 1.0 - progress;
  return progress * progress * rest * rest * rest * (1.0 / 0.03456);  // 0.4^2 * 0.6^3
}

void liftOff(Foot& foot, double landing, double rate, double lift) {
  foot.velocity = 0.0;
  foot.height = 0.0;
  foot.progress = 0.0;
  foot.rate = clamp(rate, foot.slowestRate, kFastestRate);
  foot.landing = landing;
  foot.lift = lift;
  foot.planted = 0;
  foot.stepped = 1;
}

void advanceSwing(Foot& foot, SwingWish wish, double time) {
  const double wishedRate = clamp(wish.rate, foot.slowestRate, kFastestRate);
  foot.rate += (wishedRate - foot.rate) * minimum(1.0, kRateFollow * time);

  // A landing that still moved in the last moment would have to be met with a velocity: freeze it in time.
  const double open = 1.0 - smoothstep(foot.progress);
  foot.landing += (wish.landing - foot.landing) * minimum(1.0, kLandingFollow * time) * open * open;

  const double remaining = (1.0 - foot.progress) / foot.rate;
  if (time >= remaining * (1.0 - 1e-9)) {
    foot.x = foot.landing;
    foot.velocity = 0.0;
    foot.height = 0.0;
    foot.progress = 0.0;
    foot.planted = 1;
    return;
  }
  // The cubic from here to rest on the landing. Planned anew every time, it is the same curve as long as
  // landing and rate stay, and bends without a jump of velocity when they change.
  const double s = time / remaining;
  const double way = foot.landing - foot.x;
  const double run = foot.velocity * remaining;
  const double x = foot.x + run * s * (1.0 - s) * (1.0 - s) + way * s * s * (3.0 - 2.0 * s);
  foot.velocity = (run * (1.0 - s) * (1.0 - 3.0 * s) + way * 6.0 * s * (1.0 - s)) / remaining;
  foot.x = x;
  foot.progress += foot.rate * time;
  foot.height = foot.lift * liftCurve(foot.progress);
}

}  // namespace stickman
