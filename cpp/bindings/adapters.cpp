#include "bindings/adapters.hpp"

namespace stickman::bindings {

emscripten::val view(const float* first, std::size_t count) {
  return emscripten::val(emscripten::typed_memory_view(count, first));
}

std::string hexDigits(std::uint64_t bits) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; bits >>= 4) digits[i] = "0123456789abcdef"[bits & 15];
  return digits;
}

}  // namespace stickman::bindings
