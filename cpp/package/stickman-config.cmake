# find_package(stickman) gives the target stickman::core.
include(${CMAKE_CURRENT_LIST_DIR}/stickman-targets.cmake)
