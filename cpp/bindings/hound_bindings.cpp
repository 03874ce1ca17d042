// The hound as JavaScript sees him.
#include <emscripten/bind.h>

#include "bindings/figure_table.hpp"
#include "bindings/terrain_table.hpp"
#include "stage/hound_stage.hpp"

EMSCRIPTEN_BINDINGS(hound) {
  using namespace stickman;
  using namespace stickman::bindings;

  emscripten::enum_<HoundState> states("HoundState");
  for (const HoundStateRow& row : kHoundStateRows) states.value(row.name, row.state);

  emscripten::class_<Counted<HoundStage>> hound("Hound");
  hound.constructor<>()
      .function("setSpeed", method<HoundStage>(&HoundStage::setSpeed))
      .function("setState", method<HoundStage>(&HoundStage::setState))
      .function("state", method<HoundStage>(&HoundStage::state))
      .function("useTerrain", &useTerrain<Counted<HoundStage>>)
      .function("gait", method<HoundStage>(&HoundStage::gait))
      .function("phase", method<HoundStage>(&HoundStage::phase))
      .function("groundSpeed", method<HoundStage>(&HoundStage::groundSpeed))
      .function("distance", method<HoundStage>(&HoundStage::distance))
      .function("contacts", method<HoundStage>(&HoundStage::contacts))
      .function("pose", &pose<Counted<HoundStage>>);
  bindScene<HoundStage>(hound);
}
