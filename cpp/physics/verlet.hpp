#pragma once

#include <cstddef>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// The points of a Verlet system (hair, rope, cloth), as arrays of the same length that somebody else owns: a
/// flat state can hold them, and a loop over one array can use SIMD. Units: u.
struct VerletPoints {
  float* x;
  float* y;
  float* previousX;
  float* previousY;
  const float* inverseMass;  ///< 0 pins a point: nothing here moves it
  std::size_t count;
};

/// How a step of any length treats velocity and acceleration. The classic step x + (x - previous) * keep + a
/// * dt^2 has another terminal speed at every step length; here the acceleration is weighted so that all
/// lengths share the one of 1/60 s, where both agree exactly.
struct VerletStep {
  float keep;    ///< part of the velocity kept over this step
  float square;  ///< s^2, what an acceleration is multiplied with
};

/// The drag rate (1/s) that keeps `keptPerFrame` (0..1, clamped to at least 1e-6) of a velocity over 1/60 s.
double dragRateOf(double keptPerFrame);

/// `dragRate` in 1/s: a velocity left alone falls by e^(-dragRate * t); >= 0. `dt` in s; a dt that is not > 0
/// gives a step that moves nothing by acceleration and must not be run.
VerletStep verletStep(double dragRate, double dt);

/// Moves point i, unless it is pinned, by its velocity and an acceleration of its own (u/s^2).
void integrate(const VerletPoints& points, std::size_t i, VerletStep step, float accelerationX,
               float accelerationY);

/// Moves every point that is not pinned by its velocity and the acceleration (u/s^2) common to all.
void integrate(const VerletPoints& points, VerletStep step, float accelerationX, float accelerationY);

/// Brings points i and j to `rest` u of each other, each moved in proportion to its inverse mass. Two pinned
/// points stay; two coincident ones are left for the next step to part.
void relaxDistance(const VerletPoints& points, std::size_t i, std::size_t j, float rest);

/// Puts a point where it is told, its velocity with it: for pins that are carried along.
void movePoint(const VerletPoints& points, std::size_t i, float x, float y);

}  // namespace stickman
