#include "cast/stickman/parameters.hpp"

#include <cstring>
#include <type_traits>

#include "math/scalar.hpp"

namespace stickman {
namespace {

static_assert(std::is_trivially_copyable_v<StickmanParameters> &&
              std::is_standard_layout_v<StickmanParameters>);

#define PLACE(member) offsetof(StickmanParameters, member) / sizeof(double)

// The ranges keep the figure a figure: every combination gives finite poses, not every one a pretty one.
constexpr ParameterInfo kParameters[] = {
    {"spine", PLACE(body.spine), 20.0, 120.0, "u"},
    {"neck", PLACE(body.neck), 0.0, 40.0, "u"},
    {"headRadius", PLACE(body.headRadius), 4.0, 40.0, "u"},
    {"upperArm", PLACE(body.upperArm), 5.0, 80.0, "u"},
    {"forearm", PLACE(body.forearm), 5.0, 80.0, "u"},
    {"thigh", PLACE(body.thigh), 20.0, 80.0, "u"},
    {"shin", PLACE(body.shin), 20.0, 80.0, "u"},
    {"hipHeight", PLACE(body.hipHeight), 20.0, 140.0, "u"},
    {"standHalf", PLACE(body.standHalf), 0.0, 30.0, "u"},
    {"shoulderDrop", PLACE(body.shoulderDrop), 0.0, 20.0, "u"},
    {"walkStride", PLACE(gait.walk.stride), 10.0, 70.0, "u"},
    {"walkCadence", PLACE(gait.walk.cadence), 0.5, 3.0, "cycles/s"},
    {"walkDuty", PLACE(gait.walk.duty), 0.5, 0.8, "part"},
    {"walkLift", PLACE(gait.walk.lift), 0.0, 40.0, "u"},
    {"walkHipHeight", PLACE(gait.walk.hipHeight), 20.0, 140.0, "u"},
    {"walkBob", PLACE(gait.walk.bob), 0.0, 12.0, "u"},
    {"walkBobPeak", PLACE(gait.walk.bobPeak), 0.0, 0.5, "cycles"},
    {"walkLean", PLACE(gait.walk.lean), -0.5, 0.8, "rad"},
    {"walkShift", PLACE(gait.walk.shift), -10.0, 10.0, "u"},
    {"walkArmSwing", PLACE(gait.walk.armSwing), 0.0, 1.5, "rad"},
    {"walkArmRest", PLACE(gait.walk.armRest), -1.0, 1.0, "rad"},
    {"walkElbowFlex", PLACE(gait.walk.elbowFlex), 0.1, 2.4, "rad"},
    {"walkElbowSwing", PLACE(gait.walk.elbowSwing), 0.0, 1.0, "rad"},
    {"runStride", PLACE(gait.run.stride), 10.0, 75.0, "u"},
    {"runCadence", PLACE(gait.run.cadence), 0.5, 5.0, "cycles/s"},
    {"runDuty", PLACE(gait.run.duty), 0.25, 0.8, "part"},
    {"runLift", PLACE(gait.run.lift), 0.0, 50.0, "u"},
    {"runHipHeight", PLACE(gait.run.hipHeight), 20.0, 140.0, "u"},
    {"runBob", PLACE(gait.run.bob), 0.0, 12.0, "u"},
    {"runBobPeak", PLACE(gait.run.bobPeak), 0.0, 0.5, "cycles"},
    {"runLean", PLACE(gait.run.lean), -0.5, 0.8, "rad"},
    {"runShift", PLACE(gait.run.shift), -10.0, 10.0, "u"},
    {"runArmSwing", PLACE(gait.run.armSwing), 0.0, 1.5, "rad"},
    {"runArmRest", PLACE(gait.run.armRest), -1.0, 1.0, "rad"},
    {"runElbowFlex", PLACE(gait.run.elbowFlex), 0.1, 2.4, "rad"},
    {"runElbowSwing", PLACE(gait.run.elbowSwing), 0.0, 1.0, "rad"},
    {"speedRate", PLACE(speedRate), 1.0, 20.0, "1/s"},
    {"breathRate", PLACE(breathRate), 0.0, 2.0, "1/s"},
    {"squash", PLACE(squash), 0.5, 1.5, "part"},
};

#undef PLACE

constexpr std::size_t kParameterCount = sizeof kParameters / sizeof kParameters[0];
static_assert(kParameterCount == sizeof(StickmanParameters) / sizeof(double),
              "a parameter is missing in the table");

}  // namespace

ParameterList stickmanParameterList() { return {kParameters, kParameterCount}; }

const ParameterInfo* findStickmanParameter(const char* name) {
  for (const ParameterInfo& info : kParameters) {
    if (std::strcmp(info.name, name) == 0) return &info;
  }
  return nullptr;
}

double parameterValue(const StickmanParameters& parameters, const ParameterInfo& info) {
  return reinterpret_cast<const double*>(&parameters)[info.place];
}

bool setParameterValue(StickmanParameters& parameters, const ParameterInfo& info, double value) {
  if (value != value) return false;
  reinterpret_cast<double*>(&parameters)[info.place] = clamp(value, info.lowest, info.highest);
  return true;
}

}  // namespace stickman
