# What WebAssembly needs of CMake, and the embind modules: core (the stickman alone) and world (every class).

# Debian's Emscripten loads acorn from Debian's module folder, which a Node from elsewhere does not look in.
if(EXISTS /usr/share/nodejs/acorn)
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()

# On the way from 3.1.6 to now one flag was renamed and another went out of use.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(STACK_SIZE TOTAL_STACK)
  set(NO_ERRNO -sSUPPORT_ERRNO=0)
else()
  set(STACK_SIZE STACK_SIZE)
  set(NO_ERRNO)
endif()

# Embind's JavaScript, with our own short list of types (builtin_types.cpp) and without what we do not use
# (embind_trim.js), where both are known to fit.
if(EMSCRIPTEN_VERSION VERSION_EQUAL 3.1.6 OR EMSCRIPTEN_VERSION VERSION_EQUAL 3.1.69)
  set(EMBIND_SOURCES cpp/bindings/builtin_types.cpp)
  set(EMBIND_LINK_OPTIONS
    "SHELL:--js-library \"${EMSCRIPTEN_ROOT_PATH}/src/embind/embind.js\""
    "SHELL:--js-library \"${EMSCRIPTEN_ROOT_PATH}/src/embind/emval.js\""
    "SHELL:--js-library \"${PROJECT_SOURCE_DIR}/cpp/bindings/embind_trim.js\""
    -sEXPORTED_FUNCTIONS=_malloc,_free)
else()
  set(EMBIND_SOURCES)
  set(EMBIND_LINK_OPTIONS -lembind)
endif()

# Link-time optimisation, and instructions that every browser has had since 2021: both make the code shorter.
set(WASM_OPTIONS -flto -mbulk-memory -mnontrapping-fptoint -msign-ext)

# A cloth is thousands of alike constraints. Only world.wasm and the tests have cloth in them: a page with a
# stickman asks no SIMD of its browser.
file(GLOB cloth_sources CONFIGURE_DEPENDS cpp/physics/cloth*.cpp cpp/stage/cloth*.cpp)
set_source_files_properties(${cloth_sources} PROPERTIES COMPILE_OPTIONS -msimd128 SKIP_PRECOMPILE_HEADERS ON)

# A program for Node: CommonJS, where the repository's own files are ES modules.
function(make_node_program name)
  file(WRITE ${PROJECT_BINARY_DIR}/package.json "{ \"type\": \"commonjs\" }\n")
  target_link_options(${name} PRIVATE
    -sENVIRONMENT=node -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME -s${STACK_SIZE}=1048576)
endfunction()

# `stack` in bytes.
function(add_embind_module name stack)
  add_executable(${name} ${ARGN} ${EMBIND_SOURCES})
  target_link_libraries(${name} PRIVATE stickman_core)
  set_target_properties(${name} PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/bindings/embind_trim.js)
  target_compile_options(${name} PRIVATE
    -Oz ${WASM_OPTIONS} -fno-exceptions -fno-rtti -DEMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  target_link_options(${name} PRIVATE
    -Oz -fno-exceptions -fno-rtti
    ${EMBIND_LINK_OPTIONS}
    --no-entry
    -sMODULARIZE -sEXPORT_ES6
    -sENVIRONMENT=web
    -sDYNAMIC_EXECUTION=0
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH
    -sINITIAL_MEMORY=524288
    -s${STACK_SIZE}=${stack}
    -sTEXTDECODER=2
    ${NO_ERRNO}
    -sSUPPORT_LONGJMP=0
    -sINCOMING_MODULE_JS_API=[wasmBinary,instantiateWasm])
endfunction()

set(STICKMAN_SELDOM
  cast/stickman/activity.cpp cast/stickman/body_switch.cpp cast/stickman/own_action.cpp
  draw/ground_drawing.cpp
  stage/anchor.cpp stage/fixed_clock.cpp stage/shown_stickman.cpp stage/stickman_parameter_table.cpp
  stage/stickman_stage.cpp)
if(NOT STICKMAN_TESTS)
  # -O3 and unrolled loops cost 7 % of the download and gain nothing in ticks per second; -Os halves the speed.
  target_compile_options(stickman_core PRIVATE -O2 -fno-unroll-loops ${WASM_OPTIONS})
  # What is done once a frame, or when he is told something, is better short.
  list(TRANSFORM STICKMAN_SELDOM PREPEND cpp/)
  set_source_files_properties(${STICKMAN_SELDOM} PROPERTIES COMPILE_OPTIONS -Oz)
  add_embind_module(core 32768 cpp/bindings/adapters.cpp cpp/bindings/stickman_bindings.cpp)
  # Less of what is called in several places is copied to each: 4 % of the download, and no slower to be seen.
  set(CORE_LINK_OPTIONS -Wl,-mllvm,-inline-threshold=30)
  target_link_options(core PRIVATE ${CORE_LINK_OPTIONS})
  add_embind_module(extended 32768 cpp/bindings/adapters.cpp cpp/bindings/extended_bindings.cpp)
  # A run of the game has a state of 26 kB, and some of its functions hold several.
  add_embind_module(world 196608
    cpp/bindings/adapters.cpp
    cpp/bindings/lab_bindings.cpp
    cpp/bindings/scene_bindings.cpp
    cpp/bindings/hound_bindings.cpp
    cpp/bindings/game_bindings.cpp)
endif()
