#include "game/spear_run.hpp"

#include <utility>

#include "math/hex_digits.hpp"
#include "math/scalar.hpp"
#include "math/state_hash.hpp"

namespace stickman {
namespace {

constexpr ParameterInfo kRows[] = {
    {"calm", 0.0, 1.0, "part"},
    {"shake", 0.0, 1.0, "part"},
};
constexpr double kLargestSeed = 4294967295.0;
constexpr std::uint64_t kLongestWait =
    10ULL * 60 * 120;                        // ticks at the start line, then the run is made anew
constexpr std::uint64_t kWatchedWait = 120;  // ticks that who watches sees of it
constexpr std::uint64_t kCheckedAtOnce =
    30ULL * 60 * 120;                 // ticks of a run that is checked before it is shown
constexpr int kSkippedAtOnce = 2400;  // ticks: 20 s of standing in a frame, which stays short

std::uint32_t seedOf(double seed) {
  return seed > 0.0 ? static_cast<std::uint32_t>(minimum(std::floor(seed), kLargestSeed)) : 0;
}

std::uint32_t seedAfter(std::uint32_t seed) {
  Random random{seed};
  return static_cast<std::uint32_t>(nextBits(random) >> 32);
}

unsigned releaseOf(Button button) {
  if (button == Button::kJump) return kJumpReleased;
  return button == Button::kThrust ? unsigned{kThrustReleased} : 0U;
}

bool isButton(Button button) {
  const int index = static_cast<int>(button);
  return index >= 0 && index < kButtons;
}

}  // namespace

SpearRun::SpearRun(double seed) : parameters_(parameterTableOf<SpearRunParameters>(kRows)) {
  nextSeed_ = seedOf(seed);
  beginNext();
  show();
}

double SpearRun::groundY() const { return RunPicture::kGroundY; }

void SpearRun::begin(const RunSetup& setup) {
  run_ = freshRun(setup);
  previous_ = run_;
  record_ = {};
  record_.setup = setup;
  state_ = RunState::kReady;
  overFor_ = 0.0;
  hitThing_ = clankedThing_ = -1;
  falseClaim_.clear();
  picture_.cut();
}

void SpearRun::beginNext() {
  watching_ = false;
  begin({nextSeed_, parameters_->calm >= 0.5});
  nextSeed_ = seedAfter(nextSeed_);
}

bool SpearRun::press(Button button) {
  if (!isButton(button)) return false;
  bool& down = down_[static_cast<std::size_t>(button)];
  if (!down) queue_.push_back({button, true});
  down = true;
  // A pause is no time at all: it begins and ends with the press, not with a tick.
  if (button == Button::kPause || state_ == RunState::kPaused) takeQueue();
  return true;
}

bool SpearRun::release(Button button) {
  if (!isButton(button)) return false;
  bool& down = down_[static_cast<std::size_t>(button)];
  if (down) queue_.push_back({button, false});
  down = false;
  return true;
}

void SpearRun::step(double dt) {
  int due = state_ == RunState::kPaused ? 0 : clock_.advance(dt);
  if (due > 0) skipWait();
  for (; due > 0; --due) {
    takeQueue();
    tickRun(std::exchange(waiting_, 0U));
  }
  show();
}

// What the queued buttons mean where the game is now; what steers the run waits for its next tick.
void SpearRun::takeQueue() {
  for (const ButtonEvent& event : queue_) {
    if (event.down) {
      waiting_ &= ~releaseOf(event.button);
      waiting_ |= pressed(event.button);
    } else if (!watching_ && run_.started != 0) {
      waiting_ |= releaseOf(event.button);
    }
  }
  queue_.clear();
}

unsigned SpearRun::pressed(Button button) {
  switch (state_) {
    case RunState::kReady:
      if (button == Button::kPause) return 0;
      state_ = RunState::kRunning;
      return kStartPressed;
    case RunState::kRunning:
      if (button == Button::kPause) state_ = RunState::kPaused;
      if (button == Button::kStart && watching_) {
        beginNext();
        state_ = RunState::kRunning;
        return kStartPressed;
      }
      if (watching_) return 0;
      if (button == Button::kJump) return kJumpPressed;
      if (button == Button::kThrust) return kThrustPressed;
      return 0;
    case RunState::kPaused:
      state_ = RunState::kRunning;
      return 0;
    case RunState::kOver:
      if (button == Button::kPause || overFor_ < kRestartWait) return 0;
      beginNext();
      state_ = RunState::kRunning;
      return kStartPressed;
  }
  return 0;
}

// Nothing happens before the start, but every tick of it is in the hash.
void SpearRun::skipWait() {
  if (!watching_ || state_ != RunState::kRunning || run_.started != 0) return;
  const std::uint64_t next =
      watchedNext_ < watched_.changes.size() ? watched_.changes[watchedNext_].tick : watched_.ticks;
  for (int i = 0; i < kSkippedAtOnce && run_.ticks + kWatchedWait < next; ++i) tickRun(0);
}

unsigned SpearRun::watchedChanges() {
  if (watchedNext_ >= watched_.changes.size()) return 0;
  if (watched_.changes[watchedNext_].tick != run_.ticks + 1) return 0;
  return watched_.changes[watchedNext_++].changes;
}

void SpearRun::tickRun(unsigned changes) {
  if (watching_ && state_ == RunState::kRunning) changes = watchedChanges();
  if (state_ == RunState::kReady && run_.ticks >= kLongestWait) begin(record_.setup);
  previous_ = run_;
  if (state_ == RunState::kOver) overFor_ += kTick;
  const bool wasOver = run_.over != 0;
  // A record that was not of a whole run ends where it ends.
  if (state_ == RunState::kOver && !wasOver) return;
  stickman::tick(run_, changes, kTick);
  events_ |= run_.events;
  if (run_.over == 0 && stepped(previous_, run_)) events_ |= kStepped;
  picture_.tick(previous_, run_);
  if (wasOver) return;
  noteTouched();
  // The record ends with the run; what he does on the ground afterwards is no part of it.
  if (changes != 0) record_.changes.push_back({run_.ticks, changes});
  record_.ticks = run_.ticks;
  if (run_.over != 0) {
    record_.score = pointsOf(run_);
    record_.hash = hashState(run_);
  }
  const bool ends = watching_ && run_.ticks >= watched_.ticks;
  if (run_.over != 0 || ends) state_ = RunState::kOver;
  if (!watching_ || state_ != RunState::kOver) return;
  falseClaim_ = stickman::falseClaim(watched_, {pointsOf(run_), run_.ticks, hashState(run_)});
}

void SpearRun::noteTouched() {
  if ((run_.events & (kHit | kClanked)) == 0) return;
  for (std::size_t i = 0; i < run_.course.count; ++i) {
    const Obstacle& now = run_.course.obstacles[i];
    const Obstacle* before = earlier(previous_.course, run_.course, i);
    const bool thrustAnew = (run_.events & kThrust) != 0;  // which forgets all clanks before
    if (now.struck != 0 && (before == nullptr || before->struck == 0)) {
      hitThing_ = static_cast<int>(now.kind);
    }
    if (now.clanked != 0 && (before == nullptr || before->clanked == 0 || thrustAnew)) {
      clankedThing_ = static_cast<int>(now.kind);
    }
  }
}

double SpearRun::distance() const {
  if (run_.over != 0) return distanceOf(run_);
  const double t = clock_.interpolation();
  return maximum(0.0, lerp(distanceOf(previous_), distanceOf(run_), t));
}

double SpearRun::comboLeft() const { return run_.score.comboLeft / kComboTime; }

int SpearRun::crashedInto() const { return run_.over != 0 ? static_cast<int>(run_.crashedInto) : -1; }

std::uint64_t SpearRun::hash() const { return hashState(run_); }

std::uint64_t SpearRun::takeEvents() {
  const std::uint64_t events = events_;
  events_ = 0;
  return events;
}

bool SpearRun::setNextSeed(double seed) {
  const bool allowed = seed >= 0.0 && seed <= kLargestSeed;  // NaN is neither
  if (!allowed) return false;
  nextSeed_ = seedOf(seed);
  return true;
}

std::string SpearRun::replay() const {
  Replay replay = record_;
  if (run_.over == 0) {
    replay.score = pointsOf(run_);
    replay.hash = hashState(run_);
  }
  return writeReplay(replay);
}

std::string SpearRun::watch(std::string_view text) {
  ReplayReading reading = readReplay(text);
  if (!reading.problem.empty()) return reading.problem;
  if (reading.replay.ticks <= kCheckedAtOnce) {
    std::string claim = stickman::falseClaim(reading.replay, play(reading.replay));
    if (!claim.empty()) return claim;
  }
  watched_ = reading.replay;
  watchedNext_ = 0;
  begin(watched_.setup);
  watching_ = true;
  state_ = RunState::kRunning;
  queue_.clear();
  show();
  return {};
}

bool SpearRun::setView(double width) {
  if (width != width) return false;
  picture_.setWidth(clamp(width, 1.0, RunPicture::kWidest));
  return true;
}

bool SpearRun::setParameter(const char* name, double value) {
  if (!parameters_.set(name, value)) return false;
  picture_.setShaking(parameters_->shake >= 0.5);
  // At the start line the course is laid anew; a run under way is finished as it was begun.
  const bool calm = parameters_->calm >= 0.5;
  if (state_ == RunState::kReady && record_.setup.calm != calm) begin({record_.setup.seed, calm});
  return true;
}

void SpearRun::show() { picture_.draw(previous_, run_, clock_.interpolation()); }

}  // namespace stickman
