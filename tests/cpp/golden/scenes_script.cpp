#include "golden/figure_fields.hpp"
#include "golden/script.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman::golden {
namespace {

double wave(double time, double rate) { return portableSin(kTwoPi * wrapUnit(rate * time)); }

// ---- walker ----

// Both ways of walking, forwards and backwards, the hips pulled about; from the one to the other at any
// moment, with every drawing.
void bothWays(Trace& trace) {
  WalkerStage walker;
  constexpr double kTurns[] = {2.0, -7.0, 10.5, 0.0, 4.0, -3.0, 9.0, -1.0};
  constexpr double kSpeeds[] = {60.0, -150.0, 400.0, 0.0, 90.0, -400.0, 20.0, 220.0};
  for (int i = 0; i < 8; ++i) {
    walker.setParameter("limbs", i / 2 % 2);
    walker.setParameter("construction", i / 4 % 2);
    if (i % 3 == 2) walker.setHip(300.0 + 60.0 * i);
    walker.setAngularSpeed(kTurns[i]);
    go(trace, walker, 0.9);
    walker.setWalkSpeed(kSpeeds[i]);
    go(trace, walker, 1.3);
    walker.setWalkSpeed(kSpeeds[(i + 3) % 8]);
    go(trace, walker, 0.5);
  }
}

void walkerPulled(Trace& trace) {
  WalkerStage walker;
  walker.setView(900.0);
  trace.frame(walker, 0.0);
  go(trace, walker, 0.3, 144.0);
  walker.setView(500.0);
  walker.setParameter("angularSpeed", -5.0);
  go(trace, walker, 0.6, 144.0);
  for (int i = 0; i < 40; ++i) {
    if (i == 20) walker.setWalkSpeed(120.0);
    walker.setHip(400.0 + 200.0 * wave(0.1 * i, 0.4));
    go(trace, walker, 0.1, i % 2 == 0 ? 144.0 : 60.0);
  }
  walker.setView(1200.0);
  go(trace, walker, 0.4, 144.0);
}

// ---- rope ----

void ropePulled(Trace& trace) {
  RopeStage rope(20, 18);
  go(trace, rope, 0.5);
  for (int i = 0; i < 60; ++i) {
    const double time = 0.1 * i;
    rope.setAnchor(390.0 + 150.0 * wave(time, 0.5), 60.0 + 40.0 * wave(time, 0.8));
    if (i == 12) rope.setParameter("showPoints", 1.0);
    if (i == 20) rope.setParameter("windX", 900.0);
    if (i == 25) rope.setParameter("windY", -300.0);
    if (i == 30) rope.setParameter("iterations", 3.0);
    if (i == 36) rope.setParameter("substeps", 8.0);
    if (i == 42) rope.setParameter("damping", 0.8);
    if (i == 48) rope.setParameter("gravity", -500.0);
    if (i == 54) rope.setParameter("showPoints", 0.0);
    go(trace, rope, 0.1, i % 3 == 0 ? 120.0 : 144.0 + 21.0 * (i % 2));
  }
}

// The view changes before and after the anchor was dragged, and after it was let go.
template <typename Stage>
void resizeAndReset(Trace& trace, Stage& stage) {
  stage.setView(600.0);
  trace.frame(stage, 0.0);
  go(trace, stage, 0.3, 144.0);
  stage.setView(1000.0);
  go(trace, stage, 0.3, 144.0);
  stage.setAnchor(300.0, 80.0);
  go(trace, stage, 0.25, 144.0);
  stage.setView(700.0);
  go(trace, stage, 0.25, 144.0);
  stage.resetAnchor();
  go(trace, stage, 0.2, 144.0);
  stage.setView(1300.0);
  trace.frame(stage, 0.0);
  go(trace, stage, 0.5, 144.0);
  // Farther than one can drag it in a tick.
  stage.setAnchor(100.0, 120.0);
  go(trace, stage, 0.3, 144.0);
}

void ropeResized(Trace& trace) {
  RopeStage rope(20, 18);
  rope.setParameter("windX", 400.0);
  resizeAndReset(trace, rope);
  RopeStage shorter(7, 40);
  shorter.setAnchor(100.0, 50.0);
  go(trace, shorter, 1.0);
}

// ---- flag ----

void flagInWind(Trace& trace) {
  ClothStage flag(16, 10, 16);
  go(trace, flag, 1.5);
  struct Setting {
    const char* name;
    double value;
  };
  constexpr Setting kSettings[] = {
      {"windX", 300.0},  {"windX", 2500.0},    {"windY", -700.0},    {"bareLines", 1.0},  {"iterations", 3.0},
      {"substeps", 1.0}, {"gusts", 1.0},       {"windX", -1500.0},   {"bareLines", 0.0},  {"substeps", 8.0},
      {"damping", 0.8},  {"iterations", 20.0}, {"gravity", -1500.0}, {"gravity", 2000.0}, {"windX", 9600.0},
      {"substeps", 4.0}, {"gusts", 0.0},       {"windX", 0.0},       {"gravity", 500.0},  {"windY", 0.0}};
  for (const Setting& setting : kSettings) {
    flag.setParameter(setting.name, setting.value);
    go(trace, flag, 0.5);
  }
}

// The pole is shaken as hard as it may be, and harder: the last resort has its work.
void flagShaken(Trace& trace) {
  ClothStage flag(16, 10, 16);
  for (int i = 0; i < 300; ++i) {
    const double time = i / 60.0;
    const double far = i < 150 ? 40.0 : 160.0;
    flag.setAnchor(270.0 + far * wave(time, 1.0), 60.0 + 0.5 * far * wave(time, 1.7));
    if (i == 225) flag.setParameter("iterations", 1.0);
    go(trace, flag, 1.0 / 60.0, i % 2 == 0 ? 120.0 : 60.0);
  }
}

void flagResized(Trace& trace) {
  ClothStage flag(16, 10, 16);
  resizeAndReset(trace, flag);
  ClothStage other(11, 7, 22);
  other.setParameter("windX", 1500.0);
  go(trace, other, 1.0, 144.0);
}

// More of it than the draw list takes.
void flagTooLarge(Trace& trace) {
  ClothStage flag(128, 128, 3);
  go(trace, flag, 0.05);
}

}  // namespace

Figure walkerFigure() {
  return {"walker", 6, {{"both ways of walking", bothWays}, {"pulled and resized", walkerPulled}}};
}

Figure ropeFigure() { return {"rope", 4, {{"pulled", ropePulled}, {"resized and let go", ropeResized}}}; }

Figure flagFigure() {
  return {"flag",
          4,
          {{"wind", flagInWind},
           {"shaken", flagShaken},
           {"resized and let go", flagResized},
           {"too large", flagTooLarge}}};
}

}  // namespace stickman::golden
