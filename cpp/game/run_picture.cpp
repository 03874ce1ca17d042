#include "game/run_picture.hpp"

#include "cast/stickman/spear.hpp"
#include "draw/ground_drawing.hpp"
#include "draw/stickman_drawing.hpp"
#include "game/collision.hpp"
#include "game/scenery.hpp"
#include "game/things/thing.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/shown_stickman.hpp"

namespace stickman {
namespace {

constexpr double kShakeDecay = 11.0;  // 1/s
constexpr double kShakeRate = 27.0;   // 1/s
constexpr double kHitShake = 3.5;     // u
constexpr double kCrashShake = 11.0;  // u
constexpr double kDustSpeed = 200.0;  // u/s: slower, a foot raises none

Vec2 footPlace(const RunnerState& runner, Joint foot) {
  return {runner.man.pose[foot].x + runner.man.legs.travel, 0.0};
}

Particles::Burst dust(Vec2 place, double speed, int count) {
  return {.place = place,
          .velocity = {-0.22 * speed, -46.0},
          .spread = 44.0,
          .life = 0.5,
          .radius = 3.4,
          .gravity = 60.0,
          .count = count,
          .style = Style::kGround};
}

Particles::Burst splinters(Vec2 place, Style style, int count) {
  return {.place = place,
          .velocity = {240.0, -150.0},
          .spread = 260.0,
          .life = 0.75,
          .radius = 3.2,
          .gravity = 900.0,
          .count = count,
          .style = style};
}

// As the stickman is shown everywhere, but for a spear that he has lost.
StickmanFigure figureOf(const RunnerState& before, const RunnerState& now, Vec2 shift, double t) {
  const double travel = lerp(before.man.legs.travel, now.man.legs.travel, t);
  StickmanFigure figure = figureOf(ShownMoment{before.man, now.man, t, shift + Vec2{travel, 0.0}});
  if (now.lostSpear.lost != 0) {
    const LostSpear& last = before.lostSpear.lost != 0 ? before.lostSpear : now.lostSpear;
    const SinCos turn = portableSinCos(lerp(last.angle, now.lostSpear.angle, t));
    const Vec2 half = Vec2{turn.cos, -turn.sin} * (0.5 * kSpearLength);
    const Vec2 middle = lerp(last.middle, now.lostSpear.middle, t) + shift;
    figure.spearTip = middle + half;
    figure.spearButt = middle - half;
    figure.spearAlpha = 1.0;
  }
  return figure;
}

}  // namespace

double RunPicture::cameraOf(const RunSnapshot& run) const {
  return stopped_ ? stoppedAt_ : run.runner.man.legs.travel;
}

void RunPicture::tick(const RunSnapshot& before, const RunSnapshot& now) {
  particles_.tick(kTick);
  pennant_.tick(kTick);
  shakeTime_ += kTick;
  shake_ *= 1.0 - kShakeDecay * kTick;
  const RunnerState& runner = now.runner;
  const double speed = runner.man.legs.speed.value;
  const unsigned down = contacts(runner) & ~contacts(before.runner);
  if (speed > kDustSpeed && (down & 1U) != 0)
    particles_.burst(dust(footPlace(runner, Joint::kFootNear), speed, 2));
  if (speed > kDustSpeed && (down & 2U) != 0)
    particles_.burst(dust(footPlace(runner, Joint::kFootFar), speed, 2));
  const Vec2 under{runner.man.legs.travel, 0.0};
  if ((now.events & kJumped) != 0) particles_.burst(dust(under, speed, 5));
  if ((now.events & kLanded) != 0) particles_.burst(dust(under, speed, 8));
  if (runner.bounces > before.runner.bounces) particles_.burst(dust(under, 0.0, 10));
  if ((now.events & kHit) != 0) {
    particles_.burst(splinters(spearHead(runner).point, Style::kAccent, 8));
    particles_.burst(splinters(spearHead(runner).point, Style::kInk, 6));
    shake_ += kHitShake;
  }
  if ((now.events & kClanked) != 0) particles_.burst(splinters(spearHead(runner).point, Style::kGuide, 4));
  if ((now.events & kCrashed) != 0) {
    shake_ += kCrashShake;
    stopped_ = true;
    stoppedAt_ = runner.man.legs.travel;
  }
}

void RunPicture::cut() {
  particles_.clear();
  shake_ = 0.0;
  stopped_ = false;
}

Vec2 RunPicture::shakeNow() const {
  if (!shaking_) return {0.0, 0.0};
  const SinCos turn = portableSinCos(kTwoPi * wrapUnit(kShakeRate * shakeTime_));
  return {0.4 * shake_ * turn.cos, 0.7 * shake_ * turn.sin};
}

void RunPicture::draw(const RunSnapshot& before, const RunSnapshot& now, double t) {
  const double camera = lerp(cameraOf(before), cameraOf(now), t);
  const Vec2 shift = Vec2{kRunnerX - camera, kGroundY} + shakeNow();
  list_.clear();
  drawScenery(list_, {.travel = camera, .width = width_, .groundY = kGroundY});
  drawMilestones(camera, shift, t);
  drawGround(list_, {.y = shift.y, .anchorX = kRunnerX, .distance = camera, .width = width_});
  drawThings(before, now, shift, t);
  drawRunner(before, now, shift, t);
  particles_.draw(list_, shift, t);
}

void RunPicture::drawMilestones(double camera, Vec2 shift, double t) {
  const double first = std::floor((camera - kRunnerX) / kMilestone);
  for (double n = maximum(1.0, first); n * kMilestone < camera + width_; n += 1.0) {
    pennant_.draw(list_, Vec2{n * kMilestone, 0.0} + shift, t);
  }
}

void RunPicture::drawThings(const RunSnapshot& before, const RunSnapshot& now, Vec2 shift, double t) {
  for (std::size_t i = now.course.count; i-- > 0;) {
    const Obstacle& thing = now.course.obstacles[i];
    if (thing.x + shift.x < -200.0 || thing.x + shift.x > width_ + 200.0) continue;
    const Obstacle* last = earlier(before.course, now.course, i);
    const Obstacle shown = between(last != nullptr ? *last : thing, thing, t);
    thingOf(shown.kind).draw(list_, shown, shift);
  }
}

void RunPicture::drawRunner(const RunSnapshot& before, const RunSnapshot& now, Vec2 shift, double t) {
  drawStickman(list_, figureOf(before.runner, now.runner, shift, t));
}

}  // namespace stickman
