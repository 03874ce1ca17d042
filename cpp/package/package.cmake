# What others build on: the target stickman::core, by find_package after an install, by FetchContent or by
# add_subdirectory.

include(CMakePackageConfigHelpers)
include(${CMAKE_CURRENT_LIST_DIR}/public_headers.cmake)

add_library(stickman::core ALIAS stickman_core)
set_target_properties(stickman_core PROPERTIES EXPORT_NAME core)

if(PROJECT_IS_TOP_LEVEL)
  # Written when they are installed: who works on the core has no use for them.
  install(CODE "
    include(\"${CMAKE_CURRENT_LIST_DIR}/public_headers.cmake\")
    stickman_write_public_headers(\"${PROJECT_SOURCE_DIR}/cpp\" \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}\")")
else()
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/*.hpp)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
  stickman_write_public_headers(${PROJECT_SOURCE_DIR}/cpp ${PROJECT_BINARY_DIR}/include)
endif()

set(folder ${CMAKE_INSTALL_LIBDIR}/cmake/stickman)
install(TARGETS stickman_core EXPORT stickman-targets)
install(EXPORT stickman-targets NAMESPACE stickman:: DESTINATION ${folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/stickman-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_LIST_DIR}/stickman-config.cmake ${PROJECT_BINARY_DIR}/stickman-config-version.cmake
  DESTINATION ${folder})
