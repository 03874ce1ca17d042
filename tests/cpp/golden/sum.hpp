#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <vector>

#include "math/vec2.hpp"
#include "motion/critically_damped.hpp"

namespace stickman::golden {

/// A running sum of words in their order. Of its own make: the core's hash may change without a motion
/// changing. Every step is a bijection of sum and word, so that one word that differs is never lost.
class Sum {
 public:
  void add(std::uint64_t word) {
    bits_ = (bits_ ^ word) * 0xd6e8feb86659fd93ULL;  // odd, of the splitmix family
    bits_ ^= bits_ >> 29;
  }
  /// The sum, spread so that any few of its bits tell two sums apart as well as so few can.
  std::uint64_t spread() const {
    const std::uint64_t mixed = (bits_ ^ (bits_ >> 32)) * 0xd6e8feb86659fd93ULL;
    return mixed ^ (mixed >> 32);
  }

 private:
  std::uint64_t bits_ = 0x9e3779b97f4a7c15ULL;
};

template <typename Word, typename = std::enable_if_t<std::is_arithmetic_v<Word> || std::is_enum_v<Word>>>
void feed(Sum& sum, Word value) {
  static_assert(sizeof value <= sizeof(std::uint64_t));
  std::uint64_t word = 0;
  std::memcpy(&word, &value, sizeof value);
  sum.add(word);
}
inline void feed(Sum& sum, Vec2 point) {
  feed(sum, point.x);
  feed(sum, point.y);
}
inline void feed(Sum& sum, const CriticallyDamped& follower) {
  feed(sum, follower.value);
  feed(sum, follower.velocity);
}
template <typename Value>
void feedAll(Sum& sum, const Value* values, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) feed(sum, values[i]);
}
template <typename Value, std::size_t N>
void feed(Sum& sum, const Value (&values)[N]) {
  feedAll(sum, values, N);
}
template <typename Value, std::size_t N>
void feed(Sum& sum, const std::array<Value, N>& values) {
  feedAll(sum, values.data(), N);
}
inline void feed(Sum& sum, const std::vector<float>& values) { feedAll(sum, values.data(), values.size()); }
inline void feed(Sum& sum, std::string_view text) { feedAll(sum, text.data(), text.size()); }

}  // namespace stickman::golden
