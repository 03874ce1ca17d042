#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "golden/trace.hpp"

namespace stickman::golden {

/// A trace as text:
///
///     fields action, time of the action, ...
///     shapes ground circle, far-ink polygon 1, ...
///     script actions in all orders
///     0pLx2VqM 8fQw_0aB 3xT...                 a line for each second, see Trace::closeSecond
std::string write(const Traced& trace);

/// Reads what write() has written.
Traced read(std::string_view text);

/// What is stored for a figure; empty for one that has nothing yet. Built in, so that every build compares
/// with the same.
std::string_view storedText(std::string_view figure);

/// Of all figures, in bytes.
std::size_t storedBytes();

/// Script by script: in which second, and in which field and shape, `now` first differs from `stored`, as a
/// sentence each. Empty when it does not.
std::vector<std::string> differences(const Traced& stored, const Traced& now);

}  // namespace stickman::golden
