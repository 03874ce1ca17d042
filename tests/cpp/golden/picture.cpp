#include "golden/picture.hpp"

#include "test_helpers.hpp"

namespace stickman::golden {
namespace {

constexpr const char* kStyleNames[] = {"ink", "far-ink", "ground", "accent", "hair", "cloth", "guide"};
constexpr const char* kKindNames[] = {"polygon", "polyline", "circle"};

// A row of dots, a mesh and a skeleton come and go by the dozen.
bool comesInCrowds(std::size_t style) {
  return style == static_cast<std::size_t>(Style::kGround) ||
         style == static_cast<std::size_t>(Style::kCloth) || style == static_cast<std::size_t>(Style::kGuide);
}

}  // namespace

Sum& Picture::sumOf(std::size_t kind, std::size_t style, std::size_t number) {
  const std::size_t apart = comesInCrowds(style) ? 1 : apart_;
  std::vector<std::size_t>& places = places_[style][kind];
  const std::size_t at = number < apart ? number : apart - 1;
  while (places.size() <= at) {
    std::string name = std::string(kStyleNames[style]) + ' ' + kKindNames[kind];
    if (apart > 1) name += ' ' + std::to_string(places.size() + 1);
    if (apart > 1 && places.size() + 1 == apart) name += '+';
    places.push_back(shapes_.size());
    shapes_.push_back({std::move(name), {}});
  }
  return shapes_[places[at]].sum;
}

void Picture::add(const DrawList& list) {
  feed(whole_, list.used());
  feed(whole_, list.dropped());
  feedAll(whole_, list.data(), list.used());
  std::array<std::array<std::size_t, kKinds>, kStyles> counts{};
  for (const test::Record& record : test::recordsOf(list)) {
    const auto kind = static_cast<std::size_t>(record.kind) - 1;
    const auto style = static_cast<std::size_t>(record.style);
    if (kind >= kKinds || style >= kStyles) continue;  // the whole has it
    Sum& sum = sumOf(kind, style, counts[style][kind]++);
    feed(sum, record.alpha);
    feed(sum, record.payload.size());
    feed(sum, record.payload);
  }
}

void Picture::clear() {
  whole_ = {};
  for (Shape& shape : shapes_) shape.sum = {};
}

}  // namespace stickman::golden
