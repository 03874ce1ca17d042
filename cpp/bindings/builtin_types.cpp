// The types that cross the boundary, told to embind by hand. Emscripten's own list knows some forty (wide
// strings, views of every integer) and prints pointers with printf: leaving it out saves 3 kB of download,
// brotli. It is meant for the versions named in emscripten.cmake; others link their own list.
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <limits>

#if __has_include(<emscripten/version.h>)
#include <emscripten/version.h>  // 3.1.6 tells its version by itself
#endif

namespace {

using emscripten::internal::TypeID;

/// Place of Float32Array in embind's list of typed arrays.
constexpr unsigned kFloat32Array = 6;

template <typename Integer>
void registerInteger(const char* name) {
  using Limits = std::numeric_limits<Integer>;
  emscripten::internal::_embind_register_integer(TypeID<Integer>::get(), name, sizeof(Integer), Limits::min(),
                                                 Limits::max());
}

}  // namespace

extern "C" {

/// Runs before any EMSCRIPTEN_BINDINGS: those have no priority, so they come last.
EMSCRIPTEN_KEEPALIVE __attribute__((constructor(200))) void __embind_register_native_and_builtin_types() {
  using namespace emscripten::internal;
  _embind_register_void(TypeID<void>::get(), "void");
  registerInteger<int>("int");
  registerInteger<unsigned>("unsigned int");
  registerInteger<unsigned long>("unsigned long");
  _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
  _embind_register_std_string(TypeID<std::string>::get(), "std::string");
#if __EMSCRIPTEN_tiny__ == 6
  _embind_register_bool(TypeID<bool>::get(), "bool", sizeof(bool), true, false);
  _embind_register_emval(TypeID<emscripten::val>::get(), "emscripten::val");
#else
  _embind_register_bool(TypeID<bool>::get(), "bool", true, false);
  _embind_register_emval(TypeID<emscripten::val>::get());
#endif
  _embind_register_memory_view(TypeID<emscripten::memory_view<float>>::get(), kFloat32Array,
                               "emscripten::memory_view<float>");
}

#if __EMSCRIPTEN_tiny__ != 6
/// Later versions keep a list of all bindings for worker threads, of which there are none here.
void _embind_register_bindings(emscripten::internal::InitFunc*) {}
#endif

}  // extern "C"
