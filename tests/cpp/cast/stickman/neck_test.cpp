#include "cast/stickman/neck.hpp"

#include "action_watch.hpp"
#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using namespace stickman::test;

namespace {

// The head's place before it lags: on the neck, which keeps 0.45 of the spine's lean.
Vec2 headlessPlace(const StickmanState& s, const StickmanParameters& p) {
  const Vec2 spine = s.pose[Joint::kChest] - s.pose[Joint::kPelvis];
  const double lean = std::atan2(spine.x, -spine.y) * 0.45;
  return s.pose[Joint::kChest] + Vec2{std::sin(lean), -std::cos(lean)} * (p.body.neck + p.body.headRadius);
}

}  // namespace

TEST_CASE("neck: the head stays back at a start and goes on at a stop") {
  // The speed follows at 5/s: it changes by up to 382 * 5 / e = 700 u/s^2, and a spring of 260/s^2 gives 2.7
  // u.
  const StickmanParameters p;
  StickmanState s = settledStickman(p, {});
  double back = 0.0;
  run(s, p, 382.5, 1.0, kDt, [&](const StickmanState& now) {
    back = std::min(back, now.pose[Joint::kHead].x - headlessPlace(now, p).x);
  });
  run(s, p, 382.5, 2.0, kDt, [](const StickmanState&) {});
  double ahead = 0.0;
  run(s, p, 0.0, 1.0, kDt, [&](const StickmanState& now) {
    ahead = std::max(ahead, now.pose[Joint::kHead].x - headlessPlace(now, p).x);
  });
  CHECK(back < -2.0);
  CHECK(ahead > 2.0);
}
