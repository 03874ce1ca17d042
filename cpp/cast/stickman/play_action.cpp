#include "cast/stickman/play_action.hpp"

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

using enum TrackTarget;

// Time as the beats count it.
double beatTime(const ActionDefinition& action, double time) {
  if (action.loop) time -= action.seconds * std::floor(time / action.seconds);
  return action.inSeconds ? time : time / action.seconds;
}

constexpr unsigned bit(TrackTarget target) { return 1U << static_cast<unsigned>(target); }

constexpr unsigned kAngles =
    bit(kLean) | bit(kNearArm) | bit(kNearElbow) | bit(kFarArm) | bit(kFarElbow) | bit(kSpearAngle);

// All tracks of an action at a moment.
struct Reading {
  double values[kTrackTargetCount] = {};
  const ActionTrack* tracks[kTrackTargetCount] = {};

  bool has(TrackTarget target) const { return tracks[static_cast<std::size_t>(target)] != nullptr; }
  double operator[](TrackTarget target) const { return values[static_cast<std::size_t>(target)]; }
  const ActionTrack& track(TrackTarget target) const { return *tracks[static_cast<std::size_t>(target)]; }
  // Added to what he has anyway, or instead of it.
  double on(double anyway, TrackTarget target) const {
    return (has(target) && track(target).replaces ? 0.0 : anyway) + (*this)[target];
  }
};

Reading readTracks(const ActionDefinition& action, double time) {
  Reading found;
  for (std::size_t i = 0; i < action.count; ++i) {
    const ActionTrack& track = action.tracks[i];
    const auto target = static_cast<std::size_t>(track.target);
    found.tracks[target] = &track;
    const double value = valueOn(track.track, wayAt(track.track, time));
    found.values[target] =
        (kAngles & bit(track.target)) != 0 && !track.radians ? value * (kPi / 180.0) : value;
  }
  return found;
}

void poseArm(BodyTargets& targets, Side side, const Reading& now, TrackTarget angle, ArmLengths lengths) {
  if (!now.has(angle)) return;
  const auto elbow = static_cast<TrackTarget>(static_cast<unsigned>(angle) + 1);
  setArm(targets, side, armFromJoints(now[angle], now[elbow], lengths));
}

}  // namespace

void playAction(const ActionDefinition& action, BodyTargets& targets, const StickmanState& state,
                const StickmanParameters& parameters) {
  const double time = beatTime(action, state.activity.time);
  const Reading now = readTracks(action, time);
  const ArmLengths arm = armLengths(parameters);
  targets[Target::kHipX] = now.on(targets[Target::kHipX], kShift);
  // Instead of how high he has it anyway: of how high it is when he stands.
  if (now.has(kHeight) && now.track(kHeight).replaces) targets[Target::kHip] = parameters.body.hipHeight;
  targets[Target::kHip] += now[kHeight];
  targets[Target::kLean] = now.on(targets[Target::kLean], kLean);
  if (now.has(kSquash)) targets[Target::kSquash] *= now[kSquash];
  targets[state.legs.standSide > 0.0 ? Target::kNearLift : Target::kFarLift] = now[kFrontLift];
  poseArm(targets, Side::kNear, now, kNearArm, arm);
  poseArm(targets, Side::kFar, now, kFarArm, arm);
  if (!now.has(kSpearAngle)) return;
  Vec2 centre{now[kSpearX], now[kSpearY]};
  if (action.spear == SpearWay::kRound) {
    const BeatTrack& x = now.track(kSpearX).track;
    centre = placeOn(x, now.track(kSpearY).track, wayAt(x, time));
  }
  holdSpear(targets, {.centre = centre, .angle = now[kSpearAngle]}, arm);
}

FootStance stanceOf(const ActionDefinition& action, double time, double half) {
  double stance[] = {half, half};
  for (std::size_t i = 0; i < action.count; ++i) {
    const ActionTrack& track = action.tracks[i];
    if (track.target < kFront) continue;
    double& foot = stance[track.target == kRear ? 1 : 0];
    foot = (track.replaces ? 0.0 : foot) + valueAhead(track.track, beatTime(action, time));
  }
  return {.front = stance[0], .rear = stance[1]};
}

bool takesArms(const ActionDefinition& action) {
  unsigned taken = 0;
  for (std::size_t i = 0; i < action.count; ++i) taken |= bit(action.tracks[i].target);
  const unsigned both = bit(kNearArm) | bit(kFarArm);
  return (taken & bit(kSpearAngle)) != 0 || (taken & both) == both;
}

}  // namespace stickman
