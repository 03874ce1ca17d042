// The cast's scenes as JavaScript sees them: rope, cloth and walker.
#include <emscripten/bind.h>

#include "bindings/scene_adapters.hpp"
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
  return scene.values().set(Scene::kWindX, x) && scene.values().set(Scene::kWindY, y);
}

// One named number by its own call, as the contract has it.
template <typename Scene, std::size_t Index>
bool setOne(Scene& scene, double to) {
  return scene.values().set(Index, to);
}

val walkerPose(const CountedWalker& walker) { return view(walker.pose().data(), walker.pose().size()); }

template <typename Scene, typename Class>
void bindVerlet(Class& scene) {
  bindCommon<Scene>(scene);
  scene.function("points", &points<Counted<Scene>>)
      .function("previousPoints", &previousPoints<Counted<Scene>>)
      .function("setAnchor", method(&Scene::setAnchor))
      .function("resetAnchor", method(&Scene::resetAnchor))
      .function("anchorX", method(&Scene::anchorX))
      .function("anchorY", method(&Scene::anchorY))
      .function("setWind", &setWind<Counted<Scene>>)
      .function("setGravity", &setOne<Counted<Scene>, Scene::kGravity>)
      .function("setDamping", &setOne<Counted<Scene>, Scene::kDamping>)
      .function("setIterations", &setOne<Counted<Scene>, Scene::kIterations>)
      .function("setSubsteps", &setOne<Counted<Scene>, Scene::kSubsteps>)
      .function("maxStretch", method(&Scene::maxStretch))
      .function("meanStretch", method(&Scene::meanStretch));
}

}  // namespace
}  // namespace stickman::bindings

EMSCRIPTEN_BINDINGS(scenes) {
  using namespace stickman;
  using namespace stickman::bindings;

  emscripten::class_<Rope> rope("Rope");
  rope.constructor<double, double>().function("endHeight", method(&RopeStage::endHeight));
  bindVerlet<RopeStage>(rope);

  emscripten::class_<Cloth> cloth("Cloth");
  cloth.constructor<double, double, double>();
  bindVerlet<ClothStage>(cloth);

  emscripten::class_<CountedWalker> walker("Walker");
  walker.constructor<>()
      .function("setHip", method(&WalkerStage::setHip))
      .function("setAngularSpeed", method(&WalkerStage::setAngularSpeed))
      .function("setWalkSpeed", method(&WalkerStage::setWalkSpeed))
      .function("pose", &walkerPose)
      .function("contacts", method(&WalkerStage::contacts));
  bindCommon<WalkerStage>(walker);
}
