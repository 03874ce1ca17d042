#include "math/program_parts.hpp"

// A file of its own: a program that defines them leaves this one out.
namespace stickman {

const bool kHasTerrain = true;
const bool kHasOwnActions = true;

}  // namespace stickman
