#include "draw/hound_drawing.hpp"

#include <algorithm>

#include "cast/hound/hound.hpp"
#include "catch.hpp"
#include "hound_watch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Record;
using stickman::test::recordsOf;
using stickman::test::windingNumber;

namespace {

constexpr int kPolygon = static_cast<int>(ShapeKind::kPolygon);
constexpr int kPolyline = static_cast<int>(ShapeKind::kPolyline);
constexpr int kCircle = static_cast<int>(ShapeKind::kCircle);
constexpr HoundWater kWater{.surface = 300.0, .floor = 372.0, .width = 600.0, .share = 0.5, .drift = 0.0};

std::vector<Record> waterAt(const HoundWater& water) {
  DrawList list;
  drawWater(list, water);
  return recordsOf(list);
}

// The surface's heights above its mean, one for each of its points from left to right.
std::vector<Vec2> wavesOf(const HoundWater& water) {
  const auto records = waterAt(water);
  REQUIRE(records.size() == 2);
  REQUIRE(records[1].kind == kPolyline);
  auto points = records[1].points(1);
  for (Vec2& point : points) point.y = water.surface - point.y;
  return points;
}

HoundFigure standing(double scale = 1.0, double awake = 1.0, bool bones = false) {
  HoundPose pose = settledHound(houndParameters(), {}).pose;
  for (Vec2& joint : pose.joints) joint = joint * scale;
  return {.pose = pose, .scale = scale, .awake = awake, .bones = bones};
}

std::vector<Record> drawn(const HoundFigure& figure) {
  DrawList list;
  drawHound(list, figure);
  CHECK(list.dropped() == 0);
  return recordsOf(list);
}

bool covers(const Record& polygon, Vec2 place) { return windingNumber(polygon.points(), place) != 0; }

// Back to front.
enum Part {
  kHindFarLeg,
  kFrontFarLeg,
  kTail,
  kTrunk,
  kBrisket,
  kRump,
  kHindNearLeg,
  kFrontNearLeg,
  kNeck,
  kSkull,
  kJaw,
  kEar,
  kEye,
  kParts
};

struct Bounds {
  Vec2 low;
  Vec2 high;
};
Bounds boundsOf(const Record& polygon) {
  Bounds bounds{{1e9, 1e9}, {-1e9, -1e9}};
  for (const Vec2 p : polygon.points()) {
    bounds.low = {std::min(bounds.low.x, p.x), std::min(bounds.low.y, p.y)};
    bounds.high = {std::max(bounds.high.x, p.x), std::max(bounds.high.y, p.y)};
  }
  return bounds;
}

Vec2 centreOf(const Record& circle) { return {circle.payload[0], circle.payload[1]}; }

}  // namespace

TEST_CASE("hound's picture: every part covers the joints that it is made of, the far legs behind and faint") {
  const HoundFigure figure = standing();
  const auto records = drawn(figure);
  REQUIRE(records.size() == kParts);
  using J = HoundJoint;
  const struct {
    Part part;
    std::vector<J> joints;
  } covered[] = {
      {kHindFarLeg, {J::kHipFar, J::kStifleFar, J::kHockFar}},
      {kFrontFarLeg, {J::kElbowFar}},
      {kHindNearLeg, {J::kHipNear, J::kStifleNear, J::kHockNear}},
      {kFrontNearLeg, {J::kElbowNear}},
      {kTail, {J::kTailUpper, J::kTailMiddle, J::kTailLower}},
      {kTrunk, {J::kHaunch, J::kLoin, J::kChest}},
      {kNeck, {J::kNeck}},
  };
  for (const auto& [part, joints] : covered) {
    REQUIRE(records[part].kind == kPolygon);
    for (const J joint : joints) {
      CAPTURE(part, static_cast<int>(joint));
      CHECK(covers(records[part], figure.pose[joint]));
    }
  }
  for (const Part part : {kHindFarLeg, kFrontFarLeg}) {
    CHECK(records[part].style == static_cast<int>(Style::kFarInk));
    CHECK(records[part].alpha == Approx(0.42));
  }
  for (const Part part : {kTail, kTrunk, kBrisket, kRump, kHindNearLeg, kFrontNearLeg, kNeck, kSkull, kJaw}) {
    CHECK(records[part].style == static_cast<int>(Style::kInk));
    CHECK(records[part].alpha == 1.0F);
  }
  CHECK(length(centreOf(records[kSkull]) - figure.pose[J::kHead]) < 1e-3);
  // No sole is drawn below the floor, and none hangs above it.
  for (const Part part : {kHindFarLeg, kFrontFarLeg, kHindNearLeg, kFrontNearLeg}) {
    double lowest = -1e9;
    for (const Vec2 point : records[part].points()) lowest = std::max(lowest, point.y);
    CAPTURE(part);
    CHECK((lowest > -1.5 && lowest < 1.0));
  }
}

TEST_CASE("hound's picture: back and belly are one smooth block without a corner, standing and at a gallop") {
  for (const double speed : {0.0, 240.0, 700.0}) {
    const HoundCommands runs{.speed = speed, .loop = HoundState::kRun};
    HoundSnapshot s = settledHound(houndParameters(), runs);
    for (int i = 0; i < 30; ++i) {
      for (int k = 0; k < 3; ++k) tick(s, houndParameters(), runs, 1.0 / 120.0);
      const auto outline =
          drawn({.pose = s.pose, .scale = 1.0, .awake = 1.0, .bones = false})[kTrunk].points();
      REQUIRE(outline.size() == 12 * 5);
      double whole = 0.0;
      for (std::size_t k = 0; k < outline.size(); ++k) {
        const Vec2 in = outline[k] - outline[(k + outline.size() - 1) % outline.size()];
        const Vec2 out = outline[(k + 1) % outline.size()] - outline[k];
        const double turned = test::turn(in, out);
        CAPTURE(speed, i, k);
        REQUIRE(length(out) > 0.3);
        REQUIRE(std::fabs(turned) <
                0.75);  // the tightest round is the rump's: 43 degrees from chord to chord
        whole += turned;
      }
      CHECK(std::fabs(whole) == Approx(6.283185).margin(1e-3));  // once round, and no loop
    }
  }
}

TEST_CASE("hound's picture: far legs are thinner, forelegs slimmer at the root, and all taper") {
  const auto records = drawn(standing());
  const auto area = [&](Part part) {
    const auto outline = records[part].points();
    double twice = 0.0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec2 a = outline[i];
      const Vec2 b = outline[(i + 1) % outline.size()];
      twice += a.x * b.y - a.y * b.x;
    }
    return std::fabs(0.5 * twice);
  };
  CHECK(area(kHindFarLeg) < 0.92 * area(kHindNearLeg));
  CHECK(area(kFrontFarLeg) < 0.92 * area(kFrontNearLeg));
  CHECK(area(kFrontNearLeg) < area(kHindNearLeg));
}

TEST_CASE("hound's picture: the eye is as open as he is awake, and lies within the head") {
  for (const double awake : {0.0, 0.3, 1.0}) {
    const auto eye = drawn(standing(1.0, awake))[kEye];
    CHECK(eye.style == static_cast<int>(Style::kAccent));
    CHECK(eye.alpha == Approx(awake));
  }
  const HoundFigure figure = standing();
  const Vec2 eye = centreOf(drawn(figure)[kEye]);
  const Vec2 skull = figure.pose[HoundJoint::kHead];
  CHECK(length(eye - skull) < HoundBody::kSkullRadius);
  CHECK((eye.x - skull.x) * (figure.pose[HoundJoint::kNose].x - skull.x) > 0.0);
}

TEST_CASE("hound's picture: asleep, lid, head, ear and tail are outlined on his own ink; awake nothing is") {
  const auto lines = [](double awake) {
    std::vector<Record> found;
    for (const Record& record : drawn(standing(1.0, awake))) {
      if (record.style == static_cast<int>(Style::kGuide)) found.push_back(record);
    }
    return found;
  };
  CHECK(lines(1.0).empty());
  REQUIRE(lines(0.0).size() == 4);
  REQUIRE(lines(0.5).size() == 4);
  const HoundPose pose = standing().pose;
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(lines(0.5)[i].alpha == Approx(0.5F * lines(0.0)[i].alpha));
    if (i == 3) continue;
    for (const Vec2 point : lines(0.0)[i].points(1))
      CHECK(distance(point, pose[HoundJoint::kHead]) < HoundBody::kMuzzle + 6.0);
  }
  // The lid is where the eye was.
  const Vec2 lid = lines(0.0)[0].points(1)[5];
  CHECK(distance(lid, pose[HoundJoint::kHead]) < 8.0);
  const auto tail = lines(0.0)[3].points(1);
  CHECK(distance(tail.back(), pose[HoundJoint::kTailTip]) < 5.0);
}

TEST_CASE("hound's picture: twice as large he is twice as large in everything") {
  for (const bool bones : {false, true}) {
    const auto small = drawn(standing(1.0, 1.0, bones));
    const auto large = drawn(standing(2.0, 1.0, bones));
    REQUIRE(small.size() == large.size());
    for (std::size_t i = 0; i < small.size(); ++i) {
      CAPTURE(i);
      // Round ends of another size are made of another number of points.
      if (small[i].kind == kPolygon) {
        const auto [low, high] = boundsOf(small[i]);
        const auto [lowTwice, highTwice] = boundsOf(large[i]);
        CHECK(length(lowTwice - low * 2.0) < 0.3);
        CHECK(length(highTwice - high * 2.0) < 0.3);
        continue;
      }
      REQUIRE(small[i].payload.size() == large[i].payload.size());
      for (std::size_t k = 0; k < small[i].payload.size(); ++k)
        CHECK(large[i].payload[k] == Approx(2.0F * small[i].payload[k]).margin(1e-3));
    }
  }
}

TEST_CASE("hound's picture: his bones on top of a faint body, wrist and hock marked") {
  const HoundFigure figure = standing(1.0, 1.0, true);
  const auto records = drawn(figure);
  REQUIRE(records.size() > kParts);
  for (std::size_t i = 0; i < kParts; ++i) CHECK(records[i].alpha < 0.3F);
  std::vector<Record> lines;
  std::vector<Vec2> marks;
  std::vector<Vec2> joints;
  for (std::size_t i = kParts; i < records.size(); ++i) {
    CHECK(records[i].alpha == 1.0F);
    if (records[i].kind == kPolyline) lines.push_back(records[i]);
    if (records[i].kind != kCircle) continue;
    (records[i].style == static_cast<int>(Style::kAccent) ? marks : joints).push_back(centreOf(records[i]));
  }
  using J = HoundJoint;
  // Tail, spine, and a leg each: bone after bone.
  REQUIRE(lines.size() == 6);
  const std::vector<J> ends[] = {{J::kTailRoot, J::kTailTip},          {J::kHaunch, J::kNose},
                                 {J::kShoulderNear, J::kPawFrontNear}, {J::kShoulderFar, J::kPawFrontFar},
                                 {J::kHipNear, J::kPawHindNear},       {J::kHipFar, J::kPawHindFar}};
  const std::size_t counts[] = {5, 6, 4, 4, 5, 5};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto points = lines[i].points(1);
    REQUIRE(points.size() == counts[i]);
    CHECK(length(points.front() - figure.pose[ends[i][0]]) < 1e-3);
    CHECK(length(points.back() - figure.pose[ends[i][1]]) < 1e-3);
  }
  const J marked[] = {J::kWristNear, J::kWristFar, J::kHockNear, J::kHockFar};
  REQUIRE(marks.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(length(marks[i] - figure.pose[marked[i]]) < 1e-3);
  // Every other joint of a leg but the claws.
  CHECK(joints.size() == 10);
}

TEST_CASE(
    "hound's water: translucent from the surface to the floor, beyond both edges, a brighter line on it") {
  const auto records = waterAt(kWater);
  REQUIRE(records.size() == 2);
  CHECK(records[0].kind == kPolygon);
  CHECK((records[0].alpha > 0.05F && records[0].alpha < 0.12F));
  CHECK((records[1].alpha > 0.3F && records[1].alpha <= 0.45F));
  CHECK((records[1].payload[0] > 1.0F && records[1].payload[0] < 3.0F));
  const auto body = records[0].points();
  CHECK(windingNumber(body, {1.0, 371.0}) != 0);
  CHECK(windingNumber(body, {599.0, 371.0}) != 0);
  CHECK(windingNumber(body, {300.0, 303.0}) != 0);
  CHECK(windingNumber(body, {300.0, 297.0}) == 0);
  CHECK(windingNumber(body, {300.0, 373.0}) == 0);
  const auto surface = records[1].points(1);
  CHECK(surface.front().x <= 0.0);
  CHECK(surface.back().x >= 600.0);
  // The line is the body's upper edge.
  CHECK(std::equal(surface.begin(), surface.end(), body.begin() + 1,
                   [](Vec2 a, Vec2 b) { return length(a - b) < 1e-6; }));
}

TEST_CASE("hound's water: none of it, none drawn; half of it, half as strong") {
  HoundWater water = kWater;
  const float half = waterAt(water)[0].alpha;
  water.share = 1.0;
  CHECK(waterAt(water)[0].alpha == Approx(2.0 * half));
  water.share = 0.0;
  CHECK(waterAt(water).empty());
}

TEST_CASE("hound's water: waves of 74 u, nearly 2 u high, that drift to the left") {
  const auto still = wavesOf(kWater);
  double highest = 0.0;
  int crossings = 0;
  for (std::size_t i = 0; i < still.size(); ++i) {
    highest = std::max(highest, std::fabs(still[i].y));
    if (i > 0 && still[i].y * still[i - 1].y < 0.0) ++crossings;
  }
  CHECK((highest > 1.6 && highest < 2.0));
  // Two for each wave of the view.
  CHECK(std::abs(crossings - 2.0 * 600.0 / 74.0) < 2.0);
  HoundWater later = kWater;
  later.drift = 12.0;  // as far as the points of the surface are apart
  const auto drifted = wavesOf(later);
  for (std::size_t i = 1; i < still.size(); ++i) CHECK(drifted[i - 1].y == Approx(still[i].y).margin(1e-3));
}
