// The stickman as JavaScript sees it: one flat table.
#include <emscripten/bind.h>

#include "bindings/adapters.hpp"

using namespace emscripten;
using namespace stickman;
using namespace stickman::bindings;

EMSCRIPTEN_BINDINGS(stickman) {
  function("liveObjects", &liveObjects);

  enum_<Action>("Action")
      .value("Idle", Action::Idle)
      .value("Walk", Action::Walk)
      .value("Run", Action::Run);

  class_<CountedStickman>("Stickman")
      .constructor<>()
      .function("buildPose", &CountedStickman::buildPose)
      .function("drawList", &drawList)
      .function("hash", &hash)
      .function("setView", &CountedStickman::setView)
      .function("groundY", &CountedStickman::groundY)
      .function("parameterNames", &parameterNames)
      .function("parameter", &parameter)
      .function("setParameter", &setParameter)
      .function("pose", &pose)
      .function("setAction", &CountedStickman::setAction)
      .function("action", &CountedStickman::action)
      .function("setGait", &CountedStickman::setGait)
      .function("setSpeed", &CountedStickman::setSpeed)
      .function("setFacing", &CountedStickman::setFacing)
      .function("setGround", &CountedStickman::setGround)
      .function("phase", &CountedStickman::phase)
      .function("groundSpeed", &CountedStickman::groundSpeed)
      .function("distance", &CountedStickman::distance)
      .function("contacts", &CountedStickman::contacts)
      .function("tick", &CountedStickman::tick);
}
