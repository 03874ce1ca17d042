# The contenders of `npm run bench`: the same source natively and as WebAssembly without embind.

if(EMSCRIPTEN)
  # As add_embind_module() has it, so that what is measured is what is shipped.
  function(add_bench_module name exports)
    add_executable(${name} ${ARGN})
    target_compile_options(${name} PRIVATE -Oz ${WASM_OPTIONS} -fno-exceptions -fno-rtti)
    target_link_options(${name} PRIVATE
      -Oz -fno-exceptions -fno-rtti
      --no-entry
      -sSTANDALONE_WASM
      -sFILESYSTEM=0
      -sMALLOC=emmalloc
      -sINITIAL_MEMORY=2097152
      -s${STACK_SIZE}=32768
      -sEXPORTED_FUNCTIONS=${exports})
    set_target_properties(${name} PROPERTIES SUFFIX .wasm)
    target_link_libraries(${name} PRIVATE stickman_core)
  endfunction()

  add_bench_module(bench_rounds
    _addStep,_start,_advance,_runRound,_showFrames,_showPoses,_runTicks,_hashHigh,_hashLow,_points,_pointCount
    ${CMAKE_CURRENT_LIST_DIR}/rounds.cpp)
  target_link_options(bench_rounds PRIVATE ${CORE_LINK_OPTIONS})
  add_bench_module(bench_cloth
    _makeCloth,_advance,_points,_pointCount
    ${CMAKE_CURRENT_LIST_DIR}/cloth_ticks.cpp)
else()
  add_executable(bench_rounds ${CMAKE_CURRENT_LIST_DIR}/rounds.cpp ${CMAKE_CURRENT_LIST_DIR}/native.cpp)
  target_link_libraries(bench_rounds PRIVATE stickman_core)
endif()
