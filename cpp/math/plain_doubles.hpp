#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// The members of a struct that has nothing but doubles in it, to do the same with each. (std::bit_cast is
/// not in the oldest library that the core is built with.)
template <typename Struct>
using DoublesOf = std::array<double, sizeof(Struct) / sizeof(double)>;

template <typename Struct>
DoublesOf<Struct> toDoubles(const Struct& from) {
  static_assert(std::is_trivially_copyable_v<Struct> && sizeof(Struct) % sizeof(double) == 0);
  DoublesOf<Struct> to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

template <typename Struct>
Struct fromDoubles(const DoublesOf<Struct>& from) {
  Struct to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

}  // namespace stickman
