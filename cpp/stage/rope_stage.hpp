#pragma once

#include <cstdint>
#include <vector>

#include "draw/draw_list.hpp"
#include "physics/verlet_store.hpp"
#include "stage/anchor.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/named_values.hpp"

namespace stickman {

/// A rope that hangs from an anchor one can drag. Setters return false and change nothing when given NaN;
/// other values are clamped.
class RopeStage {
 public:
  enum Value : std::size_t {
    kGravity,
    kDamping,
    kIterations,
    kSubsteps,
    kWindX,
    kWindY,
    kShowPoints,
    kValues
  };

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

  NamedValues<kValues>& values() { return values_; }
  bool setValue(const char* name, double value) { return values_.set(name, value); }
  const NamedValues<kValues>& values() const { return values_; }
  const DrawList& drawList() const { return drawList_; }
  /// x, y pairs at the last tick and at the one before, anchor first.
  const std::vector<float>& points() const { return pairs_; }
  const std::vector<float>& previousPoints() const { return previousPairs_; }

 private:
  void tick();
  void show();

  NamedValues<kValues> values_;
  FixedClock clock_;
  VerletStore store_;
  float spacing_;
  Anchor anchor_;
  std::vector<float> pairs_, previousPairs_;
  DrawList drawList_;
};

}  // namespace stickman
