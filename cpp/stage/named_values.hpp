#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <limits>

#include "math/scalar.hpp"

namespace stickman {

/// A number of a scene that can be set by name.
struct NamedValue {
  const char* name;
  double lowest;
  double highest;
  double initial;
  const char* unit;
};

/// The named numbers of a scene, in the order of its table.
template <std::size_t N>
class NamedValues {
 public:
  explicit NamedValues(const NamedValue (&table)[N]) : table_(table) {
    for (std::size_t i = 0; i < N; ++i) values_[i] = table[i].initial;
  }

  static constexpr std::size_t count() { return N; }
  const NamedValue& info(std::size_t i) const { return table_[i]; }
  double operator[](std::size_t i) const { return values_[i]; }

  /// The value of that name; NaN for an unknown one.
  double get(const char* name) const {
    const std::size_t i = find(name);
    return i < N ? values_[i] : std::numeric_limits<double>::quiet_NaN();
  }

  /// Clamps to the range. False, and nothing changes, for an unknown name and for NaN.
  bool set(const char* name, double value) {
    const std::size_t i = find(name);
    return i < N && set(i, value);
  }
  bool set(std::size_t i, double value) {
    if (value != value) return false;
    values_[i] = clamp(value, table_[i].lowest, table_[i].highest);
    return true;
  }

  /// Index of the name, N for an unknown one.
  std::size_t find(const char* name) const {
    std::size_t i = 0;
    while (i < N && std::strcmp(table_[i].name, name) != 0) ++i;
    return i;
  }

 private:
  const NamedValue* table_;
  std::array<double, N> values_;
};

}  // namespace stickman
