#include "golden/figure_fields.hpp"
#include "golden/script.hpp"

namespace stickman::golden {
namespace {

void goThroughAllOrders(Trace& trace, double speed, double first, double second) {
  HoundStage hound;
  hound.setSpeed(speed);
  std::size_t number = 0;
  for (const std::size_t state : allOrders<kHoundStates>()) {
    hound.setState(static_cast<HoundState>(state));
    go(trace, hound, number++ % 2 == 0 ? first : second);
  }
}

void allOrdersPlayedOut(Trace& trace) { goThroughAllOrders(trace, 260.0, 1.1, 0.7); }

void allOrdersBrokenOff(Trace& trace) { goThroughAllOrders(trace, 470.0, 0.19, 0.4); }

// Up and down through all gaits, to and from a stand, at ever other phases.
void gaits(Trace& trace) {
  HoundStage hound;
  constexpr double kSpeeds[] = {40.0,  90.0,  150.0, 250.0, 330.0, 450.0, 700.0, 500.0,
                                300.0, 180.0, 60.0,  0.0,   700.0, 0.0,   120.0, 380.0};
  for (const double stay : {0.9, 0.45}) {
    for (const double speed : kSpeeds) {
      hound.setSpeed(speed);
      go(trace, hound, stay);
    }
  }
}

// Jumps at every gait, from a stand, over a rest and in a jump; he is let down in mid-air.
void jumps(Trace& trace) {
  for (const double speed : {0.0, 80.0, 200.0, 420.0, 700.0}) {
    HoundStage hound;
    hound.setState(HoundState::kStand);
    if (speed > 0.0) hound.setSpeed(speed);
    go(trace, hound, 0.25);
    hound.setState(HoundState::kJump);
    go(trace, hound, 1.15);
    hound.setState(HoundState::kJump);
    go(trace, hound, 0.35);
    hound.setState(HoundState::kLand);
    hound.setSpeed(0.5 * speed);
    go(trace, hound, 0.45);
    hound.setState(HoundState::kJump);
    go(trace, hound, 0.3);
    hound.setState(HoundState::kSit);
    go(trace, hound, 0.5);
  }
}

// What he has been doing all along when he is shown first.
void freshStarts(Trace& trace) {
  for (std::size_t state = 0; state < kHoundStates; ++state) {
    HoundStage hound;
    hound.setState(static_cast<HoundState>(state));
    trace.frame(hound, 0.0);
    go(trace, hound, 0.3, 144.0);
  }
  for (const double speed : {60.0, 700.0}) {
    HoundStage hound;
    hound.setSpeed(speed);
    trace.frame(hound, 0.0);
    go(trace, hound, 0.3, 144.0);
  }
}

// Between ticks, with all that can be shown of him, at any size and width.
void views(Trace& trace) {
  HoundStage hound;
  hound.setSpeed(300.0);
  hound.setParameter("trails", 1.0);
  go(trace, hound, 0.8, 144.0);
  hound.setParameter("bones", 1.0);
  hound.setView(600.0);
  go(trace, hound, 0.5, 60.0);
  hound.setParameter("size", 0.7);
  hound.setState(HoundState::kJump);
  go(trace, hound, 0.8, 144.0);
  hound.setParameter("bones", 0.0);
  hound.setState(HoundState::kSwim);
  go(trace, hound, 1.2, 165.0);
  hound.setParameter("size", 2.0);
  hound.setParameter("trails", 0.0);
  hound.setState(HoundState::kCurl);
  go(trace, hound, 1.2, 144.0);
  hound.setParameter("speed", 500.0);
  hound.setState(HoundState::kRun);
  go(trace, hound, 0.8, 144.0);
}

// So slow that the clock cannot lead, or wait, as much as a jump from such a phase would have it.
void slowJumps(Trace& trace) {
  for (const double speed : {115.0, 155.0}) {
    for (const double wait : {0.08, 0.125, 0.5}) {
      HoundStage hound;
      hound.setSpeed(speed);
      go(trace, hound, wait);
      hound.setState(HoundState::kJump);
      go(trace, hound, 1.2);
    }
  }
}

}  // namespace

Figure houndFigure() {
  return {"hound",
          6,
          {{"all orders played out", allOrdersPlayedOut},
           {"all orders broken off", allOrdersBrokenOff},
           {"gaits", gaits},
           {"jumps", jumps},
           {"fresh starts", freshStarts},
           {"views", views},
           {"slow jumps", slowJumps}}};
}

}  // namespace stickman::golden
