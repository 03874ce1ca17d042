// What lies between the core's types and embind's: strings, arrays and the count of live objects.
#pragma once

#include <emscripten/val.h>

#include <memory>
#include <string>

#include "stage/stickman_stage.hpp"

namespace stickman::bindings {

/// A stage as JavaScript owns it: counted from its constructor to `delete()`.
class CountedStickman : public StickmanStage {
 public:
  CountedStickman();
  ~CountedStickman();
  CountedStickman(const CountedStickman&) = delete;
  CountedStickman& operator=(const CountedStickman&) = delete;
};

/// How many objects JavaScript has made and not yet deleted.
int liveObjects();

/// A Float32Array on the module's memory. Valid until the memory grows, when its byteLength becomes 0: ask again then.
emscripten::val drawList(const CountedStickman& figure);
emscripten::val pose(const CountedStickman& figure);

/// The last tick's state hash as 16 hexadecimal digits.
std::string hash(const CountedStickman& figure);

/// The names that `parameter` and `setParameter` know, as a JavaScript array.
emscripten::val parameterNames(const CountedStickman& figure);

/// NaN for an unknown name.
double parameter(const CountedStickman& figure, const std::string& name);

/// False, and nothing changes, for an unknown name or NaN; else the value is clamped to its range.
bool setParameter(CountedStickman& figure, const std::string& name, double value);

}  // namespace stickman::bindings
