// What every scene's class has at the boundary: its draw list, its hash, its named numbers.
#pragma once

#include <emscripten/bind.h>

#include <string>

#include "bindings/adapters.hpp"
#include "draw/draw_list.hpp"

namespace stickman::bindings {

template <typename Scene>
emscripten::val sceneDrawList(const Scene& scene) {
  return view(scene.drawList().data(), DrawList::kCapacity);
}

template <typename Scene>
std::string sceneHash(const Scene& scene) {
  return hexDigits(scene.hash());
}

template <typename Scene>
emscripten::val names(const Scene& scene) {
  emscripten::val list = emscripten::val::array();
  for (std::size_t i = 0; i < scene.values().count(); ++i) {
    list.set(static_cast<int>(i), emscripten::val(scene.values().info(i).name));
  }
  return list;
}

template <typename Scene>
double value(const Scene& scene, const std::string& name) {
  return scene.values().get(name.c_str());
}

template <typename Scene>
bool setValue(Scene& scene, const std::string& name, double to) {
  return scene.setValue(name.c_str(), to);
}

template <typename Scene>
emscripten::val range(const Scene& scene, const std::string& name) {
  const std::size_t i = scene.values().find(name.c_str());
  if (i >= scene.values().count()) return emscripten::val::undefined();
  emscripten::val object = emscripten::val::object();
  object.set("lowest", scene.values().info(i).lowest);
  object.set("highest", scene.values().info(i).highest);
  object.set("unit", emscripten::val(scene.values().info(i).unit));
  return object;
}

template <typename Scene, typename Class>
void bindCommon(Class& scene) {
  scene.function("step", method(&Scene::step))
      .function("drawList", &sceneDrawList<Counted<Scene>>)
      .function("hash", &sceneHash<Counted<Scene>>)
      .function("setView", method(&Scene::setView))
      .function("groundY", method(&Scene::groundY))
      .function("parameterNames", &names<Counted<Scene>>)
      .function("parameter", &value<Counted<Scene>>)
      .function("setParameter", &setValue<Counted<Scene>>)
      .function("parameterRange", &range<Counted<Scene>>);
}

}  // namespace stickman::bindings
