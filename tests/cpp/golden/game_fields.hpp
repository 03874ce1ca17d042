#pragma once

#include "game/spear_run.hpp"
#include "golden/fields.hpp"

namespace stickman::golden {

// As in figure_fields.hpp. The runner's own fields have no names of their own here: his own scripts tell
// more.

void describe(Fields& fields, const Obstacle& thing);
void describe(Fields& fields, const RunSnapshot& run);

/// Takes the game's events, as the shell does.
void describe(Fields& fields, SpearRun& game);

}  // namespace stickman::golden
