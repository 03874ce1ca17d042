#pragma once

#include <cstddef>

#include "math/vec2.hpp"
#include "physics/strand_state.hpp"

namespace stickman {

inline constexpr std::size_t kHairPoints = 4;

/// A plait of four Verlet points, the first on the back of the head. In the figure's own frame, which travels
/// with him; what he feels of that is wind and inertia.
using HairState = StrandState<kHairPoints>;

/// What pulls at the hair besides its root.
struct HairForces {
  double speed;         ///< u/s over the ground: the wind of running
  double acceleration;  ///< u/s^2 over the ground: the hair stays behind
  double gustPhase;     ///< 0..1, wraps: what keeps the wind from being even
};

/// How the head is held, rad.
struct HeadTilt {
  double turn = 0.0;  ///< towards the viewer
  double nod = 0.0;   ///< forward
};

/// The round of the head, that no hair enters.
struct HeadCircle {
  Vec2 centre;
  double radius;  ///< u, >= 0; of one without size only the root is left
  HeadTilt tilt{};
};

/// The root: on the scalp, at the back and a little above the middle of the head.
Vec2 hairRoot(const HeadCircle& head);

/// Hanging at rest from the root, behind the head.
HairState hangingHair(const HeadCircle& head);

/// Moves the hair on by `dt` seconds: its root is on the head where that is now, its points are outside of
/// it.
void tick(HairState& hair, const HeadCircle& head, const HairForces& forces, double dt);

}  // namespace stickman
