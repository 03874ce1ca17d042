#pragma once

#include <string>
#include <vector>

#include "golden/sum.hpp"

namespace stickman::golden {

/// The fields of a figure by name, in an order of meaning: what a motion begins with first, what follows from
/// it later. Not in the order of memory, which may change without a motion changing.
class Fields {
 public:
  struct Field {
    std::string name;
    Sum sum;
  };

  /// Another moment: the fields come again from the first.
  void begin() { next_ = 0; }

  template <typename... Values>
  void add(const char* name, const Values&... values) {
    Sum& sum = group_ != nullptr ? *group_ : of(name);
    (feed(sum, values), ...);
  }

  /// All that `body` adds counts as one field.
  template <typename Body>
  void group(const char* name, Body body) {
    if (group_ != nullptr) return body();
    group_ = &of(name);
    body();
    group_ = nullptr;
  }

  const std::vector<Field>& all() const { return fields_; }
  /// All sums begin afresh; the names stay.
  void clear() {
    for (Field& field : fields_) field.sum = {};
  }

 private:
  Sum& of(const char* name) {
    for (; next_ < fields_.size(); ++next_) {
      if (fields_[next_].name == name) return fields_[next_++].sum;
    }
    fields_.push_back({name, {}});
    next_ = fields_.size();
    return fields_.back().sum;
  }

  std::vector<Field> fields_;
  std::size_t next_ = 0;
  Sum* group_ = nullptr;
};

}  // namespace stickman::golden
