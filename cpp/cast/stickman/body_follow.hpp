#pragma once

#include "cast/stickman/parameters.hpp"
#include "cast/stickman/state.hpp"

namespace stickman {

inline bool isLift(std::size_t target) {
  return target == static_cast<std::size_t>(Target::kNearLift) ||
         target == static_cast<std::size_t>(Target::kFarLift);
}

/// A foot's lift goes over to another source, eased, from the one that it has had until now (value, and its
/// change per second).
void easeLift(StickmanState& state, std::size_t target, CriticallyDamped source);

/// Makes an offset of whatever the shown targets have more than `source`, which is followed from now on: what
/// is shown stays where it is, its velocity does not. For a blow that breaks off everything.
void breakOff(StickmanState& state, BodyTargets source);

/// s that going over from or to an action of one's own takes: the upper body has settled then (SPEC section
/// 6).
inline constexpr double kEasing = 0.35;

/// The blended targets follow `source` by a tick. What is left of another source dies away, as
/// Inertialized has it; while `state.easing` lasts it is eased out until then instead: between actions of
/// which nothing is known, from however far away and however fast, that is the gentlest way there in time.
/// How high a foot is lifted must not fall below nothing on the way: the new source is faded in, and what
/// is left of the old one comes down to the ground.
void followSource(StickmanState& state, BodyTargets source, double dt);

/// The blended targets follow the source of the present action by a tick.
void tickBody(StickmanState& state, const StickmanParameters& parameters, const OwnActions& own, double dt);

}  // namespace stickman
