#include "motion/track.hpp"

namespace stickman {
namespace {

// The first key after `time`; 0 before all of them, `count` after all.
template <typename AnyKey>
std::size_t nextKey(const AnyKey* keys, std::size_t count, double time) {
  std::size_t i = 0;
  while (i < count && keys[i].time <= time) ++i;
  return i;
}

}  // namespace

double sampleKeys(const Key* keys, std::size_t count, double time) {
  const std::size_t next = nextKey(keys, count, time);
  if (next == 0) return keys[0].value;
  if (next == count) return keys[count - 1].value;
  const Key& a = keys[next - 1];
  const Key& b = keys[next];
  return lerp(a.value, b.value, ease(b.ease, (time - a.time) / (b.time - a.time)));
}

double sampleSlopeKeys(const SlopeKey* keys, std::size_t count, double time) {
  const std::size_t next = nextKey(keys, count, time);
  if (next == 0) return keys[0].value;
  if (next == count) return keys[count - 1].value;
  const SlopeKey& a = keys[next - 1];
  const SlopeKey& b = keys[next];
  const double span = b.time - a.time;
  const double t = (time - a.time) / span;
  const double rest = 1.0 - t;
  return a.value * rest * rest * (1.0 + 2.0 * t) + b.value * t * t * (3.0 - 2.0 * t) +
         span * t * rest * (a.slope * rest - b.slope * t);
}

}  // namespace stickman
