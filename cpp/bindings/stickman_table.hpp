// The stickman as JavaScript sees him: one flat table, for each class that is one.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "bindings/action_table.hpp"
#include "bindings/figure_table.hpp"
#include "bindings/terrain_table.hpp"
#include "stage/stickman_stage.hpp"

namespace stickman::bindings {

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

// Counts cross the boundary as JavaScript numbers.
template <typename Figure>
double tickCount(const Figure& figure) {
  return static_cast<double>(figure.ticks());
}

template <typename Figure>
double endedActions(const Figure& figure) {
  return static_cast<double>(figure.endedActions());
}

/// Tells embind of `Figure`, a StickmanStage or what extends it, as the class Stickman, which is returned.
/// Once per module.
template <typename Figure>
emscripten::class_<Counted<Figure>> bindStickman() {
  emscripten::function("liveObjects", &liveObjects);

  emscripten::enum_<Action> actions("Action");
  for (const ActionRow& row : kActionRows) actions.value(row.name, row.action);

  emscripten::class_<Counted<Figure>> stickman("Stickman");
  stickman.template constructor<>()
      .function("buildPose", method<Figure>(&Figure::buildPose))
      .function("pose", &pose<Counted<Figure>>)
      .function("hair", &hair<Counted<Figure>>)
      .function("hairPrevious", &hairPrevious<Counted<Figure>>)
      .function("spear", &spear<Counted<Figure>>)
      .function("endedActions", &endedActions<Counted<Figure>>)
      .function("setAction", method<Figure>(&Figure::setAction))
      .function("action", method<Figure>(&Figure::action))
      .function("setGait", method<Figure>(&Figure::setGait))
      .function("setSpeed", method<Figure>(&Figure::setSpeed))
      .function("setFacing", method<Figure>(&Figure::setFacing))
      .function("setPhase", method<Figure>(&Figure::setPhase))
      .function("setGround", method<Figure>(&Figure::setGround))
      .function("phase", method<Figure>(&Figure::phase))
      .function("groundSpeed", method<Figure>(&Figure::groundSpeed))
      .function("distance", method<Figure>(&Figure::distance))
      .function("contacts", method<Figure>(&Figure::contacts))
      .function("tick", &tickCount<Counted<Figure>>);
  bindFigure<Figure>(stickman);
  return stickman;
}

/// And of what the larger modules have beside the core.
template <typename Figure>
void bindExtendedStickman() {
  emscripten::function("terrainPoint", &terrainPoint);
  emscripten::function("actionNumber", &actionNumber);
  emscripten::function("actionFault", &actionFault);
  bindStickman<Figure>()
      .function("useTerrain", &useTerrain<Counted<Figure>>)
      .function("defineAction", &defineAction<Counted<Figure>>)
      .function("playOwn", &playOwn<Counted<Figure>>)
      .function("playedOwn", &playedOwn<Counted<Figure>>);
}

}  // namespace stickman::bindings
