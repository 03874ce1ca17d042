#pragma once

#include <cstdint>
#include <string>

#include "math/exact_arithmetic.hpp"

namespace stickman {

/// 64 bits as 16 hexadecimal digits.
std::string hexDigits(std::uint64_t bits);

}  // namespace stickman
