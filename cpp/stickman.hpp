#pragma once

/// \file
/// Stickman, for C++ programs: a figure is told what to do, time is given to it, and it says what to draw.
///
///     #include <stickman/stickman.hpp>
///
///     stickman::StickmanStage stage;             // on flat ground, in the middle of its view
///     stage.setAction(stickman::Action::kRun);   // or setSpeed(300.0), in units a second
///     for (;;) {
///       stage.buildPose(seconds_since_last_time);
///       draw(stage.drawList());
///     }
///
/// - **Units.** Lengths are units: he is about 150 high. y points down, times are seconds, angles radians,
///   speeds units a second.
/// - **Time** is given, never looked up: buildPose(dt) runs the ticks of 1/120 s that are due and shows the
///   moment between the last two. However dt is cut into pieces, the same ticks are run.
/// - **Drawing** is a row of floats (draw/draw_list.hpp): filled polygons, stroked lines and filled circles,
///   back to front, each with a Style that the program gives its colour. pose() has the joints, for who would
///   rather draw himself.
/// - **Bad values** change nothing and are answered with false; those out of range are clamped. Nothing
/// throws
///   and nothing allocates while time passes.
/// - **The same bits everywhere**: hash() of a tick's state is equal under every compiler and on every
/// machine.
///   Options that would change that (-ffast-math and its parts) do not compile.
///
/// There are more figures, all used the same way: HoundStage, WalkerStage, RopeStage, ClothStage. SpearRun is
/// the whole game, with replays (game/replay.hpp). Nothing is shared between two objects: each may live on a
/// thread of its own.

#include "game/replay.hpp"
#include "game/replay_text.hpp"
#include "game/spear_run.hpp"
#include "stage/cloth_stage.hpp"
#include "stage/hound_stage.hpp"
#include "stage/rope_stage.hpp"
#include "stage/stickman_stage.hpp"
#include "stage/walker_stage.hpp"
