#include "motion/foot.hpp"

#include "math/assert.hpp"
#include "math/scalar.hpp"
#include "motion/own_ground.hpp"
#include "motion/swing_path.hpp"

namespace stickman {
namespace {

constexpr double kRateFollow = 30.0;     // 1/s, how fast a swing's pace follows the gait's
constexpr double kLandingFollow = 30.0;  // 1/s, how fast its landing follows the prediction
constexpr double kFastestRate = 7.5;     // 1/s, a step in 0.13 s; faster looks like a glitch

constexpr double kOtherTread = 12.0;  // u from its tread at which a landing is better chosen anew
constexpr double kLastChoice = 0.6;   // of the swing, until which that is done
constexpr double kOtherPath = 12.0;   // u from what its path was made for at which that is made anew
constexpr double kOutOfReach = 40.0;  // u from under the body at which a foothold is too far off
constexpr double kSamePath = 1e-3;    // u by which its landing moves before that matters
constexpr double kMoment = 1e-4;      // of a path, over which its slope is taken

constexpr double kStrayRate = 14.0;  // 1/s, how fast the rest of a broken-off swing dies away

// A landing that still moved in the last moment would have to be met with a velocity: freeze it in time.
void followLanding(Foot& foot, double landing, double time) {
  const double open = 1.0 - smoothstep(foot.progress);
  foot.landing += (landing - foot.landing) * minimum(1.0, kLandingFollow * time) * open * open;
}

void arrive(Foot& foot) {
  foot.x = foot.landing;
  foot.velocity = 0.0;
}

// `time` seconds along the cubic from here to rest on the landing, `remaining` seconds away.
void goOn(Foot& foot, double time, double remaining) {
  const double s = time / remaining;
  const double way = foot.landing - foot.x;
  const double run = foot.velocity * remaining;
  foot.x += run * s * (1.0 - s) * (1.0 - s) + way * s * s * (3.0 - 2.0 * s);
  foot.velocity = (run * (1.0 - s) * (1.0 - 3.0 * s) + way * 6.0 * s * (1.0 - s)) / remaining;
}

// Along the cubic from here to rest on the landing; true once it is there. Planned anew every time, it is the
// same curve as long as landing and rate stay, and bends without a jump of velocity when they change.
bool moveOver(Foot& foot, double time) {
  const double remaining = (1.0 - foot.progress) / foot.rate;
  if (time >= remaining * (1.0 - 1e-9)) {
    arrive(foot);
    return true;
  }
  goOn(foot, time, remaining);
  foot.progress += foot.rate * time;
  return false;
}

// The part of its path that is over at `progress` of the swing.
double partOf(const Foot& foot, double progress) { return (progress - foot.begun) / (1.0 - foot.begun); }

// The same along a path that waits before it goes, and arrives before it comes down.
[[gnu::noinline]] bool moveAlong(Foot& foot, const SwingPath& path, double time) {
  if (time >= (1.0 - foot.progress) / foot.rate * (1.0 - 1e-9)) {
    arrive(foot);
    return true;
  }
  const double before = maximum(foot.progress, lerp(foot.begun, 1.0, path.setsOut));
  const double arrives = lerp(foot.begun, 1.0, path.arrives);
  foot.progress += foot.rate * time;
  if (foot.progress >= arrives) {
    arrive(foot);
  } else if (foot.progress > before) {
    goOn(foot, (foot.progress - before) / foot.rate, (arrives - before) / foot.rate);
  }
  return false;
}

void rateFollows(Foot& foot, double rate, double time) {
  const double wishedRate = clamp(rate, foot.slowestRate, kFastestRate);
  foot.rate += (wishedRate - foot.rate) * minimum(1.0, kRateFollow * time);
}

void plant(Foot& foot, double height) {
  foot.height = height;
  foot.progress = 0.0;
  foot.planted = 1;
}

void takeTread(Foot& foot, Tread tread) {
  foot.low = tread.low;
  foot.high = tread.high;
}

// The landing is better chosen anew. For once: later ones are for a wish that is far off.
bool isElsewhere(const Foot& foot, SwingWish wish) {
  const double kept = clamp(wish.landing, foot.low, foot.high);
  const double away = absolute(wish.landing - kept);
  if (absolute(kept - wish.body) > kOutOfReach && away > kSettled) return true;
  return away > (foot.dropped > 0.0 ? 2.0 : 1.0) * kOtherTread;
}

void beginPath(Foot& foot) {
  foot.start = foot.x;
  foot.from = foot.height;
  foot.begun = foot.progress;
  foot.meant = foot.landing;
}

// The path to the landing as it is now.
[[gnu::noinline]] void makePath(Foot& foot, const OwnGround& ground) {
  foot.path = swingPath(foot, ground);
  foot.to = foot.path.from + foot.path.climb;
  foot.madeFor = foot.landing;
}

// It goes on from here along a new path, and what it was rising or falling dies away.
[[gnu::noinline]] void beginPathAnew(Foot& foot, const OwnGround& ground, double landing) {
  const double part = partOf(foot, foot.progress);
  const double rise = (heightAt(foot.path, part) - heightAt(foot.path, part - kMoment)) / kMoment;
  const double open = 1.0 - smoothstep(part);
  foot.stray = {0.0, foot.stray.velocity * open + rise * foot.rate / (1.0 - foot.begun)};
  foot.lift *= open;
  foot.landing = landing;
  beginPath(foot);
  makePath(foot, ground);
}

// The wish has left the tread. As far as is known of it: it may go on, with the landing, or another one may
// be the better choice.
[[gnu::noinline]] void lookAgain(Foot& foot, const OwnGround& ground, SwingWish wish) {
  const Tread tread = treadFor(ground, wish.landing, wish.body);
  if (tread.low <= foot.landing && foot.landing <= tread.high) {
    takeTread(foot, tread);
  } else if (foot.progress < kLastChoice && isElsewhere(foot, wish)) {
    foot.droppedY = foot.to;
    foot.dropped = foot.progress;
    beginPathAnew(foot, ground, tread.x);
    takeTread(foot, tread);
  }
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
  rateFollows(foot, wish.rate, time);
  followLanding(foot, wish.landing, time);
  if (moveOver(foot, time)) {
    plant(foot, 0.0);
    return;
  }
  foot.height = foot.lift * liftCurve(foot.progress);
}

void liftOffTo(Foot& foot, const OwnGround& ground, const Tread& tread, double rate, double lift) {
  const double from = foot.height;
  liftOff(foot, tread.x, rate, lift);
  foot.height = from;
  takeTread(foot, tread);
  beginPath(foot);
  makePath(foot, ground);
  foot.leftY = from;
  foot.dropped = 0.0;
  foot.room = 0.0;
}

void joinSwing(Foot& foot, const OwnGround& ground) {
  const Tread tread = treadFor(ground, foot.landing, foot.landing);
  takeTread(foot, tread);
  foot.landing = tread.x;
  beginPath(foot);
  foot.leftY = foot.height;
  foot.dropped = 0.0;
  foot.stray = {0.0, 0.0};
  makePath(foot, ground);
}

void advanceSwingOver(Foot& foot, const OwnGround& ground, SwingWish wish, double time) {
  STICKMAN_ASSERT(foot.planted == 0 && foot.rate > 0.0 && foot.progress < 1.0 && time >= 0.0);
  rateFollows(foot, wish.rate, time);
  if (wish.landing < foot.low || wish.landing > foot.high) lookAgain(foot, ground, wish);
  followLanding(foot, clamp(wish.landing, foot.low, foot.high), time);
  if (absolute(foot.landing - foot.meant) > kOtherPath) beginPathAnew(foot, ground, foot.landing);
  if (absolute(foot.landing - foot.madeFor) > kSamePath) makePath(foot, ground);
  const SwingPath& path = foot.path;
  if (moveAlong(foot, path, time)) {
    plant(foot, ground.at(foot.x).height);
    return;
  }
  foot.stray = advance(foot.stray, 0.0, dampedStep(kStrayRate, time, rests(foot.stray, 0.0)));
  const double part = partOf(foot, foot.progress);
  const double planned = heightAt(path, part) + foot.stray.value * (1.0 - smoothstep(part));
  // A path made anew in the last moment may not be clear of everything.
  const double floor = ground.at(foot.x).height;
  foot.height = maximum(planned, floor);
  foot.room = foot.height - floor;
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

void beginLeapOver(Foot& foot, const OwnGround& ground, double base) {
  takeTread(foot, treadFor(ground, foot.landing, foot.landing));
  foot.landing = clamp(foot.landing, foot.low, foot.high);
  foot.stray.value = 0.0;
  foot.from = foot.height - base;
  foot.leftY = foot.height;
  foot.dropped = 0.0;
}

void advanceLeapOver(Foot& foot, const OwnGround& ground, double landing, double landingBase, double height,
                     double time) {
  STICKMAN_ASSERT(foot.planted == 0);
  if (absolute(landing - clamp(landing, foot.low, foot.high)) > kOtherTread && foot.progress < kLastChoice) {
    const Tread tread = treadFor(ground, landing, landing);
    takeTread(foot, tread);
    foot.landing = tread.x;
  }
  followLanding(foot, clamp(landing, foot.low, foot.high), time);
  if (moveOver(foot, time)) foot.progress = 1.0;
  foot.stray = advance(foot.stray, 0.0, dampedStep(kStrayRate, time));
  foot.height = height + foot.stray.value * (1.0 - smoothstep(foot.progress));
  leapOver(foot, ground, 0.0, landingBase);
}

void leapOver(Foot& foot, const OwnGround& ground, double base, double landingBase) {
  foot.to = ground.at(foot.landing).height;
  const double planned =
      foot.height + base + lerp(foot.from, foot.to - landingBase, smoothstep(foot.progress));
  // Of all the ground: it may still be over that which he has left.
  const double floor = ground.terrain->height(ground.terrainX(foot.x));
  foot.height = maximum(planned, floor);
  foot.room = foot.height - floor;
}

void standOn(Foot& foot, const OwnGround& ground) {
  foot.x = treadFor(ground, foot.x, foot.x).x;
  foot.height = ground.at(foot.x).height;
}

void endLeap(Foot& foot) {
  foot.velocity = 0.0;
  foot.height = 0.0;
  foot.progress = 0.0;
  foot.planted = 1;
}

}  // namespace stickman
