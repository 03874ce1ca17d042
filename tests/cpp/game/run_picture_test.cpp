#include "game/run_picture.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "stage/fixed_clock.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// Under way, with nothing on the course.
RunSnapshot emptyRun() {
  RunSnapshot run = freshRun({1, false});
  tick(run, kStartPressed, kTick);
  run.course.count = 0;
  run.course.laid = 0;
  run.course.next = 1e9;
  for (int i = 0; i < 240; ++i) tick(run, 0, kTick);
  return run;
}

void put(RunSnapshot& run, ObstacleKind kind, double ahead) {
  run.course.obstacles[run.course.count++] = placed(kind, distanceOf(run) + ahead, 0.0);
  ++run.course.laid;
}

// Where the stones are drawn on the canvas: their outlines are the only ones of nine points in full ink.
std::vector<double> stones(const RunPicture& picture) {
  std::vector<double> places;
  for (const Record& record : recordsOf(picture.list())) {
    if (record.kind != static_cast<int>(ShapeKind::kPolygon) ||
        record.style != static_cast<int>(Style::kInk) || record.alpha != 1.0F || record.payload.size() != 18)
      continue;
    places.push_back(0.5 * (record.payload[0] + record.payload[16]));
  }
  return places;
}

// The ground's line of dots: its height, and where its dots are.
struct Dots {
  double y;
  std::vector<double> x;
};
Dots dots(const RunPicture& picture) {
  Dots found{0.0, {}};
  for (const Record& record : recordsOf(picture.list())) {
    const bool core = record.kind == static_cast<int>(ShapeKind::kCircle) && record.payload[2] == 1.5F;
    if (!core || record.style != static_cast<int>(Style::kGround)) continue;
    if (found.x.empty()) found.y = record.payload[1];
    if (record.payload[1] == static_cast<float>(found.y)) found.x.push_back(record.payload[0]);
  }
  return found;
}

}  // namespace

TEST_CASE("run's picture: a thing moves by the way he covers, also in the frames in which one is forgotten") {
  RunSnapshot run = emptyRun();
  put(run, ObstacleKind::kStone, -417.0);  // 420 u behind a thing is taken away
  put(run, ObstacleKind::kStone, 300.0);
  run.course.obstacles[1].struck = 1;  // he is to run on through it
  RunPicture picture;
  bool forgotten = false;
  for (int i = 0; i < 4; ++i) {
    const RunSnapshot before = run;
    tick(run, 0, kTick);
    forgotten = forgotten || run.course.count < before.course.count;
    const double there = run.course.obstacles[run.course.count - 1].x;
    for (const double t : {0.0, 0.25, 0.5, 1.0}) {
      INFO("tick " << i << ", moment " << t);
      picture.draw(before, run, t);
      const double camera = distanceOf(before) + t * (distanceOf(run) - distanceOf(before));
      // Struck, it tips over its foot: the place of the foot stays.
      const std::vector<double> places = stones(picture);
      REQUIRE(places.size() == 1);
      CHECK(places[0] == Approx(RunPicture::kRunnerX + there - camera).margin(0.05));
    }
  }
  CHECK(forgotten);
}

TEST_CASE("run's picture: what comes by itself is shown where it is at the moment, and a new thing at once") {
  RunSnapshot run = emptyRun();
  put(run, ObstacleKind::kStone, -417.0);
  put(run, ObstacleKind::kHound, 260.0);
  RunPicture picture;
  const auto eye = [&] {
    Vec2 place{0.0, 0.0};
    for (const Record& record : recordsOf(picture.list())) {
      if (record.kind == static_cast<int>(ShapeKind::kCircle) &&
          record.style == static_cast<int>(Style::kAccent) && record.payload[2] < 2.0F)
        place = {record.payload[0], record.payload[1]};
    }
    return place;
  };
  Vec2 last{0.0, 0.0};
  for (int i = 0; i < 6; ++i) {
    const RunSnapshot before = run;
    tick(run, 0, kTick);
    for (const double t : {0.25, 0.5, 0.75, 1.0}) {
      picture.draw(before, run, t);
      const Vec2 now = eye();
      REQUIRE(now.x > 0.0);
      // Towards him by what he and the hound cover in a quarter of a tick, and not a tick's way at once.
      if (last.x > 0.0) {
        REQUIRE(last.x - now.x ==
                Approx((run.runner.man.legs.speed.value + 100.0) * 0.25 * kTick).margin(0.35));
        REQUIRE(std::fabs(last.y - now.y) < 0.6);
      }
      last = now;
    }
  }
}

TEST_CASE("run's picture: scenery, ground and runner go on evenly between two ticks") {
  RunSnapshot run = emptyRun();
  RunPicture picture;
  double last = -1.0;
  for (int i = 0; i < 8; ++i) {
    const RunSnapshot before = run;
    tick(run, 0, kTick);
    const double step = 0.25 * (distanceOf(run) - distanceOf(before));
    for (const double t : {0.25, 0.5, 0.75, 1.0}) {
      picture.draw(before, run, t);
      const Dots ground = dots(picture);
      REQUIRE(ground.x.size() > 10);
      const double spacing = ground.x[1] - ground.x[0];
      if (last > -1e8 && (i > 0 || t > 0.25)) {
        const double moved = std::remainder(last - ground.x[0], spacing);
        REQUIRE(moved == Approx(step).margin(0.01));
      }
      last = ground.x[0];
    }
  }
}

TEST_CASE(
    "run's picture: shaking takes the ground off its line and lets it come back; switched off it never "
    "does") {
  for (const bool shaking : {true, false}) {
    INFO((shaking ? "on" : "off"));
    RunSnapshot run = emptyRun();
    put(run, ObstacleKind::kStone, 120.0);
    RunPicture picture;
    picture.setShaking(shaking);
    double farthest = 0.0;
    int shaken = 0;
    picture.draw(run, run, 1.0);
    const double line = dots(picture).y;
    for (int i = 0; i < 240; ++i) {
      const RunSnapshot before = run;
      tick(run, 0, kTick);
      picture.tick(before, run);
      picture.draw(before, run, 1.0);
      const double off = std::fabs(dots(picture).y - line);
      farthest = std::max(farthest, off);
      shaken += off > 0.01 ? 1 : 0;
      if (i > 200) REQUIRE(off < 0.05);
    }
    REQUIRE(run.over == 1);
    if (shaking) {
      // 0.7 of 11 u, which have begun to die away by the first time the wave is at its height.
      CHECK(farthest > 4.0);
      CHECK(farthest < 0.7 * 11.0);
      CHECK(shaken > 20);
    } else {
      CHECK(farthest == 0.0);
    }
  }
}

TEST_CASE("run's picture: a cut leaves no dust, no shake, and the camera goes on with him") {
  RunSnapshot run = emptyRun();
  put(run, ObstacleKind::kStone, 120.0);
  RunPicture picture;
  while (run.over == 0) {
    const RunSnapshot before = run;
    tick(run, 0, kTick);
    picture.tick(before, run);
  }
  // The camera stays where he was stopped.
  for (int i = 0; i < 12; ++i) {
    const RunSnapshot before = run;
    tick(run, 0, kTick);
    picture.tick(before, run);
  }
  picture.draw(run, run, 1.0);
  const double stopped = dots(picture).x[0];
  picture.draw(run, run, 0.0);
  CHECK(dots(picture).x[0] == stopped);

  RunSnapshot other = emptyRun();
  RunPicture fresh;
  picture.cut();
  picture.draw(other, other, 1.0);
  fresh.draw(other, other, 1.0);
  REQUIRE(picture.list().used() == fresh.list().used());
  for (std::size_t i = 0; i < fresh.list().used(); ++i)
    REQUIRE(picture.list().data()[i] == fresh.list().data()[i]);
}

TEST_CASE("run's picture: the spear that he loses flies off from his hands without a jump") {
  RunSnapshot run = emptyRun();
  put(run, ObstacleKind::kStone, 120.0);
  RunPicture picture;
  picture.setShaking(false);
  const auto tipOf = [&] {
    Vec2 tip{0.0, 0.0};
    for (const Record& record : recordsOf(picture.list())) {
      if (record.kind == static_cast<int>(ShapeKind::kPolygon) &&
          record.style == static_cast<int>(Style::kAccent) && record.payload.size() == 8)
        tip = record.points()[0];
    }
    return tip;
  };
  Vec2 last{0.0, 0.0};
  int after = 0;
  while (after < 60) {
    const RunSnapshot before = run;
    tick(run, 0, kTick);
    picture.tick(before, run);
    after += run.over != 0 ? 1 : 0;
    for (const double t : {0.5, 1.0}) {
      picture.draw(before, run, t);
      const Vec2 tip = tipOf();
      REQUIRE(tip.x > 0.0);
      // The camera stops while he is thrown back: at 770 u/s, with 620 u/s of flight and 7.5/s of spin.
      if (last.x > 0.0) REQUIRE(distance(tip, last) < (770.0 + 625.0 + 7.5 * 73.0) * 0.5 * kTick + 1.0);
      last = tip;
    }
  }
}

TEST_CASE("run's picture: a pennant stands at every 100 m, and passes as the ground does") {
  RunSnapshot run = emptyRun();
  RunPicture picture;
  // The streamer is the only shape that is as translucent. In view:
  const auto poles = [&] {
    std::vector<double> places;
    for (const Record& record : recordsOf(picture.list())) {
      if (record.kind == static_cast<int>(ShapeKind::kPolygon) && record.alpha == 0.85F &&
          record.payload[0] > -100.0F && record.payload[0] < 900.0F)
        places.push_back(record.payload[0]);
    }
    return places;
  };
  for (const double travel : {9500.0, 9900.0, 10100.0, 20050.0, 59990.0}) {
    run.runner.man.legs.travel = travel;
    picture.draw(run, run, 1.0);
    const double next = std::floor((travel - RunPicture::kRunnerX) / kMilestone) + 1.0;
    const double place = RunPicture::kRunnerX + next * kMilestone - travel;
    INFO("at " << travel);
    REQUIRE(poles().size() == 1);
    CHECK(poles()[0] == Approx(place).margin(0.1));
  }
  // None at the start, and none where none is due.
  run.runner.man.legs.travel = 100.0;
  picture.draw(run, run, 1.0);
  CHECK(poles().empty());
  run.runner.man.legs.travel = 5000.0;
  picture.draw(run, run, 1.0);
  CHECK(poles().empty());
}
