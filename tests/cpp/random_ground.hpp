// Grounds made up from a seed, each within the bounds of SPEC section 16.
#pragma once

#include <vector>

#include "motion/terrain.hpp"
#include "test_helpers.hpp"

namespace stickman::test {

/// What a made-up ground is mostly made of.
enum class GroundKind { kHills, kStairs, kRubble, kMixed, kCliffs };
inline constexpr int kGroundKinds = 5;

/// Draws points until they are full or `until` u are reached on both sides of 0.
class GroundMaker {
 public:
  explicit GroundMaker(std::uint64_t seed) : random_(seed) {}

  Terrain make(GroundKind kind) {
    points_ = {{-2600.0, random_.between(-40.0, 40.0)}};
    // One point is kept back for the end of the last slope.
    while (points_.size() + 2 < kMostTerrainPoints && points_.back().x < 4000.0) grow(kind);
    Terrain terrain;
    terrain.set(points_.data(), points_.size());
    return terrain;
  }

 private:
  void grow(GroundKind kind) {
    if (kind == GroundKind::kMixed) kind = static_cast<GroundKind>(random_.word() % 3);
    const double dice = random_.unit();
    // Drawn one after the other: in which order a call finds its arguments, every compiler decides for
    // itself.
    double steepness = 0.0;
    switch (kind) {
      case GroundKind::kHills:
        steepness = random_.between(-0.8, 0.8);
        slope(random_.between(15.0, 110.0), steepness);
        break;
      case GroundKind::kStairs:
        steepness = dice < 0.7 ? 0.0 : random_.between(-0.3, 0.3);
        slope(random_.between(18.0, 70.0), steepness);
        riser(dice < 0.3 ? random_.between(-34.0, 34.0) : stairs_ * random_.between(10.0, 30.0));
        if (random_.unit() < 0.12) stairs_ = -stairs_;
        break;
      case GroundKind::kRubble:
        steepness = random_.between(-0.5, 0.5);
        slope(random_.between(10.0, 34.0), steepness);
        riser(random_.between(-18.0, 18.0));
        break;
      case GroundKind::kCliffs:
        steepness = dice < 0.6 ? 0.0 : random_.between(-0.5, 0.5);
        slope(random_.between(40.0, 220.0), steepness);
        if (dice > 0.85)
          riser(cliff());
        else if (dice > 0.6)
          riser(random_.between(-30.0, 30.0));
        break;
      case GroundKind::kMixed:
        break;
    }
  }

  double cliff() {
    const double height = random_.between(60.0, 300.0);
    return random_.sign() * height;
  }

  void slope(double length, double steepness) {
    const Vec2 last = points_.back();
    // Back towards 0, so that it does not climb for ever.
    if (last.y * steepness > 0.0 && random_.unit() < std::fabs(last.y) / 300.0) steepness = -steepness;
    for (int tries = 0; tries < 6; ++tries, steepness *= 0.6) {
      if (add({last.x + length, last.y + length * steepness})) return;
    }
    add({last.x + length, last.y});
  }

  void riser(double height) {
    const Vec2 last = points_.back();
    add({last.x, last.y - height});
  }

  bool add(Vec2 point) {
    points_.push_back(point);
    const std::size_t count = points_.size() < 16 ? points_.size() : 16;
    Terrain tried;
    if (tried.set(points_.data() + points_.size() - count, count).fault == TerrainFault::kNone) return true;
    points_.pop_back();
    return false;
  }

  Random random_;
  std::vector<Vec2> points_;
  double stairs_ = 1.0;
};

}  // namespace stickman::test
