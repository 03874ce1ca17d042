#pragma once

#include "math/exact_arithmetic.hpp"

namespace stickman {

// The transcendental functions of the core, made of + - * / sqrt and floor only. Every libm rounds its own
// way; these give the same bits under every compiler and in WebAssembly (SPEC section 2). Errors are measured
// against libm in tests/cpp/math/portable_math_test.cpp.

/// Sine of an angle in radians. |angle| <= 1e6: absolute error <= 1e-10 (1e-15 within a few turns).
/// Beyond 1e9, where a double no longer resolves a turn usefully, and for NaN: 0.
double portableSin(double angle);

/// Cosine of an angle in radians; range and errors as portableSin, and 1 where that gives 0 for bad input.
double portableCos(double angle);

/// Both at once, for one range reduction.
struct SinCos {
  double sin;
  double cos;
};
SinCos portableSinCos(double angle);

/// Angle of the vector (x, y) in radians, -pi..pi, as std::atan2. Absolute error <= 1e-14.
/// (0, 0) and NaN give 0; the sign of a zero is not looked at.
double portableAtan2(double y, double x);

/// e to the power x. Relative error <= 1e-14 for |x| <= 700; smaller x give 0, larger ones e^700. NaN
/// gives 1.
double portableExp(double x);

/// Natural logarithm of x. Absolute error <= 1e-13 for x from 1e-300 on. 0, negative numbers and NaN give
/// -700, below which portableExp knows nothing.
double portableLog(double x);

}  // namespace stickman
