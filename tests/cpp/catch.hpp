// Catch2 v2.13 (Debian 12, one header) and v3 (a library, or its sources): the one place that knows which is
// there.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#elif __has_include(<catch_amalgamated.hpp>)
#include <catch_amalgamated.hpp>
#else
#include <catch2/catch.hpp>
#endif

#if CATCH_VERSION_MAJOR >= 3
using Catch::Approx;
#endif
