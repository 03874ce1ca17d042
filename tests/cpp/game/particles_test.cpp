#include "game/particles.hpp"

#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kDt = 1.0 / 120.0;
constexpr Particles::Burst kSplinters{.place = {500.0, -60.0},
                                      .velocity = {240.0, -150.0},
                                      .spread = 200.0,
                                      .life = 1.0,
                                      .radius = 3.0,
                                      .gravity = 900.0,
                                      .count = 6,
                                      .style = Style::kInk};

struct Speck {
  Vec2 place;
  double radius;
  double alpha;
};
std::vector<Speck> drawn(const Particles& particles, double t, Vec2 shift = {0.0, 0.0}) {
  DrawList list;
  particles.draw(list, shift, t);
  std::vector<Speck> specks;
  for (const Record& record : recordsOf(list))
    specks.push_back({{record.payload[0], record.payload[1]}, record.payload[2], record.alpha});
  return specks;
}

}  // namespace

TEST_CASE("particles: a burst begins where it happens, and is there at once at any moment shown") {
  Particles particles;
  particles.burst(kSplinters);
  for (const double t : {0.0, 0.5, 1.0}) {
    const std::vector<Speck> specks = drawn(particles, t, {-400.0, 372.0});
    REQUIRE(specks.size() == 6);
    for (const Speck& speck : specks) CHECK(distance(speck.place, {100.0, 312.0}) < 1e-3);
  }
}

TEST_CASE("particles: what is shown goes on from tick to tick, half the way at half") {
  Particles particles;
  particles.burst(kSplinters);
  std::vector<Speck> before = drawn(particles, 1.0);
  for (int tick = 0; tick < 60; ++tick) {
    particles.tick(kDt);
    const std::vector<Speck> start = drawn(particles, 0.0);
    const std::vector<Speck> middle = drawn(particles, 0.5);
    const std::vector<Speck> end = drawn(particles, 1.0);
    REQUIRE(start.size() == before.size());
    for (std::size_t i = 0; i < start.size(); ++i) {
      REQUIRE(distance(start[i].place, before[i].place) < 1e-3);
      REQUIRE(distance(middle[i].place, lerp(start[i].place, end[i].place, 0.5)) < 1e-3);
      REQUIRE(distance(start[i].place, end[i].place) < 8.0);
    }
    before = end;
  }
}

TEST_CASE("particles: they fly, fall to the ground and not below, grow, fade and are gone after their life") {
  Particles particles;
  particles.burst(kSplinters);
  std::vector<Speck> first = drawn(particles, 1.0);
  double farthest = 0.0;
  double highest = 0.0;
  for (int tick = 1; tick <= 132; ++tick) {
    particles.tick(kDt);
    const std::vector<Speck> now = drawn(particles, 1.0);
    for (const Speck& speck : now) {
      REQUIRE(speck.place.y <= 1e-3);
      farthest = std::max(farthest, speck.place.x);
      highest = std::min(highest, speck.place.y);
    }
    if (tick == 48) {  // all of them live for 0.6 s at least
      REQUIRE(now.size() == 6);
      for (std::size_t i = 0; i < 6; ++i) {
        CHECK(now[i].radius > first[i].radius);
        CHECK(now[i].alpha < first[i].alpha);
      }
    }
    if (tick > 121) CHECK(now.empty());
  }
  CHECK(farthest > 540.0);
  CHECK(highest < -62.0);
}

TEST_CASE("particles: the oldest give way, and cleared there are none") {
  Particles particles;
  for (int i = 0; i < 20; ++i) particles.burst(kSplinters);
  CHECK(drawn(particles, 1.0).size() == 48);
  particles.clear();
  CHECK(drawn(particles, 1.0).empty());
}
