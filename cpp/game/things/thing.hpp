#pragma once

#include <array>
#include <cstdint>

#include "draw/draw_list.hpp"
#include "game/capsule.hpp"
#include "game/obstacle.hpp"

namespace stickman {

/// What gets one past a thing.
struct Demand {
  bool jump;
  bool spear;
};

/// The capsules of what can be run into or hit, in the world: x as travel counts, y down, the ground at 0.
inline constexpr std::size_t kMostShapes = 6;
struct ObstacleShapes {
  std::array<Capsule, kMostShapes> shapes;
  std::size_t count;
};

/// All there is to know of a kind of thing: one of these per kind, in a file of its own in this folder, and
/// a row in the table of things.cpp. Whatever changes here makes other runs of the same buttons: it is a new
/// kRulesVersion, and a test says so.
struct Thing {
  ObstacleKind kind;
  const char* name;  ///< in kebab-case, as OBSTACLES has it in the shell
  Demand demand;
  double halfWidth;      ///< u of ground that it takes up to either side of its place
  double ownSpeed;       ///< u/s at which it comes towards him
  double from;           ///< u, the distance from which on it turns up
  std::uint32_t weight;  ///< how often, against the others
  ObstacleShapes (*shapes)(const Obstacle& obstacle);
  /// `shift` takes the world to the canvas. What can be speared bears the accent colour somewhere, what
  /// cannot does not: the same sign for every kind.
  void (*draw)(DrawList& list, const Obstacle& obstacle, Vec2 shift);
  // What a kind has no use for it leaves out.
  void (*place)(Obstacle& obstacle) = nullptr;  ///< makes a thing that is in its place ready
  void (*tick)(Obstacle& obstacle, bool halted, double dt) = nullptr;  ///< see tick(Obstacle&, ...)
  void (*fell)(Obstacle& obstacle) = nullptr;                          ///< what the spear does to it at once
};

const Thing& thingOf(ObstacleKind kind);

}  // namespace stickman
