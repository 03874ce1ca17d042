#pragma once

#include <cstdint>

// What is measured, for the native program and for WebAssembly alike: a script that is run tick by tick.
extern "C" {

/// Adds a step to the script: from its first tick on the action (the number of an Action) at the speed (u/s).
void addStep(int action, double speed, int ticks);

/// A fresh figure, before the script's first tick.
void start();

/// Runs that many ticks of the script.
void advance(int ticks);

/// The whole script, once through.
void runRound();

/// Shows a frame `frames` times: interpolation, pose and draw list, no tick.
void showFrames(int frames);

/// The same for who draws him himself, and never asks for the draw list.
void showPoses(int frames);

/// Runs so many ticks of a figure as showFrames shows it: running, nothing drawn.
void runTicks(int ticks);

/// The two halves of the present state's hash.
std::uint32_t hashHigh();
std::uint32_t hashLow();

/// Where the figure is now: x, y of all joints, of the hair's points, of the spear's tip and butt.
const double* points();
int pointCount();
}
