// What lies between the core's types and embind's: strings, arrays and the count of live objects.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>

#include "stage/stickman_stage.hpp"

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

using CountedStickman = Counted<StickmanStage>;

/// A stage's own method as one of the counted class: embind binds a method only to the class that has it.
template <typename Stage, typename Result, typename... Arguments>
constexpr auto method(Result (Stage::*pointer)(Arguments...)) -> Result (Counted<Stage>::*)(Arguments...) {
  return pointer;
}
template <typename Stage, typename Result, typename... Arguments>
constexpr auto method(Result (Stage::*pointer)(Arguments...) const)
    -> Result (Counted<Stage>::*)(Arguments...) const {
  return pointer;
}

/// How many objects JavaScript has made and not yet deleted.
inline int liveObjects() { return liveCount; }

/// A Float32Array on the module's memory. It stays valid until the memory grows; then its byteLength is 0,
/// and the caller asks again. The draw list's is as long as its capacity: its first float says how much is in
/// use.
emscripten::val drawList(const CountedStickman& figure);
emscripten::val pose(const CountedStickman& figure);
emscripten::val hair(const CountedStickman& figure);
emscripten::val hairPrevious(const CountedStickman& figure);
emscripten::val spear(const CountedStickman& figure);

/// The same for any floats.
emscripten::val view(const float* first, std::size_t count);

/// 64 bits as 16 hexadecimal digits.
std::string hexDigits(std::uint64_t bits);

/// State hash of the last tick as 16 hexadecimal digits.
std::string hash(const CountedStickman& figure);

/// Ticks run so far, as a JavaScript number.
double tickCount(const CountedStickman& figure);

/// How many actions that play once are over, as a JavaScript number.
double endedActions(const CountedStickman& figure);

/// The names that `parameter` and `setParameter` know, as a JavaScript array.
emscripten::val parameterNames(const CountedStickman& figure);

/// NaN for an unknown name.
double parameter(const CountedStickman& figure, const std::string& name);

/// False, and nothing changes, for an unknown name or NaN; else the value is clamped to its range.
bool setParameter(CountedStickman& figure, const std::string& name, double value);

}  // namespace stickman::bindings
