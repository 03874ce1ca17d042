#pragma once

#include "math/scalar.hpp"
#include "motion/body_course.hpp"
#include "motion/foot.hpp"
#include "motion/leg_kind.hpp"
#include "motion/own_ground.hpp"

// One planner of footsteps for bodies with any number of legs: when a foot leaves the ground, where it comes
// down, how fast it swings. Each leg has a clock of its own, which the body's gait runs.
//
// A foot's phase is 0 at its touchdown; it is planted up to `duty` and swings from there to 1. Planted, it
// goes under the body from +s/2 ahead of the middle of its sweep to -s/2 behind it, s the sweep, while the
// phase goes from 0 to the duty d:
//
//   place(phase) = s (1/2 - phase/d),   its speed s cadence/d,
//
// which is the body's own, so that the foot is still in the world. A foot that comes down e cycles before its
// touchdown must do so where that line runs on ahead: it is at s (1/2 + e/d) when the body is there, and on
// the line from then on. Too late (e < 0) it comes down as much farther back.
//
// A swing ends with the clock: if its touchdown is `due` seconds from now and the part r of the swing is
// left, its rate is r/due. The clock of a body that comes to a stop may never get there; then the slowest
// rate that the swing was given at its lift-off brings the foot down.

namespace stickman {

/// One tick as all legs of a body see it.
struct StepTick {
  BodyCourse body;  ///< at the end of the tick
  bool standing;    ///< come to rest, or about to: the feet go to their places and stay
  bool hold;        ///< no foot may leave the ground
  double forward;   ///< +1 or -1, the way the body goes: what is behind it may be left too far behind
  double dt;        ///< s
  const OwnGround* ground = nullptr;  ///< none: level
};

/// One leg at the end of the tick.
struct LegMoment {
  double phase;    ///< 0..1
  double cadence;  ///< cycles per second of this leg's clock, negative backwards
  double duty;     ///< 0..1
  double due;      ///< s until its clock's next touchdown, or kNever
  double sweep;    ///< u, travel under the body during a stance
  double middle;   ///< u ahead of the body, middle of the sweep
  double place;    ///< u ahead of the body, where the foot is when he stands
  double lift;     ///< u, highest point of a long step
  bool mayStep;    ///< enough other feet are on the ground
};

/// The line that a stance sweeps, as it will be when a foot comes down.
struct StanceLine {
  double sweep;  ///< u
  double duty;   ///< 0..1
  double early;  ///< cycles before its touchdown that the foot comes down; negative: behind it
};

/// Plans the steps of one leg. A `Gait` has:
///   `StepTick tick`;
///   `StanceLine stanceLine(const Leg&, double time, double speed, bool late)`: `time` seconds from now, when
///     the body does `speed`; `late`: the foot has missed its touchdown and comes down at once;
///   `double underBody(const Leg&, BodyMoment then, double sweep, double uphill)`: world x of a foot that is
///     `sweep` u ahead of the middle of its stance, where the ground has the slope `uphill`;
///   `double slopeAt(double x)`: the slope of uneven ground around world x.
/// A `Leg` is a LegMoment and whatever else the gait wants to know it by.
template <typename Gait, typename Leg>
class FootstepPlanner {
 public:
  FootstepPlanner(const LegKind& kind, const Gait& gait, const Leg& leg)
      : kind_(kind), gait_(gait), leg_(leg), tick_(gait.tick) {}

  /// World x where a foot should come down `time` seconds from now.
  double landingPlace(double time, bool late = false, double uphill = 0.0) const {
    if (tick_.standing) return standingPlace();
    const BodyMoment then = courseAfter(tick_.body, time);
    const StanceLine line = gait_.stanceLine(leg_, time, then.speed, late);
    const double ahead = line.sweep * (0.5 + line.early / line.duty);
    return gait_.underBody(leg_, then, clamp(ahead, -kind_.longestStep, kind_.longestStep), uphill);
  }

  /// Moves a foot that does not leap on by the tick. Lift-off and touchdown are located inside it.
  void step(Foot& foot) const {
    double time = tick_.dt;
    if (foot.planted != 0) {
      time = liftOffTime(foot);
      if (time <= 0.0) return;
    }
    const double rest = 1.0 - (foot.progress + foot.rate * time);
    // Late by the phase's own measure (it has wrapped, the next touchdown is a cycle away): come down at
    // once.
    const bool late = leg_.phase < leg_.duty && leg_.cadence > 0.0 && foot.progress > 0.5;
    double rate = late ? maximum(foot.rate, kind_.lateSwing) : rest / maximum(leg_.due, kSettled);
    if (tick_.standing && kind_.hurriesHome) rate = maximum(foot.rate, kind_.settleSwing);
    const double left = rest / foot.rate;
    const SwingWish wish{landingPlace(left, late, foot.uphill), rate, bodyThen(left)};
    if (isUneven(tick_.ground)) {
      advanceSwingOver(foot, *tick_.ground, wish, time);
    } else {
      advanceSwing(foot, wish, time);
    }
  }

 private:
  double standingPlace() const { return restingTravel(tick_.body) + leg_.place; }

  double standingTread() const {
    const double place = standingPlace();
    return isUneven(tick_.ground) ? treadFor(*tick_.ground, place, place).x : place;
  }

  // World x under the root of the leg `time` seconds from now.
  double bodyThen(double time) const {
    if (!isUneven(tick_.ground)) return 0.0;
    const double travel = tick_.standing ? restingTravel(tick_.body) : courseAfter(tick_.body, time).travel;
    return travel + leg_.middle;
  }

  // `since`: seconds of this tick that the foot has been in the air already.
  void startSwing(Foot& foot, double slowestRate, double since) const {
    foot.slowestRate = slowestRate;
    const double duration = minimum(leg_.due + since, 1.0 / slowestRate);
    if (isUneven(tick_.ground)) foot.uphill = gait_.slopeAt(bodyThen(duration - since));
    const double landing = landingPlace(duration - since, false, foot.uphill);
    const double reach = absolute(landing - foot.x);
    const double lift = minimum(leg_.lift, kind_.shortStepLift + kind_.liftPerStep * reach);
    if (isUneven(tick_.ground)) {
      const Tread tread = treadFor(*tick_.ground, landing, bodyThen(duration - since));
      liftOffTo(foot, *tick_.ground, tread, 1.0 / duration, lift);
    } else {
      liftOff(foot, landing, 1.0 / duration, lift);
    }
  }

  // Seconds of this tick that are left once a planted foot has come off the ground; negative: it stays.
  double liftOffTime(Foot& foot) const {
    const bool swingPhase = leg_.phase >= leg_.duty;
    if (!swingPhase && (!tick_.standing || kind_.freeAtRest)) foot.stepped = 0;
    if (tick_.hold) return -1.0;
    if (tick_.standing) {
      if (!leg_.mayStep || absolute(foot.x - standingTread()) <= kind_.settleTolerance) return -1.0;
      startSwing(foot, kind_.settleSwing, 0.0);
      return 0.0;
    }
    if (swingPhase && foot.stepped == 0) {
      const double since = leg_.cadence >= 0.0 ? leg_.phase - leg_.duty : 1.0 - leg_.phase;
      if (since < kind_.latestLiftOff * (1.0 - leg_.duty)) return liftOffBy(foot, since);
    }
    if (overstretches(foot)) {
      startSwing(foot, kind_.rescueSwing, 0.0);
      return 0.0;
    }
    return -1.0;
  }

  // The clock came to the lift-off `since` cycles ago.
  double liftOffBy(Foot& foot, double since) const {
    const double cadence = absolute(leg_.cadence);
    const double time = cadence < kSettled ? 0.0 : minimum(tick_.dt, since / cadence);
    const double haste = kind_.hastePerCadence * cadence / (1.0 - leg_.duty);
    startSwing(foot, maximum(kind_.slowestSwing, haste), time);
    return time;
  }

  bool overstretches(const Foot& foot) const {
    const double behind = (tick_.body.travel + leg_.middle - foot.x) * tick_.forward;
    const double stance = maximum(kind_.nearestRescue, 0.5 * leg_.sweep + kind_.rescueSlack);
    return behind > minimum(kind_.farthestPlant, stance);
  }

  const LegKind& kind_;
  const Gait& gait_;
  const Leg& leg_;
  const StepTick& tick_;
};

}  // namespace stickman
