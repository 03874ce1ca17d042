#include "cast/stickman/play_action.hpp"

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "math/soft_limit.hpp"
#include "rig/forward_limb.hpp"

namespace stickman {
namespace {

using enum TrackTarget;

// A corner is rounded by a curve through moments so far apart, s: a quadratic B-spline, which is smooth
// whatever it goes through, and goes along a straight line exactly. It looks 1.5 times as far to either side.
constexpr double kRounding = 1.0 / 60.0;

constexpr double kEasyElbow = 0.6;  // rad, of an arm of which only the direction is given

// How near to the shoulder, and how far from it, places are played; u.
struct Reach {
  double least;
  double most;
};
constexpr Reach kHandReach{15.0, 51.9};
constexpr Reach kSpearReach{29.0, 37.5};  // of the middle between two hands: either has room to turn about it
constexpr double kNearSoftness = 6.0;
constexpr double kFarSoftness = 4.0;
constexpr double kLiftSoftness = 4.0;  // u
constexpr double kFoldedLeg = 22.0;    // u of hip height at which there is no room to lift a foot,
constexpr double kFreeLeg = 58.0;      // and from which on there is all
constexpr double kStillWalking = 0.2;  // of BipedState::walking

constexpr unsigned bit(TrackTarget target) { return 1U << static_cast<unsigned>(target); }

constexpr unsigned kNearArmTracks = bit(kNearArm) | bit(kNearElbow) | bit(kNearHandX);
constexpr unsigned kFarArmTracks = bit(kFarArm) | bit(kFarElbow) | bit(kFarHandX);
constexpr unsigned kAngles = bit(kLean) | bit(kHeadTurn) | bit(kHeadNod) | bit(kNearArm) | bit(kNearElbow) |
                             bit(kFarArm) | bit(kFarElbow) | bit(kSpearAngle);

double roundsBefore(const ActionDefinition& action, double time) {
  return action.loop && time > 0.0 ? std::floor(time / action.seconds) : 0.0;
}

// Time as the beats count it.
double beatTime(const ActionDefinition& action, double time) {
  time = maximum(time, 0.0) - action.seconds * roundsBefore(action, time);
  return action.inSeconds ? time : time / action.seconds;
}

// The moments whose values make up that of a moment: itself, or, where corners are rounded, three.
struct Samples {
  int count;
  double times[3];    // s
  double weights[3];  // 1 together
};

Samples samplesAt(const ActionDefinition& action, double time, bool rounded) {
  if (!rounded) return {1, {time}, {1.0}};
  // A whole number of them in a round, so that each is as the one before.
  const double step = action.seconds / std::floor(action.seconds / kRounding + 1.0);
  const double middle = std::floor(time / step + 0.5);
  const double off = time / step - middle;
  return {3,
          {(middle - 1.0) * step, middle * step, (middle + 1.0) * step},
          {0.5 * (0.5 - off) * (0.5 - off), 0.75 - off * off, 0.5 * (0.5 + off) * (0.5 + off)}};
}

[[gnu::noinline]] double valueAt(const ActionDefinition& action, const ActionTrack& track, double time) {
  const Samples samples = samplesAt(action, time, kHasOwnActions && track.rounded);
  double sum = 0.0;
  for (int i = 0; i < samples.count; ++i) {
    const double moment = samples.times[i];
    const double value = valueOn(track.track, wayAt(track.track, beatTime(action, moment)));
    sum += samples.weights[i] * (value + track.turn * roundsBefore(action, moment));
  }
  return sum;
}

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
    const double value = valueAt(action, track, time);
    found.values[target] =
        (kAngles & bit(track.target)) != 0 && !track.radians ? value * (kPi / 180.0) : value;
  }
  return found;
}

// Of the pair of tracks that begins with `x`, round the shoulder, within reach.
[[gnu::noinline]] Vec2 guardedPlace(const ActionDefinition& action, const Reading& now, TrackTarget x,
                                    double time, Reach within) {
  const ActionTrack& across = now.track(x);
  const ActionTrack& down = now.track(static_cast<TrackTarget>(static_cast<unsigned>(x) + 1));
  const Samples samples = samplesAt(action, time, kHasOwnActions && (across.rounded || down.rounded));
  double angle = 0.0;
  double reach = 0.0;
  double first = 0.0;
  for (int i = 0; i < samples.count; ++i) {
    const BeatWay way = wayAt(across.track, beatTime(action, samples.times[i]));
    const Vec2 place = placeOn(across.track, down.track, way, Strikes::kRound);
    const double turned = nearestTurn(portableAtan2(place.x, place.y), first);
    if (i == 0) first = turned;
    angle += samples.weights[i] * turned;
    reach += samples.weights[i] * length(place);
  }
  reach = -smoothMinimum(-reach, -within.least, kNearSoftness);
  return limbDirection(angle) * limitSoftly(reach, {.maximum = within.most, .width = kFarSoftness});
}

// Up to the ground without a corner, never into it.
double liftFrom(double value) {
  const double v = clamp(value / kLiftSoftness, 0.0, 1.0);
  return value < kLiftSoftness ? kLiftSoftness * v * v * (2.0 - v) : value;
}

struct ArmTracks {
  Side side;
  TrackTarget angle;
  TrackTarget elbow;
  TrackTarget elbowSide;
  TrackTarget hand;
  Target shownSide;
};
constexpr ArmTracks kNear{Side::kNear, kNearArm, kNearElbow, kNearSide, kNearHandX, Target::kNearSide};
constexpr ArmTracks kFar{Side::kFar, kFarArm, kFarElbow, kFarSide, kFarHandX, Target::kFarSide};

[[gnu::noinline]] void poseArm(BodyTargets& targets, const ActionDefinition& action, const Reading& now,
                               double time, const ArmTracks& arm, ArmLengths lengths) {
  const double side = kHasOwnActions && now.has(arm.elbowSide) ? now[arm.elbowSide] : 1.0;
  if (kHasOwnActions && now.has(arm.hand)) {
    setArm(targets, arm.side, armTowards(guardedPlace(action, now, arm.hand, time, kHandReach), lengths));
  } else if (now.has(arm.angle) || now.has(arm.elbow)) {
    const double flex = now.has(arm.elbow) ? now[arm.elbow] : kEasyElbow;
    const ArmTarget posed = armFromJoints(now[arm.angle], turnedSide(side) * flex, lengths);
    setArm(targets, arm.side, {posed.angle, flex});
  }
  if (kHasOwnActions && now.has(arm.elbowSide)) targets[arm.shownSide] = side;
}

}  // namespace

[[gnu::noinline]] void playAction(const ActionDefinition& action, BodyTargets& targets,
                                  const StickmanState& state, const StickmanParameters& parameters) {
  const double time = state.activity.time;
  const Reading now = readTracks(action, time);
  const ArmLengths arm = armLengths(parameters);
  targets[Target::kHipX] = now.on(targets[Target::kHipX], kShift);
  // Instead of how high he has it anyway: of how high it is when he stands.
  if (now.has(kHeight) && now.track(kHeight).replaces) targets[Target::kHip] = parameters.body.hipHeight;
  targets[Target::kHip] += now[kHeight];
  targets[Target::kLean] = now.on(targets[Target::kLean], kLean);
  if (now.has(kSquash)) targets[Target::kSquash] *= now[kSquash];
  targets[Target::kHeadTurn] = now[kHeadTurn];
  targets[Target::kHeadNod] = now[kHeadNod];
  const bool guarded = kHasOwnActions && action.places == PlaceWay::kGuarded;
  const bool nearInFront = state.legs.standSide > 0.0;
  // Which foot stands in front is settled when he has come to stand.
  const double stands = smoothstep(1.0 - state.legs.walking.value / kStillWalking);
  const double room = smoothstep((targets[Target::kHip] - kFoldedLeg) / (kFreeLeg - kFoldedLeg));
  const auto lift = [&](TrackTarget foot) {
    return guarded ? room * stands * liftFrom(now[foot]) : now[foot];
  };
  targets[nearInFront ? Target::kNearLift : Target::kFarLift] = lift(kFrontLift);
  targets[nearInFront ? Target::kFarLift : Target::kNearLift] = lift(kRearLift);
  poseArm(targets, action, now, time, kNear, arm);
  poseArm(targets, action, now, time, kFar, arm);
  if (now.has(kSpearAngle)) {
    Vec2 centre{now[kSpearX], now[kSpearY]};
    if (guarded) {
      centre = guardedPlace(action, now, kSpearX, time, kSpearReach);
    } else if (action.places == PlaceWay::kRound) {
      const BeatTrack& x = now.track(kSpearX).track;
      centre = placeOn(x, now.track(kSpearY).track, wayAt(x, beatTime(action, time)));
    }
    holdSpear(targets, {.centre = centre, .angle = now[kSpearAngle]}, arm);
  }
  if (now.has(kSpear)) targets[Target::kSpear] = now[kSpear];
}

[[gnu::noinline]] FootStance stanceOf(const ActionDefinition& action, double time, double half) {
  double stance[] = {half, half};
  for (std::size_t i = 0; i < action.count; ++i) {
    const ActionTrack& track = action.tracks[i];
    if (track.target < kFront) continue;
    double& foot = stance[track.target == kRear ? 1 : 0];
    foot = (track.replaces ? 0.0 : foot) + valueAhead(track.track, beatTime(action, time));
  }
  return {.front = stance[0], .rear = stance[1]};
}

[[gnu::noinline]] bool takesArms(const ActionDefinition& action) {
  unsigned taken = 0;
  for (std::size_t i = 0; i < action.count; ++i) taken |= bit(action.tracks[i].target);
  return (taken & bit(kSpearAngle)) != 0 || ((taken & kNearArmTracks) != 0 && (taken & kFarArmTracks) != 0);
}

}  // namespace stickman
