#include "stage/stickman_parameter_table.hpp"

namespace stickman {
namespace {

// The ranges keep the figure a figure: every combination gives finite poses, not every one a pretty one.
constexpr ParameterInfo kRows[] = {
    {"spine", 20.0, 120.0, "u"},
    {"neck", 0.0, 40.0, "u"},
    {"headRadius", 4.0, 40.0, "u"},
    {"upperArm", 5.0, 80.0, "u"},
    {"forearm", 5.0, 80.0, "u"},
    {"thigh", 20.0, 80.0, "u"},
    {"shin", 20.0, 80.0, "u"},
    {"hipHeight", 20.0, 140.0, "u"},
    {"standHalf", 0.0, 30.0, "u"},
    {"shoulderDrop", 0.0, 20.0, "u"},
    {"walkStride", 10.0, 70.0, "u"},
    {"walkCadence", 0.5, 3.0, "cycles/s"},
    {"walkDuty", 0.5, 0.8, "part"},
    {"walkLift", 0.0, 40.0, "u"},
    {"walkHipHeight", 20.0, 140.0, "u"},
    {"walkBob", 0.0, 12.0, "u"},
    {"walkBobPeak", 0.0, 0.5, "cycles"},
    {"walkLean", -0.5, 0.8, "rad"},
    {"walkShift", -10.0, 10.0, "u"},
    {"walkArmSwing", 0.0, 1.5, "rad"},
    {"walkArmRest", -1.0, 1.0, "rad"},
    {"walkElbowFlex", 0.1, 2.4, "rad"},
    {"walkElbowSwing", 0.0, 1.0, "rad"},
    {"runStride", 10.0, 75.0, "u"},
    {"runCadence", 0.5, 5.0, "cycles/s"},
    {"runDuty", 0.25, 0.8, "part"},
    {"runLift", 0.0, 50.0, "u"},
    {"runHipHeight", 20.0, 140.0, "u"},
    {"runBob", 0.0, 12.0, "u"},
    {"runBobPeak", 0.0, 0.5, "cycles"},
    {"runLean", -0.5, 0.8, "rad"},
    {"runShift", -10.0, 10.0, "u"},
    {"runArmSwing", 0.0, 1.5, "rad"},
    {"runArmRest", -1.0, 1.0, "rad"},
    {"runElbowFlex", 0.1, 2.4, "rad"},
    {"runElbowSwing", 0.0, 1.0, "rad"},
    {"speedRate", 1.0, 20.0, "1/s"},
    {"breathRate", 0.0, 2.0, "1/s"},
    {"squash", 0.5, 1.5, "part"},
};

}  // namespace

ParameterTable stickmanParameterTable() { return parameterTableOf<StickmanParameters>(kRows); }

}  // namespace stickman
