#include <cstring>
#include <set>
#include <string>

#include "cast/stickman/parameters.hpp"
#include "catch.hpp"
#include "test_helpers.hpp"

using namespace stickman;
using stickman::test::kInfinity;
using stickman::test::kNaN;

namespace {

constexpr std::size_t kDoubles = sizeof(StickmanParameters) / sizeof(double);

double wordOf(const StickmanParameters& parameters, std::size_t i) {
  double value;
  std::memcpy(&value, reinterpret_cast<const char*>(&parameters) + i * sizeof value, sizeof value);
  return value;
}

}  // namespace

TEST_CASE("stickman parameters: the body's given lengths") {
  const StickmanBody body;
  CHECK(body.spine == 54.0);
  CHECK(body.neck == 13.0);
  CHECK(body.headRadius == 12.0);
  CHECK(body.upperArm == 27.0);
  CHECK(body.forearm == 25.0);
  CHECK(body.thigh == 37.0);
  CHECK(body.shin == 37.0);
  CHECK(body.hipHeight == 66.0);
}

TEST_CASE("stickman parameters: authored figures keep the bounds of the gait table") {
  const GaitRange gait = StickmanParameters{}.gait;
  CHECK(gait.walk.lift >= 8.0);
  CHECK(gait.run.lift >= 20.0);
  CHECK(test::toDegrees(gait.walk.lean) >= 3.0);
  CHECK(test::toDegrees(gait.run.lean) >= 10.0);
  CHECK(test::toDegrees(gait.walk.armSwing) * 2.0 >= 25.0);
  CHECK(test::toDegrees(gait.run.armSwing) * 2.0 >= 45.0);
  CHECK(gait.walk.bob * 2.0 >= 3.0);
  CHECK(gait.run.bob * 2.0 >= 5.0);
  CHECK(gait.walk.bobPeak == Approx(gait.walk.duty / 2).margin(0.05));  // highest in mid-stance
  CHECK((gait.run.bobPeak > gait.run.duty && gait.run.bobPeak < 0.5));  // highest in flight
  CHECK((gait.walk.shift > 0.0 && gait.run.shift > gait.walk.shift));   // feet shift with the lean
}

TEST_CASE("stickman parameters: every double has one name, every name one double") {
  const ParameterList list = stickmanParameterList();
  CHECK(list.count == kDoubles);
  std::set<std::string> names;
  std::set<std::size_t> places;
  for (std::size_t i = 0; i < list.count; ++i) {
    names.insert(list.first[i].name);
    places.insert(list.first[i].place);
  }
  CHECK(names.size() == kDoubles);
  CHECK(places.size() == kDoubles);
  CHECK(*places.rbegin() == (kDoubles - 1) * sizeof(double));
}

TEST_CASE("stickman parameters: a name finds its own member") {
  StickmanParameters parameters;
  const struct {
    const char* name;
    const double* member;
  } some[] = {{"spine", &parameters.body.spine},
              {"shoulderDrop", &parameters.body.shoulderDrop},
              {"walkStride", &parameters.gait.walk.stride},
              {"walkElbowSwing", &parameters.gait.walk.elbowSwing},
              {"runStride", &parameters.gait.run.stride},
              {"runDuty", &parameters.gait.run.duty},
              {"runElbowSwing", &parameters.gait.run.elbowSwing},
              {"speedRate", &parameters.speedRate},
              {"breathRate", &parameters.breathRate},
              {"squash", &parameters.squash}};
  for (const auto& s : some) {
    const ParameterInfo* info = findStickmanParameter(s.name);
    REQUIRE(info != nullptr);
    CHECK(parameterValue(parameters, *info) == *s.member);
    REQUIRE(setParameterValue(parameters, *info, info->lowest));
    CHECK(*s.member == info->lowest);
  }
}

TEST_CASE("stickman parameters: the defaults lie inside their ranges") {
  const StickmanParameters parameters;
  const ParameterList list = stickmanParameterList();
  for (std::size_t i = 0; i < list.count; ++i) {
    const ParameterInfo& info = list.first[i];
    INFO(info.name);
    CHECK(info.lowest < info.highest);
    CHECK(parameterValue(parameters, info) >= info.lowest);
    CHECK(parameterValue(parameters, info) <= info.highest);
  }
}

TEST_CASE("stickman parameters: setting one changes that one alone, clamped to its range") {
  const ParameterList list = stickmanParameterList();
  for (std::size_t i = 0; i < list.count; ++i) {
    const ParameterInfo& info = list.first[i];
    INFO(info.name);
    const double middle = 0.5 * (info.lowest + info.highest) + 1e-3 * (info.highest - info.lowest);
    const struct {
      double asked;
      double got;
    } settings[] = {{middle, middle},          {info.lowest - 1.0, info.lowest},
                    {-kInfinity, info.lowest}, {info.highest + 1.0, info.highest},
                    {kInfinity, info.highest}, {info.lowest, info.lowest}};
    for (const auto& s : settings) {
      StickmanParameters parameters;
      REQUIRE(setParameterValue(parameters, info, s.asked));
      CHECK(parameterValue(parameters, info) == s.got);
      for (std::size_t k = 0; k < kDoubles; ++k) {
        if (k * sizeof(double) != info.place)
          REQUIRE(wordOf(parameters, k) == wordOf(StickmanParameters{}, k));
      }
    }
  }
}

TEST_CASE("stickman parameters: NaN and unknown names are refused and change nothing") {
  const ParameterList list = stickmanParameterList();
  for (std::size_t i = 0; i < list.count; ++i) {
    StickmanParameters parameters;
    const double before = parameterValue(parameters, list.first[i]);
    CHECK_FALSE(setParameterValue(parameters, list.first[i], kNaN));
    CHECK(parameterValue(parameters, list.first[i]) == before);
  }
  for (const char* name : {"", "Spine", "spine ", "spin", "spinee", "walk.stride"})
    CHECK(findStickmanParameter(name) == nullptr);
}
