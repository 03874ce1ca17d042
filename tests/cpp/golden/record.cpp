// Plays all scripts anew, says what has changed since they were stored, and writes them to the folder given.
#include <cstdio>
#include <fstream>

#include "golden/script.hpp"
#include "golden/store.hpp"

int main(int argc, char** argv) {
  using namespace stickman::golden;
  if (argc != 2) {
    std::fprintf(stderr, "usage: golden_record FOLDER\n");
    return 2;
  }
  for (const Figure& figure : allFigures()) {
    const Traced now = play(figure);
    for (const std::string& difference : differences(read(storedText(figure.name)), now))
      std::printf("%s: %s\n", figure.name, difference.c_str());
    std::ofstream(std::string(argv[1]) + '/' + figure.name + ".txt") << write(now);
  }
  return 0;
}
