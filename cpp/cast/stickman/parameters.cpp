#include "cast/stickman/parameters.hpp"

#include <cstring>
#include <type_traits>

#include "math/scalar.hpp"

namespace stickman {
namespace {

// What offsetof needs of each, and reading a member through its place.
static_assert(std::is_trivially_copyable_v<StickmanParameters>);
static_assert(std::is_standard_layout_v<StickmanParameters> && std::is_standard_layout_v<StickmanBody> &&
              std::is_standard_layout_v<GaitRange> && std::is_standard_layout_v<GaitStyle>);

// One class at a time: the language has no offsetof of a member's member.
#define OWN(member) offsetof(StickmanParameters, member)
#define BODY(member) OWN(body) + offsetof(StickmanBody, member)
#define WALK(member) OWN(gait) + offsetof(GaitRange, walk) + offsetof(GaitStyle, member)
#define RUN(member) OWN(gait) + offsetof(GaitRange, run) + offsetof(GaitStyle, member)

// The ranges keep the figure a figure: every combination gives finite poses, not every one a pretty one.
constexpr ParameterInfo kParameters[] = {
    {"spine", BODY(spine), 20.0, 120.0, "u"},
    {"neck", BODY(neck), 0.0, 40.0, "u"},
    {"headRadius", BODY(headRadius), 4.0, 40.0, "u"},
    {"upperArm", BODY(upperArm), 5.0, 80.0, "u"},
    {"forearm", BODY(forearm), 5.0, 80.0, "u"},
    {"thigh", BODY(thigh), 20.0, 80.0, "u"},
    {"shin", BODY(shin), 20.0, 80.0, "u"},
    {"hipHeight", BODY(hipHeight), 20.0, 140.0, "u"},
    {"standHalf", BODY(standHalf), 0.0, 30.0, "u"},
    {"shoulderDrop", BODY(shoulderDrop), 0.0, 20.0, "u"},
    {"walkStride", WALK(stride), 10.0, 70.0, "u"},
    {"walkCadence", WALK(cadence), 0.5, 3.0, "cycles/s"},
    {"walkDuty", WALK(duty), 0.5, 0.8, "part"},
    {"walkLift", WALK(lift), 0.0, 40.0, "u"},
    {"walkHipHeight", WALK(hipHeight), 20.0, 140.0, "u"},
    {"walkBob", WALK(bob), 0.0, 12.0, "u"},
    {"walkBobPeak", WALK(bobPeak), 0.0, 0.5, "cycles"},
    {"walkLean", WALK(lean), -0.5, 0.8, "rad"},
    {"walkShift", WALK(shift), -10.0, 10.0, "u"},
    {"walkArmSwing", WALK(armSwing), 0.0, 1.5, "rad"},
    {"walkArmRest", WALK(armRest), -1.0, 1.0, "rad"},
    {"walkElbowFlex", WALK(elbowFlex), 0.1, 2.4, "rad"},
    {"walkElbowSwing", WALK(elbowSwing), 0.0, 1.0, "rad"},
    {"runStride", RUN(stride), 10.0, 75.0, "u"},
    {"runCadence", RUN(cadence), 0.5, 5.0, "cycles/s"},
    {"runDuty", RUN(duty), 0.25, 0.8, "part"},
    {"runLift", RUN(lift), 0.0, 50.0, "u"},
    {"runHipHeight", RUN(hipHeight), 20.0, 140.0, "u"},
    {"runBob", RUN(bob), 0.0, 12.0, "u"},
    {"runBobPeak", RUN(bobPeak), 0.0, 0.5, "cycles"},
    {"runLean", RUN(lean), -0.5, 0.8, "rad"},
    {"runShift", RUN(shift), -10.0, 10.0, "u"},
    {"runArmSwing", RUN(armSwing), 0.0, 1.5, "rad"},
    {"runArmRest", RUN(armRest), -1.0, 1.0, "rad"},
    {"runElbowFlex", RUN(elbowFlex), 0.1, 2.4, "rad"},
    {"runElbowSwing", RUN(elbowSwing), 0.0, 1.0, "rad"},
    {"speedRate", OWN(speedRate), 1.0, 20.0, "1/s"},
    {"breathRate", OWN(breathRate), 0.0, 2.0, "1/s"},
    {"squash", OWN(squash), 0.5, 1.5, "part"},
};

#undef OWN
#undef BODY
#undef WALK
#undef RUN

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
  double value;
  std::memcpy(&value, reinterpret_cast<const char*>(&parameters) + info.place, sizeof value);
  return value;
}

bool setParameterValue(StickmanParameters& parameters, const ParameterInfo& info, double value) {
  if (value != value) return false;
  const double taken = clamp(value, info.lowest, info.highest);
  std::memcpy(reinterpret_cast<char*>(&parameters) + info.place, &taken, sizeof taken);
  return true;
}

}  // namespace stickman
