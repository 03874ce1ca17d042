# stickman_tests: every *_test.cpp in this folder and one main, on Catch2 v3 (a library) or v2 (a header).

file(GLOB STICKMAN_TEST_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*_test.cpp)
add_executable(stickman_tests ${CMAKE_CURRENT_LIST_DIR}/main.cpp ${STICKMAN_TEST_SOURCES})
target_include_directories(stickman_tests PRIVATE ${CMAKE_CURRENT_LIST_DIR})
target_link_libraries(stickman_tests PRIVATE stickman_core)
# The core is what is tested at its own level; the tests around it only need to compile fast.
target_compile_options(stickman_tests PRIVATE $<$<CONFIG:Release>:-O1>)
target_precompile_headers(stickman_tests PRIVATE ${CMAKE_CURRENT_LIST_DIR}/catch.hpp)
# The runner itself is not under test, and large.
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/main.cpp PROPERTIES
  SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS "-O0;-g0;-fno-sanitize=all")

find_package(Catch2 3 QUIET)
if(Catch2_FOUND)
  target_link_libraries(stickman_tests PRIVATE Catch2::Catch2)
else()
  find_path(CATCH2_INCLUDE catch2/catch.hpp REQUIRED NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
  # Through a link of its own: the system's include folder would hide the C library of another target.
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/catch2)
  file(CREATE_LINK ${CATCH2_INCLUDE}/catch2 ${PROJECT_BINARY_DIR}/catch2/catch2 SYMBOLIC)
  target_include_directories(stickman_tests SYSTEM PRIVATE ${PROJECT_BINARY_DIR}/catch2)
endif()

if(EMSCRIPTEN)
  # Programs for Node: CommonJS, where the repository's own files are ES modules.
  file(WRITE ${PROJECT_BINARY_DIR}/package.json "{ \"type\": \"commonjs\" }\n")
  set(CMAKE_CROSSCOMPILING_EMULATOR node --require ${PROJECT_SOURCE_DIR}/tests/tools/without-fetch.cjs)
  set(node_program -sENVIRONMENT=node -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME -s${STACK_SIZE}=1048576)
  target_compile_options(stickman_tests PRIVATE -fexceptions)
  # -O1: what is compiled is optimised; to do so again with the test runner linked in takes long.
  target_link_options(stickman_tests PRIVATE -fexceptions -O1 ${node_program})
  if(TARGET hash_trace)
    target_link_options(hash_trace PRIVATE ${node_program})
  endif()
endif()

set_property(TARGET stickman_tests PROPERTY CROSSCOMPILING_EMULATOR ${CMAKE_CROSSCOMPILING_EMULATOR})
add_test(NAME stickman_tests COMMAND stickman_tests)

include(${CMAKE_CURRENT_LIST_DIR}/golden/golden.cmake)
