#include "draw/cloth_drawing.hpp"

#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

constexpr ClothGrid kGrid{9, 4, 16.0F};

// A sheet whose rows all run as `heightAt(column)` has it (y, down).
template <typename Height>
VerletStore sheet(const Height& heightAt) {
  VerletStore store(kGrid.columns * kGrid.rows);
  for (std::size_t i = 0; i < store.count(); ++i) {
    const std::size_t column = i % kGrid.columns;
    const std::size_t row = i / kGrid.columns;
    movePoint(store.points(), i, 100.0F + 16.0F * static_cast<float>(column),
              60.0F + 16.0F * static_cast<float>(row) + static_cast<float>(heightAt(column)));
  }
  store.keepLast();
  return store;
}

std::vector<Record> drawn(const VerletStore& store, bool bareLines = false, double t = 1.0) {
  DrawList list;
  drawCloth(list, store, kGrid, t, bareLines, 420.0);
  return recordsOf(list);
}

struct Shade {
  double alpha;
  double left;  // x of its left side
};
std::vector<Shade> shadesOf(const VerletStore& store) {
  std::vector<Shade> shades;
  for (const Record& record : drawn(store)) {
    if (record.kind == static_cast<int>(ShapeKind::kPolygon) && record.style == static_cast<int>(Style::kInk))
      shades.push_back({record.alpha, record.points()[0].x});
  }
  return shades;
}

}  // namespace

TEST_CASE("flag's picture: lit from above: bright where a fold runs down, in shade where it rises") {
  // Four columns down by 6 u each, four up again: on the whole it is level.
  const VerletStore folded =
      sheet([](std::size_t column) { return 6.0 * (column <= 4 ? column : 8.0 - column); });
  const double middle = 100.0 + 16.0 * 4.0;
  double darkestDown = 0.0;
  double brightestUp = 1.0;
  for (const Shade& shade : shadesOf(folded)) {
    if (shade.left < middle - 1.0)
      darkestDown = std::max(darkestDown, shade.alpha);
    else
      brightestUp = std::min(brightestUp, shade.alpha);
  }
  CHECK(darkestDown < 0.02);
  CHECK(brightestUp > 0.25);
}

TEST_CASE("flag's picture: a smooth sheet is shaded evenly, whichever way it hangs; gathered it is darker") {
  for (const double slope : {0.0, 3.0, -3.0}) {
    const auto shades =
        shadesOf(sheet([&](std::size_t column) { return slope * static_cast<double>(column); }));
    REQUIRE(shades.size() == (kGrid.columns - 1) * (kGrid.rows - 1));
    for (const Shade& shade : shades) CHECK(shade.alpha == Approx(shades[0].alpha).margin(1e-4));
  }
  VerletStore gathered = sheet([](std::size_t) { return 0.0; });
  for (std::size_t i = 0; i < gathered.count(); ++i) gathered.points().x[i] *= 0.8F;
  gathered.keepLast();
  CHECK(shadesOf(gathered)[0].alpha > shadesOf(sheet([](std::size_t) { return 0.0; }))[0].alpha + 0.03);
}

TEST_CASE("flag's picture: the outline goes once round the sheet's edge, and nothing lies beyond it") {
  const VerletStore store = sheet([](std::size_t column) { return 2.0 * static_cast<double>(column % 3); });
  const std::vector<Record> records = drawn(store);
  const std::vector<Vec2> outline = records[0].points();
  REQUIRE(outline.size() == 2 * (kGrid.columns + kGrid.rows) - 4);
  for (std::size_t k = 0; k < outline.size(); ++k) {
    const double edge = distance(outline[k], outline[(k + 1) % outline.size()]);
    CHECK(edge > 15.0);
    CHECK(edge < 17.0);
  }
  for (std::size_t i = 0; i < store.count(); ++i) {
    const std::size_t column = i % kGrid.columns;
    const std::size_t row = i / kGrid.columns;
    const bool inside = column > 0 && row > 0 && column + 1 < kGrid.columns && row + 1 < kGrid.rows;
    const Vec2 at{store.shownX(i, 1.0), store.shownY(i, 1.0)};
    if (inside) CHECK(windingNumber(outline, at) != 0);
    double nearest = 1e9;
    for (const Vec2& point : outline) nearest = std::min(nearest, distance(point, at));
    CHECK((nearest < 1e-3) == !inside);
  }
}

TEST_CASE("flag's picture: every thread goes through its own points, at any moment between two ticks") {
  VerletStore store = sheet([](std::size_t column) { return static_cast<double>(column * column); });
  for (std::size_t i = 0; i < store.count(); ++i) store.points().y[i] -= 4.0F;
  for (const double t : {0.0, 0.25, 1.0}) {
    const std::vector<Record> records = drawn(store, true, t);
    REQUIRE(records.size() == kGrid.rows + kGrid.columns + 2);  // and the pole with its knob
    for (std::size_t row = 0; row < kGrid.rows; ++row) {
      const std::vector<Vec2> thread = records[row].points(1);
      REQUIRE(thread.size() == kGrid.columns);
      for (std::size_t column = 0; column < kGrid.columns; ++column) {
        const std::size_t i = row * kGrid.columns + column;
        CHECK(distance(thread[column], {store.shownX(i, t), store.shownY(i, t)}) < 1e-3);
        const std::vector<Vec2> across = records[kGrid.rows + column].points(1);
        CHECK(distance(across[row], thread[column]) < 1e-6);
      }
    }
  }
}

TEST_CASE("flag's picture: the pole stands on the ground at the flag's left side and is taller than it") {
  const std::vector<Record> records = drawn(sheet([](std::size_t) { return 0.0; }));
  const Record& pole = records[records.size() - 2];
  REQUIRE(pole.kind == static_cast<int>(ShapeKind::kPolyline));
  const std::vector<Vec2> ends = pole.points(1);
  CHECK(ends[0].x == Approx(100.0));
  CHECK(ends[1].x == Approx(100.0));
  CHECK(ends[0].y == Approx(60.0 - 12.0));
  CHECK(ends[1].y == Approx(420.0));
}
