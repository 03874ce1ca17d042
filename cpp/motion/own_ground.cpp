#include "motion/own_ground.hpp"

#include "math/assert.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kInset = 9.0;        // u that a foot stays from a riser if the tread is wide enough
constexpr double kLookAround = 60.0;  // u in which another tread is looked for
constexpr double kHeightCost = 0.25;  // u of a longer way that a u of height is worth
constexpr double kReach = 36.0;       // u from under the body that a foot stands without stretching
constexpr double kReachCost = 1.5;    // u of a longer way that a u beyond that is worth
constexpr double kAround = 26.0;      // u, half-width of the ground around
constexpr double kEndless = 1e9;      // u

// Looks at the treads between the risers near `x`, from left to right; all in the terrain's own x.
class TreadSearch {
 public:
  TreadSearch(const OwnGround& ground, double x, double body)
      : ground_(ground),
        x_(x),
        body_(body),
        level_(ground.terrain->smoothOn(ground.run, x, kAround).height),
        best_{x, x, x},
        least_(kEndless),
        left_(x - kLookAround) {}

  // The ground between the riser before and this one, which ends it.
  void end(double right) {
    const double width = right - left_;
    const double inset = minimum(kInset, 0.5 * width);
    const double low = left_ + inset;
    const double high = maximum(low, right - inset);
    const double place = clamp(x_, low, high);
    const double height = ground_.terrain->on(ground_.run, place).height;
    const double cost = absolute(place - x_) + kHeightCost * absolute(height - level_) +
                        kReachCost * maximum(0.0, absolute(place - body_) - kReach);
    if (cost < least_) {
      least_ = cost;
      best_ = {low, high, place};
    }
    left_ = right;
  }

  // Nothing to the left of it is to be stood on.
  void begin(double left) { left_ = left; }

  Tread best() const { return best_; }

 private:
  const OwnGround& ground_;
  double x_;
  double body_;
  double level_;
  Tread best_;
  double least_;
  double left_;
};

}  // namespace

OwnGround groundOf(const Terrain& terrain, double place, double travel, double facing, double footing) {
  OwnGround ground{&terrain, place - facing * travel, facing, {}};
  ground.run = terrain.runAt(ground.terrainX(footing));
  return ground;
}

[[gnu::noinline]] Tread treadFor(const OwnGround& ground, double x, double body) {
  const Terrain& terrain = *ground.terrain;
  const TerrainRun run = ground.run;
  const Vec2* points = terrain.points();
  const double there = ground.terrainX(x);
  TreadSearch search(ground, there, ground.terrainX(body));
  std::size_t i = terrain.after(run, there - kLookAround);
  if (i == run.first && i > 0) search.begin(points[i].x);
  if (i == run.first) ++i;
  for (; i <= run.last && points[i].x < there + kLookAround; ++i) {
    if (points[i].x == points[i - 1].x) search.end(points[i].x);
  }
  const bool ends = i > run.last && run.last + 1 < terrain.size();
  // As far as has been looked.
  search.end(ends ? points[run.last].x : there + kLookAround);
  const Tread found = search.best();
  if (ground.facing > 0.0) return {ground.ownX(found.low), ground.ownX(found.high), ground.ownX(found.x)};
  return {ground.ownX(found.high), ground.ownX(found.low), ground.ownX(found.x)};
}

}  // namespace stickman
