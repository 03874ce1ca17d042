#include "math/state_hash.hpp"

#include <array>
#include <set>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;

namespace {

struct Pair {
  double first;
  std::uint64_t second;
};

}  // namespace

TEST_CASE("state hash: golden values, the same under every compiler") {
  // Worked out with integers of any length in another language.
  CHECK(hashWord(0, 0) == 0x9e3779b97f4a7c15ULL);
  CHECK(hashWord(0, 1) == 0x528e36b5b40d4741ULL);
  CHECK(hashState(std::array<std::uint64_t, 3>{1, 2, 0x3ff0000000000000ULL}) == 0x3fde67455df5f4a8ULL);
}

TEST_CASE("state hash: a state is its words in order, doubles by their bits") {
  CHECK(hashState(Pair{1.0, 7}) == hashState(std::array<std::uint64_t, 2>{0x3ff0000000000000ULL, 7}));
  CHECK(hashState(Pair{0.0, 0}) != hashState(Pair{-0.0, 0}));
  CHECK(hashState(std::array<std::uint64_t, 2>{1, 2}) != hashState(std::array<std::uint64_t, 2>{2, 1}));
  CHECK(hashState(std::array<std::uint64_t, 1>{0}) != hashState(std::array<std::uint64_t, 2>{0, 0}));
}

TEST_CASE("state hash: flipping any one bit of any word changes it") {
  Random random(10);
  std::array<std::uint64_t, 8> state{};
  for (std::uint64_t& word : state) word = random.word();
  std::set<std::uint64_t> seen{hashState(state)};
  for (std::uint64_t& word : state) {
    for (int bit = 0; bit < 64; ++bit) {
      word ^= std::uint64_t{1} << bit;
      seen.insert(hashState(state));
      word ^= std::uint64_t{1} << bit;
    }
  }
  CHECK(seen.size() == 1 + 8 * 64);
}

TEST_CASE("state hash: one flipped bit flips about half of the result's") {
  Random random(11);
  double flipped = 0.0;
  const int rounds = 2000;
  for (int i = 0; i < rounds; ++i) {
    const std::uint64_t hash = random.word();
    const std::uint64_t word = random.word();
    std::uint64_t difference = hashWord(hash, word) ^ hashWord(hash, word ^ (std::uint64_t{1} << (i % 64)));
    for (; difference != 0; difference &= difference - 1) flipped += 1.0;
  }
  CHECK(flipped / rounds == Approx(32.0).margin(1.0));
}
