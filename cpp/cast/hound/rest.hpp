#pragma once

#include "cast/hound/targets.hpp"

namespace stickman {

/// A pose in which he rests: his body, solved against the floor, and where the claws stand meanwhile.
struct HoundRest {
  HoundTargets targets;
  double places[kHoundLegs];  ///< u ahead of his middle
};

/// On his haunches: leaning back about the shoulders until the rump is on the floor. `breath`: -1..1.
HoundRest sitting(double breath);

/// On brisket and haunches, the head up.
HoundRest lying(double breath);

/// Curled up, the chin on the floor and turned to the tail.
HoundRest curledUp(double breath);

/// Standing square, one paw of each pair a little ahead: the front ones under the withers, which are behind
/// the point of the shoulder, so that the forearm is upright and the pastern slopes a little.
inline constexpr double kStandPlaces[kHoundLegs] = {HoundBody::kShoulderX, HoundBody::kShoulderX - 9.0,
                                                    HoundBody::kHipX - 4.0, HoundBody::kHipX + 4.0};

/// Lowest points (y, down) of the body that rests on the floor.
double lowestOfBrisket(const HoundTargets& targets);
double lowestOfRump(const HoundTargets& targets);

}  // namespace stickman
