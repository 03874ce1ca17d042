#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "golden/trace.hpp"

namespace stickman::golden {

/// One story that a figure goes through, always the same.
struct Script {
  const char* name;
  void (*play)(Trace& trace);
};

/// All the scripts of a figure; stored in one file of its name.
struct Figure {
  const char* name;
  std::size_t shapesApart;  ///< see Picture
  std::vector<Script> scripts;
};

Figure stickmanFigure();
Figure runnerFigure();
Figure houndFigure();
Figure walkerFigure();
Figure ropeFigure();
Figure flagFigure();
Figure gameFigure();
Figure thingsFigure();

std::vector<Figure> allFigures();

/// Plays all scripts of a figure.
Traced play(const Figure& figure);

/// All of 0..N-1 after each other in every order, each after itself, too: N * N + 1 of them. Of those that
/// may follow and have not yet, always the largest: that never gets stuck (a de Bruijn sequence).
template <std::size_t N>
std::array<std::size_t, N * N + 1> allOrders() {
  std::array<std::size_t, N * N + 1> order{};
  std::array<std::size_t, N> left;
  left.fill(N);
  for (std::size_t i = 1; i < order.size(); ++i) order[i] = --left[order[i - 1]];
  return order;
}

/// Moves a figure on by `seconds`, `rate` frames a second.
template <typename Figure>
void go(Trace& trace, Figure& figure, double seconds, double rate = 120.0) {
  const auto frames = static_cast<int>(seconds * rate + 0.5);
  for (int i = 0; i < frames; ++i) {
    figure.step(1.0 / rate);
    trace.frame(figure, 1.0 / rate);
  }
}

}  // namespace stickman::golden
