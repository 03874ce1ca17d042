// The hound as JavaScript sees him.
#include <emscripten/bind.h>

#include "bindings/figure_table.hpp"
#include "stage/hound_stage.hpp"

EMSCRIPTEN_BINDINGS(hound) {
  using namespace stickman;
  using namespace stickman::bindings;

  emscripten::enum_<HoundAction>("HoundState")
      .value("Stand", HoundAction::kStand)
      .value("Run", HoundAction::kRun)
      .value("Jump", HoundAction::kJump)
      .value("Land", HoundAction::kLand)
      .value("Sit", HoundAction::kSit)
      .value("Lie", HoundAction::kLie)
      .value("Curl", HoundAction::kCurl)
      .value("Swim", HoundAction::kSwim);

  emscripten::class_<Counted<HoundStage>> hound("Hound");
  hound.constructor<>()
      .function("setSpeed", method<HoundStage>(&HoundStage::setSpeed))
      .function("setState", method<HoundStage>(&HoundStage::setState))
      .function("state", method<HoundStage>(&HoundStage::state))
      .function("gait", method<HoundStage>(&HoundStage::gait))
      .function("phase", method<HoundStage>(&HoundStage::phase))
      .function("groundSpeed", method<HoundStage>(&HoundStage::groundSpeed))
      .function("distance", method<HoundStage>(&HoundStage::distance))
      .function("contacts", method<HoundStage>(&HoundStage::contacts))
      .function("pose", &pose<Counted<HoundStage>>);
  bindScene<HoundStage>(hound);
}
