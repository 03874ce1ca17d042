#pragma once

#include "cast/walker/walker.hpp"
#include "draw/draw_list.hpp"
#include "draw/ground_drawing.hpp"

namespace stickman {

struct WalkerLook {
  bool limbs;         ///< one shape a bone instead of ten beads
  bool construction;  ///< show how the knee and the foot's way are found
};

/// How a leg is drawn: ten beads a bone, one shape a bone, or one hose for the whole leg.
enum class WalkerLegs { kBeads, kLimbs, kHoses };

/// The walker alone: the right leg, the body and the left leg, in that order. `pose` in canvas units.
void drawWalkerFigure(DrawList& list, const WalkerPose& pose, WalkerLegs legs);

/// The walker in his scene, on `ground`, which is uneven where `terrain` has points: the right leg, the body
/// and the left leg, in that order. `pose` in canvas units as shown.
void drawWalker(DrawList& list, const WalkerPose& pose, WalkerLook look, const Ground& ground,
                const Terrain& terrain);

}  // namespace stickman
