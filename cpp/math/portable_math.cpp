#include "math/portable_math.hpp"

#include <bit>
#include <cmath>
#include <cstdint>

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kLargestAngle = 1e9;

// pi/2 in three parts; the first two have 33 significant bits, so that whole * part is exact for
// |whole| < 2^20 and the reduced angle keeps full precision (Cody and Waite's reduction).
constexpr double kHalfPiHigh = 0x1.921fb544p+0;
constexpr double kHalfPiMiddle = 0x1.0b4611a6p-34;
constexpr double kHalfPiLow = 0x1.3198a2e037073p-69;

// Taylor series on |x| <= pi/4; the first term left out is below 5e-17.
double sinNearZero(double x) {
  const double s = x * x;
  const double tail =
      s * (-1.0 / 6 +
           s * (1.0 / 120 +
                s * (-1.0 / 5040 +
                     s * (1.0 / 362880 +
                          s * (-1.0 / 39916800 + s * (1.0 / 6227020800.0 + s * (-1.0 / 1307674368000.0)))))));
  return x + x * tail;
}

double cosNearZero(double x) {
  const double s = x * x;
  return 1.0 +
         s * (-1.0 / 2 +
              s * (1.0 / 24 +
                   s * (-1.0 / 720 + s * (1.0 / 40320 +
                                          s * (-1.0 / 3628800 + s * (1.0 / 479001600.0 +
                                                                     s * (-1.0 / 87178291200.0 +
                                                                          s * (1.0 / 20922789888000.0))))))));
}

// For z in 0..1: halving the angle twice with atan z = 2 atan(z / (1 + sqrt(1 + z^2))) leaves z <= 0.199,
// where eleven terms of the series suffice.
double atanUnit(double z) {
  z = z / (1.0 + std::sqrt(1.0 + z * z));
  z = z / (1.0 + std::sqrt(1.0 + z * z));
  const double s = z * z;
  const double sum =
      s * (-1.0 / 3 +
           s * (1.0 / 5 +
                s * (-1.0 / 7 +
                     s * (1.0 / 9 +
                          s * (-1.0 / 11 +
                               s * (1.0 / 13 +
                                    s * (-1.0 / 15 + s * (1.0 / 17 + s * (-1.0 / 19 + s * (1.0 / 21))))))))));
  return 4.0 * (z + z * sum);
}

}  // namespace

SinCos portableSinCos(double angle) {
  if (!(absolute(angle) <= kLargestAngle)) return {0.0, 1.0};
  const double whole = std::floor(angle * (2.0 / kPi) + 0.5);
  const double x = ((angle - whole * kHalfPiHigh) - whole * kHalfPiMiddle) - whole * kHalfPiLow;
  // By quarter turns the sine is s, c, -s, -c and the cosine c, -s, -c, s: picked without a branch, which a
  // processor would often guess wrong.
  const double parts[2] = {sinNearZero(x), cosNearZero(x)};
  constexpr double kSign[4] = {1.0, 1.0, -1.0, -1.0};
  const auto quarter = static_cast<std::uint32_t>(static_cast<std::int32_t>(whole));
  return {kSign[quarter & 3] * parts[quarter & 1], kSign[(quarter + 1) & 3] * parts[(quarter + 1) & 1]};
}

double portableSin(double angle) { return portableSinCos(angle).sin; }
double portableCos(double angle) { return portableSinCos(angle).cos; }

double portableAtan2(double y, double x) {
  const double ay = absolute(y);
  const double ax = absolute(x);
  const double larger = maximum(ax, ay);
  if (!(larger > 0.0) || ax != ax || ay != ay) return 0.0;
  double angle;
  if (!isFinite(larger)) {
    angle = ax == ay ? kPi / 4 : (ay > ax ? kPi / 2 : 0.0);
  } else {
    angle = ay <= ax ? atanUnit(ay / ax) : kPi / 2 - atanUnit(ax / ay);
  }
  if (x < 0.0) angle = kPi - angle;
  return y < 0.0 ? -angle : angle;
}

double portableExp(double x) {
  if (x != x) return 1.0;
  if (x < -700.0) return 0.0;
  if (x > 700.0) x = 700.0;
  // x = whole * ln 2 + r with |r| <= 0.35; ln 2 in two parts keeps r exact.
  constexpr double kLog2High = 0x1.62e42feep-1;
  constexpr double kLog2Low = 0x1.a39ef35793c76p-33;
  const double whole = std::floor(x * 1.4426950408889634 + 0.5);
  const double r = (x - whole * kLog2High) - whole * kLog2Low;
  // Taylor series as nested products, 13 terms: the first one left out is below 5e-18.
  double sum = 1.0 + r / 13;
  sum = 1.0 + sum * r / 12;
  sum = 1.0 + sum * r / 11;
  sum = 1.0 + sum * r / 10;
  sum = 1.0 + sum * r / 9;
  sum = 1.0 + sum * r / 8;
  sum = 1.0 + sum * r / 7;
  sum = 1.0 + sum * r / 6;
  sum = 1.0 + sum * r / 5;
  sum = 1.0 + sum * r / 4;
  sum = 1.0 + sum * r / 3;
  sum = 1.0 + sum * r / 2;
  sum = 1.0 + sum * r;
  const auto exponent = static_cast<std::uint64_t>(static_cast<std::int32_t>(whole) + 1023) << 52;
  return sum * __builtin_bit_cast(double, exponent);
}

double portableLog(double x) {
  if (!(x > 0.0)) return -700.0;
  if (!isFinite(x)) return 710.0;
  // x = m * 2^n with m in 0.707..1.414, by steps that are exact.
  double n = 0.0;
  while (x >= 1.4142135623730951) {
    x *= 0.5;
    n += 1.0;
  }
  while (x < 0.7071067811865476) {
    x *= 2.0;
    n -= 1.0;
  }
  // ln m = 2 artanh((m - 1) / (m + 1)), whose argument is at most 0.172.
  const double z = (x - 1.0) / (x + 1.0);
  const double s = z * z;
  double sum = 0.0;
  for (int k = 10; k >= 1; --k) sum = s * (1.0 / (2 * k + 1) + sum);
  return 2.0 * (z + z * sum) + n * 0.6931471805599453;
}

}  // namespace stickman
