#pragma once

#include <cstdint>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// A seedable generator of random numbers that is the same everywhere: one word of a hashed state, integer
/// operations only. SplitMix64 (Steele, Lea, Flood 2014): every seed is as good as any other, 0 included.
struct Random {
  std::uint64_t state;
};

/// The next 64 random bits.
std::uint64_t nextBits(Random& random);

/// 0 <= result < 1, in steps of 2^-53.
double nextUnit(Random& random);

/// low <= result < high, for low < high; low when they are equal.
double nextBetween(Random& random, double low, double high);

/// 0 <= result < count, each equally likely to within 2^-32; 0 for a count of 0.
std::uint32_t nextBelow(Random& random, std::uint32_t count);

}  // namespace stickman
