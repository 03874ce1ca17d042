#pragma once

#include "cast/runner/state.hpp"
#include "golden/fields.hpp"
#include "stage/cloth_stage.hpp"
#include "stage/hound_stage.hpp"
#include "stage/rope_stage.hpp"
#include "stage/stickman_stage.hpp"
#include "stage/walker_stage.hpp"

namespace stickman::golden {

// The fields of every state, each listed in one place. golden_test.cpp finds out when one is missing: it
// turns every bit of a state over.

void describe(Fields& fields, const Foot& foot);
/// What of a foot is told of together with the ground under the other feet.
std::array<double, 20> swingOverGround(const Foot& foot);
void describe(Fields& fields, const BipedState& legs);
void describe(Fields& fields, const StickmanState& man);
void describe(Fields& fields, const RunnerState& runner);
void describe(Fields& fields, const WalkerState& walker);
void describe(Fields& fields, const HoundSnapshot& hound);

// The same of a figure on show, with what it tells the shell.

void describe(Fields& fields, const StickmanStage& stage);
void describe(Fields& fields, const WalkerStage& stage);
void describe(Fields& fields, const HoundStage& stage);
void describe(Fields& fields, const RopeStage& stage);
void describe(Fields& fields, const ClothStage& stage);

}  // namespace stickman::golden
