#include "bindings/adapters.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace stickman::bindings {

namespace {

int live = 0;

emscripten::val view(std::span<const float> values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()));
}

}  // namespace

CountedStickman::CountedStickman() { ++live; }

CountedStickman::~CountedStickman() { --live; }

int liveObjects() { return live; }

emscripten::val drawList(const CountedStickman& figure) { return view(figure.drawList()); }

emscripten::val pose(const CountedStickman& figure) { return view(figure.pose()); }

std::string hash(const CountedStickman& figure) {
  std::uint64_t rest = figure.hash();
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; rest >>= 4) digits[i] = "0123456789abcdef"[rest & 15];
  return digits;
}

emscripten::val parameterNames(const CountedStickman& figure) {
  emscripten::val names = emscripten::val::array();
  int i = 0;
  for (const auto& name : figure.parameterNames()) names.set(i++, std::string(name));
  return names;
}

double parameter(const CountedStickman& figure, const std::string& name) { return figure.parameter(name); }

bool setParameter(CountedStickman& figure, const std::string& name, double value) {
  return figure.setParameter(name, value);
}

}  // namespace stickman::bindings
