// The stickman of the world module, and what only the Motion lab needs of him, as functions.
#include "bindings/stickman_table.hpp"
#include "math/scalar.hpp"
#include "stage/rewindable_stickman.hpp"

namespace stickman::bindings {
namespace {

using LabStickman = Counted<RewindableStickman>;

emscripten::val parameterInfo(const std::string& name) { return rangeOf(stickmanParameterTable(), name); }

// Counts cross the boundary as numbers; what is not one, or is below 0, counts as 0.
std::size_t countOf(double number) {
  return number >= 1.0 ? static_cast<std::size_t>(minimum(number, 1e6)) : 0;
}

void keepHistory(LabStickman& figure, double ticks) { figure.keepHistory(countOf(ticks)); }
double historyLength(const LabStickman& figure) { return static_cast<double>(figure.historyLength()); }
bool seek(LabStickman& figure, double back) { return back >= 0.0 && figure.seek(countOf(back)); }
double headLag(const LabStickman& figure) { return figure.headLag(); }
double targetSpeed(const LabStickman& figure) { return figure.targetSpeed(); }
double targetGait(const LabStickman& figure) { return figure.targetGait(); }

}  // namespace
}  // namespace stickman::bindings

EMSCRIPTEN_BINDINGS(lab) {
  using namespace stickman::bindings;
  bindExtendedStickman<stickman::RewindableStickman>();
  emscripten::function("parameterInfo", &parameterInfo);
  emscripten::function("keepHistory", &keepHistory);
  emscripten::function("historyLength", &historyLength);
  emscripten::function("seek", &seek);
  emscripten::function("headLag", &headLag);
  emscripten::function("targetSpeed", &targetSpeed);
  emscripten::function("targetGait", &targetGait);
}
