#include "draw/walker_drawing.hpp"

#include <algorithm>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Record;
using stickman::test::recordsOf;

namespace {

constexpr int kPolygon = static_cast<int>(ShapeKind::kPolygon);
constexpr int kPolyline = static_cast<int>(ShapeKind::kPolyline);
constexpr int kCircle = static_cast<int>(ShapeKind::kCircle);
constexpr double kWidth = 640.0;

// He stands with the right foot in front and the left one lifted behind; knees towards -x.
const WalkerPose kPose = standingWalker({.hipX = 300.0}).pose;

std::vector<Record> drawn(WalkerLook look, const WalkerPose& pose = kPose) {
  DrawList list;
  drawWalker(list, pose, look,
             {.y = WalkerBody::kGroundY, .anchorX = 300.0, .distance = 0.0, .width = kWidth}, Terrain{});
  CHECK(list.dropped() == 0);
  return recordsOf(list);
}

std::vector<Record> of(Style style, const std::vector<Record>& records) {
  std::vector<Record> found;
  for (const Record& record : records)
    if (record.style == static_cast<int>(style)) found.push_back(record);
  return found;
}

bool isAt(Vec2 drawn, Vec2 place) { return length(drawn - place) < 1e-3; }

Vec2 centreOf(const Record& circle) { return {circle.payload[0], circle.payload[1]}; }

}  // namespace

TEST_CASE("walker's picture: ground under the soles across the whole view") {
  const auto ground = of(Style::kGround, drawn({}));
  REQUIRE(ground.size() == 1);
  REQUIRE(ground[0].kind == kPolyline);
  const auto ends = ground[0].points(1);
  REQUIRE(ends.size() == 2);
  CHECK(ends[0].x == 0.0);
  CHECK(ends[1].x == kWidth);
  // The sole is a disc round the foot: it touches the line with the lower half of the stroke's width.
  const double sole = ends[0].y - WalkerBody::kGroundY;
  CHECK(ends[1].y == ends[0].y);
  CHECK((sole > 8.0 && sole < 14.0));
}

TEST_CASE("walker's picture: beads from joint to joint, tapering, the far leg behind and faint") {
  const auto records = drawn({});
  for (const bool far : {true, false}) {
    const std::size_t first = far ? 0 : 3;
    std::vector<Record> beads;
    for (const Record& record : of(far ? Style::kFarInk : Style::kInk, records))
      if (record.kind == kCircle) beads.push_back(record);
    if (!far) beads.erase(beads.begin());  // the head
    REQUIRE(beads.size() == 21);
    for (const Record& bead : beads) {
      CHECK(bead.alpha == Approx(far ? 0.42 : 1.0));
      CHECK((bead.payload[2] > 4.0F && bead.payload[2] < 8.0F));
    }
    CHECK(isAt(centreOf(beads[0]), kPose[first]));
    CHECK(isAt(centreOf(beads[10]), kPose[first + 1]));
    CHECK(isAt(centreOf(beads[20]), kPose[first + 2]));
    for (std::size_t i = 1; i < 20; ++i) {
      CHECK(beads[i].payload[2] < beads[i - 1].payload[2]);
      const Vec2 step = centreOf(beads[i]) - centreOf(beads[i - 1]);
      CHECK(length(step) == Approx(WalkerBody::kBone / 10.0).margin(0.01));
    }
    // The sole ends on the ground's line when the foot is on the ground.
    CHECK(beads[20].payload[2] > beads[19].payload[2]);
  }
  CHECK(records[1].style == static_cast<int>(Style::kFarInk));
  CHECK(records.back().style == static_cast<int>(Style::kInk));
}

TEST_CASE("walker's picture: one shape a bone when asked for, thinner towards the foot") {
  for (const Style style : {Style::kFarInk, Style::kInk}) {
    const auto records = of(style, drawn({.limbs = true, .construction = false}));
    std::vector<double> areas;
    for (const Record& record : records) {
      if (record.kind != kPolygon) continue;
      double twice = 0.0;
      const auto outline = record.points();
      for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 a = outline[i];
        const Vec2 b = outline[(i + 1) % outline.size()];
        twice += a.x * b.y - a.y * b.x;
      }
      areas.push_back(std::fabs(0.5 * twice));
    }
    if (style == Style::kInk) areas.erase(areas.begin());  // the body between the hips
    REQUIRE(areas.size() == 2);
    CHECK(areas[1] < 0.85 * areas[0]);
    // A trapezium about as wide as the joints' beads, with round ends.
    const double thigh = WalkerBody::kBone * 0.5 * (28.6 + 14.4);
    CHECK((areas[0] > thigh && areas[0] < 1.4 * thigh));
  }
}

TEST_CASE("walker's picture: he looks where the knees point") {
  for (const double side : {-1.0, 1.0}) {
    WalkerPose pose = kPose;
    for (const std::size_t knee : {1, 4}) pose[knee].x = pose[knee - 1].x + side * 30.0;
    const auto records = drawn({}, pose);
    const auto eye = of(Style::kAccent, records);
    REQUIRE(eye.size() == 1);
    const auto circles = of(Style::kInk, records);
    const auto head = std::find_if(circles.begin(), circles.end(),
                                   [](const Record& record) { return record.kind == kCircle; });
    REQUIRE(head != circles.end());
    const Vec2 ahead = centreOf(eye[0]) - centreOf(*head);
    CHECK(ahead.x * side > 10.0);
    CHECK(length(ahead) + eye[0].payload[2] < head->payload[2]);
    CHECK(ahead.y < 0.0);
    CHECK(centreOf(*head).y < pose[6].y - 20.0);
  }
}

TEST_CASE("walker's picture: the construction of both legs when asked for, and only then") {
  CHECK(of(Style::kGuide, drawn({.limbs = true, .construction = false})).empty());
  const auto guides = of(Style::kGuide, drawn({.limbs = false, .construction = true}));
  REQUIRE(guides.size() == 8);
  for (const std::size_t first : {0, 3}) {
    const std::size_t at = first == 0 ? 0 : 4;
    const Vec2 hip = kPose[first];
    const Vec2 knee = kPose[first + 1];
    const Vec2 foot = kPose[first + 2];
    const auto reach = guides[at].points(1);
    CHECK((isAt(reach[0], hip) && isAt(reach[1], foot)));
    // The knee lies on the perpendicular on the middle: both bones are as long.
    const auto across = guides[at + 1].points(1);
    CHECK((isAt(across[0], lerp(hip, foot, 0.5)) && isAt(across[1], knee)));
    CHECK(std::fabs(dot(across[1] - across[0], reach[1] - reach[0])) <
          0.01 * dot(reach[1] - reach[0], reach[1] - reach[0]));
    CHECK(isAt(centreOf(guides[at + 2]), lerp(hip, foot, 0.5)));
    // Closed, the whole way round, and a foot that circles is on it.
    const auto way = guides[at + 3].points(1);
    CHECK(isAt(way.front(), way.back()));
    double nearest = 1e9;
    const Vec2 circling = circlingFoot(hip.x, 2.0);
    for (const Vec2 point : way) nearest = std::min(nearest, length(point - circling));
    CHECK(nearest < 6.0);
    CHECK(way.size() > 40);
  }
}
