#include "math/assert.hpp"

#ifdef STICKMAN_ASSERTS

#include <cstdio>
#include <cstdlib>

namespace stickman {
namespace {

void printAndAbort(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
  std::abort();
}

AssertHandler handlerNow = &printAndAbort;

}  // namespace

AssertHandler setAssertHandler(AssertHandler handler) {
  const AssertHandler before = handlerNow;
  handlerNow = handler;
  return before;
}

void assertFailed(const char* condition, const char* file, int line) { handlerNow(condition, file, line); }

}  // namespace stickman

#endif
