#pragma once

#include <array>
#include <string>
#include <vector>

#include "draw/draw_list.hpp"
#include "golden/sum.hpp"

namespace stickman::golden {

/// Sums of what is drawn: of the whole list as it is, and of its shapes apart, so that one that differs has a
/// name: "ink polygon 2", the second of that style and kind from the back.
class Picture {
 public:
  struct Shape {
    std::string name;
    Sum sum;
  };

  /// `apart`: how many shapes of a style and kind have sums of their own; the others share the last one.
  explicit Picture(std::size_t apart) : apart_(apart) {}

  void add(const DrawList& list);

  const Sum& whole() const { return whole_; }
  const std::vector<Shape>& shapes() const { return shapes_; }
  void clear();

 private:
  static constexpr std::size_t kStyles = 7;
  static constexpr std::size_t kKinds = 3;

  Sum& sumOf(std::size_t kind, std::size_t style, std::size_t number);

  std::size_t apart_;
  Sum whole_;
  std::vector<Shape> shapes_;
  std::array<std::array<std::vector<std::size_t>, kKinds>, kStyles> places_;  // in shapes_
};

}  // namespace stickman::golden
