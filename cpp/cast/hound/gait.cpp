#include "cast/hound/gait.hpp"

#include "math/bisection.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr double kTouchdowns[3][kHoundLegs] = {
    {0.75, 0.25, 0.50, 0.0},  // walk
    {0.00, 0.50, 0.50, 0.0},  // trot
    {0.50, 0.63, 0.13, 0.0},  // gallop; MOTION.md
};

// u/s at which a gait begins and, slower than that, ends.
constexpr double kTrotFrom = 150.0;
constexpr double kTrotUntil = 136.0;
constexpr double kGallopFrom = 340.0;
constexpr double kGallopUntil = 312.0;

// A smoothstep is 1.5 times as steep in its middle as on average: with these a leg stays below twice the
// clock's rate, and even a small change takes half a cycle.
constexpr double kCyclesPerShift = 1.6;
constexpr double kShortestChange = 0.5;

double progressAfter(const StrideClock& clock, double cycles) {
  return minimum(1.0, clock.progress + cycles / clock.length);
}

}  // namespace

double touchdownPhase(HoundGait gait, std::size_t leg) {
  return kTouchdowns[static_cast<std::size_t>(gait)][leg];
}

HoundGait gaitForSpeed(HoundGait current, double speed) {
  const double trot = current == HoundGait::kWalk ? kTrotFrom : kTrotUntil;
  const double gallop = current == HoundGait::kGallop ? kGallopUntil : kGallopFrom;
  return speed >= gallop ? HoundGait::kGallop : speed >= trot ? HoundGait::kTrot : HoundGait::kWalk;
}

StrideClock clockAt(HoundGait gait, double phase) {
  StrideClock clock{};
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg)
    clock.phase[leg] = wrapUnit(phase - touchdownPhase(gait, leg));
  clock.progress = 1.0;
  clock.length = 1.0;
  clock.from = gait;
  clock.to = gait;
  return clock;
}

void beginChange(StrideClock& clock, HoundGait gait) {
  double needed[kHoundLegs];
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg)
    needed[leg] = touchdownPhase(clock.to, leg) - touchdownPhase(gait, leg);
  // Only the differences count: of the common offsets that leave one leg alone, the one whose longest way is
  // the shortest.
  double longest = 1.0;
  for (const double still : needed) {
    double way = 0.0;
    for (const double each : needed) way = maximum(way, wrapUnit(each - still));
    if (way >= longest) continue;
    longest = way;
    for (std::size_t leg = 0; leg < kHoundLegs; ++leg) clock.shift[leg] = wrapUnit(needed[leg] - still);
  }
  clock.progress = 0.0;
  clock.length = maximum(kShortestChange, kCyclesPerShift * longest);
  clock.from = clock.to;
  clock.to = gait;
}

double legAdvance(const StrideClock& clock, std::size_t leg, double cycles) {
  if (clock.progress >= 1.0) return cycles;
  const double done = smoothstep(progressAfter(clock, cycles)) - smoothstep(clock.progress);
  return cycles + clock.shift[leg] * done;
}

double legRate(const StrideClock& clock, std::size_t leg) {
  if (clock.progress >= 1.0) return 1.0;
  const double slope = 6.0 * clock.progress * (1.0 - clock.progress) / clock.length;
  return 1.0 + clock.shift[leg] * slope;
}

void turn(StrideClock& clock, double cycles) {
  for (std::size_t leg = 0; leg < kHoundLegs; ++leg)
    clock.phase[leg] = wrapUnit(clock.phase[leg] + legAdvance(clock, leg, cycles));
  if (clock.progress < 1.0) clock.progress = progressAfter(clock, cycles);
}

double cyclesToTouchdown(const StrideClock& clock, std::size_t leg) {
  const double way = 1.0 - clock.phase[leg];
  if (clock.progress >= 1.0) return way;
  // No leg is slower than the clock.
  return bisect([&](double cycles) { return legAdvance(clock, leg, cycles) - way; }, 0.0, way);
}

double changeBlend(const StrideClock& clock) { return smoothstep(clock.progress); }

double leadFactor(ClockLead& lead, double dt) {
  if (lead.left <= 0.0) return 1.0;
  const double u = clamp(1.0 - (lead.left - 0.5 * dt) / lead.whole, 0.0, 1.0);
  lead.left -= dt;
  return 1.0 + lead.excess * 6.0 * u * (1.0 - u);
}

}  // namespace stickman
