#include "golden/script.hpp"

namespace stickman::golden {

std::vector<Figure> allFigures() {
  return {stickmanFigure(), runnerFigure(), houndFigure(), walkerFigure(),
          ropeFigure(),     flagFigure(),   gameFigure(),  thingsFigure()};
}

Traced play(const Figure& figure) {
  Trace trace(figure.shapesApart);
  for (const Script& script : figure.scripts) {
    trace.begin(script.name);
    script.play(trace);
  }
  return trace.finish();
}

}  // namespace stickman::golden
