#include "math/assert.hpp"

#include "catch.hpp"
#include "draw/draw_list.hpp"
#include "motion/foot.hpp"

using namespace stickman;

#ifdef STICKMAN_ASSERTS

namespace {

int failures = 0;
void count(const char*, const char*, int) { ++failures; }

// How many conditions `call` breaks.
template <typename Call>
int broken(Call call) {
  failures = 0;
  const AssertHandler before = setAssertHandler(&count);
  call();
  setAssertHandler(before);
  return failures;
}

}  // namespace

TEST_CASE("assert: where it is built in, a broken promise is told to the handler, a kept one is not") {
  CHECK(broken([] { STICKMAN_ASSERT(1 + 1 == 2); }) == 0);
  CHECK(broken([] { STICKMAN_ASSERT(1 + 1 == 3); }) == 1);
  Foot planted{};
  planted.planted = 1;
  CHECK(broken([&] { advanceLeap(planted, 0.0, 0.0, 0.1); }) == 1);
  CHECK(broken([] {
          DrawList list;
          list.beginPolygon(Style::kInk, 1.0);
          list.beginPolygon(Style::kInk, 1.0);  // the first one was never ended
        }) == 1);
}

#else

TEST_CASE("assert: where it is not built in, its condition is not even read") {
  int read = 0;
  STICKMAN_ASSERT(++read > 0);
  CHECK(read == 0);
}

#endif
