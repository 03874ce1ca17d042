#include "golden/figure_fields.hpp"

namespace stickman::golden {

void describe(Fields& fields, const RopeStage& stage) {
  fields.add("points", stage.points());
  fields.add("points before", stage.previousPoints());
  fields.add("stretch", stage.maxStretch(), stage.meanStretch());
  fields.add("readings", stage.anchorX(), stage.anchorY(), stage.endHeight(), stage.groundY());
}

void describe(Fields& fields, const ClothStage& stage) {
  fields.add("points", stage.points());
  fields.add("points before", stage.previousPoints());
  fields.add("stretch", stage.maxStretch(), stage.meanStretch());
  fields.add("part clamped", stage.clampedPart());
  fields.add("readings", stage.anchorX(), stage.anchorY(), stage.groundY());
}

}  // namespace stickman::golden
