// What the golden traces stand on: that every bit of a state is in a field, that a difference gets its name,
// and that the orders of actions are complete.
#include <cstring>
#include <set>

#include "cast/hound/hound.hpp"
#include "cast/runner/runner.hpp"
#include "cast/stickman/stickman.hpp"
#include "catch.hpp"
#include "golden/figure_fields.hpp"
#include "golden/game_fields.hpp"
#include "golden/script.hpp"
#include "golden/store.hpp"

using namespace stickman;
using namespace stickman::golden;

namespace {

template <typename State>
std::uint64_t sumOf(const State& state) {
  Fields fields;
  fields.begin();
  describe(fields, state);
  Sum sum;
  for (const Fields::Field& field : fields.all()) feed(sum, field.sum.spread());
  return sum.spread();
}

// Where (in bytes) a state's bits can be turned over without a field noticing.
template <typename State>
std::vector<std::size_t> unlisted(State state) {
  static_assert(std::is_trivially_copyable_v<State> && sizeof(State) % sizeof(float) == 0);
  const std::uint64_t sum = sumOf(state);
  std::vector<std::size_t> places;
  auto* bytes = reinterpret_cast<unsigned char*>(&state);
  for (std::size_t at = 0; at < sizeof(State); at += sizeof(float)) {
    bytes[at] ^= 1U;
    if (sumOf(state) == sum) places.push_back(at);
    bytes[at] ^= 1U;
  }
  return places;
}

const std::vector<std::size_t> kNone;

// A figure of two numbers and a dot, which can be wrong at one frame.
struct Dot {
  double place = 0.0;
  double speed = 1.0;
  DrawList list;
  const DrawList& drawList() const { return list; }
};

void describe(Fields& fields, const Dot& dot) {
  fields.add("speed", dot.speed);
  fields.add("place", dot.place);
}

enum class Slip { kNone, kState, kShape, kOrder, kShorter };

// Three seconds of it; what goes wrong goes wrong at one frame in the middle of the second one.
Traced dotTrace(Slip slip) {
  Trace trace(4);
  trace.begin("way of a dot");
  Dot dot;
  for (int frame = 0; frame < (slip == Slip::kShorter ? 240 : 360); ++frame) {
    const bool wrong = frame == 171;
    dot.place += dot.speed;
    const double before = dot.place;
    if (wrong && slip == Slip::kState) dot.place += 1e-9;
    const double y = wrong && slip == Slip::kShape ? 1.0 : 0.0;
    dot.list.clear();
    for (int i = 0; i < 2; ++i) {
      const bool hair = (i == 0) != (wrong && slip == Slip::kOrder);
      dot.list.circle(hair ? Style::kHair : Style::kInk, 1.0, {0.0, hair ? 0.0 : y}, 2.0);
    }
    trace.frame(dot, 1.0 / 120.0);
    dot.place = before;
  }
  return trace.finish();
}

std::vector<std::string> saidOf(Slip slip) { return differences(dotTrace(Slip::kNone), dotTrace(slip)); }

}  // namespace

TEST_CASE("every bit of every state is in a field of its golden trace", "[golden]") {
  CHECK(unlisted(StickmanState{}) == kNone);
  CHECK(unlisted(RunnerState{}) == kNone);
  CHECK(unlisted(HoundSnapshot{}) == kNone);
  CHECK(unlisted(WalkerState{}) == kNone);
  CHECK(unlisted(Obstacle{}) == kNone);
}

TEST_CASE("every bit of a run is in a field of its golden trace", "[golden]") {
  // The things are alike: what is listed of the first is listed of all of them, and of a thing above.
  RunSnapshot run{};
  const std::uint64_t sum = sumOf(run);
  auto* bytes = reinterpret_cast<unsigned char*>(&run);
  const auto things =
      static_cast<std::size_t>(reinterpret_cast<unsigned char*>(&run.course.obstacles) - bytes);
  for (std::size_t at = 0; at < sizeof run; at += sizeof(float)) {
    if (at >= things + sizeof(Obstacle) && at + sizeof(Obstacle) < things + sizeof run.course.obstacles)
      continue;
    bytes[at] ^= 1U;
    CAPTURE(at);
    if (sumOf(run) == sum) FAIL_CHECK("not in a field");
    bytes[at] ^= 1U;
  }
  for (Obstacle& thing : run.course.obstacles) {
    thing.x = 1.0;
    CHECK(sumOf(run) != sum);
    thing.x = 0.0;
  }
}

TEST_CASE("a golden trace names the script, the second and the first field that differs", "[golden]") {
  CHECK(saidOf(Slip::kNone).empty());
  CHECK(saidOf(Slip::kState) ==
        std::vector<std::string>{"\"way of a dot\": second 2; its state differs, first in \"place\"."});
  CHECK(saidOf(Slip::kShape) ==
        std::vector<std::string>{
            "\"way of a dot\": second 2; its picture differs, first in \"ink circle 1\"."});
  CHECK(saidOf(Slip::kOrder) ==
        std::vector<std::string>{
            "\"way of a dot\": second 2; its picture differs, in the order of its shapes."});
  CHECK(saidOf(Slip::kShorter) == std::vector<std::string>{"\"way of a dot\": takes 2 s instead of 3 s."});
}

TEST_CASE("a golden trace is read as it was written", "[golden]") {
  const Traced trace = dotTrace(Slip::kNone);
  CHECK(write(read(write(trace))) == write(trace));
  CHECK(differences(read(write(trace)), trace).empty());
  CHECK(differences({}, trace).size() == 3);
  CHECK(differences(trace, {trace.fields, trace.shapes, {}}).size() == 1);
}

TEST_CASE("the golden scripts go through all actions in all orders", "[golden]") {
  const auto order = allOrders<7>();
  std::set<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t i = 1; i < order.size(); ++i) pairs.insert({order[i - 1], order[i]});
  CHECK(pairs.size() == 49);
}
