#pragma once

#include <array>
#include <cstdint>

#include "cast/hound/hound.hpp"
#include "draw/draw_list.hpp"
#include "motion/terrain.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/horizon.hpp"
#include "stage/parameter_table.hpp"
#include "stage/paw_trails.hpp"
#include "stage/view.hpp"

namespace stickman {

/// What can be tuned of it, see its table of parameters.
struct HoundShowParameters {
  double speed = 260.0;  ///< u/s
  double size = 1.0;
  double bones = 0.0;
  double trails = 0.0;
};

/// The hound on show. Setters return false and change nothing when given NaN; other values are clamped.
/// What is set before any time has passed is what he has been doing all along (a fresh figure starts
/// settled).
class HoundStage {
 public:
  HoundStage();

  /// Advances by dt seconds (clamped, see FixedClock) and prepares pose and draw list.
  void step(double dt);

  /// u/s over the ground at size 1, 0..700. Standing, he runs from now on; at 0 he stands.
  bool setSpeed(double speed);
  bool setState(HoundState state);
  /// The ground, whose x is a distance() and whose y is 0 where level ground is, both at size 1: taken over,
  /// or refused with what is wrong with it. None: level. Once time has passed he begins anew on it.
  TerrainCheck setTerrain(const Vec2* points, std::size_t count);
  bool setView(double width);  ///< u, 1..4000; he stands in its middle
  double groundY() const;

  HoundState state() const { return stateOf(current_, commands_); }  ///< at the last tick
  /// 0 standing, 1 walk, 2 trot, 3 gallop, at the last tick.
  int gait() const;
  double phase() const { return current_.paws.clock.phase[kHindFar]; }  ///< 0..1, of the left hind leg
  double groundSpeed() const { return current_.paws.speed.value; }      ///< u/s, at the last tick, at size 1
  double distance() const { return shownTravel_; }                      ///< u, as shown, at size 1
  unsigned contacts() const { return stickman::contacts(current_); }    ///< at the last tick
  std::uint64_t hash() const;
  const HoundSnapshot& lastTick() const { return current_; }

  ParameterTable parameterTable() const { return parameters_.table(); }
  double parameter(const char* name) const { return parameters_.get(name); }  ///< NaN for an unknown name
  /// False also for an unknown name. Changes how he does what he does, never what: "speed" is the one he runs
  /// at, when he runs.
  bool setParameter(const char* name, double value);
  /// x, y pairs of HoundJoint as shown, in canvas units.
  const std::array<float, 2 * kHoundJoints>& pose() const { return pose_; }
  const DrawList& drawList() const { return drawList_; }

 private:
  bool takeSpeed(double speed);
  HoundCommands commands() const;  ///< what is asked of him, on the ground that is here
  void settle();
  void settleIfFresh();
  void show();
  Vec2 onCanvas(Vec2 own) const;

  Parameters<HoundShowParameters> parameters_;
  FixedClock clock_;
  HoundCommands commands_;
  HoundSnapshot previous_;
  HoundSnapshot current_;
  PawTrails trails_;
  Terrain terrain_;
  Horizon horizon_;
  View view_;
  double shownTravel_ = 0.0;
  std::array<float, 2 * kHoundJoints> pose_;
  DrawList drawList_;
};

}  // namespace stickman
