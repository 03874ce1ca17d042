// What every class has at the boundary: its draw list, its hash, its view, its named numbers.
#pragma once

#include <emscripten/bind.h>

#include "bindings/adapters.hpp"
#include "draw/draw_list.hpp"
#include "stage/parameter_table.hpp"

namespace stickman::bindings {

template <typename Figure>
emscripten::val drawList(const Figure& figure) {
  return view(figure.drawList().data(), DrawList::kCapacity);
}

template <typename Figure>
std::string hash(const Figure& figure) {
  return hexDigits(figure.hash());
}

/// A view of the joints as shown.
template <typename Figure>
emscripten::val pose(const Figure& figure) {
  return view(figure.pose().data(), figure.pose().size());
}

template <typename Figure>
emscripten::val parameterNames(const Figure& figure) {
  const ParameterTable table = figure.parameterTable();
  emscripten::val names = emscripten::val::array();
  for (std::size_t i = 0; i < table.count; ++i) {
    names.set(static_cast<int>(i), emscripten::val(table.rows[i].name));
  }
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

/// Range and unit of a named number; undefined for an unknown name.
inline emscripten::val rangeOf(const ParameterTable& table, const std::string& name) {
  const std::size_t i = table.find(name.c_str());
  if (i >= table.count) return emscripten::val::undefined();
  emscripten::val object = emscripten::val::object();
  object.set("lowest", table.rows[i].lowest);
  object.set("highest", table.rows[i].highest);
  object.set("unit", emscripten::val(table.rows[i].unit));
  return object;
}

template <typename Figure>
emscripten::val parameterRange(const Figure& figure, const std::string& name) {
  return rangeOf(figure.parameterTable(), name);
}

/// Binds what all classes have; `Class` is embind's class of Counted<Stage>.
template <typename Stage, typename Class>
void bindFigure(Class& figure) {
  figure.function("drawList", &drawList<Counted<Stage>>)
      .function("hash", &hash<Counted<Stage>>)
      .function("setView", method<Stage>(&Stage::setView))
      .function("groundY", method<Stage>(&Stage::groundY))
      .function("parameterNames", &parameterNames<Counted<Stage>>)
      .function("parameter", &parameter<Counted<Stage>>)
      .function("setParameter", &setParameter<Counted<Stage>>);
}

/// The same of a scene of the world module.
template <typename Stage, typename Class>
void bindScene(Class& scene) {
  bindFigure<Stage>(scene);
  scene.function("step", method<Stage>(&Stage::step))
      .function("parameterRange", &parameterRange<Counted<Stage>>);
}

}  // namespace stickman::bindings
