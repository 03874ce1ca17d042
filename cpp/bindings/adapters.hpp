// What lies between the core's types and embind's: strings, arrays and the count of live objects.
#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "math/hex_digits.hpp"

namespace stickman::bindings {

inline int liveCount = 0;

/// A figure as JavaScript owns it: counted from its constructor to `delete()`.
template <typename Figure>
class Counted : public Figure {
 public:
  template <typename... Arguments>
  explicit Counted(Arguments... arguments) : Figure(arguments...) {
    ++liveCount;
  }
  ~Counted() { --liveCount; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
};

/// A method of a stage, or of its base, as one of the counted class: embind binds a method only to the class
/// that has it.
template <typename Stage, typename Base, typename Result, typename... Arguments>
constexpr auto method(Result (Base::*pointer)(Arguments...)) -> Result (Counted<Stage>::*)(Arguments...) {
  return pointer;
}
template <typename Stage, typename Base, typename Result, typename... Arguments>
constexpr auto method(Result (Base::*pointer)(Arguments...) const)
    -> Result (Counted<Stage>::*)(Arguments...) const {
  return pointer;
}

/// How many objects JavaScript has made and not yet deleted.
inline int liveObjects() { return liveCount; }

/// A Float32Array on the module's memory. It stays valid until the memory grows; then its byteLength is 0,
/// and the caller asks again. A draw list's is as long as its capacity: its first float says how much is in
/// use.
emscripten::val view(const float* first, std::size_t count);

}  // namespace stickman::bindings
