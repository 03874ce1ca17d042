#include "game/replay_text.hpp"

#include <string>

#include "catch.hpp"

using namespace stickman;

namespace {

// Every character as two bytes, after a mark that says which comes first.
std::string asUtf16(const std::string& text, bool lowFirst) {
  std::string bytes = lowFirst ? "\xFF\xFE" : "\xFE\xFF";
  for (const char c : text) {
    bytes += lowFirst ? c : '\0';
    bytes += lowFirst ? '\0' : c;
  }
  return bytes;
}

}  // namespace

TEST_CASE("Text saved as UTF-16 is read as what it says") {
  const std::string text = "stickman-replay 1\r\nrules 1\n";
  CHECK(fromUtf16(asUtf16(text, true)) == text);
  CHECK(fromUtf16(asUtf16(text, false)) == text);
  CHECK(fromUtf16(asUtf16("", true)).empty());
}

TEST_CASE("What no replay has in it stays recognisable as wrong in UTF-16") {
  using namespace std::string_literals;
  CHECK(fromUtf16("\xFF\xFE\x36\x04"s) == "?");  // not ASCII
  CHECK(fromUtf16("\xFF\xFE"
                  "a\0b"s) == "a?");  // half a character at the end
  CHECK(fromUtf16("\xFF\xFE\0\0"s) == std::string(1, '\0'));
}

TEST_CASE("Text without the mark of UTF-16 stays as it is") {
  for (const char* text : {"", "\xFF", "plain", "\xEF\xBB\xBFplain",
                           "\xFE\xFE"
                           "ab"}) {
    CHECK(fromUtf16(text) == text);
  }
}
