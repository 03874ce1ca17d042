#pragma once

#include <cstddef>

#include "physics/cloth_grid.hpp"
#include "physics/verlet.hpp"

namespace stickman {

inline constexpr float kMostStretch = 1.12F;  ///< times the rest length; SPEC section 8 allows 1.20

/// The last resort: what is stretched beyond kMostStretch is pulled back, together with the previous
/// positions, so that no energy comes of it. Gives the number of constraints that it had to touch.
std::size_t clampCloth(const VerletPoints& points, const ClothGrid& grid);

}  // namespace stickman
