#pragma once

namespace stickman {

/// How he moves at one gait: the walk's and the run's values are authored, everything between is linear.
/// Figures from SPEC section 5; those without a bound there were chosen by eye from strips of frames.
struct GaitStyle {
  double stride;      ///< u, travel of one foot under the hip during its stance
  double cadence;     ///< cycles (two steps) per second
  double duty;        ///< part of the cycle that a foot is on the ground, 0..1
  double lift;        ///< u, highest point of a swinging foot
  double hipHeight;   ///< u above the ground, mean over the cycle
  double bob;         ///< u, half of the hip's rise and fall
  double bobPeak;     ///< phase at which the hip is highest, 0..0.5
  double lean;        ///< rad, of the spine, forward
  double shift;       ///< u that the feet land ahead of the hip because the body leans over them
  double armSwing;    ///< rad, half of the arm's arc
  double armRest;     ///< rad, middle of the arm's arc, positive forward
  double elbowFlex;   ///< rad, mean bend of the elbow
  double elbowSwing;  ///< rad, how much it bends more on the forward swing and less on the way back
};

GaitStyle lerp(const GaitStyle& a, const GaitStyle& b, double t);

/// Ground speed in u/s at which a foot planted at this style does not slide: stride * cadence / duty.
double groundSpeed(const GaitStyle& style);

/// The walk and the run between which all gaits lie.
struct GaitRange {
  GaitStyle walk;
  GaitStyle run;
};

/// Ground speed (u/s) at `gait`, clamped to 0 (walk) .. 1 (run).
double speedOfGait(const GaitRange& range, double gait);

/// The gait 0..1 whose ground speed is |speed|; beyond the slower and the faster of walk and run, that one.
double gaitOfSpeed(const GaitRange& range, double speed);

/// Pace of the legs at a speed: what is left of `style` once the speed is slower than its walk or faster
/// than its run, where stride and cadence shrink or grow together.
struct Pace {
  double stride;   ///< u
  double cadence;  ///< cycles per second, negative when walking backwards
  double duty;     ///< 0..1
};

/// `style` is the one shown now (it may lag behind the speed); `overRun` is how much the speed exceeds that
/// of the run, as a ratio >= 1 (it may lag, too). For every input stride * cadence / duty is exactly `speed`,
/// so the feet stay planted while the style is still catching up.
Pace paceOf(const GaitRange& range, const GaitStyle& style, double speed, double overRun);

}  // namespace stickman
