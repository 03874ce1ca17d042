#include "rig/two_bone_ik.hpp"

#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kReachMargin =
    0.01;  // u, keeps the limb off fully straight and fully folded (SPEC section 3)
constexpr double kReachedTolerance = 1e-6;  // u

// Between these two the square of a length is finite and has its full precision.
constexpr double kShortest = 1e-100;  // u
constexpr double kLongest = 1e100;    // u

double boneLength(double length) {
  return isFinite(length) && length > 0.0 ? minimum(length, kLongest) : 0.0;
}
bool isFinitePoint(Vec2 p) { return isFinite(p.x) && isFinite(p.y); }
double bendSide(double bend) { return bend == bend ? clamp(bend, -1.0, 1.0) : 1.0; }
double bounded(double v) { return clamp(v, -kLongest, kLongest); }

}  // namespace

TwoBoneIkResult solve(const TwoBoneIk& job) {
  const double upper = boneLength(job.upper);
  const double lower = boneLength(job.lower);
  const Vec2 root = isFinitePoint(job.root) ? job.root : Vec2{0.0, 0.0};
  const Vec2 offset = isFinitePoint(job.target) ? job.target - root : Vec2{0.0, 0.0};
  const Vec2 wanted = {bounded(offset.x), bounded(offset.y)};
  const double wantedDistance = length(wanted);
  const Vec2 direction = wantedDistance > kShortest ? wanted * (1.0 / wantedDistance) : Vec2{0.0, 1.0};

  const double nearest = absolute(upper - lower) + kReachMargin;
  const double farthest = upper + lower - kReachMargin;
  const double eased = limitSoftly(wantedDistance, job.reach);
  const double d = nearest <= farthest ? clamp(eased, nearest, farthest) : 0.5 * (nearest + farthest);

  // The joint lies on both circles: `along` from the root on the line to the target, `aside` off it. The
  // difference of squares is written as a product, which keeps its precision when the bones are nearly equal.
  const double along = d > 0.0 ? ((upper - lower) * (upper + lower) + d * d) / (2.0 * d) : 0.0;
  const double aside = std::sqrt(maximum(0.0, upper * upper - along * along));
  const Vec2 joint = root + direction * along + perpendicular(direction) * (bendSide(job.bend) * aside);
  const Vec2 end = root + direction * d;
  return {joint, end, isFinitePoint(job.target) && distance(end, job.target) <= kReachedTolerance};
}

}  // namespace stickman
