# The contenders of `npm run bench`: the same source natively and as WebAssembly without embind.

if(EMSCRIPTEN)
  # As add_embind_module() has it, so that what is measured is what is shipped.
  add_executable(bench_rounds ${CMAKE_CURRENT_LIST_DIR}/rounds.cpp)
  target_compile_options(bench_rounds PRIVATE -Oz ${WASM_OPTIONS} -fno-exceptions -fno-rtti)
  target_link_options(bench_rounds PRIVATE
    -Oz -fno-exceptions -fno-rtti
    --no-entry
    -sSTANDALONE_WASM
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sINITIAL_MEMORY=524288
    -s${STACK_SIZE}=32768
    -sEXPORTED_FUNCTIONS=_addStep,_start,_advance,_runRound,_showFrames,_hashHigh,_hashLow,_points,_pointCount)
  set_target_properties(bench_rounds PROPERTIES SUFFIX .wasm)
else()
  add_executable(bench_rounds ${CMAKE_CURRENT_LIST_DIR}/rounds.cpp ${CMAKE_CURRENT_LIST_DIR}/native.cpp)
endif()
target_link_libraries(bench_rounds PRIVATE stickman_core)
