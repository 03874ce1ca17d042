#pragma once

#include "motion/gait.hpp"

namespace stickman {

/// Lengths of the body in u. Figures given by SPEC section 4.
struct StickmanBody {
  double spine = 54.0;
  double neck = 13.0;
  double headRadius = 12.0;
  double upperArm = 27.0;
  double forearm = 25.0;
  double thigh = 37.0;
  double shin = 37.0;
  double hipHeight = 66.0;    ///< standing; less than thigh + shin, so that the knees are never locked
  double standHalf = 10.0;    ///< half the distance between the feet when standing
  double shoulderDrop = 5.0;  ///< from the top of the spine down to where the arms begin
};

/// Everything about the stickman that can be tuned. Only doubles: stage/stickman_parameter_table.cpp names
/// each, in this order.
struct StickmanParameters {
  StickmanBody body{};
  GaitRange gait{
      .walk = {.stride = 44.0,
               .cadence = 1.5,
               .duty = 0.62,
               .lift = 11.0,
               .hipHeight = 67.2,
               .bob = 2.5,
               .bobPeak = 0.31,
               .lean = 0.06,
               .shift = 1.2,
               .armSwing = 0.50,
               .armRest = 0.0,
               .elbowFlex = 0.42,
               .elbowSwing = 0.24},
      .run = {.stride = 60.0,
              .cadence = 2.55,
              .duty = 0.40,
              .lift = 26.0,
              .hipHeight = 59.2,
              .bob = 2.75,
              .bobPeak = 0.45,
              .lean = 0.20,
              .shift = 2.0,
              .armSwing = 0.95,
              .armRest = -0.12,
              .elbowFlex = 1.45,
              .elbowSwing = 0.40},
  };
  double speedRate = 5.0;    ///< 1/s, how fast he takes on a new speed
  double breathRate = 0.28;  ///< breaths per second, standing
  double squash = 1.0;       ///< height scale of the whole figure; the width answers (see rig/squash.hpp)
};

}  // namespace stickman
