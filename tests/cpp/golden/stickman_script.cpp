#include <limits>
#include <vector>

#include "any_action.hpp"
#include "cast/stickman/parameters.hpp"
#include "cast/stickman/spear_form.hpp"
#include "golden/figure_fields.hpp"
#include "golden/script.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/rewindable_stickman.hpp"

namespace stickman::golden {
namespace {

struct Man : RewindableStickman {
  void step(double dt) { buildPose(dt); }
};

void goThroughAllOrders(Trace& trace, double first, double second, double third) {
  Man man;
  const double stays[] = {first, second, third};
  std::size_t number = 0;
  for (const std::size_t action : allOrders<kActionCount>()) {
    man.setAction(static_cast<Action>(action));
    go(trace, man, stays[number++ % 3]);
  }
}

// Long enough for what plays once to end, and now and then not.
void allOrdersPlayedOut(Trace& trace) { goThroughAllOrders(trace, 1.3, 0.8, 1.5); }

// Broken off, and what broke it off broken off, too.
void allOrdersBrokenOff(Trace& trace) { goThroughAllOrders(trace, 0.17, 0.45, 0.29); }

// Out of every pose of the form, into what stands, goes, jumps and throws; each time from the same form.
void formLeftAtAnyMoment(Trace& trace) {
  constexpr Action kNext[] = {Action::kIdle, Action::kWalk, Action::kJump, Action::kIdle, Action::kThrow};
  constexpr int kMoments = 24;
  Man form;
  form.setAction(Action::kSpearForm);
  for (int i = 0; i < kMoments; ++i) {
    Man man = form;
    man.setAction(kNext[i % 5]);
    go(trace, man, 0.75);
    const int ticks = static_cast<int>(kSpearFormAction.seconds / kMoments / kTick);
    for (int tick = 0; tick < ticks; ++tick) form.buildPose(kTick);
  }
}

// Starts, stops and reversals at ever other phases, at all speeds; he turns round meanwhile.
void speedsAndTurns(Trace& trace) {
  constexpr double kSpeeds[] = {100.0, -100.0, 100.0, -100.0, 0.0,   1000.0, -200.0, 30.0,
                                382.5, 0.0,    60.0,  -60.0,  700.0, 0.0,    -150.0};
  Man man;
  int number = 0;
  for (const double stay : {0.53, 0.31, 0.77}) {
    for (const double speed : kSpeeds) {
      if (number % 4 == 3) man.setFacing(number % 8 == 3 ? -1.0 : 1.0);
      man.setSpeed(speed);
      go(trace, man, stay);
      ++number;
    }
  }
  for (const double gait : {0.2, 0.9, 0.5, 0.0, 1.0}) {
    man.setGait(gait);
    go(trace, man, 0.6);
  }
}

// What the upper body does over what the legs do, and what waits for the ground.
void layers(Trace& trace) {
  struct Layer {
    Action action;
    double wait;  // s
  };
  constexpr Layer kLayers[] = {{Action::kJump, 0.4},       {Action::kThrust, 0.5}, {Action::kThrust, 0.2},
                               {Action::kJump, 0.3},       {Action::kJump, 0.9},   {Action::kThrow, 0.3},
                               {Action::kJump, 0.5},       {Action::kThrust, 0.6}, {Action::kThrust, 0.05},
                               {Action::kSpearForm, 0.35}, {Action::kJump, 0.35},  {Action::kThrow, 0.8}};
  for (const double speed : {0.0, 90.0, 500.0, -120.0}) {
    Man man;
    man.setSpeed(speed);
    go(trace, man, 0.1);
    for (const Layer& layer : kLayers) {
      man.setAction(layer.action);
      if (layer.action == Action::kThrust) man.setSpeed(speed);
      go(trace, man, layer.wait);
    }
  }
}

// Everything that can be tuned, one after the other, on his way; every third one back again.
void parameters(Trace& trace) {
  Man man;
  man.setGait(0.4);
  const ParameterTable table = stickmanParameterTable();
  for (std::size_t i = 0; i < table.count; ++i) {
    const ParameterInfo& info = table.rows[i];
    const double before = man.parameter(info.name);
    man.setParameter(info.name, before + 0.15 * (info.highest - before));
    if (i % 7 == 2) man.setAction(i % 2 == 0 ? Action::kJump : Action::kThrust);
    if (i % 10 == 9) man.setGait(0.1 * static_cast<double>(i % 9));
    go(trace, man, 0.2);
    if (i % 3 == 0) man.setParameter(info.name, before);
  }
  // A walk that is faster than the run.
  Man strider;
  strider.setParameter("walkStride", 70.0);
  strider.setParameter("walkCadence", 3.0);
  strider.setGait(0.7);
  go(trace, strider, 0.5);
}

// What he is told before any time has passed is what he has been doing all along.
void freshStarts(Trace& trace) {
  for (int action = 0; action < kActionCount; ++action) {
    Man man;
    if (action % 2 == 1) man.setFacing(-1.0);
    man.setAction(static_cast<Action>(action));
    trace.frame(man, 0.0);
    go(trace, man, 0.5, action % 3 == 0 ? 144.0 : 120.0);
  }
  for (const double speed : {-200.0, 45.0, 220.0, 1000.0}) {
    Man man;
    man.setSpeed(speed);
    trace.frame(man, 0.0);
    go(trace, man, 0.4, 144.0);
  }
}

// What lies between two ticks, at the rates of all displays and at none.
void betweenTicks(Trace& trace) {
  Man man;
  constexpr Action kActions[] = {Action::kWalk, Action::kJump,   Action::kRun,
                                 Action::kIdle, Action::kThrust, Action::kSpearForm};
  int number = 0;
  for (const double rate : {144.0, 165.0, 60.0, 240.0, 30.0, 75.0, 144.0, 144.0}) {
    man.setAction(kActions[number++ % 6]);
    go(trace, man, 0.9, rate);
  }
  for (int frame = 0; frame < 60; ++frame) {
    const double dt = 0.001 * (1 + frame * 7 % 31);
    if (frame % 20 == 10) man.setAction(Action::kThrow);
    man.buildPose(dt);
    trace.frame(man, dt);
  }
  // A frame that took long, one that took no time, and time that is none.
  for (const double dt : {0.2, 0.0, 3.0, -1.0, std::numeric_limits<double>::quiet_NaN(), 0.01}) {
    man.buildPose(dt);
    trace.frame(man, 0.02);
  }
}

// Back in time and on from there, with what was asked of him then; between two ticks, too.
void history(Trace& trace) {
  Man man;
  man.keepHistory(200);
  man.setAction(Action::kRun);
  go(trace, man, 1.2, 144.0);
  man.setAction(Action::kJump);
  go(trace, man, 0.7, 144.0);
  for (const std::size_t back : {30U, 120U, 0U, 199U, 5U, 5U}) {
    man.seek(back);
    trace.frame(man, 0.0);
    go(trace, man, 0.15, 144.0);
    if (back == 120) man.setAction(Action::kThrow);
  }
  man.seek(1000);
  man.seek(7);
  man.keepHistory(20);
  go(trace, man, 0.1);
  man.seek(man.historyLength());
  man.setFacing(-1.0);
  go(trace, man, 0.5, 144.0);
}

// Another width, another place on the ground, another facing, also before time passes.
void views(Trace& trace) {
  Man man;
  man.setView(500.0);
  man.buildPose(0.0);
  trace.frame(man, 0.0);
  man.setAction(Action::kWalk);
  go(trace, man, 0.4, 144.0);
  man.setView(1500.0);
  go(trace, man, 0.4, 144.0);
  man.setGround(200.0, 300.0);
  go(trace, man, 0.4, 144.0);
  man.setView(300.0);
  man.setFacing(-1.0);
  go(trace, man, 0.4, 144.0);
  man.setGround(150.5, 380.0);
  man.setAction(Action::kThrust);
  go(trace, man, 0.8, 144.0);
}

// Actions of one's own, drawn at random, into one another and into those that are built in.
void ownActions(Trace& trace) {
  constexpr std::uint64_t kDrawn = 12;
  constexpr Action kBuiltIn[] = {Action::kWalk, Action::kIdle, Action::kThrust, Action::kRun,
                                 Action::kSpearForm};
  Man man;
  for (std::uint64_t seed = 0; seed < kDrawn; ++seed) {
    const std::vector<float> numbers = test::AnyAction(seed, test::AnyAction::Manner::kMeant).numbers();
    man.setAction(ownAction(man.defineAction(numbers.data(), numbers.size()).number));
    go(trace, man, 0.6);
    man.setAction(seed % 3 == 0 ? ownAction(0) : kBuiltIn[seed % 5]);
    go(trace, man, 0.4);
  }
}

}  // namespace

Figure stickmanFigure() {
  return {"stickman",
          8,
          {{"all orders played out", allOrdersPlayedOut},
           {"all orders broken off", allOrdersBrokenOff},
           {"form left at any moment", formLeftAtAnyMoment},
           {"speeds and turns", speedsAndTurns},
           {"layers", layers},
           {"parameters", parameters},
           {"fresh starts", freshStarts},
           {"between ticks", betweenTicks},
           {"history", history},
           {"views", views},
           {"own actions", ownActions}}};
}

}  // namespace stickman::golden
