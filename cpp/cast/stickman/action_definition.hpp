#pragma once

#include <cstddef>
#include <cstdint>

#include "motion/beat_track.hpp"

namespace stickman {

/// What a track of an action moves. An arm's angle is 0 straight down and positive forward.
enum class TrackTarget : std::uint8_t {
  kShift,      ///< u, the hip ahead of where he has it anyway
  kHeight,     ///< u, the hip above where he has it anyway
  kLean,       ///< of the spine, forward, beyond what he leans anyway
  kSquash,     ///< height scale of the whole figure
  kHeadTurn,   ///< towards the viewer, positive; away, negative
  kHeadNod,    ///< forward, positive
  kNearArm,    ///< angle of the upper arm
  kNearElbow,  ///< its bend, >= 0
  kNearSide,   ///< 1 the elbow behind, -1 in front; between them the arm is seen foreshortened
  kFarArm,     ///< as of the near arm, as the next two
  kFarElbow,
  kFarSide,
  kNearHandX,  ///< u, the hand ahead of the shoulder
  kNearHandY,  ///< u, the hand below the shoulder
  kFarHandX,   ///< as of the near hand, as the next one
  kFarHandY,
  kSpearX,      ///< u, the middle between two hands on a spear, ahead of the shoulder
  kSpearY,      ///< u, the same below the shoulder
  kSpearAngle,  ///< 0 points forward, positive raises the tip; counts on through whole turns
  kSpear,       ///< 0..1, how much of a spear there is in the hands; 1 with the three before
  kFrontLift,   ///< u, the foot that stands in front off the ground
  kRearLift,    ///< u, the other one
  kFront,       ///< u, the front foot ahead of where it stands at ease: it steps there, it does not glide
  kRear,        ///< u, the rear foot behind where it stands at ease
};
inline constexpr std::size_t kTrackTargetCount = static_cast<std::size_t>(TrackTarget::kRear) + 1;

/// One row of an action's table.
struct ActionTrack {
  TrackTarget target;
  BeatTrack track;
  bool radians = false;   ///< its angles are; else they are in degrees
  bool replaces = false;  ///< what he has anyway, to which it is added else
  bool rounded = false;   ///< it has corners, which are not played: see playAction()
  double turn = 0.0;      ///< by how much it goes on from round to round
};

/// The way of hands between the places that a pair of tracks gives, x and y.
enum class PlaceWay {
  kRound,     ///< round the shoulder, but for strikes: see placeOn()
  kStraight,  ///< x and y each by itself
  kGuarded,   ///< round the shoulder, always, and at distances from it at which arms can be
};

/// An action as data: one table of tracks. What none of them moves does what it does anyway.
struct ActionDefinition {
  double seconds;  ///< > 0, from its beginning to its end
  bool loop;       ///< goes on from the beginning, until another action is asked for; else it is over
  bool moves;      ///< the legs go on with what they do; else he stands
  bool inSeconds;  ///< times of the beats are in s; else in parts of the whole, 0..1
  PlaceWay places;
  std::size_t count;
  const ActionTrack* tracks;
};

}  // namespace stickman
