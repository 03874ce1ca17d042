#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "cast/stickman/own_action.hpp"
#include "cast/stickman/stickman.hpp"
#include "draw/draw_list.hpp"
#include "motion/terrain.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/horizon.hpp"
#include "stage/shown_stickman.hpp"
#include "stage/stickman_parameter_table.hpp"
#include "stage/view.hpp"

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
  /// Takes on an action of one's own, given as a row of numbers (see cast/stickman/own_action.hpp). Its
  /// number counts from 0; ownAction(number) is what setAction() takes, for as long as he is there. The fault
  /// of what is refused; kMostOwnActions are the most.
  struct Defined {
    ActionFault fault;
    std::size_t number;
  };
  Defined defineAction(const float* numbers, std::size_t count);
  static constexpr std::size_t kMostOwnActions = 64;
  bool setGait(double gait);      ///< 0 walk .. 1 run: sets the speed
  bool setSpeed(double speed);    ///< u/s, -200..1000; negative walks backwards
  bool setFacing(double facing);  ///< the sign counts; 0 is refused
  /// 0..1, how much farther in the cycle of what he does he starts (see settledWithPast), so that several do
  /// not go in step. Once time has passed it changes nothing, and is false.
  bool setPhase(double phase);
  bool setGround(double x, double y);  ///< u, the ground point he stands on; |value| <= 1e6
  /// The ground, whose x is a distance() and whose y is 0 where level ground is: taken over, or refused with
  /// what is wrong with it. None: level. While he moves it is a cut: he stands anew on it, where he is.
  TerrainCheck setTerrain(const Vec2* points, std::size_t count);
  bool setView(double width);  ///< u of canvas width, 1..4000. Until setGround he stands in its middle
  /// False also for an unknown name. Changes how he does what he does, never what.
  bool setParameter(const char* name, double value);
  double parameter(const char* name) const { return parameters_.get(name); }  ///< NaN for an unknown name
  ParameterTable parameterTable() const { return parameters_.table(); }

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
  /// x, y pairs of tip, butt, front and rear grip of the spear as shown, in canvas units: where he has none
  /// in his hands, where it would be. Then how much of it there is in his hands, 0 none .. 1.
  const std::array<float, 9>& spear() const { return spear_; }
  /// Kept up to date from the first call on: who draws him from his pose has no ribbons made.
  const DrawList& drawList() const;
  /// u/s at which he is asked to go, however that was asked; 0 where he is asked to stay.
  double targetSpeed() const;
  /// The gait of that speed, 0 walk .. 1 run.
  double targetGait() const;
  const StickmanState& state() const { return current_; }
  const StickmanParameters& parameters() const { return *parameters_; }

 protected:
  /// What he was told last.
  struct Orders {
    StickmanCommands commands;
    bool byGait = false;  ///< the speed was asked for as a gait, which it stays whatever gaits are made of
    double gait = 0.0;    ///< that gait, 0..1
  };
  /// The last tick's state and what he had been told then: all that the next tick needs.
  struct Moment {
    StickmanState state;
    Orders orders;
    Horizon horizon;
  };
  Moment moment() const { return {current_, orders_, horizon_}; }
  /// Shows another moment, as a cut: nothing smears from the one to the other. The parameters stay.
  void setMoment(const Moment& moment);
  /// No time has passed yet.
  bool fresh() const { return !clock_.started(); }
  /// A frame in its parts: so many ticks are due after dt seconds, each is run, the last ones are shown.
  int ticksDue(double dt) { return clock_.advance(dt); }
  void runTick();
  void show();
  void draw(const ShownMoment& moment, const StickmanFigure& figure) const;

 private:
  /// What he is told, on the ground that is here.
  StickmanCommands commands() const;
  OwnActions own() const {
    if (!kHasOwnActions) return {};
    return {definitions_, ownCount_};
  }
  void settleIfFresh();
  void request(Action action);
  void followGait();
  void yieldToSpeed();
  double anchorX() const;
  ShownMoment shownMoment() const;

  Parameters<StickmanParameters> parameters_;
  Orders orders_;
  double phase_ = 0.0;  // ahead of his cycle, at the start
  FixedClock clock_;
  StickmanState previous_;
  StickmanState current_;
  Terrain terrain_;
  std::shared_ptr<const OwnAction> ownActions_[kMostOwnActions];
  const ActionDefinition* definitions_[kMostOwnActions] = {};
  std::size_t ownCount_ = 0;
  Horizon horizon_;
  View view_;
  double groundX_;
  double groundY_;
  bool placed_;           // setGround was called
  double startDistance_;  // of the first moment shown
  double shownDistance_;
  std::array<float, 2 * kJointCount> pose_;
  std::array<float, 2 * kHairPoints> hair_;
  std::array<float, 2 * kHairPoints> hairPrevious_;
  std::array<float, 9> spear_;
  mutable DrawList drawList_;
  mutable bool drawListAsked_ = false;
};

}  // namespace stickman
