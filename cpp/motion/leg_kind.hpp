#pragma once

namespace stickman {

/// The figures by which the footstep planner knows one kind of leg from another. Chosen by eye from strips of
/// frames, inside the bounds of SPEC sections 5 and 10.
struct LegKind {
  double settleTolerance;  ///< u, a foot this near to its place stays where it is: to step would look nervous
  double slowestSwing;     ///< 1/s, a foot hangs in the air for no longer than this allows
  double
      hastePerCadence;  ///< a swing keeps at least this part of the gait's own rate at its lift-off, so that
                        ///< a foot left behind at speed comes along, however much he is about to slow down
  double settleSwing;   ///< 1/s, pace of the steps that bring the feet to their places
  bool hurriesHome;     ///< a swing under way when he comes to rest takes that pace, too
  bool freeAtRest;      ///< standing, a foot whose clock is in its stance may step again with the next swing;
                        ///< else only once he has set out
  double rescueSwing;   ///< 1/s, slowest pace of a step that keeps a leg from overstretching
  double lateSwing;     ///< 1/s, slowest pace of a swing that has missed its touchdown
  double rescueSlack;   ///< u beyond the end of a stance at which a leg would overstretch
  double nearestRescue;  ///< u behind the middle of its sweep, however short the strides
  double farthestPlant;  ///< u behind it, however long: what the leg can reach
  double longestStep;    ///< u ahead of or behind the middle of its sweep
  double latestLiftOff;  ///< of the swing: a foot that missed its lift-off by more waits a cycle
  double shortStepLift;  ///< u, with a part of its length the lift of a step so short that the gait's own
                         ///< would look like stamping
  double liftPerStep;    ///< that part
};

/// The stickman's and the walker's.
inline constexpr LegKind kBipedLeg{
    .settleTolerance = 2.0,
    .slowestSwing = 2.0,
    .hastePerCadence = 0.8,
    .settleSwing = 1.0 / 0.24,  // two steps in half a second, SPEC section 6
    .hurriesHome = false,
    .freeAtRest = true,
    .rescueSwing = 1.0 / 0.26,
    .lateSwing = 1.0 / 0.26,
    .rescueSlack = 6.0,
    .nearestRescue = 31.0,
    .farthestPlant = 40.0,  // a leg of 70 u at the lowest running hip
    .longestStep = 38.0,
    .latestLiftOff = 0.6,
    .shortStepLift = 3.0,
    .liftPerStep = 0.25,
};

/// The hound's, front and hind.
inline constexpr LegKind kHoundLeg{
    .settleTolerance = 2.0,
    .slowestSwing = 2.0,
    .hastePerCadence = 0.8,
    .settleSwing = 1.0 / 0.26,
    .hurriesHome = true,
    .freeAtRest = false,
    .rescueSwing = 2.0,  // it comes down with the next touchdown if that is not too far off: back into step
    .lateSwing = 1.0 / 0.24,
    .rescueSlack = 8.0,
    .nearestRescue = 30.0,
    .farthestPlant = 46.0,
    .longestStep = 44.0,
    .latestLiftOff = 0.55,
    .shortStepLift = 3.0,
    .liftPerStep = 0.25,
};

}  // namespace stickman
