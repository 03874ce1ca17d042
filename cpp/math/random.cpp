#include "math/random.hpp"

namespace stickman {

std::uint64_t nextBits(Random& random) {
  random.state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t bits = random.state;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
  return bits ^ (bits >> 31);
}

double nextUnit(Random& random) {
  constexpr double kStep = 1.0 / 9007199254740992.0;  // 2^-53
  return static_cast<double>(nextBits(random) >> 11) * kStep;
}

double nextBetween(Random& random, double low, double high) { return low + (high - low) * nextUnit(random); }

std::uint32_t nextBelow(Random& random, std::uint32_t count) {
  const std::uint64_t high = nextBits(random) >> 32;
  return static_cast<std::uint32_t>((high * count) >> 32);
}

}  // namespace stickman
