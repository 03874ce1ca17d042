#include "game/run_picture.hpp"

#include "cast/spear.hpp"
#include "draw/ground_drawing.hpp"
#include "draw/stickman_drawing.hpp"
#include "game/collision.hpp"
#include "game/obstacle_drawing.hpp"
#include "game/scenery.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "stage/fixed_clock.hpp"

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

// From a runner's state to a figure on the canvas, `t` of the way from one tick to the next.
StickmanFigure figureOf(const RunnerState& before, const RunnerState& now, double travel, Vec2 shift,
                        double t) {
  const StickmanState& a = before.man;
  const StickmanState& b = now.man;
  const Vec2 place = shift + Vec2{travel, 0.0};
  StickmanFigure figure;
  figure.pose = lerp(a.pose, b.pose, t);
  figure.headRadius = lerp(a.headRadius, b.headRadius, t);
  const Vec2 root = hairRoot(figure.pose[Joint::kHead], figure.headRadius);
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    const Vec2 hair = lerp(Vec2{a.hair.x[i], a.hair.y[i]}, Vec2{b.hair.x[i], b.hair.y[i]}, t);
    figure.hair[i] = place + (i == 0 ? root : hair);
  }
  for (Vec2& joint : figure.pose.joints) joint = joint + place;
  const SpearState held = spearBetween(lerp(a.spear.rearGrip, b.spear.rearGrip, t),
                                       lerp(a.spear.frontGrip, b.spear.frontGrip, t), 1.0);
  figure.spearTip = held.tip + place;
  figure.spearButt = held.butt + place;
  figure.spearAlpha = 1.0;
  if (now.lostSpear.lost != 0) {
    const LostSpear& last = before.lostSpear.lost != 0 ? before.lostSpear : now.lostSpear;
    const SinCos turn = portableSinCos(lerp(last.angle, now.lostSpear.angle, t));
    const Vec2 half = Vec2{turn.cos, -turn.sin} * (0.5 * kSpearLength);
    const Vec2 middle = lerp(last.middle, now.lostSpear.middle, t) + shift;
    figure.spearTip = middle + half;
    figure.spearButt = middle - half;
  }
  return figure;
}

}  // namespace

double RunPicture::cameraOf(const RunState& run) const {
  return stopped_ ? stoppedAt_ : run.runner.man.legs.travel;
}

void RunPicture::tick(const RunState& before, const RunState& now) {
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

void RunPicture::draw(const RunState& before, const RunState& now, double t) {
  const double camera = lerp(cameraOf(before), cameraOf(now), t);
  const Vec2 shift = Vec2{kRunnerX - camera, kGroundY} + shakeNow();
  list_.clear();
  drawScenery(list_, {.travel = camera, .width = width_, .groundY = kGroundY, .anchorX = kRunnerX});
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

// Things are told apart by their number from the start of the course, for the first of them go.
void RunPicture::drawThings(const RunState& before, const RunState& now, Vec2 shift, double t) {
  const std::uint64_t gone = now.course.laid - now.course.count;
  const std::uint64_t goneBefore = before.course.laid - before.course.count;
  for (std::size_t i = now.course.count; i-- > 0;) {
    const Obstacle& thing = now.course.obstacles[i];
    if (thing.x + shift.x < -200.0 || thing.x + shift.x > width_ + 200.0) continue;
    const std::size_t last = i + static_cast<std::size_t>(gone - goneBefore);
    const bool known = last < before.course.count;
    drawObstacle(list_, between(known ? before.course.obstacles[last] : thing, thing, t), shift);
  }
}

void RunPicture::drawRunner(const RunState& before, const RunState& now, Vec2 shift, double t) {
  const double travel = lerp(before.runner.man.legs.travel, now.runner.man.legs.travel, t);
  drawStickman(list_, figureOf(before.runner, now.runner, travel, shift, t));
}

}  // namespace stickman
