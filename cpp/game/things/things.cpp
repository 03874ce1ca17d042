#include <iterator>

#include "game/things/hound.hpp"
#include "game/things/jar.hpp"
#include "game/things/sack.hpp"
#include "game/things/stone.hpp"
#include "game/things/straw_man.hpp"
#include "game/things/thorns.hpp"
#include "game/things/walker.hpp"

namespace stickman {
namespace {

// In the order of ObstacleKind.
constexpr const Thing* kThings[] = {&kStoneThing, &kThornsThing, &kStrawManThing, &kSackThing,
                                    &kJarThing,   &kWalkerThing, &kHoundThing};
static_assert(std::size(kThings) == kObstacleKinds, "a kind of thing has no row here");

}  // namespace

const Thing& thingOf(ObstacleKind kind) { return *kThings[static_cast<std::size_t>(kind)]; }

}  // namespace stickman
