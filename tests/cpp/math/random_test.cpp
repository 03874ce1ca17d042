#include "math/random.hpp"

#include <array>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;

TEST_CASE("Random gives the published numbers of SplitMix64") {
  Random random{1234567};
  CHECK(nextBits(random) == 6457827717110365317ULL);
  CHECK(nextBits(random) == 3203168211198807973ULL);
  CHECK(nextBits(random) == 9817491932198370423ULL);
}

TEST_CASE("Random numbers stay within their ranges, and reach all of them") {
  Random random{0};
  double lowest = 1.0;
  double highest = 0.0;
  std::array<int, 6> faces{};
  for (int i = 0; i < 60000; ++i) {
    const double unit = nextUnit(random);
    lowest = unit < lowest ? unit : lowest;
    highest = unit > highest ? unit : highest;
    const double between = nextBetween(random, -3.0, 5.0);
    REQUIRE((between >= -3.0 && between < 5.0));
    const std::uint32_t face = nextBelow(random, 6);
    REQUIRE(face < 6);
    ++faces[face];
  }
  CHECK(lowest >= 0.0);
  CHECK(lowest < 1e-3);
  CHECK(highest < 1.0);
  CHECK(highest > 1.0 - 1e-3);
  // 10,000 expected each; 500 are more than five standard deviations.
  for (const int count : faces) CHECK(std::abs(count - 10000) < 500);
  CHECK(nextBelow(random, 0) == 0);
  CHECK(nextBelow(random, 1) == 0);
  CHECK(nextBetween(random, 2.0, 2.0) == 2.0);
}
