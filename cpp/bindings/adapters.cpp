#include "bindings/adapters.hpp"

#include <cstddef>
#include <cstdint>

namespace stickman::bindings {

emscripten::val view(const float* first, std::size_t count) {
  return emscripten::val(emscripten::typed_memory_view(count, first));
}

emscripten::val drawList(const CountedStickman& figure) {
  return view(figure.drawList().data(), DrawList::kCapacity);
}

emscripten::val pose(const CountedStickman& figure) {
  return view(figure.pose().data(), figure.pose().size());
}

emscripten::val hair(const CountedStickman& figure) {
  return view(figure.hair().data(), figure.hair().size());
}

emscripten::val hairPrevious(const CountedStickman& figure) {
  return view(figure.hairPrevious().data(), figure.hairPrevious().size());
}

emscripten::val spear(const CountedStickman& figure) {
  return view(figure.spear().data(), figure.spear().size());
}

std::string hexDigits(std::uint64_t bits) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; bits >>= 4) digits[i] = "0123456789abcdef"[bits & 15];
  return digits;
}

std::string hash(const CountedStickman& figure) { return hexDigits(figure.hash()); }

double tickCount(const CountedStickman& figure) { return static_cast<double>(figure.ticks()); }

double endedActions(const CountedStickman& figure) { return static_cast<double>(figure.endedActions()); }

emscripten::val parameterNames(const CountedStickman&) {
  const ParameterList list = stickmanParameterList();
  emscripten::val names = emscripten::val::array();
  for (std::size_t i = 0; i < list.count; ++i)
    names.set(static_cast<int>(i), emscripten::val(list.first[i].name));
  return names;
}

double parameter(const CountedStickman& figure, const std::string& name) {
  return figure.parameter(name.c_str());
}

bool setParameter(CountedStickman& figure, const std::string& name, double value) {
  return figure.setParameter(name.c_str(), value);
}

}  // namespace stickman::bindings
