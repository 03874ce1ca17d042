#pragma once

#include <cstdint>

#include "draw/draw_list.hpp"
#include "game/particles.hpp"
#include "game/pennant.hpp"
#include "game/run.hpp"
#include "stage/view.hpp"

namespace stickman {

/// How a run looks: scenery, pennants, things, the runner, dust, and the shake of a blow. It has a life of
/// its own between ticks, on which nothing in the run depends.
class RunPicture {
 public:
  /// The run has moved on by a tick.
  void tick(const RunSnapshot& before, const RunSnapshot& now);

  /// Another run: nothing of the last one stays in the air.
  void cut();

  /// Draws the moment `t` (0..1) between two ticks.
  void draw(const RunSnapshot& before, const RunSnapshot& now, double t);

  const DrawList& list() const { return list_; }

  void setWidth(double width) { width_ = width; }
  void setShaking(bool shaking) { shaking_ = shaking; }

  static constexpr double kGroundY = 372.0;  ///< u on the canvas
  static constexpr double kRunnerX = 140.0;  ///< u on the canvas, where he runs
  static constexpr double kWidest = 1800.0;  ///< u: the course is laid no farther than that

 private:
  double cameraOf(const RunSnapshot& run) const;
  Vec2 shakeNow() const;
  void drawMilestones(double camera, Vec2 shift, double t);
  void drawThings(const RunSnapshot& before, const RunSnapshot& now, Vec2 shift, double t);
  void drawRunner(const RunSnapshot& before, const RunSnapshot& now, Vec2 shift, double t);

  DrawList list_;
  Particles particles_;
  Pennant pennant_;
  double width_ = View{}.width();
  bool shaking_ = true;
  double shake_ = 0.0;      // u, dies away
  double shakeTime_ = 0.0;  // s
  bool stopped_ = false;    // the camera stays where the run ended
  double stoppedAt_ = 0.0;
};

}  // namespace stickman
