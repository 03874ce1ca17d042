# The headers as others get them: in a folder `stickman`, and including each other from there. Here they name
# each other by room ("math/vec2.hpp"), which in a program with a folder of that name would find another's.

set(STICKMAN_PUBLIC_ROOMS math rig motion physics cast draw stage game)

# Writes them below `destination`; one that is the same already is not touched.
function(stickman_write_public_headers source destination)
  list(TRANSFORM STICKMAN_PUBLIC_ROOMS REPLACE "(.+)" "${source}/\\1/*.hpp" OUTPUT_VARIABLE globs)
  file(GLOB_RECURSE headers RELATIVE ${source} ${globs})
  list(JOIN STICKMAN_PUBLIC_ROOMS "|" rooms)
  foreach(header IN LISTS headers ITEMS stickman.hpp)
    file(READ ${source}/${header} text)
    string(REGEX REPLACE "(\n#include \")(${rooms})/" "\\1stickman/\\2/" text "${text}")
    set(written ${destination}/stickman/${header})
    set(before "")
    if(EXISTS ${written})
      file(READ ${written} before)
    endif()
    if(NOT text STREQUAL before)
      file(WRITE ${written} "${text}")
    endif()
  endforeach()
endfunction()
