// Watches a stickman on uneven ground tick by tick and keeps the worst of what must hold (SPEC section 16).
#pragma once

#include <algorithm>
#include <cmath>

#include "cast/stickman/stickman.hpp"
#include "gait_watch.hpp"
#include "motion/terrain.hpp"
#include "test_helpers.hpp"

namespace stickman::test {

/// u from `x` to the next riser of the ground.
inline double toRiser(const Terrain& terrain, double x) {
  double nearest = 1e9;
  for (std::size_t i = 1; i < terrain.size(); ++i) {
    if (terrain.points()[i].x == terrain.points()[i - 1].x)
      nearest = std::min(nearest, std::fabs(terrain.points()[i].x - x));
  }
  return nearest;
}

/// Width of the tread that `x` is on.
inline double treadWidth(const Terrain& terrain, double x) {
  double left = -1e9;
  double right = 1e9;
  for (std::size_t i = 1; i < terrain.size(); ++i) {
    const double riser = terrain.points()[i].x;
    if (riser != terrain.points()[i - 1].x) continue;
    if (riser <= x) left = std::max(left, riser);
    if (riser > x) right = std::min(right, riser);
  }
  return right - left;
}

class GroundWatch {
 public:
  explicit GroundWatch(const Terrain& terrain) : terrain_(terrain) {}

  void see(const StickmanState& s, const StickmanParameters& p) {
    seeLeg(s, p, nearLeg(s), 0);
    seeLeg(s, p, farLeg(s), 1);
    for (const Vec2& joint : s.pose.joints)
      finite = finite && std::isfinite(joint.x) && std::isfinite(joint.y);
    const double hip = s.pose[Joint::kHip].y;
    const double speed = std::fabs(s.legs.speed.value);
    if (count_ > 1 && s.legs.leaping == 0) {
      const double jerk = std::fabs(hip - 2.0 * hip_[0] + hip_[1]);
      double& worst = speed <= 125.0 ? jerkWalking : speed <= 620.0 ? jerkRunning : jerkFast;
      worst = std::max(worst, jerk);
      jerkAny = std::max(jerkAny, jerk);
    }
    hip_[1] = hip_[0];
    hip_[0] = hip;
    ++count_;
  }

  double drift = 0.0;
  double penetration = 0.0;      ///< u, of a foot
  double penetrationFast = 0.0;  ///< the same above 600 u/s
  int ticksInside = 0;           ///< in a row, of one foot
  double edge = 0.0;             ///< u that a planted foot is nearer to a riser than allowed
  double longest = 0.0;          ///< u, planted leg up to 600 u/s
  double shortest = 1e9;         ///< u, of any leg
  double jerkWalking = 0.0;
  double jerkRunning = 0.0;
  double jerkFast = 0.0;
  double jerkAny = 0.0;
  double thighWalking = 0.0;  ///< degrees a tick
  double thighRunning = 0.0;
  double boneError = 0.0;
  double kneeFront = 1e9;
  double missed = 0.0;  ///< u, farthest that a swinging foot was from its plan
  bool finite = true;

 private:
  void seeLeg(const StickmanState& s, const StickmanParameters& p, const Leg& leg, int i) {
    const Vec2 hip = s.pose[Joint::kHip];
    const double speed = std::fabs(s.legs.speed.value);
    const double worldX = s.distance + s.facing * leg.foot.x;
    const Vec2 world{worldX, leg.foot.y};
    const bool planted = ((contacts(s) >> i) & 1U) != 0;
    // A squashed body is measured before (SPEC section 1).
    const bool asIs = std::fabs(shownTarget(s, Target::kSquash) - 1.0) < 1e-9;
    const double ground = -terrain_.height(worldX);
    if (planted && !planted_[i]) {
      plant_[i] = world;
      plantY_[i] = -terrain_.height(worldX);
      const double allowed = std::min(4.0, 0.5 * treadWidth(terrain_, worldX));
      edge = std::max(edge, allowed - toRiser(terrain_, worldX));
    }
    if (planted) {
      drift = std::max(drift, std::hypot(world.x - plant_[i].x, world.y - plantY_[i]));
      if (speed <= 600.0 && asIs) longest = std::max(longest, distance(hip, leg.foot));
    } else {
      missed = std::max(missed,
                        std::hypot(leg.foot.x - (leg.plan.x - s.legs.travel), leg.foot.y + leg.plan.height));
    }
    planted_[i] = planted;
    const double inside = leg.foot.y - ground;
    double& worst = speed <= 600.0 ? penetration : penetrationFast;
    worst = std::max(worst, inside);
    inside_[i] = inside > 0.05 ? inside_[i] + 1 : 0;
    ticksInside = std::max(ticksInside, inside_[i]);
    if (asIs) {
      shortest = std::min(shortest, distance(hip, leg.foot));
      boneError = std::max({boneError, std::fabs(distance(hip, leg.knee) - p.body.thigh),
                            std::fabs(distance(leg.knee, leg.foot) - p.body.shin)});
    }
    kneeFront = std::min(kneeFront, kneeInFront(s, leg));
    const double thigh = std::atan2(leg.knee.x - hip.x, leg.knee.y - hip.y);
    if (count_ > 0 && s.facing == facing_) {
      const double turn = toDegrees(std::fabs(std::remainder(thigh - thigh_[i], 2.0 * kPi)));
      double& most = speed <= 125.0 ? thighWalking : thighRunning;
      most = std::max(most, turn);
    }
    thigh_[i] = thigh;
    if (i == 1) facing_ = s.facing;
  }

  const Terrain& terrain_;
  int count_ = 0;
  double hip_[2] = {0.0, 0.0};
  double thigh_[2] = {0.0, 0.0};
  double facing_ = 1.0;
  bool planted_[2] = {false, false};
  Vec2 plant_[2] = {};
  double plantY_[2] = {};
  int inside_[2] = {0, 0};
};

}  // namespace stickman::test
