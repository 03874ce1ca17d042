# stickman_tests: every *_test.cpp of the rooms' folders and one main, on Catch2 v2 or v3.

# v2 is a header. Of v3 a system has a library, which serves this machine alone: for WebAssembly its sources are
# compiled. The set-up puts them there.
set(CATCH2_AMALGAMATED ${PROJECT_SOURCE_DIR}/build/catch2/extras CACHE PATH "Where catch_amalgamated.cpp of Catch2 3 is")
find_path(CATCH2_INCLUDE catch2/catch.hpp NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
if(NOT EMSCRIPTEN)
  find_package(Catch2 3 QUIET)
endif()
if(NOT Catch2_FOUND AND NOT CATCH2_INCLUDE AND NOT EXISTS ${CATCH2_AMALGAMATED}/catch_amalgamated.cpp)
  # All else can be built without.
  add_custom_target(stickman_tests
    COMMAND ${CMAKE_COMMAND} -E echo "stickman_tests needs Catch2 2.13 or 3, for WebAssembly with its sources: npm run setup"
    COMMAND ${CMAKE_COMMAND} -E false)
  return()
endif()

set(STICKMAN_TESTED_ROOMS math rig motion physics cast/* draw stage game)
list(TRANSFORM STICKMAN_TESTED_ROOMS REPLACE "(.+)" "${CMAKE_CURRENT_LIST_DIR}/\\1/*_test.cpp")
file(GLOB STICKMAN_TEST_SOURCES CONFIGURE_DEPENDS ${STICKMAN_TESTED_ROOMS})
add_executable(stickman_tests ${CMAKE_CURRENT_LIST_DIR}/main.cpp ${STICKMAN_TEST_SOURCES})
target_include_directories(stickman_tests PRIVATE ${CMAKE_CURRENT_LIST_DIR})
target_link_libraries(stickman_tests PRIVATE stickman_core)
# The core is what is tested at its own level; the tests around it only need to compile fast.
target_compile_options(stickman_tests PRIVATE $<$<CONFIG:Release>:-O1>)
target_precompile_headers(stickman_tests PRIVATE ${CMAKE_CURRENT_LIST_DIR}/catch.hpp)
# The runner itself is not under test, and large.
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/main.cpp PROPERTIES
  SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS "-O0;-g0;-fno-sanitize=all")

if(Catch2_FOUND)
  target_link_libraries(stickman_tests PRIVATE Catch2::Catch2)
elseif(NOT CATCH2_INCLUDE)
  add_library(catch2 STATIC ${CATCH2_AMALGAMATED}/catch_amalgamated.cpp)
  target_include_directories(catch2 SYSTEM PUBLIC ${CATCH2_AMALGAMATED})
  target_compile_definitions(catch2 PUBLIC CATCH_AMALGAMATED_CUSTOM_MAIN)
  target_compile_options(catch2 PUBLIC -fexceptions PRIVATE -O0 -w)
  target_link_libraries(stickman_tests PRIVATE catch2)
else()
  # Through a link of its own: the system's include folder would hide the C library of another target.
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/catch2)
  file(CREATE_LINK ${CATCH2_INCLUDE}/catch2 ${PROJECT_BINARY_DIR}/catch2/catch2 SYMBOLIC)
  target_include_directories(stickman_tests SYSTEM PRIVATE ${PROJECT_BINARY_DIR}/catch2)
endif()

if(EMSCRIPTEN)
  set(CMAKE_CROSSCOMPILING_EMULATOR node --require ${PROJECT_SOURCE_DIR}/tests/tools/without-fetch.cjs)
  target_compile_options(stickman_tests PRIVATE -fexceptions)
  # -O1: what is compiled is optimised; to do so again with the test runner linked in takes long.
  target_link_options(stickman_tests PRIVATE -fexceptions -O1)
  make_node_program(stickman_tests)
endif()

set_property(TARGET stickman_tests PROPERTY CROSSCOMPILING_EMULATOR ${CMAKE_CROSSCOMPILING_EMULATOR})
add_test(NAME stickman_tests COMMAND stickman_tests)

include(${CMAKE_CURRENT_LIST_DIR}/golden/golden.cmake)
