#include "motion/swing_path.hpp"

#include "math/scalar.hpp"
#include "motion/foot.hpp"
#include "motion/own_ground.hpp"

// Over the ground a foot goes by the smoothstep X(t) = 3t^2 - 2t^3, t the part of the time between setting
// out and arriving, and with it up or down the line to its landing. Above that line it is
//
//   lift (S(p/a) - S((p - b)/(1 - b))),
//
// S two parabolas from rest to rest: S(u) = 2u^2 up to the middle, 1 - 2(1 - u)^2 from there; a = risen, b =
// falls. A corner of the ground that is h above the line, at the part f of the way, is passed at the time
// X^-1(f). In the first half the foot must have risen to it by then,
//
//   S(p/a) >= h/lift,   so   a <= p/S^-1(h/lift),
//
// and must not yet come down, b >= p; in the second half it is the same seen from the other end. Near its
// ends both way and height go with the square of the time, and the slope of the path over the line, 2
// lift/a^2 over 3 times the way, must not be less than that of the ground: another bound of the same kind.

namespace stickman {
namespace {

constexpr double kClearance = 5.0;      // u above a corner
constexpr double kSteepestPath = 1.0;   // of that, u per u that the corner is from where the foot stands
constexpr double kBeforeCorner = 2.0;   // u to its low side at which a foot must be that high
constexpr double kEvenRise = 0.4;       // part of the swing in which it rises
constexpr double kQuickestRise = 0.24;  // a quicker one waits for the foot to go
constexpr double kLongestWait = 0.25;   // of the swing
constexpr double kSteepLift = 0.4;      // part of the lift that is left in a step
constexpr double kSteepStep = 30.0;  // that rises or falls by so much, u: more, and the knee meets the chest
constexpr double kShortest = 1.0;    // u

[[gnu::noinline]] double rise(double u) {
  u = clamp(u, 0.0, 1.0);
  const double rest = 1.0 - u;
  return u < 0.5 ? 2.0 * u * u : 1.0 - 2.0 * rest * rest;
}

[[gnu::noinline]] double inverseRise(double q) {
  q = clamp(q, 0.0, 1.0);
  return q < 0.5 ? std::sqrt(0.5 * q) : 1.0 - std::sqrt(0.5 * (1.0 - q));
}

// The t at which a smoothstep has come to `part`: by Newton from the two parabolas, which are near.
[[gnu::noinline]] double inverseSmoothstep(double part) {
  double t = inverseRise(part);
  for (int i = 0; i < 3 && t > 0.0 && t < 1.0; ++i)
    t -= (t * t * (3.0 - 2.0 * t) - part) / (6.0 * t * (1.0 - t));
  return t;
}

// One end of a swing, seen from there: how long it may take to rise, and how long it waits before it goes.
struct SwingEnd {
  double ends = 1.0;   // part of the swing in which it rises
  double waits = 0.0;  // part of it in which it does not go on
};

// A corner near one end of a swing.
struct Corner {
  double height;  // u above the line, with what must be clear of it
  double before;  // u from that end at which a foot must be that high
};

Corner cornerOf(double height, double away) {
  return {height + minimum(kClearance, kSteepestPath * away), away - minimum(kBeforeCorner, 0.5 * away)};
}

// The corners between the two ends, each seen from the nearer one.
class Corners {
 public:
  Corners(const Foot& foot, const OwnGround& ground, double climb)
      : points_(ground.terrain->points()),
        from_(foot.from),
        climb_(climb),
        start_(ground.terrainX(foot.start)),
        way_(ground.terrainX(foot.landing) - start_) {
    const double left = minimum(start_, start_ + way_);
    const double right = maximum(start_, start_ + way_);
    first_ = last_ = ground.terrain->after(ground.run, left);
    while (last_ <= ground.run.last && points_[last_].x < right) ++last_;
  }

  double length() const { return maximum(kShortest, absolute(way_)); }

  // see(whether it is nearer to the start, corner) of each.
  template <typename See>
  void each(See see) const {
    for (std::size_t i = first_; i < last_; ++i) {
      const double away = absolute(points_[i].x - start_);
      const double height = -points_[i].y - from_ - climb_ * (away / length());
      const bool nearStart = 2.0 * away < length();
      see(nearStart, cornerOf(height, nearStart ? away : absolute(way_) - away));
    }
  }

 private:
  const Vec2* points_;
  double from_;
  double climb_;
  double start_;
  double way_;
  std::size_t first_;
  std::size_t last_;
};

}  // namespace

// Inlined where they are called, this and what it is made of would cost kilobytes of the download.
[[gnu::noinline]] SwingPath swingPath(const Foot& foot, const OwnGround& ground) {
  const GroundSample landing = ground.at(foot.landing);
  const double climb = landing.height - foot.from;
  const Corners corners(foot, ground, climb);
  const double length = corners.length();
  double lift = foot.lift * lerp(1.0, kSteepLift, minimum(1.0, absolute(climb) / kSteepStep));
  corners.each([&](bool, Corner corner) { lift = maximum(lift, corner.height); });

  SwingEnd start{.ends = kEvenRise};
  SwingEnd end{.ends = 1.0 - kEvenRise};
  // Passed so late by the clock of a way without waits, a corner is passed at waits + (1 - waits) time.
  corners.each([&](bool nearStart, Corner corner) {
    SwingEnd& nearer = nearStart ? start : end;
    const double due = kQuickestRise * inverseRise(corner.height / lift);
    const double time = inverseSmoothstep(corner.before / length);
    if (nearStart && foot.begun > 0.0) return;  // it is under way
    if (time < due) nearer.waits = maximum(nearer.waits, minimum(kLongestWait, (due - time) / (1.0 - time)));
  });
  const double going = 1.0 - start.waits - end.waits;
  corners.each([&](bool nearStart, Corner corner) {
    SwingEnd& nearer = nearStart ? start : end;
    SwingEnd& other = nearStart ? end : start;
    const double least = inverseRise(corner.height / lift);
    const double passed = nearer.waits + going * inverseSmoothstep(corner.before / length);
    if (passed < nearer.ends * least) nearer.ends = passed / least;
    if (least > 0.0) other.ends = minimum(other.ends, 1.0 - passed);
  });
  const double direction = signOf(foot.landing - foot.start);
  const auto steep = [&](SwingEnd& at, double slope) {
    if (slope > 0.0) at.ends = minimum(at.ends, going * std::sqrt(2.0 * lift / (3.0 * length * slope)));
  };
  steep(start, ground.at(foot.start).slope * direction - climb / length);
  steep(end, climb / length - landing.slope * direction);
  return {foot.from, climb, lift, start.ends, 1.0 - end.ends, start.waits, 1.0 - end.waits};
}

[[gnu::noinline]] double heightAt(const SwingPath& path, double p) {
  const double gone = smoothstep((p - path.setsOut) / (path.arrives - path.setsOut));
  const double lifted = rise(p / path.risen) - rise((p - path.falls) / (1.0 - path.falls));
  return path.from + path.climb * gone + path.lift * lifted;
}

}  // namespace stickman
