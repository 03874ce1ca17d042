#include "stage/parameter_table.hpp"

#include <cmath>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;

namespace {

struct Numbers {
  double first = 1.0;
  double second = 20.0;
  double third = -3.0;
};

constexpr ParameterInfo kRows[] = {
    {"first", 0.0, 2.0, ""}, {"second", 10.0, 30.0, "u"}, {"third", -5.0, 5.0, "rad"}};

Parameters<Numbers> fresh() { return Parameters<Numbers>(parameterTableOf<Numbers>(kRows)); }

}  // namespace

TEST_CASE("parameter table: each number begins as its struct has it, and is found by its name") {
  const Parameters<Numbers> numbers = fresh();
  CHECK(numbers.get("first") == 1.0);
  CHECK(numbers.get("second") == 20.0);
  CHECK(numbers.get("third") == -3.0);
  CHECK(numbers.table().find("third") == 2);
  CHECK(numbers.table().find("fourth") == 3);
}

TEST_CASE("parameter table: setting one changes that one alone, clamped to its range") {
  const struct {
    double asked;
    double got;
  } settings[] = {{25.0, 25.0},       {10.0, 10.0}, {9.0, 10.0},
                  {-kInfinity, 10.0}, {31.0, 30.0}, {kInfinity, 30.0}};
  for (const auto& s : settings) {
    Parameters<Numbers> numbers = fresh();
    REQUIRE(numbers.set("second", s.asked));
    CHECK(numbers->second == s.got);
    CHECK(numbers->first == 1.0);
    CHECK(numbers->third == -3.0);
  }
}

TEST_CASE("parameter table: NaN and unknown names are refused and change nothing") {
  Parameters<Numbers> numbers = fresh();
  CHECK_FALSE(numbers.set("second", kNaN));
  for (const char* name : {"", "Second", "second ", "secon", "seconds"}) {
    INFO(name);
    CHECK_FALSE(numbers.set(name, 15.0));
    CHECK(std::isnan(numbers.get(name)));
  }
  CHECK(numbers->first == 1.0);
  CHECK(numbers->second == 20.0);
  CHECK(numbers->third == -3.0);
}
