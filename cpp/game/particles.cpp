#include "game/particles.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kDrag = 2.6;  // 1/s
constexpr double kAlpha = 0.6;
constexpr double kGrowth = 0.9;  // of the radius over a life: dust disperses

}  // namespace

void Particles::burst(const Burst& burst) {
  for (int i = 0; i < burst.count; ++i) {
    const SinCos turn = portableSinCos(nextBetween(random_, 0.0, kTwoPi));
    const Vec2 aside = Vec2{turn.cos, turn.sin} * (burst.spread * nextUnit(random_));
    specks_[next_] = {.place = burst.place,
                      .last = burst.place,
                      .velocity = burst.velocity * nextBetween(random_, 0.5, 1.0) + aside,
                      .age = 0.0,
                      .life = burst.life * nextBetween(random_, 0.6, 1.0),
                      .radius = burst.radius * nextBetween(random_, 0.5, 1.0),
                      .gravity = burst.gravity,
                      .style = burst.style};
    next_ = (next_ + 1) % specks_.size();
  }
}

void Particles::tick(double dt) {
  for (Speck& speck : specks_) {
    if (speck.life == 0.0) continue;
    speck.last = speck.place;
    speck.velocity = speck.velocity * maximum(0.0, 1.0 - kDrag * dt);
    speck.velocity.y += speck.gravity * dt;
    speck.place = speck.place + speck.velocity * dt;
    speck.place.y = minimum(speck.place.y, 0.0);
    speck.age += dt;
    if (speck.age >= speck.life) speck.life = 0.0;
  }
}

void Particles::draw(DrawList& list, Vec2 shift, double t) const {
  for (const Speck& speck : specks_) {
    if (speck.life == 0.0) continue;
    const double part = speck.age / speck.life;
    list.circle(speck.style, kAlpha * (1.0 - part), lerp(speck.last, speck.place, t) + shift,
                speck.radius * (1.0 + kGrowth * part));
  }
}

}  // namespace stickman
