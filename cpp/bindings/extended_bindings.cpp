// The stickman with all that an author can ask of him: the core module's class, ground that
// is not level, and actions of one's own.
#include "bindings/stickman_table.hpp"

EMSCRIPTEN_BINDINGS(extended) { stickman::bindings::bindExtendedStickman<stickman::StickmanStage>(); }
