// The stickman alone, as the core module has him: on level ground, with the actions that
// are built in. The module `extended` has the rest, which weighs half as much again.
#include "bindings/stickman_table.hpp"

const bool stickman::kHasTerrain = false;
const bool stickman::kHasOwnActions = false;

EMSCRIPTEN_BINDINGS(stickman) { stickman::bindings::bindStickman<stickman::StickmanStage>(); }
