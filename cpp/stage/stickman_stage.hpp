#pragma once

#include <array>
#include <cstdint>

#include "cast/stickman.hpp"
#include "draw/draw_list.hpp"
#include "draw/stickman_drawing.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/history.hpp"

namespace stickman {

/// A stickman on show: runs his ticks as time passes, shows the moment between the last two, and draws him.
/// Every setter returns false and changes nothing when it is given NaN; other values are clamped.
/// What is set before any time has passed is what he has been doing all along (a fresh figure starts
/// settled).
class StickmanStage {
 public:
  StickmanStage();

  /// Advances by dt seconds (clamped, see FixedClock) and prepares what is shown: pose and draw list.
  void buildPose(double dt);

  bool setAction(Action action);
  bool setGait(double gait);           ///< 0 walk .. 1 run: sets the speed
  bool setSpeed(double speed);         ///< u/s, -200..1000; negative walks backwards
  bool setFacing(double facing);       ///< the sign counts; 0 is refused
  bool setGround(double x, double y);  ///< u, the ground point he stands on; |value| <= 1e6
  bool setView(double width);  ///< u of canvas width, 1..4000. Until setGround he stands in its middle
  bool setParameter(const char* name, double value);  ///< false also for an unknown name
  double parameter(const char* name) const;           ///< NaN for an unknown name

  /// Remembers the last `ticks` ticks from now on, at most kLongestHistory; 0 remembers nothing.
  void keepHistory(std::size_t ticks);
  /// How many ticks one can go back now.
  std::size_t historyLength() const;
  /// Shows the tick `back` ticks before the newest one, with what was asked of him then; false, and nothing
  /// changes, when that is not remembered. Time goes on from there, and what came after it is forgotten, with
  /// the next buildPose(dt > 0).
  bool seek(std::size_t back);
  static constexpr std::size_t kLongestHistory = 2400;

  /// How far the head is from its ideal place at the last tick, u.
  double headLag() const;

  /// What he is told to do: an action that plays once or the form while it goes on, else what the speed asked
  /// for amounts to.
  Action action() const;

  /// How many actions that play once are over by now.
  std::uint64_t endedActions() const { return current_.activity.ended; }

  double groundY() const { return groundY_; }
  double phase() const { return current_.legs.phase; }                ///< 0..1, at the last tick
  double groundSpeed() const { return current_.legs.speed.value; }    ///< u/s, at the last tick
  double distance() const { return shownDistance_; }                  ///< u, as shown
  unsigned contacts() const { return stickman::contacts(current_); }  ///< at the last tick
  std::uint64_t ticks() const { return current_.ticks; }
  std::uint64_t hash() const;  ///< of the last tick's state

  /// x, y pairs of the joints as shown, in canvas units.
  const std::array<float, 2 * kJointCount>& pose() const { return pose_; }
  /// x, y pairs of the hair's Verlet points at the last tick and at the one before, in canvas units.
  const std::array<float, 2 * kHairPoints>& hair() const { return hair_; }
  const std::array<float, 2 * kHairPoints>& hairPrevious() const { return hairPrevious_; }
  /// x, y pairs of tip, butt, front and rear grip of the spear as shown, in canvas units. Where he has none
  /// in his hands, where it would be.
  const std::array<float, 8>& spear() const { return spear_; }
  const DrawList& drawList() const { return drawList_; }
  const StickmanState& state() const { return current_; }
  const StickmanParameters& parameters() const { return parameters_; }

 private:
  void settleIfFresh();
  void request(Action action);
  double anchorX() const;
  Vec2 onCanvas(Vec2 own) const;
  SpearState shownSpear() const;
  StickmanFigure shownFigure() const;
  void show();

  StickmanParameters parameters_;
  StickmanCommands commands_;
  FixedClock clock_;
  struct Moment {
    StickmanState state;
    StickmanCommands commands;
  };
  History<Moment> history_;
  std::size_t back_ = 0;  // ticks between the newest one remembered and the one shown
  StickmanState previous_;
  StickmanState current_;
  double viewWidth_;
  double groundX_;
  double groundY_;
  bool placed_;          // setGround was called
  bool byGait_ = false;  // the speed was asked for as a gait, the one below
  double gait_ = 0.0;
  double startDistance_;  // of the first moment shown
  double shownDistance_;
  std::array<float, 2 * kJointCount> pose_;
  std::array<float, 2 * kHairPoints> hair_;
  std::array<float, 2 * kHairPoints> hairPrevious_;
  std::array<float, 8> spear_;
  DrawList drawList_;
};

}  // namespace stickman
