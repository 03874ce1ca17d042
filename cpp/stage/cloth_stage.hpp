#pragma once

#include <cstdint>
#include <vector>

#include "draw/draw_list.hpp"
#include "physics/cloth.hpp"
#include "physics/verlet_store.hpp"
#include "stage/anchor.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/parameter_table.hpp"

namespace stickman {

/// What can be tuned of it, see its table of parameters.
struct ClothParameters {
  double gravity = 500.0;  ///< u/s2
  double damping = 0.97;   ///< per 1/60 s
  double iterations = 12.0;
  double substeps = 4.0;
  double windX = 900.0;  ///< u/s2
  double windY = 0.0;    ///< u/s2
  double gusts = 0.6;    ///< part
  double bareLines = 0.0;
};

/// A flag whose left side is fixed to a pole, in a wind. Setters return false and change nothing when given
/// NaN; other values are clamped.
class ClothStage {
 public:
  /// `columns` and `rows` 2..128, `spacing` 1..100 u; ours are 16, 10 and 16.
  ClothStage(double columns, double rows, double spacing);

  /// Advances by dt seconds (clamped, see FixedClock) and prepares the draw list.
  void step(double dt);
  /// Advances by one tick of 1/120 s and prepares nothing to draw.
  void tick();

  /// u, the top of the pole; taken to the flag with the next tick, or the flag to it where that is a cut (see
  /// Anchor).
  bool setAnchor(double x, double y) { return anchor_.set(x, y); }
  void resetAnchor() { anchor_.reset(); }  ///< where the flag hangs well in the view
  /// u, 1..4000; the pole keeps its place in it, until setAnchor the flag its middle.
  bool setView(double width) { return anchor_.setView(width, store_); }
  double anchorX() const { return anchor_.place().x; }
  double anchorY() const { return anchor_.place().y; }
  double groundY() const;

  double maxStretch() const { return measureStretch(store_.x(), store_.y(), grid_).longest; }
  double meanStretch() const { return measureStretch(store_.x(), store_.y(), grid_).mean; }
  /// The part of all constraints that the last resort has had to touch since the flag was made, 0..1.
  double clampedPart() const;
  std::uint64_t hash() const;

  ParameterTable parameterTable() const { return parameters_.table(); }
  double parameter(const char* name) const { return parameters_.get(name); }  ///< NaN for an unknown name
  bool setParameter(const char* name, double value) { return parameters_.set(name, value); }
  const DrawList& drawList() const { return drawList_; }
  const ClothGrid& grid() const { return grid_; }
  /// x, y pairs at the last tick and as the solver remembers the step before, row by row from the top of the
  /// pole.
  const std::vector<float>& points() const { return pairs_; }
  const std::vector<float>& previousPoints() const { return previousPairs_; }

 private:
  void blow();
  void blowAlong(float* __restrict force, double steady, double byCos, double bySin) const;
  void show();

  Parameters<ClothParameters> parameters_;
  FixedClock clock_;
  ClothGrid grid_;
  VerletStore store_;
  ClothSolver solver_;
  std::vector<float> waveCos_, waveSin_;  // of the wind's wave along the first row
  std::vector<float> forceX_, forceY_;
  double wavePhase_ = 0.0;  // 0..1, of the waves that run down the flag
  double gustPhase_ = 0.0;  // 0..1, of the slow swell of the wind
  ClothStrain strain_{0, 0};
  Anchor anchor_;
  std::vector<float> pairs_, previousPairs_;
  DrawList drawList_;
};

}  // namespace stickman
