#pragma once

#include <array>

#include "cast/runner/state.hpp"
#include "game/capsule.hpp"
#include "game/obstacle.hpp"

namespace stickman {

/// The runner as what can run into things: head, trunk, both thighs and shins, from his real pose, in the
/// world. Arms and spear do not count.
inline constexpr std::size_t kBodyShapes = 6;
using RunnerBody = std::array<Capsule, kBodyShapes>;
RunnerBody bodyOf(const RunnerState& runner);

/// The head of the spear in the world: its point, and how far back it still does harm.
struct SpearHead {
  Vec2 neck;
  Vec2 point;
};
SpearHead spearHead(const RunnerState& runner);

/// The way of the point over a tick, and the head at its end.
struct SpearStroke {
  Vec2 from;
  SpearHead to;
};

/// The point's way, or the head, comes within its mercy of the thing.
bool isHit(const SpearStroke& stroke, const Obstacle& obstacle);

/// The body overlaps the thing by more than its mercy.
bool isRunInto(const RunnerBody& body, const Obstacle& obstacle);

}  // namespace stickman
