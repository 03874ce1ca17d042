// The hound as JavaScript sees him.
#include <emscripten/bind.h>

#include "bindings/scene_adapters.hpp"
#include "stage/hound_stage.hpp"

namespace stickman::bindings {
namespace {

using CountedHound = Counted<HoundStage>;

emscripten::val houndPose(const CountedHound& hound) {
  return view(hound.pose().data(), hound.pose().size());
}

}  // namespace
}  // namespace stickman::bindings

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

  emscripten::class_<CountedHound> hound("Hound");
  hound.constructor<>()
      .function("setSpeed", method(&HoundStage::setSpeed))
      .function("setState", method(&HoundStage::setState))
      .function("state", method(&HoundStage::state))
      .function("gait", method(&HoundStage::gait))
      .function("phase", method(&HoundStage::phase))
      .function("groundSpeed", method(&HoundStage::groundSpeed))
      .function("distance", method(&HoundStage::distance))
      .function("contacts", method(&HoundStage::contacts))
      .function("pose", &houndPose);
  bindCommon<HoundStage>(hound);
}
