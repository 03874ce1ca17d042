#include "stage/stickman_parameter_table.hpp"

#include <cstring>
#include <iterator>
#include <string>

#include "catch.hpp"

using namespace stickman;

namespace {

struct Member {
  const char* name;
  double& (*member)(StickmanParameters&);
};

// Written out: the table counts on the order of the members, and nothing else would notice two that changed
// places.
constexpr Member kMembers[] = {
#define MEMBER(name, member)                                        \
  Member {                                                          \
    name, [](StickmanParameters& p) -> double& { return p.member; } \
  }
    MEMBER("spine", body.spine),
    MEMBER("neck", body.neck),
    MEMBER("headRadius", body.headRadius),
    MEMBER("upperArm", body.upperArm),
    MEMBER("forearm", body.forearm),
    MEMBER("thigh", body.thigh),
    MEMBER("shin", body.shin),
    MEMBER("hipHeight", body.hipHeight),
    MEMBER("standHalf", body.standHalf),
    MEMBER("shoulderDrop", body.shoulderDrop),
    MEMBER("walkStride", gait.walk.stride),
    MEMBER("walkCadence", gait.walk.cadence),
    MEMBER("walkDuty", gait.walk.duty),
    MEMBER("walkLift", gait.walk.lift),
    MEMBER("walkHipHeight", gait.walk.hipHeight),
    MEMBER("walkBob", gait.walk.bob),
    MEMBER("walkBobPeak", gait.walk.bobPeak),
    MEMBER("walkLean", gait.walk.lean),
    MEMBER("walkShift", gait.walk.shift),
    MEMBER("walkArmSwing", gait.walk.armSwing),
    MEMBER("walkArmRest", gait.walk.armRest),
    MEMBER("walkElbowFlex", gait.walk.elbowFlex),
    MEMBER("walkElbowSwing", gait.walk.elbowSwing),
    MEMBER("runStride", gait.run.stride),
    MEMBER("runCadence", gait.run.cadence),
    MEMBER("runDuty", gait.run.duty),
    MEMBER("runLift", gait.run.lift),
    MEMBER("runHipHeight", gait.run.hipHeight),
    MEMBER("runBob", gait.run.bob),
    MEMBER("runBobPeak", gait.run.bobPeak),
    MEMBER("runLean", gait.run.lean),
    MEMBER("runShift", gait.run.shift),
    MEMBER("runArmSwing", gait.run.armSwing),
    MEMBER("runArmRest", gait.run.armRest),
    MEMBER("runElbowFlex", gait.run.elbowFlex),
    MEMBER("runElbowSwing", gait.run.elbowSwing),
    MEMBER("speedRate", speedRate),
    MEMBER("breathRate", breathRate),
    MEMBER("squash", squash),
#undef MEMBER
};

Parameters<StickmanParameters> fresh() { return Parameters<StickmanParameters>(stickmanParameterTable()); }

}  // namespace

TEST_CASE("stickman parameter table: every name has its own member") {
  const ParameterTable table = stickmanParameterTable();
  REQUIRE(table.count == std::size(kMembers));
  for (std::size_t i = 0; i < table.count; ++i) {
    INFO(table.rows[i].name);
    CHECK(std::string(table.rows[i].name) == kMembers[i].name);
    Parameters<StickmanParameters> parameters = fresh();
    StickmanParameters expected;
    CHECK(parameters.get(kMembers[i].name) == kMembers[i].member(expected));
    kMembers[i].member(expected) = table.rows[i].lowest;
    REQUIRE(parameters.set(kMembers[i].name, table.rows[i].lowest));
    CHECK(std::memcmp(&*parameters, &expected, sizeof expected) == 0);
  }
}

TEST_CASE("stickman parameter table: the defaults lie inside their ranges") {
  const Parameters<StickmanParameters> parameters = fresh();
  for (std::size_t i = 0; i < parameters.table().count; ++i) {
    const ParameterInfo& info = parameters.table().rows[i];
    INFO(info.name);
    CHECK(info.lowest < info.highest);
    CHECK(parameters.get(info.name) >= info.lowest);
    CHECK(parameters.get(info.name) <= info.highest);
  }
}
