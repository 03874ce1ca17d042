#include "stage/history.hpp"

#include <deque>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

TEST_CASE("history: keeps the last ones, whatever is pushed and forgotten") {
  History<int> history;
  std::deque<int> model;
  Random random(5);
  history.push(1);
  CHECK(history.size() == 0);  // nothing is kept unasked
  const std::size_t capacity = 7;
  history.keep(capacity);
  for (int i = 0; i < 5000; ++i) {
    if (random.unit() < 0.1) {
      const auto count = static_cast<std::size_t>(random.unit() * static_cast<double>(model.size() + 1));
      history.forgetNewest(count);
      model.erase(model.begin(), model.begin() + static_cast<std::ptrdiff_t>(count));
    } else {
      history.push(i);
      model.push_front(i);
      if (model.size() > capacity) model.pop_back();
    }
    REQUIRE(history.size() == model.size());
    for (std::size_t back = 0; back < model.size(); ++back) REQUIRE(history.at(back) == model[back]);
  }
  history.keep(0);
  CHECK(history.size() == 0);
}
