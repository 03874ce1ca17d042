#pragma once

#include "math/exact_arithmetic.hpp"

// What a program may do without: the linker leaves out all that only serves what is false here. The library
// says true (program_parts.cpp); a WebAssembly module that says otherwise defines them itself, both.
// A pose is the same with a part that is not used as without it.

namespace stickman {

extern const bool kHasTerrain;     ///< ground that is not level
extern const bool kHasOwnActions;  ///< actions of one's own

}  // namespace stickman
