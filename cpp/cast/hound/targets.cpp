#include "cast/hound/targets.hpp"

#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kStandHeadX = 30.0;  // u ahead of the shoulders
constexpr double kStandHeadY = 38.0;  // u above them
constexpr double kStandNose = 0.30;
constexpr double kStandTail = -1.0;      // rad
constexpr double kGatherShoulder = 3.5;  // u back, gathered
constexpr double kGatherHip = 7.0;       // u forward, gathered
constexpr double kTuck = 2.5;            // u that the hips are lower then
constexpr double kRestArch = 1.0;
constexpr double kGatherArch = 7.5;
constexpr double kHeadCalm = 0.55;  // of the withers' rise and fall that the head does not take part in
constexpr double kChestBreath = 0.5;
constexpr double kHeadBreath = 0.9;
constexpr double kChinEase = 4.0;  // u
constexpr double kLean = 0.14;
constexpr double kLeanFollow = 0.55;

double waveAt(HoundWave wave, SinCos turn) { return wave.cosine * turn.cos + wave.sine * turn.sin; }

}  // namespace

HoundTargets gaitTargets(const HoundStyle& style, double phase, double walking, double breath) {
  const SinCos once = portableSinCos(kTwoPi * phase);
  const SinCos twice = portableSinCos(2.0 * kTwoPi * phase);
  const double withers = walking * (waveAt(style.withers1, once) + waveAt(style.withers2, twice));
  const double croup = walking * (waveAt(style.croup1, once) + waveAt(style.croup2, twice));
  const double gather = walking * waveAt(style.gather, once);
  const double quiet = (1.0 - walking) * breath;
  const SinCos tail = portableSinCos(lerp(kStandTail, style.tail, walking));

  HoundTargets targets;
  targets.shoulder = {HoundBody::kShoulderX - kGatherShoulder * gather,
                      -(style.shoulder + withers + kChestBreath * quiet)};
  targets.hip = {HoundBody::kHipX + kGatherHip * gather, -(style.hip + croup - kTuck * gather)};
  targets.arch = kRestArch + kGatherArch * gather;
  targets.roll = walking * waveAt(style.roll, once);
  targets.head = {HoundBody::kShoulderX + lerp(kStandHeadX, style.headX, walking) - kGatherShoulder * gather,
                  -(style.shoulder + lerp(kStandHeadY, style.headY, walking) + (1.0 - kHeadCalm) * withers +
                    kHeadBreath * quiet)};
  targets.nose = lerp(kStandNose, style.nose, walking);
  targets.turn = 1.0;
  targets.tail = {-tail.cos, -tail.sin};
  targets.lean = kLean;
  targets.leanFollow = kLeanFollow;
  return targets;
}

HoundTargets swimTargets(double breath) {
  const double rise = kSwimRise + 1.2 * breath;
  return {.shoulder = {39.0, -(HoundBody::kShoulderHeight + rise)},
          .hip = {-35.0, -(HoundBody::kHipHeight - 6.0 + rise)},
          .arch = 0.0,
          .roll = 0.0,
          .head = {70.0, -(HoundBody::kShoulderHeight + 26.0 + rise)},
          .nose = -0.02,
          .turn = 1.0,
          .tail = {-1.0, -0.08},
          .lean = 0.3,
          .leanFollow = 0.3};
}

double guardedChin(double y) { return smoothMinimum(y, 0.0, kChinEase); }

Vec2 chinOf(Vec2 head, double nose, double turn) {
  const SinCos angle = portableSinCos(nose);
  return head + Vec2{turn * (HoundBody::kChinAlong * angle.cos - HoundBody::kChinBelow * angle.sin),
                     HoundBody::kChinAlong * angle.sin + HoundBody::kChinBelow * angle.cos};
}

Vec2 noseOf(Vec2 head, double nose, double turn) {
  const SinCos angle = portableSinCos(nose);
  return head + Vec2{turn * angle.cos, angle.sin} * HoundBody::kMuzzle;
}

}  // namespace stickman
