#pragma once

#include <array>
#include <cstdint>

#include "game/obstacle.hpp"
#include "game/rules.hpp"
#include "math/random.hpp"

namespace stickman {

inline constexpr std::size_t kMostObstacles = 12;

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
#endif

/// The course as far as it is laid. Part of a hashed state.
struct Course {
  Random random;
  double next;         ///< u, where the next thing will be met
  double lastWidth;    ///< u, half of the last thing
  std::uint64_t laid;  ///< things so far
  ObstacleKind last;
  std::uint64_t inRow;                             ///< how many of the last things asked for the same answer
  std::uint64_t count;                             ///< things on the course now
  std::array<Obstacle, kMostObstacles> obstacles;  ///< `count` of them, by the place where they are met
};

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

/// A course without things yet.
Course freshCourse(std::uint64_t seed);

/// The next thing to come and where he will meet it, u.
struct Plan {
  ObstacleKind kind;
  double meets;
};
/// Chooses it, by the rules: never nearer to the one before than a jump and a reaction take, never so far
/// that there is nothing to do.
Plan planNext(Course& course, const Rules& rules);

/// Takes away what lies behind `travel` (u) and lays what has come within the horizon; `speed` (u/s) is his.
void layCourse(Course& course, const Rules& rules, double travel, double speed);

/// The thing `now` has at `index`, as `before` has it, which is an earlier moment of the same course. Null:
/// it was not laid yet. (Things are told apart by their number from the start, for the first of them go.)
const Obstacle* earlier(const Course& before, const Course& now, std::size_t index);

}  // namespace stickman
