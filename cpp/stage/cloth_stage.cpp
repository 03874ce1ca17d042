#include "stage/cloth_stage.hpp"

#include "draw/cloth_drawing.hpp"
#include "math/portable_math.hpp"
#include "math/scalar.hpp"

namespace stickman {
namespace {

constexpr ParameterInfo kRows[] = {
    {"gravity", -2000.0, 4000.0, "u/s2"}, {"damping", 0.0, 1.0, "per 1/60 s"},
    {"iterations", 1.0, 64.0, ""},        {"substeps", 1.0, 16.0, ""},
    {"windX", -9600.0, 9600.0, "u/s2"},   {"windY", -9600.0, 9600.0, "u/s2"},
    {"gusts", 0.0, 1.0, "part"},          {"bareLines", 0.0, 1.0, ""},
};

constexpr double kTopY = 40.0;  // low enough for the pole's knob, high enough to hang in still air
constexpr double kGroundY = 420.0;

// A stronger wind drives faster waves.
constexpr double kCalmWaves = 0.8;             // 1/s
constexpr double kWavesPerWind = 1.0 / 900.0;  // 1/u
constexpr double kFastestWaves = 3.2;          // 1/s
constexpr double kWavesOnFlag = 1.15;          // wave lengths along the flag
constexpr double kWaveAlong = 0.35;            // of the wind, at full gusts
constexpr double kWaveAcross = 0.75;           // of the wind, at full gusts
constexpr double kRowLag = 0.045;              // cycles from one row to the next
constexpr double kSwellRate = 0.23;            // 1/s
constexpr double kSwell = 0.30;                // of the wind, at full gusts
constexpr double kVeer = 0.34;                 // rad that its direction wanders, at full gusts

std::size_t gridSide(double count, std::size_t fallback) {
  return count == count ? static_cast<std::size_t>(clamp(count, 2.0, 128.0)) : fallback;
}

ClothGrid gridOf(double columns, double rows, double spacing) {
  return {gridSide(columns, 16), gridSide(rows, 10),
          static_cast<float>(spacing == spacing ? clamp(spacing, 1.0, 100.0) : 16.0)};
}

double widthOf(const ClothGrid& grid) {
  return static_cast<double>(grid.spacing) * static_cast<double>(grid.columns - 1);
}

}  // namespace

ClothStage::ClothStage(double columns, double rows, double spacing)
    : parameters_(parameterTableOf<ClothParameters>(kRows)),
      grid_(gridOf(columns, rows, spacing)),
      store_(grid_.columns * grid_.rows),
      solver_(grid_),
      waveCos_(grid_.columns),
      waveSin_(grid_.columns),
      forceX_(store_.count()),
      forceY_(store_.count()),
      anchor_(-widthOf(grid_) / 2.0, kTopY) {
  for (std::size_t i = 0; i < store_.count(); ++i) {
    const std::size_t column = i % grid_.columns;
    const std::size_t row = i / grid_.columns;
    movePoint(store_.points(), i, static_cast<float>(anchorX()) + grid_.spacing * static_cast<float>(column),
              static_cast<float>(anchorY()) + grid_.spacing * static_cast<float>(row));
    if (column == 0) store_.pin(i);
  }
  store_.keepLast();
  pairs_.resize(2 * store_.count());
  previousPairs_.resize(2 * store_.count());
  show();
}

void ClothStage::step(double dt) {
  for (int due = clock_.advance(dt); due > 0; --due) tick();
  show();
}

void ClothStage::blow() {
  const double gusts = parameters_->gusts;
  // Whole multiples of one slow phase, so that it can wrap.
  const double wander =
      0.6 * portableSin(kTwoPi * 3.0 * gustPhase_) + 0.4 * portableSin(kTwoPi * 5.0 * gustPhase_ + 1.0);
  const SinCos veer = portableSinCos(kVeer * gusts * wander);
  const Vec2 wind{parameters_->windX * veer.cos - parameters_->windY * veer.sin,
                  parameters_->windX * veer.sin + parameters_->windY * veer.cos};
  const double swell = 1.0 + kSwell * gusts * portableSin(kTwoPi * gustPhase_);
  // The wave along the first row; sin(a + b) from the sines of column and row then gives the others: one sine
  // a line instead of one a point.
  for (std::size_t column = 0; column < grid_.columns; ++column) {
    const double along = static_cast<double>(column) / static_cast<double>(grid_.columns - 1);
    const SinCos wave = portableSinCos(kTwoPi * (wavePhase_ - kWavesOnFlag * along));
    waveCos_[column] = static_cast<float>(wave.cos);
    waveSin_[column] = static_cast<float>(wave.sin);
  }
  const Vec2 steady{wind.x * swell, wind.y * swell + parameters_->gravity};
  const Vec2 along = wind * (kWaveAlong * gusts);
  const Vec2 across = Vec2{-wind.y, wind.x} * (kWaveAcross * gusts);
  for (std::size_t row = 0; row < grid_.rows; ++row) {
    const SinCos lag = portableSinCos(kTwoPi * kRowLag * static_cast<double>(row));
    const std::size_t first = row * grid_.columns;
    // A force is steady + along * cos(wave + lag) + across * sin(wave + lag), taken apart by cos and sin of
    // the wave.
    blowAlong(&forceX_[first], steady.x, along.x * lag.cos + across.x * lag.sin,
              across.x * lag.cos - along.x * lag.sin);
    blowAlong(&forceY_[first], steady.y, along.y * lag.cos + across.y * lag.sin,
              across.y * lag.cos - along.y * lag.sin);
  }
}

// Floats only, so that a compiler may take several points at once.
void ClothStage::blowAlong(float* __restrict force, double steady, double byCos, double bySin) const {
  const auto steadily = static_cast<float>(steady);
  const auto cosPart = static_cast<float>(byCos);
  const auto sinPart = static_cast<float>(bySin);
  const float* cosine = waveCos_.data();
  const float* sine = waveSin_.data();
  for (std::size_t column = 0; column < grid_.columns; ++column)
    force[column] = steadily + cosPart * cosine[column] + sinPart * sine[column];
}

void ClothStage::tick() {
  const double wind = length({parameters_->windX, parameters_->windY});
  wavePhase_ = wrapUnit(wavePhase_ + kTick * minimum(kFastestWaves, kCalmWaves + wind * kWavesPerWind));
  gustPhase_ = wrapUnit(gustPhase_ + kTick * kSwellRate);
  store_.keepLast();
  anchor_.cutIfFar(store_, 0);
  const VerletPoints points = store_.points();
  for (std::size_t row = 0; row < grid_.rows; ++row) {
    movePoint(points, row * grid_.columns, static_cast<float>(anchorX()),
              static_cast<float>(anchorY()) + grid_.spacing * static_cast<float>(row));
  }
  blow();
  const ClothSettings settings{.iterations = static_cast<int>(parameters_->iterations),
                               .substeps = static_cast<int>(parameters_->substeps),
                               .dragRate = dragRateOf(parameters_->damping)};
  const ClothStrain strain = solver_.advance(points, settings, {forceX_.data(), forceY_.data()}, kTick);
  strain_.clamped += strain.clamped;
  strain_.checked += strain.checked;
}

double ClothStage::clampedPart() const {
  return strain_.checked > 0 ? static_cast<double>(strain_.clamped) / static_cast<double>(strain_.checked)
                             : 0.0;
}

double ClothStage::groundY() const { return kGroundY; }

std::uint64_t ClothStage::hash() const {
  return hashWord(hashWord(store_.hash(), wordOf(wavePhase_)), wordOf(gustPhase_));
}

void ClothStage::show() {
  store_.writePairs(pairs_.data(), previousPairs_.data());
  drawList_.clear();
  drawCloth(drawList_, store_, grid_, clock_.interpolation(), parameters_->bareLines >= 0.5, kGroundY);
}

}  // namespace stickman
