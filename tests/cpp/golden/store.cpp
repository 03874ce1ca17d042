#include "golden/store.hpp"

#include <algorithm>
#include <utility>

namespace stickman::golden {
namespace {

struct Stored {
  std::string_view figure;
  std::string_view text;
};

constexpr Stored kStore[] = {
#include "golden_store.inc"  // made from the files in store/ by golden.cmake
};

constexpr std::string_view kScript = "script ";
constexpr std::string_view kFields = "fields ";
constexpr std::string_view kShapes = "shapes ";
constexpr std::string_view kComma = ", ";

std::string joined(const std::vector<std::string>& names) {
  std::string line;
  for (const std::string& name : names) {
    if (!line.empty()) line += kComma;
    line += name;
  }
  return line;
}

std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + separator.size(), text.size()));
  }
  return parts;
}

bool takePrefix(std::string_view& line, std::string_view prefix) {
  if (line.substr(0, prefix.size()) != prefix) return false;
  line.remove_prefix(prefix.size());
  return true;
}

/// A second's line taken apart.
struct Second {
  std::string state;
  std::string picture;
  std::string fields;
  std::string shapes;

  explicit Second(std::string_view line) {
    std::vector<std::string> parts = split(line, " ");
    parts.resize(4);
    state = std::move(parts[0]);
    picture = std::move(parts[1]);
    fields = std::move(parts[2]);
    shapes = std::move(parts[3]);
  }
};

// The names whose sums differ, the first of them by name, the others by their number. Each has as many digits
// in a line as there is room for.
std::string differing(const std::vector<std::string>& names, std::size_t digits, std::string_view stored,
                      std::string_view now) {
  std::string first;
  std::size_t others = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto sumIn = [&](std::string_view line) {
      return i * digits < line.size() ? line.substr(i * digits, digits) : std::string_view{};
    };
    if (sumIn(stored) == sumIn(now)) continue;
    if (first.empty())
      first = names[i];
    else
      ++others;
  }
  if (first.empty()) return {};
  return "first in \"" + first + '"' + (others > 0 ? " and in " + std::to_string(others) + " more" : "");
}

std::string differenceOf(const Traced& names, const Second& then, const Second& now) {
  std::string text;
  if (then.state != now.state) {
    const std::string where = differing(names.fields, kFieldDigits, then.fields, now.fields);
    text += "; its state differs, " + (where.empty() ? "though no field's short sum tells where" : where);
  }
  if (then.picture != now.picture) {
    const std::string where = differing(names.shapes, kShapeDigits, then.shapes, now.shapes);
    text += "; its picture differs, " + (where.empty() ? "in the order of its shapes" : where);
  }
  return text;
}

std::string difference(const Traced& names, const Traced::Script& stored, const Traced::Script& now) {
  if (stored.name != now.name) return "is not stored: \"" + stored.name + "\" is in its place";
  const std::size_t both = std::min(stored.seconds.size(), now.seconds.size());
  for (std::size_t i = 0; i < both; ++i) {
    const std::string what = differenceOf(names, Second(stored.seconds[i]), Second(now.seconds[i]));
    if (!what.empty()) return "second " + std::to_string(i + 1) + what;
  }
  if (stored.seconds.size() == now.seconds.size()) return {};
  return "takes " + std::to_string(now.seconds.size()) + " s instead of " +
         std::to_string(stored.seconds.size()) + " s";
}

}  // namespace

std::string write(const Traced& trace) {
  std::string text = std::string(kFields) + joined(trace.fields) + '\n';
  text += std::string(kShapes) + joined(trace.shapes) + '\n';
  for (const Traced::Script& script : trace.scripts) {
    text += std::string(kScript) + script.name + '\n';
    for (const std::string& second : script.seconds) text += second + '\n';
  }
  return text;
}

Traced read(std::string_view text) {
  Traced trace;
  for (const std::string& whole : split(text, "\n")) {
    std::string_view line = whole;
    if (takePrefix(line, kFields)) {
      trace.fields = split(line, kComma);
    } else if (takePrefix(line, kShapes)) {
      trace.shapes = split(line, kComma);
    } else if (takePrefix(line, kScript)) {
      trace.scripts.push_back({std::string(line), {}});
    } else if (!trace.scripts.empty()) {
      trace.scripts.back().seconds.emplace_back(line);
    }
  }
  return trace;
}

std::string_view storedText(std::string_view figure) {
  for (const Stored& stored : kStore) {
    if (stored.figure == figure) return stored.text;
  }
  return {};
}

std::size_t storedBytes() {
  std::size_t sum = 0;
  for (const Stored& stored : kStore) sum += stored.text.size();
  return sum;
}

std::vector<std::string> differences(const Traced& stored, const Traced& now) {
  std::vector<std::string> all;
  if (stored.fields != now.fields) all.push_back("The fields have other names or another order.");
  if (stored.shapes != now.shapes) all.push_back("Other shapes are drawn than are stored.");
  for (std::size_t i = 0; i < now.scripts.size(); ++i) {
    const Traced::Script& script = now.scripts[i];
    const std::string what = i < stored.scripts.size()
                                 ? difference(now, stored.scripts[i], script)
                                 : "is new, " + std::to_string(script.seconds.size()) + " s";
    if (!what.empty()) all.push_back('"' + script.name + "\": " + what + '.');
  }
  if (stored.scripts.size() > now.scripts.size()) all.push_back("A script less than are stored.");
  return all;
}

}  // namespace stickman::golden
