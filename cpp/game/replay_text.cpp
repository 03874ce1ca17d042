#include "game/replay_text.hpp"

namespace stickman {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

bool Lines::next(std::string_view& line) {
  while (!rest_.empty()) {
    const std::size_t end = rest_.find('\n');
    line = trimmed(rest_.substr(0, end));
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    ++number_;
    if (!line.empty()) return true;
  }
  return false;
}

std::string_view withoutMark(std::string_view text) {
  return text.substr(0, 3) == "\xEF\xBB\xBF" ? text.substr(3) : text;
}

std::string fromUtf16(std::string_view bytes) {
  const std::string_view mark = bytes.substr(0, 2);
  const bool lowFirst = mark == "\xFF\xFE";
  if (!lowFirst && mark != "\xFE\xFF") return std::string(bytes);
  std::string text;
  for (std::size_t at = 2; at < bytes.size(); at += 2) {
    const bool whole = at + 1 < bytes.size();
    const char low = whole ? bytes[lowFirst ? at : at + 1] : '?';
    const char high = whole ? bytes[lowFirst ? at + 1 : at] : '\0';
    text += high == '\0' ? low : '?';
  }
  return text;
}

std::string_view takeWord(std::string_view& line) {
  line = trimmed(line);
  std::size_t size = 0;
  while (size < line.size() && !isBlank(line[size])) ++size;
  const std::string_view word = line.substr(0, size);
  line = trimmed(line.substr(size));
  return word;
}

bool readNumber(std::string_view word, std::uint64_t most, std::uint64_t& number) {
  if (word.empty()) return false;
  std::uint64_t value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return false;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (value > (most - digit) / 10) return false;
    value = 10 * value + digit;
  }
  number = value;
  return true;
}

bool readHex(std::string_view word, std::uint64_t& bits) {
  if (word.size() != 16) return false;
  std::uint64_t value = 0;
  for (const char c : word) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && (c < 'a' || c > 'f')) return false;
    value = 16 * value + static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  bits = value;
  return true;
}

}  // namespace stickman
