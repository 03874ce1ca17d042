// The stickman as JavaScript sees it: one flat table.
#include <emscripten/bind.h>

#include "bindings/adapters.hpp"

using namespace emscripten;
using namespace stickman;
using namespace stickman::bindings;

EMSCRIPTEN_BINDINGS(stickman) {
  function("liveObjects", &liveObjects);

  enum_<Action>("Action")
      .value("Idle", Action::kIdle)
      .value("Walk", Action::kWalk)
      .value("Run", Action::kRun)
      .value("Jump", Action::kJump)
      .value("Throw", Action::kThrow)
      .value("SpearForm", Action::kSpearForm)
      .value("Thrust", Action::kThrust);

  class_<CountedStickman>("Stickman")
      .constructor<>()
      .function("buildPose", method(&StickmanStage::buildPose))
      .function("drawList", &drawList)
      .function("hash", &hash)
      .function("setView", method(&StickmanStage::setView))
      .function("groundY", method(&StickmanStage::groundY))
      .function("parameterNames", &parameterNames)
      .function("parameter", &parameter)
      .function("setParameter", &setParameter)
      .function("pose", &pose)
      .function("hair", &hair)
      .function("hairPrevious", &hairPrevious)
      .function("spear", &spear)
      .function("endedActions", &endedActions)
      .function("setAction", method(&StickmanStage::setAction))
      .function("action", method(&StickmanStage::action))
      .function("setGait", method(&StickmanStage::setGait))
      .function("setSpeed", method(&StickmanStage::setSpeed))
      .function("setFacing", method(&StickmanStage::setFacing))
      .function("setGround", method(&StickmanStage::setGround))
      .function("phase", method(&StickmanStage::phase))
      .function("groundSpeed", method(&StickmanStage::groundSpeed))
      .function("distance", method(&StickmanStage::distance))
      .function("contacts", method(&StickmanStage::contacts))
      .function("tick", &tickCount);
}
