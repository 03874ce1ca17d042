#pragma once

// What is measured of the cloth: the flag of the scene in any size, ticks only, nothing drawn.
extern "C" {

/// A fresh one, `spacing` in u; the one before is gone.
void makeCloth(int columns, int rows, double spacing, int iterations, int substeps);

/// Runs that many ticks.
void advance(int ticks);

/// Where its points are: x, y, row by row from the top of the pole.
const float* points();
int pointCount();
}
