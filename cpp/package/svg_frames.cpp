// svg_frames FOLDER: a second of his run as 24 pictures, frame-00.svg and on, by the target stickman::core.
#include <cstdio>
#include <fstream>
#include <stickman/stickman.hpp>
#include <string>

namespace {

using stickman::ShapeKind;
using stickman::Style;

const char* colourOf(Style style) {
  if (style == Style::kGround) return "#c9c2ab";
  return style == Style::kAccent ? "#c8553d" : "#22303c";
}

// The list is [floats used, then records of kind, style, alpha, count and so many floats].
void writeSvg(std::ostream& out, const stickman::DrawList& list) {
  out << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 200'>\n";
  const float* record = list.data() + 1;
  for (const float* end = list.data() + list.used(); record < end;) {
    const auto kind = static_cast<ShapeKind>(record[0]);
    const std::string colour = colourOf(static_cast<Style>(record[1]));
    const float* shape = record + 4;
    const float* next = shape + static_cast<int>(record[3]);
    if (kind == ShapeKind::kCircle) {
      out << "<circle cx='" << shape[0] << "' cy='" << shape[1] << "' r='" << shape[2];
    } else {
      const bool filled = kind == ShapeKind::kPolygon;
      out << (filled ? "<polygon points='" : "<polyline points='");
      for (const float* at = filled ? shape : shape + 1; at < next; ++at) out << *at << ' ';
      if (!filled) out << "' stroke-linecap='round' stroke='" << colour << "' stroke-width='" << shape[0];
    }
    out << "' fill='" << (kind == ShapeKind::kPolyline ? "none" : colour);
    out << "' opacity='" << record[2] << "'/>\n";
    record = next;
  }
  out << "</svg>\n";
}

}  // namespace

int main(int count, char** arguments) {
  stickman::StickmanStage stage;
  stage.setView(320.0);
  stage.setGround(160.0, 180.0);
  stage.setAction(stickman::Action::kRun);
  for (int frame = 0; frame < 24; ++frame) {
    stage.buildPose(1.0 / 24.0);
    const std::string number = (frame < 10 ? "0" : "") + std::to_string(frame);
    std::ofstream file(std::string(count > 1 ? arguments[1] : ".") + "/frame-" + number + ".svg");
    writeSvg(file, stage.drawList());
    if (!file.flush()) return 1;
  }
  std::printf("%016llx\n", static_cast<unsigned long long>(stage.hash()));
}
