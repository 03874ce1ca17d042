// The stickman alone, as the core module has him.
#include "bindings/stickman_table.hpp"

EMSCRIPTEN_BINDINGS(stickman) { stickman::bindings::bindStickman<stickman::StickmanStage>(); }
