#include "bindings/adapters.hpp"

namespace stickman::bindings {

emscripten::val view(const float* first, std::size_t count) {
  return emscripten::val(emscripten::typed_memory_view(count, first));
}

}  // namespace stickman::bindings
