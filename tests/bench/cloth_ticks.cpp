#include "cloth_ticks.hpp"

#include <memory>

#include "stage/cloth_stage.hpp"

namespace {

std::unique_ptr<stickman::ClothStage>& cloth() {
  static std::unique_ptr<stickman::ClothStage> only;
  return only;
}

}  // namespace

void makeCloth(int columns, int rows, double spacing, int iterations, int substeps) {
  cloth() = std::make_unique<stickman::ClothStage>(columns, rows, spacing);
  cloth()->setParameter("iterations", iterations);
  cloth()->setParameter("substeps", substeps);
}

void advance(int ticks) {
  for (; ticks > 0; --ticks) cloth()->tick();
}

const float* points() {
  cloth()->step(0.0);  // what is shown is taken from the points now
  return cloth()->points().data();
}

int pointCount() { return static_cast<int>(cloth()->points().size() / 2); }
