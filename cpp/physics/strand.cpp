#include "physics/strand.hpp"

namespace stickman {

void advance(const VerletPoints& points, const StrandSettings& settings, float accelerationX,
             float accelerationY, double dt) {
  if (!(dt > 0.0)) return;
  const VerletStep step = verletStep(settings.dragRate, dt / settings.substeps);
  for (int substep = 0; substep < settings.substeps; ++substep) {
    integrate(points, step, accelerationX, accelerationY);
    for (int iteration = 0; iteration < settings.iterations; ++iteration) {
      for (std::size_t i = 0; i + 1 < points.count; ++i) relaxDistance(points, i, i + 1, settings.spacing);
    }
  }
}

}  // namespace stickman
