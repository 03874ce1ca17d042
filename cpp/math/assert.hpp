#pragma once

// What a function counts on its caller for. Checked in debug and sanitizer builds, where STICKMAN_ASSERTS is
// defined; elsewhere nothing of it is left, not even the reading of the condition. What a stranger can get
// wrong is no matter for an assert: setters clamp and refuse.

#include "math/exact_arithmetic.hpp"

#ifdef STICKMAN_ASSERTS

namespace stickman {

/// Told of a condition that does not hold. The default prints it and aborts; tests put their own in its
/// place.
using AssertHandler = void (*)(const char* condition, const char* file, int line);
AssertHandler setAssertHandler(AssertHandler handler);
void assertFailed(const char* condition, const char* file, int line);

}  // namespace stickman

#define STICKMAN_ASSERT(condition) \
  ((condition) ? static_cast<void>(0) : ::stickman::assertFailed(#condition, __FILE__, __LINE__))

#else

#define STICKMAN_ASSERT(condition) static_cast<void>(sizeof((condition) ? 1 : 0))

#endif
