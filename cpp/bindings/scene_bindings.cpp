// The cast's scenes as JavaScript sees them: rope, cloth and walker.
#include <emscripten/bind.h>

#include "bindings/figure_table.hpp"
#include "bindings/terrain_table.hpp"
#include "stage/cloth_stage.hpp"
#include "stage/rope_stage.hpp"
#include "stage/walker_stage.hpp"

namespace stickman::bindings {
namespace {

using emscripten::val;
using Rope = Counted<RopeStage>;
using Cloth = Counted<ClothStage>;
using CountedWalker = Counted<WalkerStage>;

template <typename Scene>
val points(const Scene& scene) {
  return view(scene.points().data(), scene.points().size());
}

template <typename Scene>
val previousPoints(const Scene& scene) {
  return view(scene.previousPoints().data(), scene.previousPoints().size());
}

template <typename Scene>
bool setWind(Scene& scene, double x, double y) {
  if (x != x || y != y) return false;
  return scene.setParameter("windX", x) && scene.setParameter("windY", y);
}

// Named numbers that have a call of their own, as the contract has it.
template <typename Scene>
bool setGravity(Scene& scene, double to) {
  return scene.setParameter("gravity", to);
}
template <typename Scene>
bool setDamping(Scene& scene, double to) {
  return scene.setParameter("damping", to);
}
template <typename Scene>
bool setIterations(Scene& scene, double to) {
  return scene.setParameter("iterations", to);
}
template <typename Scene>
bool setSubsteps(Scene& scene, double to) {
  return scene.setParameter("substeps", to);
}

template <typename Scene, typename Class>
void bindVerlet(Class& scene) {
  bindScene<Scene>(scene);
  scene.function("points", &points<Counted<Scene>>)
      .function("previousPoints", &previousPoints<Counted<Scene>>)
      .function("setAnchor", method<Scene>(&Scene::setAnchor))
      .function("resetAnchor", method<Scene>(&Scene::resetAnchor))
      .function("anchorX", method<Scene>(&Scene::anchorX))
      .function("anchorY", method<Scene>(&Scene::anchorY))
      .function("setWind", &setWind<Counted<Scene>>)
      .function("setGravity", &setGravity<Counted<Scene>>)
      .function("setDamping", &setDamping<Counted<Scene>>)
      .function("setIterations", &setIterations<Counted<Scene>>)
      .function("setSubsteps", &setSubsteps<Counted<Scene>>)
      .function("maxStretch", method<Scene>(&Scene::maxStretch))
      .function("meanStretch", method<Scene>(&Scene::meanStretch));
}

}  // namespace
}  // namespace stickman::bindings

EMSCRIPTEN_BINDINGS(scenes) {
  using namespace stickman;
  using namespace stickman::bindings;

  emscripten::class_<Rope> rope("Rope");
  rope.constructor<double, double>().function("endHeight", method<RopeStage>(&RopeStage::endHeight));
  bindVerlet<RopeStage>(rope);

  emscripten::class_<Cloth> cloth("Cloth");
  cloth.constructor<double, double, double>();
  bindVerlet<ClothStage>(cloth);

  emscripten::class_<CountedWalker> walker("Walker");
  walker.constructor<>()
      .function("setHip", method<WalkerStage>(&WalkerStage::setHip))
      .function("setAngularSpeed", method<WalkerStage>(&WalkerStage::setAngularSpeed))
      .function("setWalkSpeed", method<WalkerStage>(&WalkerStage::setWalkSpeed))
      .function("useTerrain", &useTerrain<CountedWalker>)
      .function("pose", &pose<CountedWalker>)
      .function("contacts", method<WalkerStage>(&WalkerStage::contacts));
  bindScene<WalkerStage>(walker);
}
