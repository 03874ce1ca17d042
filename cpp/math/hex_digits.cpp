#include "math/hex_digits.hpp"

namespace stickman {

std::string hexDigits(std::uint64_t bits) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; bits >>= 4) digits[i] = "0123456789abcdef"[bits & 15];
  return digits;
}

}  // namespace stickman
