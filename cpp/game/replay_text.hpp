#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// Lines of a text, one after the other, without their ends and the blanks around them. Empty lines are left
/// out: mail programs add them.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  /// The next line; false at the end of the text.
  bool next(std::string_view& line);

  /// Number of the line last given, from 1; at the end of the text, of the last line.
  std::size_t number() const { return number_; }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

/// The text after a byte order mark of UTF-8, which editors put before it.
std::string_view withoutMark(std::string_view text);

/// Text that begins with a byte order mark of UTF-16, either way round, as ASCII: what is none becomes '?'.
/// Everything else stays as it is.
std::string fromUtf16(std::string_view bytes);

/// Takes the first word off a line; empty at its end.
std::string_view takeWord(std::string_view& line);

/// Reads digits only, up to `most`; false for anything else.
bool readNumber(std::string_view word, std::uint64_t most, std::uint64_t& number);

/// Reads exactly 16 hexadecimal digits.
bool readHex(std::string_view word, std::uint64_t& bits);

}  // namespace stickman
