#include "physics/strand.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// The rope of SPEC section 8's known answer: ten points 1 apart, the first pinned.
struct TestRope {
  std::vector<float> x, y, previousX, previousY, inverseMass;

  TestRope(std::size_t count, double dx, double dy) : inverseMass(count, 1.0F) {
    inverseMass[0] = 0.0F;
    for (std::size_t i = 0; i < count; ++i) {
      x.push_back(static_cast<float>(dx * static_cast<double>(i)));
      y.push_back(static_cast<float>(dy * static_cast<double>(i)));
    }
    previousX = x;
    previousY = y;
  }
  VerletPoints view() {
    return {x.data(), y.data(), previousX.data(), previousY.data(), inverseMass.data(), x.size()};
  }
  double longest() const {
    double longest = 0.0;
    for (std::size_t i = 1; i < x.size(); ++i)
      longest = std::fmax(longest, std::hypot(x[i] - x[i - 1], y[i] - y[i - 1]));
    return longest;
  }
};

const double kDragOf99 = -60.0 * std::log(0.99);

StrandSettings settings(int iterations, int substeps = 1) {
  return {.spacing = 1.0F, .iterations = iterations, .substeps = substeps, .dragRate = kDragOf99};
}

}  // namespace

TEST_CASE("strand: hanging straight down, the known answer of SPEC section 8") {
  TestRope rope(10, 0.0, 1.0);
  for (int i = 0; i < 120; ++i) advance(rope.view(), settings(8), 0.0F, 9.8F, 1.0 / 60.0);
  CHECK(rope.y.back() == Approx(9.0111).margin(1e-3));
}

TEST_CASE("strand: started horizontally, the known answer of SPEC section 8") {
  TestRope rope(10, 1.0, 0.0);
  for (int i = 0; i < 120; ++i) advance(rope.view(), settings(8), 0.0F, 9.8F, 1.0 / 60.0);
  CHECK(rope.x.back() == Approx(-2.3307).margin(1e-3));
  CHECK(rope.y.back() == Approx(8.3879).margin(1e-3));
}

TEST_CASE("strand: more iterations stiffen it, and substeps more than iterations") {
  const auto stretch = [](int iterations, int substeps) {
    TestRope rope(20, 0.0, 1.0);
    for (int i = 0; i < 600; ++i)
      advance(rope.view(), settings(iterations, substeps), 0.0F, 200.0F, 1.0 / 60.0);
    return rope.longest();
  };
  double last = 1e9;
  for (const int iterations : {1, 2, 4, 8, 16, 32}) {
    const double now = stretch(iterations, 1);
    CHECK(now < last);
    last = now;
  }
  CHECK(stretch(1, 8) < stretch(8, 1));
}

TEST_CASE("strand: dt of 0, -1 and NaN changes nothing") {
  for (const double dt : {0.0, -1.0, kNaN}) {
    TestRope rope(6, 0.7, 0.7);
    const TestRope before = rope;
    advance(rope.view(), settings(8), 3.0F, 9.8F, dt);
    CHECK(rope.x == before.x);
    CHECK(rope.y == before.y);
    CHECK(rope.previousX == before.previousX);
  }
}

TEST_CASE("strand: dt of 5 s and an anchor thrown 10,000 u leave it finite and bounded") {
  TestRope rope(20, 1.0, 0.0);
  advance(rope.view(), settings(12), 0.0F, 980.0F, 5.0);
  for (int i = 0; i < 600; ++i) advance(rope.view(), settings(12), 0.0F, 980.0F, 1.0 / 120.0);
  CHECK(rope.longest() < 2.0);
  movePoint(rope.view(), 0, 1e4F, -1e4F);
  for (int i = 0; i < 1200; ++i) advance(rope.view(), settings(12), 0.0F, 980.0F, 1.0 / 120.0);
  CHECK(std::isfinite(rope.x.back()));
  CHECK(rope.longest() < 2.0);
  CHECK(rope.x[0] == 1e4F);
}

TEST_CASE("strand: it falls alike whether a tick is one step or eight") {
  // Not pinned, it only falls: where a point is after a second under drag is known, v(t) = a / r (1 -
  // e^(-rt)); a step that keeps the terminal speed of 1/60 s is a little faster than that.
  const auto fallen = [](int substeps, double dragRate) {
    TestRope rope(4, 1.0, 0.0);
    for (float& mass : rope.inverseMass) mass = 1.0F;
    const StrandSettings falling{
        .spacing = 1.0F, .iterations = 2, .substeps = substeps, .dragRate = dragRate};
    for (int i = 0; i < 120; ++i) advance(rope.view(), falling, 30.0F, 100.0F, 1.0 / 120.0);
    return Vec2{rope.x[0], rope.y[0]};
  };
  for (const double rate : {0.5, 3.0}) {
    const double way = (1.0 - (1.0 - std::exp(-rate)) / rate) / rate;  // u per u/s^2
    for (const int substeps : {1, 2, 8}) {
      INFO(substeps << " substeps, drag " << rate);
      CHECK(fallen(substeps, rate).y == Approx(100.0 * way).epsilon(0.04));
      CHECK(fallen(substeps, rate).x == Approx(30.0 * way).epsilon(0.04));
    }
  }
}

TEST_CASE("strand: a swing takes as long whether a tick is one step or eight") {
  // From one side to the other: half a pendulum's turn.
  const auto halfTurn = [](int substeps) {
    TestRope rope(10, 0.3, 0.954);
    int ticks = 0;
    double last = rope.x.back();
    for (; ticks < 1000; ++ticks) {
      advance(rope.view(), settings(12, substeps), 0.0F, 9.8F, 1.0 / 120.0);
      if (rope.x.back() > last) break;
      last = rope.x.back();
    }
    return ticks;
  };
  const int reference = halfTurn(1);
  CHECK(reference > 200);
  for (const int substeps : {2, 8}) CHECK(halfTurn(substeps) == Approx(reference).epsilon(0.06));
}
