# The golden traces: a library that the tests and the recorder share, with what is stored built in.

file(GLOB golden_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*.cpp)
list(FILTER golden_sources EXCLUDE REGEX "/(record|.*_test)\\.cpp$")
add_library(golden STATIC ${golden_sources})
target_include_directories(golden PUBLIC ${CMAKE_CURRENT_LIST_DIR}/.. PRIVATE ${PROJECT_BINARY_DIR})
target_link_libraries(golden PUBLIC stickman_core)
# As in tests.cmake: what is summed up is the core's work.
target_compile_options(golden PRIVATE $<$<CONFIG:Release>:-O1>)

file(GLOB golden_store CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/store/*.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${golden_store})
set(golden_lines "{\"\", \"\"},\n")
foreach(stored ${golden_store})
  file(READ ${stored} golden_text)
  get_filename_component(figure ${stored} NAME_WE)
  string(APPEND golden_lines "{\"${figure}\", R\"golden(${golden_text})golden\"},\n")
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/golden_store.inc CONTENT "${golden_lines}" @ONLY)

target_sources(stickman_tests PRIVATE
  ${CMAKE_CURRENT_LIST_DIR}/golden_test.cpp ${CMAKE_CURRENT_LIST_DIR}/golden_parts_test.cpp)
target_link_libraries(stickman_tests PRIVATE golden)

if(NOT EMSCRIPTEN)
  add_executable(golden_record ${CMAKE_CURRENT_LIST_DIR}/record.cpp)
  target_link_libraries(golden_record PRIVATE golden)
endif()
