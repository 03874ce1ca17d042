#include "game/score.hpp"

#include "catch.hpp"
#include "game/rules.hpp"

using namespace stickman;

TEST_CASE("Ten points a metre, and nothing for going backwards") {
  const Score score = freshScore();
  CHECK(pointsOf(score, 0.0) == 0);
  CHECK(pointsOf(score, 99.9) == 9);
  CHECK(pointsOf(score, 100.0) == 10);
  CHECK(pointsOf(score, 123456.0) == 12345);
  CHECK(pointsOf(score, -50.0) == 0);
}

TEST_CASE("Every kill of a combo is worth more than the one before, up to a limit") {
  Score score = freshScore();
  double expected = 0.0;
  for (int i = 1; i <= 15; ++i) {
    expected += kKillScore * (i < kLargestCombo ? i : kLargestCombo);
    countKill(score);
    CHECK(score.forKills == expected);
  }
  CHECK(score.kills == 15);
  CHECK(score.combo == kLargestCombo);
}

TEST_CASE("A combo ends after its time, and what is passed keeps it alive, never for longer than that") {
  Score score = freshScore();
  countKill(score);
  tick(score, kComboTime - 0.1);
  CHECK(score.combo == 2);
  countPass(score);
  CHECK(score.comboLeft == Approx(0.1 + kComboPass));
  for (int i = 0; i < 20; ++i) countPass(score);
  CHECK(score.comboLeft == kComboTime);
  tick(score, kComboTime);
  CHECK(score.combo == 1);
  CHECK(score.comboLeft == 0.0);
  // What is over is not brought back by passing something.
  countPass(score);
  CHECK(score.comboLeft == 0.0);
  CHECK(score.kills == 1);
}
