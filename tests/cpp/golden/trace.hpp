#pragma once

#include <string>
#include <vector>

#include "golden/fields.hpp"
#include "golden/picture.hpp"

namespace stickman::golden {

/// Digits (of six bits) in a second's line for the sum of a field and of a shape: enough to give a change its
/// name. Whether there is one, the sums of all of them tell.
inline constexpr int kFieldDigits = 2;
inline constexpr int kShapeDigits = 1;

/// What is stored of a figure: the names, and of each script a line for each second.
struct Traced {
  struct Script {
    std::string name;
    std::vector<std::string> seconds;  ///< see Trace::closeSecond
  };
  std::vector<std::string> fields;
  std::vector<std::string> shapes;
  std::vector<Script> scripts;
};

/// Follows a figure through its scripts and sums up each second of them, with all its frames: what happens in
/// the middle of a second counts, too.
class Trace {
 public:
  explicit Trace(std::size_t shapesApart) : picture_(shapesApart) {}

  /// Another script begins; what is left of a second of the last one is one, too.
  void begin(const char* script);

  /// A frame `dt` s after the last one: all that `figure` is and shows. There is a describe() for it.
  template <typename Figure>
  void frame(Figure& figure, double dt) {
    fields_.begin();
    describe(fields_, figure);
    picture_.add(figure.drawList());
    pass(dt);
  }

  /// All scripts are over.
  Traced finish();

 private:
  void pass(double dt);
  void closeSecond();
  void closeLastSecond();

  Traced traced_;
  Fields fields_;
  Picture picture_;
  double time_ = 0.0;  // s, of the second under way
};

}  // namespace stickman::golden
