# Turns tests/hash_script.json into hash_script.inc for hash_trace: one COMMAND(tick, call, value) a line.
# The same file is read by the browsers' tests, so that all run the same script.

set(script ${PROJECT_SOURCE_DIR}/tests/hash_script.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${script})
file(READ ${script} json)
string(JSON ticks GET ${json} ticks)
string(JSON count LENGTH ${json} commands)
math(EXPR last "${count} - 1")

set(lines "#define HASH_SCRIPT_TICKS ${ticks}\n")
foreach(i RANGE ${last})
  string(JSON command GET ${json} commands ${i})
  string(JSON tick GET ${command} tick)
  string(JSON call GET ${command} call)
  string(JSON value GET ${command} value)
  if(call STREQUAL "setAction")
    set(value "Action::k${value}")
  endif()
  string(APPEND lines "COMMAND(${tick}, ${call}, ${value})\n")
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/hash_script.inc CONTENT "${lines}" @ONLY)
target_include_directories(hash_trace PRIVATE ${PROJECT_BINARY_DIR})
