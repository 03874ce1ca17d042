#pragma once

#include "cast/hound/parameters.hpp"
#include "math/plain_doubles.hpp"
#include "math/vec2.hpp"

namespace stickman {

/// Where his body is to be, in his own frame: x forward from his middle, y down, the floor at 0. Only
/// doubles: what he does is mixed from several of these by their weights, points and not angles.
struct HoundTargets {
  Vec2 shoulder;      ///< u, middle of the two
  Vec2 hip;           ///< u
  double arch;        ///< u that the loin is above the middle of shoulder and hip
  double roll;        ///< u that the near side is lower and the far side higher
  Vec2 head;          ///< u, middle of the skull
  double nose;        ///< rad, muzzle below the horizontal
  double turn;        ///< 1 looking ahead .. -1 back over his side, seen foreshortened between
  Vec2 tail;          ///< parts, where the tail strives to
  double lean;        ///< rad, top of the metatarsus behind the vertical over its ball
  double leanFollow;  ///< rad, how much more with the paw far ahead, how much less far behind
};

/// The sum of targets, each times its weight.
class HoundMix {
 public:
  void add(const HoundTargets& targets, double weight) {
    const DoublesOf<HoundTargets> values = toDoubles(targets);
    for (std::size_t i = 0; i < values.size(); ++i) sum_[i] += weight * values[i];
  }
  HoundTargets sum() const { return fromDoubles<HoundTargets>(sum_); }

 private:
  DoublesOf<HoundTargets> sum_{};
};

/// Standing and in every gait. `phase`: 0..1, of the left hind leg; `walking`: 0 standing .. 1, how much of
/// the gait is to be seen; `breath`: -1..1.
HoundTargets gaitTargets(const HoundStyle& style, double phase, double walking, double breath);

/// In the water, about kSwimRise higher than standing.
HoundTargets swimTargets(double breath);
inline constexpr double kSwimRise = 16.0;     // u
inline constexpr double kWaterHeight = 76.0;  // u above the floor

/// Chin of a head, the lowest point of it (u).
Vec2 chinOf(Vec2 head, double nose, double turn);
Vec2 noseOf(Vec2 head, double nose, double turn);

/// Where the guard of every blend leaves a chin that is to be at `y` (down): never below the floor.
double guardedChin(double y);

}  // namespace stickman
