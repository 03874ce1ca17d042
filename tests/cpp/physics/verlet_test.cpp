#include "physics/verlet.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

struct Points {
  std::vector<float> x, y, previousX, previousY, inverseMass;

  explicit Points(std::size_t count)
      : x(count), y(count), previousX(count), previousY(count), inverseMass(count, 1.0F) {}
  VerletPoints view() {
    return {x.data(), y.data(), previousX.data(), previousY.data(), inverseMass.data(), x.size()};
  }
};

constexpr double kDragOf86 = 9.04937;  // -60 ln 0.86

}  // namespace

TEST_CASE("verlet: at 1/60 s a step is the classic one") {
  const VerletStep step = verletStep(kDragOf86, 1.0 / 60.0);
  CHECK(step.keep == Approx(0.86).margin(1e-6));
  CHECK(step.square == Approx(1.0 / 3600.0).epsilon(1e-5));
  const VerletStep free = verletStep(0.0, 1.0 / 60.0);
  CHECK(free.keep == 1.0F);
  CHECK(free.square == Approx(1.0 / 3600.0).epsilon(1e-6));
}

TEST_CASE("verlet: terminal speed does not depend on the length of the step") {
  const auto terminalSpeed = [](double dt) {
    Points points(1);
    const VerletStep step = verletStep(kDragOf86, dt);
    double last = 0.0;
    for (double t = 0.0; t < 2.0; t += dt) {
      last = points.y[0];
      integrate(points.view(), step, 0.0F, 100.0F);
    }
    return (points.y[0] - last) / dt;
  };
  const double reference = terminalSpeed(1.0 / 60.0);
  CHECK(reference == Approx(100.0 / 60.0 / 0.14).epsilon(1e-3));
  for (const double dt : {1.0 / 120.0, 1.0 / 240.0, 1.0 / 480.0}) {
    CHECK(terminalSpeed(dt) == Approx(reference).epsilon(2e-3));
  }
}

TEST_CASE("verlet: a dt of 0, below 0 or NaN moves nothing by acceleration") {
  for (const double dt : {0.0, -1.0, kNaN}) {
    const VerletStep step = verletStep(kDragOf86, dt);
    CHECK(step.square == 0.0F);
  }
}

TEST_CASE("verlet: a pinned point does not move, to the bit") {
  Points points(2);
  points.inverseMass[0] = 0.0F;
  points.x = {0.1F, 9.0F};
  points.previousX = {0.3F, 9.0F};  // even a velocity it was given does not move it
  const VerletStep step = verletStep(0.0, 1.0 / 60.0);
  for (int i = 0; i < 100; ++i) {
    integrate(points.view(), step, 50.0F, 900.0F);
    relaxDistance(points.view(), 0, 1, 9.0F);
  }
  CHECK(points.x[0] == 0.1F);
  CHECK(points.y[0] == 0.0F);
}

TEST_CASE("verlet: a relaxed pair is at its distance, moved by its masses, its centre of mass in place") {
  Random random(3);
  for (int i = 0; i < 1000; ++i) {
    Points points(2);
    points.x = {static_cast<float>(random.between(-50, 50)), static_cast<float>(random.between(-50, 50))};
    points.y = {static_cast<float>(random.between(-50, 50)), static_cast<float>(random.between(-50, 50))};
    points.inverseMass = {static_cast<float>(random.between(0.1, 2.0)),
                          static_cast<float>(random.between(0.1, 2.0))};
    const double m0 = 1.0 / points.inverseMass[0];
    const double m1 = 1.0 / points.inverseMass[1];
    const double centre = (points.x[0] * m0 + points.x[1] * m1) / (m0 + m1);
    relaxDistance(points.view(), 0, 1, 9.0F);
    REQUIRE(std::hypot(points.x[1] - points.x[0], points.y[1] - points.y[0]) == Approx(9.0).epsilon(1e-4));
    REQUIRE((points.x[0] * m0 + points.x[1] * m1) / (m0 + m1) == Approx(centre).margin(1e-3));
  }
}

TEST_CASE("verlet: next to a pin the free point takes the whole correction") {
  Points points(2);
  points.inverseMass[0] = 0.0F;
  points.x = {0.0F, 20.0F};
  relaxDistance(points.view(), 0, 1, 9.0F);
  CHECK(points.x[0] == 0.0F);
  CHECK(points.x[1] == Approx(9.0));
}

TEST_CASE("verlet: coincident points and two pins are safe") {
  Points points(2);
  relaxDistance(points.view(), 0, 1, 9.0F);
  CHECK(points.x[0] == 0.0F);
  CHECK(points.x[1] == 0.0F);
  points.inverseMass = {0.0F, 0.0F};
  points.x[1] = 20.0F;
  relaxDistance(points.view(), 0, 1, 9.0F);
  CHECK(points.x[1] == 20.0F);
}

TEST_CASE("verlet: a point that is put somewhere arrives without a velocity") {
  Points points(1);
  movePoint(points.view(), 0, 1e4F, -3.0F);
  integrate(points.view(), verletStep(0.0, 1.0 / 60.0), 0.0F, 0.0F);
  CHECK(points.x[0] == 1e4F);
  CHECK(points.y[0] == -3.0F);
}
