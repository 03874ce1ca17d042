#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// One step of a 64-bit hash. For a fixed `hash` every word gives another result and for a fixed word every
/// hash does (each operation below is a bijection), so two states that differ in one word, even in its last
/// bit, never hash alike. Constants: the finaliser of MurmurHash3.
constexpr std::uint64_t hashWord(std::uint64_t hash, std::uint64_t word) {
  hash ^= word;
  hash ^= hash >> 33;
  hash *= 0xff51afd7ed558ccdULL;
  hash ^= hash >> 33;
  hash *= 0xc4ceb9fe1a85ec53ULL;
  hash ^= hash >> 33;
  return hash + 0x9e3779b97f4a7c15ULL;
}

/// The bits of a number, for hashing.
inline std::uint64_t wordOf(double value) {
  std::uint64_t word;
  std::memcpy(&word, &value, sizeof word);
  return word;
}
inline std::uint64_t wordOf(float value) {
  std::uint32_t word;
  std::memcpy(&word, &value, sizeof word);
  return word;
}

/// Hash of a whole state struct. The struct must consist of 8-byte words without padding, which the state
/// headers see to with -Wpadded; x86-64, arm64 and WebAssembly are all little-endian.
template <typename State>
std::uint64_t hashState(const State& state) {
  static_assert(std::is_trivially_copyable_v<State> && sizeof(State) % sizeof(std::uint64_t) == 0);
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t hash = 0;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
  for (std::size_t i = 0; i < sizeof(State); i += sizeof(std::uint64_t)) {
    std::uint64_t word;
    std::memcpy(&word, bytes + i, sizeof word);
    hash = hashWord(hash, word);
  }
  return hash;
}

}  // namespace stickman
