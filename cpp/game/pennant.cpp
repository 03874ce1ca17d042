#include "game/pennant.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"
#include "physics/strand.hpp"

namespace stickman {
namespace {

constexpr double kPoleHeight = 168.0;  // u
constexpr double kPoleWidth = 4.0;
constexpr double kKnob = 4.5;
constexpr double kRootHalf = 11.0;  // u, half the streamer's width at the pole
constexpr StrandSettings kStreamer{.spacing = 11.0F, .iterations = 8, .substeps = 1, .dragRate = 3.0};
constexpr float kMass[] = {0.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.0F};
constexpr double kWind = -900.0;    // u/s^2: it blows against him
constexpr double kGravity = 420.0;  // u/s^2
constexpr double kFlutter = 900.0;  // u/s^2 across
constexpr double kGustRate = 0.45;  // 1/s

}  // namespace

Pennant::Pennant() {
  for (std::size_t i = 0; i < kPoints; ++i) {
    movePoint(pointsOf(streamer_, kMass), i, -kStreamer.spacing * static_cast<float>(i), 0.0F);
  }
  last_ = streamer_;
}

void Pennant::tick(double dt) {
  last_ = streamer_;
  gust_ = wrapUnit(gust_ + kGustRate * dt);
  const double along = kWind * (1.0 + 0.35 * portableSin(kTwoPi * gust_));
  const double across =
      kFlutter * portableSin(kTwoPi * 4.0 * gust_) * (0.6 + 0.4 * portableSin(kTwoPi * 3.0 * gust_));
  advance(pointsOf(streamer_, kMass), kStreamer, static_cast<float>(along),
          static_cast<float>(kGravity + across), dt);
}

void Pennant::draw(DrawList& list, Vec2 foot, double t) const {
  const Vec2 top = foot - Vec2{0.0, kPoleHeight};
  const Vec2 root = top + Vec2{0.0, kRootHalf + 4.0};
  const auto at = [&](std::size_t i) { return root + lerp(pointOf(last_, i), pointOf(streamer_, i), t); };
  const auto half = [](std::size_t i) {
    return Vec2{0.0, kRootHalf * (1.0 - static_cast<double>(i) / (kPoints - 1))};
  };
  list.beginPolygon(Style::kAccent, 0.85);
  for (std::size_t i = 0; i < kPoints; ++i) list.point(at(i) - half(i));
  for (std::size_t i = kPoints; i-- > 0;) list.point(at(i) + half(i));
  list.end();
  list.beginPolyline(Style::kInk, 0.55, kPoleWidth);
  list.point(foot);
  list.point(top);
  list.end();
  list.circle(Style::kInk, 0.55, top, kKnob);
}

}  // namespace stickman
