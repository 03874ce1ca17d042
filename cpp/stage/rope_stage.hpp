#pragma once

#include <cstdint>
#include <vector>

#include "draw/draw_list.hpp"
#include "physics/verlet_store.hpp"
#include "stage/anchor.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/parameter_table.hpp"

namespace stickman {

/// What can be tuned of it, see its table of parameters.
struct RopeParameters {
  double gravity = 980.0;  ///< u/s2
  double damping = 0.99;   ///< per 1/60 s
  double iterations = 12.0;
  double substeps = 1.0;
  double windX = 0.0;  ///< u/s2
  double windY = 0.0;  ///< u/s2
  double showPoints = 0.0;
};

/// A rope that hangs from an anchor one can drag. Setters return false and change nothing when given NaN;
/// other values are clamped.
class RopeStage {
 public:
  /// `points` 2..200, `spacing` 1..100 u; SPEC section 8 has 20 and 18.
  RopeStage(double points, double spacing);

  /// Advances by dt seconds (clamped, see FixedClock) and prepares the draw list.
  void step(double dt);

  /// u; taken to the rope with the next tick, or the rope to it where that is a cut (see Anchor).
  bool setAnchor(double x, double y) { return anchor_.set(x, y); }
  void resetAnchor() { anchor_.reset(); }  ///< mid-width, y 60
  /// u, 1..4000; the rope keeps its place in it, until setAnchor its middle.
  bool setView(double width) { return anchor_.setView(width, store_); }
  double anchorX() const { return anchor_.place().x; }
  double anchorY() const { return anchor_.place().y; }
  double groundY() const;

  double maxStretch() const;   ///< longest link over its rest length
  double meanStretch() const;  ///< mean link over its rest length
  double endHeight() const;    ///< u that the free end hangs below the anchor
  std::uint64_t hash() const;

  ParameterTable parameterTable() const { return parameters_.table(); }
  double parameter(const char* name) const { return parameters_.get(name); }  ///< NaN for an unknown name
  bool setParameter(const char* name, double value) { return parameters_.set(name, value); }
  const DrawList& drawList() const { return drawList_; }
  /// x, y pairs at the last tick and at the one before, anchor first.
  const std::vector<float>& points() const { return pairs_; }
  const std::vector<float>& previousPoints() const { return previousPairs_; }

 private:
  void tick();
  void show();

  Parameters<RopeParameters> parameters_;
  FixedClock clock_;
  VerletStore store_;
  float spacing_;
  Anchor anchor_;
  std::vector<float> pairs_, previousPairs_;
  DrawList drawList_;
};

}  // namespace stickman
