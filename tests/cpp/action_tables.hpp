// What the tables of throw, thrust and form come to at a moment, by name.
#pragma once

#include <cstdlib>

#include "cast/stickman/play_action.hpp"
#include "cast/stickman/spear_form.hpp"
#include "cast/stickman/throw.hpp"
#include "cast/stickman/thrust.hpp"
#include "math/scalar.hpp"

namespace stickman::test {

inline const BeatTrack& trackOf(const ActionDefinition& action, TrackTarget target) {
  for (std::size_t i = 0; i < action.count; ++i) {
    if (action.tracks[i].target == target) return action.tracks[i].track;
  }
  std::abort();
}

/// Time as the beats of an action count it.
inline double beatTime(const ActionDefinition& action, double time) {
  if (action.loop) time -= action.seconds * std::floor(time / action.seconds);
  return action.inSeconds ? time : time / action.seconds;
}

/// In the track's own unit; `time` in s.
inline double valueAt(const ActionDefinition& action, TrackTarget target, double time) {
  const BeatTrack& track = trackOf(action, target);
  return valueOn(track, wayAt(track, beatTime(action, time)));
}

struct ThrowPose {
  double nearArm;   ///< rad
  double nearFlex;  ///< rad
  double farArm;    ///< rad
  double farFlex;   ///< rad
  double lean;      ///< rad
  double shift;     ///< u
  double crouch;    ///< u
};

/// 0..1 of it.
inline ThrowPose throwPose(double part) {
  const auto at = [&](TrackTarget target) { return valueAt(kThrowAction, target, part * kThrowDuration); };
  return {.nearArm = at(TrackTarget::kNearArm),
          .nearFlex = at(TrackTarget::kNearElbow),
          .farArm = at(TrackTarget::kFarArm),
          .farFlex = at(TrackTarget::kFarElbow),
          .lean = at(TrackTarget::kLean),
          .shift = at(TrackTarget::kShift),
          .crouch = -at(TrackTarget::kHeight)};
}

struct ThrustPose {
  SpearHold hold;
  double lean;  ///< rad
};

/// 0..1 of it.
inline ThrustPose thrustPose(double part) {
  const auto at = [&](TrackTarget target) { return valueAt(kThrustAction, target, part * kThrustDuration); };
  return {{{at(TrackTarget::kSpearX), at(TrackTarget::kSpearY)}, at(TrackTarget::kSpearAngle)},
          at(TrackTarget::kLean)};
}

inline double spearFormDuration() { return kSpearFormAction.seconds; }

inline FootStance spearFormStance(double time, double half) { return stanceOf(kSpearFormAction, time, half); }

struct FormMoment {
  SpearHold hold;
  double lean;  ///< rad
  double shift;
  double crouch;
  double front;
  double rear;
  double lift;
  double squash;
};

/// `time` seconds into a round.
inline FormMoment spearFormAt(double time) {
  const auto at = [&](TrackTarget target) { return valueAt(kSpearFormAction, target, time); };
  const BeatTrack& x = trackOf(kSpearFormAction, TrackTarget::kSpearX);
  const BeatTrack& y = trackOf(kSpearFormAction, TrackTarget::kSpearY);
  const FootStance stance = spearFormStance(time, 0.0);
  return {.hold = {placeOn(x, y, wayAt(x, beatTime(kSpearFormAction, time))),
                   at(TrackTarget::kSpearAngle) * (kPi / 180.0)},
          .lean = at(TrackTarget::kLean),
          .shift = at(TrackTarget::kShift),
          .crouch = -at(TrackTarget::kHeight),
          .front = stance.front,
          .rear = stance.rear,
          .lift = at(TrackTarget::kFrontLift),
          .squash = at(TrackTarget::kSquash)};
}

}  // namespace stickman::test
