#error "the stranger's math/vec2.hpp was taken for the core's"
