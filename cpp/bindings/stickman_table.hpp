// The stickman as JavaScript sees him: one flat table, for each class that is one.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "bindings/adapters.hpp"
#include "stage/stickman_stage.hpp"

namespace stickman::bindings {

template <typename Figure>
emscripten::val drawList(const Figure& figure) {
  return view(figure.drawList().data(), DrawList::kCapacity);
}

template <typename Figure>
emscripten::val pose(const Figure& figure) {
  return view(figure.pose().data(), figure.pose().size());
}

template <typename Figure>
emscripten::val hair(const Figure& figure) {
  return view(figure.hair().data(), figure.hair().size());
}

template <typename Figure>
emscripten::val hairPrevious(const Figure& figure) {
  return view(figure.hairPrevious().data(), figure.hairPrevious().size());
}

template <typename Figure>
emscripten::val spear(const Figure& figure) {
  return view(figure.spear().data(), figure.spear().size());
}

template <typename Figure>
std::string hash(const Figure& figure) {
  return hexDigits(figure.hash());
}

// Counts cross the boundary as JavaScript numbers.
template <typename Figure>
double tickCount(const Figure& figure) {
  return static_cast<double>(figure.ticks());
}

template <typename Figure>
double endedActions(const Figure& figure) {
  return static_cast<double>(figure.endedActions());
}

template <typename Figure>
emscripten::val parameterNames(const Figure&) {
  const ParameterList list = stickmanParameterList();
  emscripten::val names = emscripten::val::array();
  for (std::size_t i = 0; i < list.count; ++i)
    names.set(static_cast<int>(i), emscripten::val(list.first[i].name));
  return names;
}

template <typename Figure>
double parameter(const Figure& figure, const std::string& name) {
  return figure.parameter(name.c_str());
}

template <typename Figure>
bool setParameter(Figure& figure, const std::string& name, double value) {
  return figure.setParameter(name.c_str(), value);
}

/// Tells embind of `Figure`, a StickmanStage or what extends it, as the class Stickman. Once per module.
template <typename Figure>
void bindStickman() {
  emscripten::function("liveObjects", &liveObjects);

  emscripten::enum_<Action>("Action")
      .value("Idle", Action::kIdle)
      .value("Walk", Action::kWalk)
      .value("Run", Action::kRun)
      .value("Jump", Action::kJump)
      .value("Throw", Action::kThrow)
      .value("SpearForm", Action::kSpearForm)
      .value("Thrust", Action::kThrust);

  emscripten::class_<Counted<Figure>>("Stickman")
      .template constructor<>()
      .function("buildPose", inherited<Figure>(&Figure::buildPose))
      .function("drawList", &drawList<Counted<Figure>>)
      .function("hash", &hash<Counted<Figure>>)
      .function("setView", inherited<Figure>(&Figure::setView))
      .function("groundY", inherited<Figure>(&Figure::groundY))
      .function("parameterNames", &parameterNames<Counted<Figure>>)
      .function("parameter", &parameter<Counted<Figure>>)
      .function("setParameter", &setParameter<Counted<Figure>>)
      .function("pose", &pose<Counted<Figure>>)
      .function("hair", &hair<Counted<Figure>>)
      .function("hairPrevious", &hairPrevious<Counted<Figure>>)
      .function("spear", &spear<Counted<Figure>>)
      .function("endedActions", &endedActions<Counted<Figure>>)
      .function("setAction", inherited<Figure>(&Figure::setAction))
      .function("action", inherited<Figure>(&Figure::action))
      .function("setGait", inherited<Figure>(&Figure::setGait))
      .function("setSpeed", inherited<Figure>(&Figure::setSpeed))
      .function("setFacing", inherited<Figure>(&Figure::setFacing))
      .function("setGround", inherited<Figure>(&Figure::setGround))
      .function("phase", inherited<Figure>(&Figure::phase))
      .function("groundSpeed", inherited<Figure>(&Figure::groundSpeed))
      .function("distance", inherited<Figure>(&Figure::distance))
      .function("contacts", inherited<Figure>(&Figure::contacts))
      .function("tick", &tickCount<Counted<Figure>>);
}

}  // namespace stickman::bindings
