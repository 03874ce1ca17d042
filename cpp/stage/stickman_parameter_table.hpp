#pragma once

#include "cast/stickman/parameters.hpp"
#include "stage/parameter_table.hpp"

namespace stickman {

/// Names, ranges and units of StickmanParameters.
ParameterTable stickmanParameterTable();

}  // namespace stickman
