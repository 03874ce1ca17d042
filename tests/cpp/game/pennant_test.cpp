#include "game/pennant.hpp"

#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr double kDt = 1.0 / 120.0;
constexpr Vec2 kFoot{400.0, 372.0};

// The streamer's middle line from the pole to its end.
std::vector<Vec2> streamer(const Pennant& pennant, double t) {
  DrawList list;
  pennant.draw(list, kFoot, t);
  const std::vector<Vec2> outline = recordsOf(list).front().points();
  std::vector<Vec2> middle;
  for (std::size_t i = 0; i < outline.size() / 2; ++i)
    middle.push_back(lerp(outline[i], outline[outline.size() - 1 - i], 0.5));
  return middle;
}

}  // namespace

TEST_CASE("pennant: what is shown goes on from tick to tick, a quarter of the way at a quarter") {
  Pennant pennant;
  std::vector<Vec2> before = streamer(pennant, 1.0);
  double moved = 0.0;
  for (int tick = 0; tick < 240; ++tick) {
    pennant.tick(kDt);
    const std::vector<Vec2> start = streamer(pennant, 0.0);
    const std::vector<Vec2> quarter = streamer(pennant, 0.25);
    const std::vector<Vec2> end = streamer(pennant, 1.0);
    REQUIRE(start.size() == 8);
    for (std::size_t i = 0; i < start.size(); ++i) {
      REQUIRE(distance(start[i], before[i]) < 1e-3);
      REQUIRE(distance(quarter[i], lerp(start[i], end[i], 0.25)) < 1e-3);
      moved = std::max(moved, distance(start[i], end[i]));
    }
    before = end;
  }
  CHECK(moved > 0.3);
  CHECK(moved < 6.0);
}

TEST_CASE("pennant: it is fixed to its pole and blows against the way he runs") {
  Pennant pennant;
  for (int tick = 0; tick < 600; ++tick) {
    pennant.tick(kDt);
    const std::vector<Vec2> line = streamer(pennant, 1.0);
    REQUIRE(line.front().x == Approx(kFoot.x));
    REQUIRE(line.front().y == Approx(kFoot.y - 168.0 + 15.0));
    for (std::size_t i = 1; i < line.size(); ++i)
      REQUIRE(distance(line[i], line[i - 1]) == Approx(11.0).margin(1.5));
    if (tick > 120) REQUIRE(line.back().x < kFoot.x - 30.0);
  }
}
