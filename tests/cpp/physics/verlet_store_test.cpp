#include "physics/verlet_store.hpp"

#include "catch.hpp"

using namespace stickman;

namespace {

// Three points in a tick of their own: each moves by another way.
VerletStore movingStore() {
  VerletStore store(3);
  const VerletPoints points = store.points();
  for (std::size_t i = 0; i < 3; ++i)
    movePoint(points, i, 10.0F * static_cast<float>(i), 5.0F * static_cast<float>(i));
  store.keepLast();
  for (std::size_t i = 0; i < 3; ++i) {
    points.x[i] += 1.0F + static_cast<float>(i);
    points.y[i] -= 2.0F;
  }
  return store;
}

}  // namespace

TEST_CASE("verlet store: what is shown lies between the last two ticks, a quarter at a quarter") {
  const VerletStore store = movingStore();
  for (std::size_t i = 0; i < 3; ++i) {
    const auto number = static_cast<double>(i);
    for (const double t : {0.0, 0.25, 0.5, 1.0}) {
      CHECK(store.shownX(i, t) == Approx(10.0 * number + t * (1.0 + number)));
      CHECK(store.shownY(i, t) == Approx(5.0 * number - 2.0 * t));
    }
  }
}

TEST_CASE("verlet store: shifted, everything moves as one: what is shown, at any moment, and no velocity") {
  VerletStore store = movingStore();
  const VerletStore before = store;
  std::vector<float> present(6);
  std::vector<float> previous(6);
  std::vector<float> presentBefore(6);
  std::vector<float> previousBefore(6);
  store.writePairs(presentBefore.data(), previousBefore.data());
  store.shift(64.0F, -32.0F);
  store.writePairs(present.data(), previous.data());
  for (std::size_t i = 0; i < 3; ++i) {
    for (const double t : {0.0, 0.25, 1.0}) {
      CHECK(store.shownX(i, t) == before.shownX(i, t) + 64.0);
      CHECK(store.shownY(i, t) == before.shownY(i, t) - 32.0);
    }
    CHECK(present[2 * i] == presentBefore[2 * i] + 64.0F);
    CHECK(present[2 * i + 1] == presentBefore[2 * i + 1] - 32.0F);
    CHECK(previous[2 * i] == previousBefore[2 * i] + 64.0F);
    CHECK(previous[2 * i + 1] == previousBefore[2 * i + 1] - 32.0F);
  }
}

TEST_CASE("verlet store: the hash tells where the points are and where they come from") {
  const VerletStore store = movingStore();
  for (std::size_t i = 0; i < 3; ++i) {
    using Array = float* VerletPoints::*;
    for (const Array array :
         {&VerletPoints::x, &VerletPoints::y, &VerletPoints::previousX, &VerletPoints::previousY}) {
      VerletStore other = store;
      (other.points().*array)[i] += 0.5F;
      CHECK(other.hash() != store.hash());
    }
  }
}
