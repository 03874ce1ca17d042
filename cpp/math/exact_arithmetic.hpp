// The same bits everywhere (SPEC section 2) need a compiler that calculates what the code says. Every source
// file includes this, mostly by way of a header of this folder, and does not compile under options that let
// it do otherwise. What a compiler does not tell its code of is refused in CMakeLists.txt.
#pragma once

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ != 0)
#error "-ffast-math, -Ofast, -ffinite-math-only: the core needs exact arithmetic, compile it without"
#endif

#if defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__)
#error "-funsafe-math-optimizations or a part of it: the core needs exact arithmetic, compile it without"
#endif

#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0
#error "-mfpmath=387: the core needs float and double as they are, compile it with SSE2"
#endif

static_assert(0.1 != static_cast<double>(0.1F),
              "-fsingle-precision-constant: the core needs double constants, compile it without");
