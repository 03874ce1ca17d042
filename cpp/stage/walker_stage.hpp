#pragma once

#include <array>
#include <cstdint>

#include "cast/walker/walker.hpp"
#include "draw/draw_list.hpp"
#include "motion/terrain.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/horizon.hpp"
#include "stage/parameter_table.hpp"
#include "stage/view.hpp"

namespace stickman {

/// What can be tuned of it, see its table of parameters.
struct WalkerParameters {
  double angularSpeed = 2.0;  ///< rad/s
  double limbs = 0.0;
  double construction = 0.0;
};

/// The walker on show. Setters return false and change nothing when given NaN; other values are clamped.
class WalkerStage {
 public:
  WalkerStage();

  /// Advances by dt seconds (clamped, see FixedClock) and prepares pose and draw list.
  void step(double dt);

  bool setHip(double x);               ///< u on the canvas; the hips follow
  bool setAngularSpeed(double speed);  ///< rad/s of the feet on their circles, -10.5..10.5
  bool setWalkSpeed(
      double speed);  ///< u/s towards -x, -400..400, feet planted; the last call of the two wins
  /// The ground, with its x = 0 where he sets out, growing to the right, and its y 0 where level ground is:
  /// taken over, or refused with what is wrong with it. None: level.
  TerrainCheck setTerrain(const Vec2* points, std::size_t count);
  bool setView(double width);  ///< u, 1..4000; until setHip he stands in its middle
  double groundY() const { return WalkerBody::kGroundY; }
  unsigned contacts() const {
    return stickman::contacts(current_);
  }  ///< bit 0 the right foot, bit 1 the left one
  std::uint64_t hash() const;
  const WalkerState& lastTick() const { return current_; }

  ParameterTable parameterTable() const { return parameters_.table(); }
  double parameter(const char* name) const { return parameters_.get(name); }  ///< NaN for an unknown name
  /// False also for an unknown name. Changes how it goes, never the way of walking: "angularSpeed" is the one
  /// it circles at, when it circles.
  bool setParameter(const char* name, double value);
  /// x, y pairs as shown: hip, knee, foot of the right leg, of the left leg, and the body.
  const std::array<float, 2 * kWalkerJoints>& pose() const { return pose_; }
  const DrawList& drawList() const { return drawList_; }

 private:
  WalkerCommands commands() const;  ///< what is asked of him, on the ground that is here
  void standIfFresh();
  void show();

  Parameters<WalkerParameters> parameters_;
  FixedClock clock_;
  WalkerCommands commands_;
  WalkerState previous_;
  WalkerState current_;
  Terrain terrain_;
  Horizon horizon_;
  View view_;
  bool placed_ = false;
  std::array<float, 2 * kWalkerJoints> pose_;
  DrawList drawList_;
};

}  // namespace stickman
