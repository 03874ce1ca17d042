#include "cast/stickman/hair.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "math/soft_limit.hpp"
#include "physics/strand.hpp"

namespace stickman {
namespace {

constexpr float kSpacing = 9.0F;  // u, SPEC section 7, as iterations and drag
constexpr StrandSettings kStrand{
    .spacing = kSpacing,
    .iterations = 6,
    .substeps = 1,
    .dragRate = 9.04937,  // -60 ln 0.86: 86 % of a velocity is left after 1/60 s
};
constexpr float kInverseMass[kHairPoints] = {0.0F, 1.0F, 1.0F, 1.0F};

constexpr double kGravity = 2200.0;  // u/s^2
// The wind of running pushes with the square of the speed and a little more, and levels off beyond the run:
// 16 degrees from the vertical in the walk, 79 in the run and faster.
constexpr double kWind = 0.052;      // 1/u
constexpr double kWindRise = 400.0;  // u/s at which the square is doubled
constexpr SoftLimit kStrongestWind{.maximum = 12600.0, .width = 5500.0};  // u/s^2
constexpr double kBreeze = 110.0;                                         // u/s^2, standing in the open
constexpr double kGustAlong = 0.16;                                       // of the wind
constexpr double kGustAcross = 0.12;                                      // of the wind
constexpr double kInertia = 0.8;  // of the acceleration over the ground

Vec2 unit(Vec2 v) { return v * (1.0 / length(v)); }

double wave(double cycles) { return portableSin(kTwoPi * cycles); }

Vec2 accelerationOf(const HairForces& forces) {
  const double square = forces.speed * forces.speed;
  const double push = kWind * square * (1.0 + square / (kWindRise * kWindRise));
  const double wind = -signOf(forces.speed) * limitSoftly(push, kStrongestWind);
  // Whole multiples of one slow phase, so that it can wrap; together they do not look like a beat.
  const double slow = wave(forces.gustPhase);
  const double along = 0.6 * wave(7.0 * forces.gustPhase) + 0.4 * wave(12.0 * forces.gustPhase + 0.3);
  const double across = 0.6 * wave(9.0 * forces.gustPhase) + 0.4 * wave(16.0 * forces.gustPhase + 0.7);
  return {wind * (1.0 + kGustAlong * along) - kInertia * forces.acceleration + kBreeze * slow,
          kGravity + absolute(wind) * kGustAcross * across};
}

}  // namespace

Vec2 hairRoot(Vec2 head, double headRadius) { return head + unit({-0.93, -0.37}) * headRadius; }

HairState hangingHair(Vec2 root) {
  HairState hair;
  const VerletPoints points = pointsOf(hair, kInverseMass);
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    movePoint(points, i, static_cast<float>(root.x),
              static_cast<float>(root.y) + kSpacing * static_cast<float>(i));
  }
  return hair;
}

void tick(HairState& hair, Vec2 root, const HairForces& forces, double dt) {
  const VerletPoints points = pointsOf(hair, kInverseMass);
  movePoint(points, 0, static_cast<float>(root.x), static_cast<float>(root.y));
  const Vec2 acceleration = accelerationOf(forces);
  advance(points, kStrand, static_cast<float>(acceleration.x), static_cast<float>(acceleration.y), dt);
}

}  // namespace stickman
