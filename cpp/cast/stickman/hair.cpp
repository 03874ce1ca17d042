#include "cast/stickman/hair.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "math/soft_limit.hpp"
#include "physics/verlet.hpp"

namespace stickman {
namespace {

// SPEC section 7
constexpr float kSpacing = 9.0F;  // u
constexpr int kIterations = 6;
constexpr double kDragRate = 9.04937;  // 1/s, -60 ln 0.86: 86 % of a velocity is left after 1/60 s
// A little heavier at its tip, which the wind moves the less for it: it hangs in a bow and follows through.
constexpr float kInverseMass[kHairPoints] = {0.0F, 1.0F, 1.0F, 0.8F};

constexpr double kGravity = 2200.0;  // u/s^2
// The wind of running pushes with the square of the speed and a little more, and levels off beyond the run:
// 15 degrees from the vertical in the walk, 78 in the run and faster.
constexpr double kWind = 0.058;      // 1/u
constexpr double kWindRise = 400.0;  // u/s at which the square is doubled
constexpr SoftLimit kStrongestWind{.maximum = 12600.0, .width = 5500.0};  // u/s^2
constexpr double kBreeze = 110.0;                                         // u/s^2, standing in the open
constexpr double kGust = 0.16;                                            // of the wind, more and less
constexpr double kFlutter = 0.38;  // of a strong wind, across: a wave that runs down the hair, or it is a rod
constexpr double kFlutterLag = 0.32;    // of a cycle, from point to point
constexpr double kFlutterWaves = 24.0;  // a gust's slow phase, which takes 5 s
constexpr double kInertia = 0.8;        // of the acceleration over the ground
// Combed to the back: what is ahead of the root is drawn back in proportion. Off a head that is round in
// depth, too, it would slide sideways.
constexpr double kComb = 260.0;  // 1/s^2

Vec2 unit(Vec2 v) { return v * (1.0 / length(v)); }

double wave(double cycles) { return portableSin(kTwoPi * cycles); }

/// What the air does: the same to all points, and in turn.
struct Wind {
  double along;    ///< u/s^2
  double flutter;  ///< u/s^2, across, at most
};

Wind windOf(const HairForces& forces) {
  const double square = forces.speed * forces.speed;
  const double push = kWind * square * (1.0 + square / (kWindRise * kWindRise));
  const double wind = limitSoftly(push, kStrongestWind);
  // Whole multiples of one slow phase, so that it can wrap; together they do not look like a beat.
  const double gust = 0.6 * wave(7.0 * forces.gustPhase) + 0.4 * wave(12.0 * forces.gustPhase + 0.3);
  return {.along = -signOf(forces.speed) * wind * (1.0 + kGust * gust) + kBreeze * wave(forces.gustPhase),
          .flutter = kFlutter * wind * wind / kStrongestWind.maximum};
}

void pushOut(const VerletPoints& points, std::size_t i, const HeadCircle& head) {
  const Vec2 out{static_cast<double>(points.x[i]) - head.centre.x,
                 static_cast<double>(points.y[i]) - head.centre.y};
  const double distance = length(out);
  if (distance >= head.radius || distance == 0.0) return;
  const Vec2 place = head.centre + out * (head.radius / distance);
  points.x[i] = static_cast<float>(place.x);
  points.y[i] = static_cast<float>(place.y);
}

}  // namespace

Vec2 hairRoot(const HeadCircle& head) {
  const Vec2 back = unit({-0.93, -0.37});
  const double across = back.x * portableCos(head.tilt.turn);
  const SinCos nod = portableSinCos(head.tilt.nod);
  return head.centre +
         Vec2{across * nod.cos - back.y * nod.sin, across * nod.sin + back.y * nod.cos} * head.radius;
}

HairState hangingHair(const HeadCircle& head) {
  HairState hair;
  const Vec2 root = hairRoot(head);
  const VerletPoints points = pointsOf(hair, kInverseMass);
  for (std::size_t i = 0; i < kHairPoints; ++i) {
    movePoint(points, i, static_cast<float>(root.x),
              static_cast<float>(root.y) + kSpacing * static_cast<float>(i));
  }
  return hair;
}

void tick(HairState& hair, const HeadCircle& head, const HairForces& forces, double dt) {
  const VerletPoints points = pointsOf(hair, kInverseMass);
  const Vec2 root = hairRoot(head);
  movePoint(points, 0, static_cast<float>(root.x), static_cast<float>(root.y));
  const Wind wind = windOf(forces);
  const VerletStep step = verletStep(kDragRate, dt);
  for (std::size_t i = 1; i < kHairPoints; ++i) {
    const double lightness = static_cast<double>(kInverseMass[i]);
    const double ahead = maximum(0.0, static_cast<double>(points.x[i]) - root.x);
    const double flutter =
        wind.flutter * wave(kFlutterWaves * forces.gustPhase - kFlutterLag * static_cast<double>(i));
    integrate(points, i, step,
              static_cast<float>(lightness * wind.along - kInertia * forces.acceleration - kComb * ahead),
              static_cast<float>(kGravity + lightness * flutter));
  }
  for (int iteration = 0; iteration < kIterations; ++iteration) {
    for (std::size_t i = 1; i < kHairPoints; ++i) {
      relaxDistance(points, i - 1, i, kSpacing);
      pushOut(points, i, head);
    }
  }
  // Each was drawn on by its neighbour after that.
  for (std::size_t i = 1; i < kHairPoints; ++i) pushOut(points, i, head);
}

}  // namespace stickman
