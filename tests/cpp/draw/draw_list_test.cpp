#include "draw/draw_list.hpp"

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::Random;
using stickman::test::Record;
using stickman::test::recordsOf;

namespace {

void addPolygon(DrawList& list, std::size_t points) {
  list.beginPolygon(Style::kInk, 1.0);
  for (std::size_t i = 0; i < points; ++i) list.point({static_cast<double>(i), 0.5});
  list.end();
}

constexpr std::size_t kHeader = 4;

}  // namespace

TEST_CASE("draw list: an empty list is its own length") {
  DrawList list;
  CHECK(list.used() == 1);
  CHECK(list.data()[0] == 1.0F);
  CHECK(list.dropped() == 0);
}

TEST_CASE("draw list: layout of every kind, float by float") {
  DrawList list;
  list.beginPolygon(Style::kFarInk, 0.5);
  list.point({1.0, 2.0});
  list.point({3.0, 4.0});
  list.point({5.0, 6.0});
  list.end();
  list.beginPolyline(Style::kAccent, 0.25, 7.5);
  list.point({8.0, 9.0});
  list.point({10.0, 11.0});
  list.end();
  list.circle(Style::kGround, 1.0, {12.0, 13.0}, 14.0);
  const std::vector<float> expected = {27.0F,                                             // used
                                       1.0F,  1.0F, 0.5F,  6.0F, 1,    2,  3, 4,  5,  6,  // polygon
                                       2.0F,  3.0F, 0.25F, 5.0F, 7.5F, 8,  9, 10, 11,     // polyline
                                       3.0F,  2.0F, 1.0F,  3.0F, 12,   13, 14};           // circle
  REQUIRE(list.used() == expected.size());
  CHECK(std::vector<float>(list.data(), list.data() + list.used()) == expected);
}

TEST_CASE("draw list: ids of kinds and styles are those the shell knows") {
  CHECK(static_cast<int>(ShapeKind::kPolygon) == 1);
  CHECK(static_cast<int>(ShapeKind::kPolyline) == 2);
  CHECK(static_cast<int>(ShapeKind::kCircle) == 3);
  CHECK(static_cast<int>(Style::kInk) == 0);
  CHECK(static_cast<int>(Style::kFarInk) == 1);
  CHECK(static_cast<int>(Style::kGround) == 2);
  CHECK(static_cast<int>(Style::kAccent) == 3);
  CHECK(static_cast<int>(Style::kHair) == 4);
}

TEST_CASE("draw list: clear starts over") {
  DrawList list;
  addPolygon(list, 5000);  // too long
  addPolygon(list, 3);
  list.clear();
  CHECK(list.used() == 1);
  CHECK(list.data()[0] == 1.0F);
  CHECK(list.dropped() == 0);
  addPolygon(list, 3);
  CHECK(recordsOf(list).size() == 1);
}

TEST_CASE("draw list: what does not fit is left out whole, and counted") {
  DrawList list;
  // Fill up to the last float: 1 + 4 + 2n, then a circle of 7, has the right parity.
  const std::size_t points = (DrawList::kCapacity - 1 - kHeader - 7) / 2;
  addPolygon(list, points);
  list.circle(Style::kInk, 1.0, {1.0, 2.0}, 3.0);
  REQUIRE(list.used() == DrawList::kCapacity);
  CHECK(list.dropped() == 0);
  const std::vector<float> full(list.data(), list.data() + list.used());

  list.circle(Style::kInk, 1.0, {4.0, 5.0}, 6.0);
  addPolygon(list, 3);
  list.beginPolyline(Style::kInk, 1.0, 2.0);
  list.end();
  CHECK(list.dropped() == 3);
  CHECK(std::vector<float>(list.data(), list.data() + list.used()) == full);
  CHECK(recordsOf(list).size() == 2);
}

TEST_CASE("draw list: one float short is too short, and a smaller shape still gets in") {
  DrawList list;
  const std::size_t points = (DrawList::kCapacity - 1 - kHeader - 7) / 2;
  addPolygon(list, points);
  list.beginPolygon(Style::kInk, 1.0);  // 4 + 4 floats, 7 are left
  list.point({1.0, 1.0});
  list.point({2.0, 2.0});
  list.end();
  CHECK(list.dropped() == 1);
  CHECK(list.used() == DrawList::kCapacity - 7);
  list.circle(Style::kHair, 1.0, {1.0, 2.0}, 3.0);
  CHECK(list.dropped() == 1);
  const std::vector<Record> records = recordsOf(list);
  REQUIRE(records.size() == 2);
  CHECK(records[1].style == static_cast<int>(Style::kHair));
}

TEST_CASE("draw list: random shapes, many too many, can be walked by their counts") {
  Random random(90);
  for (int round = 0; round < 50; ++round) {
    DrawList list;
    std::size_t added = 0;
    for (int shape = 0; shape < 300; ++shape) {
      ++added;
      const auto points = static_cast<std::size_t>(random.between(0.0, 60.0));
      switch (random.word() % 3) {
        case 0:
          addPolygon(list, points);
          break;
        case 1:
          list.beginPolyline(Style::kAccent, 0.5, 2.0);
          for (std::size_t i = 0; i < points; ++i) list.point(random.point(100.0));
          list.end();
          break;
        default:
          list.circle(Style::kInk, 1.0, random.point(100.0), 3.0);
      }
    }
    const std::vector<Record> records = recordsOf(list);
    REQUIRE(list.dropped() > 0);
    REQUIRE(records.size() + list.dropped() == added);
    REQUIRE(static_cast<std::size_t>(list.data()[0]) == list.used());
    std::size_t used = 1;
    for (const Record& record : records) {
      REQUIRE((record.kind >= 1 && record.kind <= 3));
      REQUIRE(record.payload.size() % 2 == (record.kind == 1 ? 0U : 1U));
      used += kHeader + record.payload.size();
    }
    REQUIRE(used == list.used());
  }
}

TEST_CASE("draw list: the view of it does not move") {
  DrawList list;
  const float* view = list.data();
  addPolygon(list, 4000);
  list.clear();
  addPolygon(list, 4000);
  CHECK(list.data() == view);
}
