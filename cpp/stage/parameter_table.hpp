#pragma once

#include <cstddef>
#include <cstring>
#include <limits>
#include <type_traits>

#include "math/scalar.hpp"

namespace stickman {

/// A number of a figure that can be read and set by its name.
struct ParameterInfo {
  const char* name;
  double lowest;
  double highest;
  const char* unit;
};

/// The named numbers of a figure, a row for each.
struct ParameterTable {
  const ParameterInfo* rows;
  std::size_t count;

  /// Index of the row, `count` for an unknown name.
  std::size_t find(const char* name) const {
    std::size_t i = 0;
    while (i < count && std::strcmp(rows[i].name, name) != 0) ++i;
    return i;
  }
};

/// The table of a struct of nothing but doubles: a row for each member, in their order.
template <typename Numbers, std::size_t N>
constexpr ParameterTable parameterTableOf(const ParameterInfo (&rows)[N]) {
  static_assert(std::is_standard_layout_v<Numbers> && std::is_trivially_copyable_v<Numbers>);
  static_assert(N * sizeof(double) == sizeof(Numbers), "a number has no row, or a row no number");
  return {rows, N};
}

/// A figure's numbers and their table: each begins as the struct initialises it.
template <typename Numbers>
class Parameters {
 public:
  explicit Parameters(ParameterTable table) : table_(table) {}

  const Numbers& operator*() const { return numbers_; }
  const Numbers* operator->() const { return &numbers_; }
  ParameterTable table() const { return table_; }

  /// NaN for an unknown name.
  double get(const char* name) const {
    const std::size_t i = table_.find(name);
    double value = std::numeric_limits<double>::quiet_NaN();
    if (i < table_.count) std::memcpy(&value, place(i), sizeof value);
    return value;
  }

  /// Clamps to the range of the row. False, and nothing changes, for an unknown name and for NaN.
  bool set(const char* name, double value) {
    const std::size_t i = table_.find(name);
    if (i >= table_.count || value != value) return false;
    const double taken = clamp(value, table_.rows[i].lowest, table_.rows[i].highest);
    std::memcpy(reinterpret_cast<char*>(&numbers_) + i * sizeof taken, &taken, sizeof taken);
    return true;
  }

 private:
  const char* place(std::size_t i) const {
    return reinterpret_cast<const char*>(&numbers_) + i * sizeof(double);
  }

  ParameterTable table_;
  Numbers numbers_{};
};

}  // namespace stickman
