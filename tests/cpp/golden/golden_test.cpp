// Every motion and every picture is what it was when it was last looked at. A golden says that something has
// changed, not that it is worse: who meant it runs `npm run golden`, and says in the commit why.
#include "catch.hpp"
#include "golden/script.hpp"
#include "golden/store.hpp"

using namespace stickman::golden;

namespace {

void checkAgainstStore(const Figure& figure) {
  const Traced now = play(figure);
  CHECK(now.scripts.size() == figure.scripts.size());
  for (const std::string& difference : differences(read(storedText(figure.name)), now))
    FAIL_CHECK("The " << figure.name << ", " << difference << " Meant? npm run golden, and say why.");
}

}  // namespace

TEST_CASE("golden trace of the stickman", "[golden]") { checkAgainstStore(stickmanFigure()); }
TEST_CASE("golden trace of the runner", "[golden]") { checkAgainstStore(runnerFigure()); }
TEST_CASE("golden trace of the hound", "[golden]") { checkAgainstStore(houndFigure()); }
TEST_CASE("golden trace of the walker", "[golden]") { checkAgainstStore(walkerFigure()); }
TEST_CASE("golden trace of the rope", "[golden]") { checkAgainstStore(ropeFigure()); }
TEST_CASE("golden trace of the flag", "[golden]") { checkAgainstStore(flagFigure()); }
TEST_CASE("golden trace of the game", "[golden]") { checkAgainstStore(gameFigure()); }

TEST_CASE("golden trace of the things on the course", "[golden]") { checkAgainstStore(thingsFigure()); }

TEST_CASE("golden traces stay small: 64 KiB in all", "[golden]") {
  CHECK(storedBytes() > 0);
  CHECK(storedBytes() <= 64 * 1024);
}
