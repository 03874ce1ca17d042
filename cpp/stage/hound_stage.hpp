#pragma once

#include <array>
#include <cstdint>

#include "cast/hound/hound.hpp"
#include "draw/draw_list.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/named_values.hpp"
#include "stage/paw_trails.hpp"

namespace stickman {

/// The hound on show. Setters return false and change nothing when given NaN; other values are clamped.
/// What is set before any time has passed is what he has been doing all along (a fresh figure starts
/// settled).
class HoundStage {
 public:
  enum Value : std::size_t { kSpeed, kSize, kBones, kTrails, kValues };

  HoundStage();

  /// Advances by dt seconds (clamped, see FixedClock) and prepares pose and draw list.
  void step(double dt);

  /// u/s over the ground at size 1, 0..700. Standing, he runs from now on; at 0 he stands.
  bool setSpeed(double speed);
  bool setState(HoundAction action);
  bool setView(double width);  ///< u, 1..4000; he stands in its middle
  double groundY() const;

  HoundAction state() const { return actionOf(current_, commands_); }  ///< at the last tick
  /// 0 standing, 1 walk, 2 trot, 3 gallop, at the last tick.
  int gait() const;
  double phase() const { return current_.paws.clock.phase[kHindFar]; }  ///< 0..1, of the left hind leg
  double groundSpeed() const { return current_.paws.speed.value; }      ///< u/s, at the last tick, at size 1
  double distance() const { return shownTravel_; }                      ///< u, as shown, at size 1
  unsigned contacts() const { return stickman::contacts(current_); }    ///< at the last tick
  std::uint64_t hash() const;
  const HoundState& lastTick() const { return current_; }

  /// Changes how he does what he does, never what: the value "speed" is the one he runs at, when he runs.
  bool setValue(const char* name, double value);
  const NamedValues<kValues>& values() const { return values_; }
  /// x, y pairs of HoundJoint as shown, in canvas units.
  const std::array<float, 2 * kHoundJoints>& pose() const { return pose_; }
  const DrawList& drawList() const { return drawList_; }

 private:
  bool takeSpeed(double speed);
  void settleIfFresh();
  void show();
  Vec2 onCanvas(Vec2 own) const;

  NamedValues<kValues> values_;
  FixedClock clock_;
  HoundCommands commands_;
  HoundState previous_;
  HoundState current_;
  PawTrails trails_;
  double viewWidth_;
  double shownTravel_ = 0.0;
  std::array<float, 2 * kHoundJoints> pose_;
  DrawList drawList_;
};

}  // namespace stickman
