#include "stage/rope_stage.hpp"

#include <cmath>

#include "draw/strand_drawing.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "physics/strand.hpp"

namespace stickman {
namespace {

// SPEC section 8; ranges ours.
constexpr ParameterInfo kRows[] = {
    {"gravity", -2000.0, 4000.0, "u/s2"}, {"damping", 0.0, 1.0, "per 1/60 s"},
    {"iterations", 1.0, 64.0, ""},        {"substeps", 1.0, 16.0, ""},
    {"windX", -4000.0, 4000.0, "u/s2"},   {"windY", -4000.0, 4000.0, "u/s2"},
    {"showPoints", 0.0, 1.0, ""},
};

constexpr double kAnchorY = 60.0;
constexpr double kGroundY = 440.0;
// It begins held aside, its end higher than the rest, and let go of: it falls and swings. Angles from the
// vertical.
constexpr double kAsideAtAnchor = 0.35;
constexpr double kAsideAtEnd = 1.75;
constexpr double kFewestPoints = 2.0;
constexpr double kMostPoints = 200.0;

std::size_t pointCount(double points) {
  return points == points ? static_cast<std::size_t>(clamp(points, kFewestPoints, kMostPoints)) : 20;
}
float linkLength(double spacing) {
  return static_cast<float>(spacing == spacing ? clamp(spacing, 1.0, 100.0) : 18.0);
}

}  // namespace

RopeStage::RopeStage(double points, double spacing)
    : parameters_(parameterTableOf<RopeParameters>(kRows)),
      store_(pointCount(points)),
      spacing_(linkLength(spacing)),
      anchor_(0.0, kAnchorY) {
  store_.pin(0);
  Vec2 place = anchor_.place();
  for (std::size_t i = 0; i < store_.count(); ++i) {
    movePoint(store_.points(), i, static_cast<float>(place.x), static_cast<float>(place.y));
    const double part = static_cast<double>(i) / static_cast<double>(store_.count() - 1);
    const double aside = kAsideAtAnchor + (kAsideAtEnd - kAsideAtAnchor) * part;
    place = place + Vec2{portableSin(aside), portableCos(aside)} * static_cast<double>(spacing_);
  }
  store_.keepLast();
  pairs_.resize(2 * store_.count());
  previousPairs_.resize(2 * store_.count());
  show();
}

void RopeStage::step(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) tick();
  show();
}

void RopeStage::tick() {
  store_.keepLast();
  anchor_.cutIfFar(store_, 0);
  const VerletPoints points = store_.points();
  movePoint(points, 0, static_cast<float>(anchorX()), static_cast<float>(anchorY()));
  const StrandSettings settings{.spacing = spacing_,
                                .iterations = static_cast<int>(parameters_->iterations),
                                .substeps = static_cast<int>(parameters_->substeps),
                                .dragRate = dragRateOf(parameters_->damping)};
  advance(points, settings, static_cast<float>(parameters_->windX),
          static_cast<float>(parameters_->gravity + parameters_->windY), kTick);
}

double RopeStage::groundY() const { return kGroundY; }
std::uint64_t RopeStage::hash() const { return store_.hash(); }

double RopeStage::maxStretch() const {
  double longest = 0.0;
  for (std::size_t i = 1; i < store_.count(); ++i) longest = maximum(longest, store_.distance(i - 1, i));
  return longest / static_cast<double>(spacing_);
}

double RopeStage::meanStretch() const {
  double sum = 0.0;
  for (std::size_t i = 1; i < store_.count(); ++i) sum += store_.distance(i - 1, i);
  return sum / static_cast<double>(store_.count() - 1) / static_cast<double>(spacing_);
}

double RopeStage::endHeight() const { return store_.shownY(store_.count() - 1, 1.0) - store_.shownY(0, 1.0); }

void RopeStage::show() {
  store_.writePairs(pairs_.data(), previousPairs_.data());
  drawList_.clear();
  drawRope(drawList_, store_, clock_.interpolation(), parameters_->showPoints >= 0.5);
}

}  // namespace stickman
