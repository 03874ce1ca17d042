#include "cast/hound/jump.hpp"

#include "math/scalar.hpp"
#include "motion/track.hpp"

namespace stickman {
namespace {

// s. The fore hand leaves the ground first and comes down first.
constexpr double kFrontOff = 0.17;
constexpr double kHindOff = 0.27;
constexpr double kFrontDown = 0.80;
constexpr double kHindDown = 0.90;
constexpr double kLatestDown = 1.08;
constexpr double kEnd = 1.35;

// Rise of the body: crouch, a parabola of 58 u in 0.58 s, the legs give way and straighten.
constexpr SlopeKey kRise[] = {{0.0, 0.0, 0.0},     {0.16, -15.0, 0.0}, {0.28, 2.0, 400.0}, {0.57, 60.0, 0.0},
                              {0.86, 2.0, -400.0}, {1.00, -13.0, 0.0}, {kEnd, 0.0, 0.0}};
// At speed, when the legs are folded under him already, he goes down less.
constexpr SlopeKey kRunningRise[] = {{0.0, 0.0, 0.0},  {0.14, 10.0, 0.0}, {0.28, 0.0, 0.0},
                                     {0.86, 0.0, 0.0}, {1.0, 6.0, 0.0},   {1.2, 0.0, 0.0}};
constexpr double kRunningSpeed = 300.0;  // u/s
// What the shoulders rise more and the hips less: up with the take-off, down with the landing.
constexpr SlopeKey kTilt[] = {{0.0, 0.0, 0.0},    {0.14, -2.5, 0.0},  {0.34, 12.0, 0.0},
                              {0.60, 0.0, -75.0}, {0.84, -10.0, 0.0}, {1.15, 0.0, 0.0}};
constexpr SlopeKey kDip[] = {{0.0, 0.0, 0.0}, {0.15, -14.0, 0.0}, {0.55, 0.0, 0.0}};
constexpr double kDipEnd = 0.55;

constexpr double kTuck = 11.0;  // u, once the body has risen by kTuckFrom
constexpr double kTuckFrom = 15.0;
constexpr double kRiseEase = 8.0;                            // u
constexpr double kFrontHang = HoundBody::kShoulderX + 14.0;  // u ahead of his middle
constexpr double kHindHang = HoundBody::kHipX - 6.0;
constexpr double kEdge = 0.15;        // s
constexpr double kLeapPitch = 0.9;    // rad
constexpr double kBending = 0.25;     // s, in which a paw bends in the air, and straightens to land
constexpr double kStepsInTime = 1.2;  // cycles per second, faster than that he lands in step

bool steps(const HoundPaws& paws, const HoundParameters& parameters) {
  return paceAt(parameters, paws.clock, maximum(0.0, paws.speed.value)).cadence > kStepsInTime;
}

// All paws are in the air: from here on the clock is led to where the near front leg comes down in step, the
// others after it as the gait has them.
void planLandings(HoundJump& jump, HoundPaws& paws, const HoundParameters& parameters) {
  const double air = kFrontDown - jump.time;
  if (!steps(paws, parameters)) return;
  const double cycles = leadClock(paws, parameters, air);
  const double cadence = paceAt(parameters, paws.clock, maximum(0.0, paws.speed.value)).cadence;
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg) {
    if (leg == kFrontNear) continue;
    const double then = paws.clock.phase[leg] + legAdvance(paws.clock, leg, cycles);
    jump.landAt[leg] = minimum(kLatestDown, kFrontDown + (1.0 - wrapUnit(then)) / cadence);
  }
}

// Paws are drawn up a little under what the body has risen. They take a moment to become as fast as he is.
double leapHeight(const HoundJump& jump, std::size_t leg, double since, double left) {
  const HoundLift lift = liftOf(jump);
  const double lifted = isFront(leg) ? lift.shoulder : lift.hip;
  const double rise = -smoothMinimum(-lifted, 0.0, kRiseEase);
  const double tuck = kTuck * smoothstep((lifted + kTuckFrom) / (2.0 * kTuckFrom));
  return (rise + tuck) * smoothstep(since / kEdge) * smoothstep(left / kEdge);
}

}  // namespace

bool leaping(const HoundJump& jump) { return jumping(jump) && jump.onGround == 0 && jump.time < kFrontDown; }
bool landing(const HoundJump& jump) { return jumping(jump) && !leaping(jump); }

HoundLift liftOf(const HoundJump& jump) {
  if (!jumping(jump)) return {0.0, 0.0};
  if (jump.onGround != 0) {
    const double dip = sample(kDip, jump.time);
    return {dip, dip};
  }
  const double rise = sample(kRise, jump.time) + jump.running * sample(kRunningRise, jump.time);
  const double tilt = sample(kTilt, jump.time);
  return {rise + tilt, rise - tilt};
}

HoundJump beginJump(double speed) {
  return {0.0,
          {kFrontDown, kFrontDown + 0.03, kHindDown, kHindDown + 0.03},
          smoothstep(speed / kRunningSpeed),
          0};
}

HoundJump beginLanding() { return {0.0, {}, 0.0, 1}; }

void tick(HoundJump& jump, HoundPaws& paws, const HoundParameters& parameters, double dt) {
  if (!jumping(jump)) return;
  const double before = jump.time;
  jump.time += dt;
  if (jump.onGround != 0) {
    if (jump.time >= kDipEnd) jump = kNoJump;
    return;
  }
  if (before < kHindOff && jump.time >= kHindOff) planLandings(jump, paws, parameters);
  if (jump.time >= kEnd) jump = kNoJump;
}

HangingLeap leapOf(const HoundJump& jump, std::size_t leg) {
  const double off = isFront(leg) ? kFrontOff : kHindOff;
  const double down = jump.landAt[leg];
  if (!jumping(jump) || jump.onGround != 0 || jump.time < off || jump.time >= down) return {};
  const double whole = down - off;
  return {whole, down - jump.time, leapHeight(jump, leg, jump.time - off, down - jump.time),
          isFront(leg) ? kFrontHang : kHindHang};
}

double leapPitch(const HoundJump& jump, std::size_t leg) {
  const HangingLeap leap = leapOf(jump, leg);
  return kLeapPitch * smoothstep((leap.whole - leap.left) / kBending) * smoothstep(leap.left / kBending);
}

}  // namespace stickman
