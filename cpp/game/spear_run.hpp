#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draw/draw_list.hpp"
#include "game/replay.hpp"
#include "game/run.hpp"
#include "game/run_picture.hpp"
#include "stage/fixed_clock.hpp"
#include "stage/parameter_table.hpp"

namespace stickman {

/// What can be tuned of it, see its table of parameters.
struct SpearRunParameters {
  double calm = 0.0;   ///< part
  double shake = 1.0;  ///< part
};

/// What one plays with, in the order of the shell's Button.
enum class Button { kJump, kThrust, kPause, kStart };
inline constexpr int kButtons = 4;

/// Where a game is, in the order of the shell's RunState.
enum class RunState { kReady, kRunning, kPaused, kOver };

/// Spear Run on show: takes buttons as they come, runs the ticks that are due, keeps the record of the run,
/// and draws the moment. Setters return false and change nothing when given what they cannot use.
class SpearRun {
 public:
  /// `seed` is rounded down and clamped to 0..4294967295; NaN is 0.
  explicit SpearRun(double seed);

  /// Advances by dt seconds (clamped, see FixedClock) and prepares the draw list.
  void step(double dt);

  /// Queued; the next tick takes them in order, so that a tap shorter than a frame counts. What is pressed
  /// already cannot be pressed again; what is down again by the time of the tick has been down all along.
  /// Only a pause begins at once, and so does its end, by any button, which does no more: it is no time at
  /// all. Who ends it by the button he held before it holds it on.
  bool press(Button button);
  bool release(Button button);

  RunState state() const { return state_; }
  std::uint64_t score() const { return pointsOf(run_); }
  double distance() const;                                           ///< u, as shown
  double speed() const { return run_.runner.man.legs.speed.value; }  ///< u/s
  std::uint64_t kills() const { return run_.score.kills; }
  std::uint64_t combo() const { return run_.score.combo; }  ///< factor of the next kill
  double comboLeft() const;                                 ///< 1 just renewed .. 0 over
  std::uint64_t milestone() const { return run_.milestone; }
  int hitThing() const { return hitThing_; }          ///< an ObstacleKind, the last speared; -1 none
  int clankedThing() const { return clankedThing_; }  ///< the last that the spear touched in vain; -1 none
  int crashedInto() const;                            ///< an ObstacleKind, -1 while nothing stopped him
  std::uint64_t ticks() const { return run_.ticks; }
  std::uint64_t hash() const;  ///< of the last tick's state

  /// Bits of Event since the last call.
  std::uint64_t takeEvents();

  std::uint32_t seed() const { return record_.setup.seed; }
  bool setNextSeed(double seed);  ///< of the next run, 0..4294967295

  /// The current run, or the last one, as text.
  std::string replay() const;
  /// Plays a run from its text, without the wait at the start line. Returns what is wrong with it, a claim
  /// that it does not keep included, and then nothing has changed; empty when it runs. To check half an hour
  /// takes about a second: what is longer is checked when it is over, see falseClaim().
  std::string watch(std::string_view text);
  bool watching() const { return watching_; }
  /// What the run that was watched claims and does not keep, once it is over; empty when all is true.
  const std::string& falseClaim() const { return falseClaim_; }

  bool setView(double width);  ///< u of canvas width, 1..1800
  double groundY() const;
  ParameterTable parameterTable() const { return parameters_.table(); }
  double parameter(const char* name) const { return parameters_.get(name); }  ///< NaN for an unknown name
  bool setParameter(const char* name, double value);  ///< false also for an unknown name
  const DrawList& drawList() const { return picture_.list(); }
  const RunSnapshot& snapshot() const { return run_; }

 private:
  struct ButtonEvent {
    Button button;
    bool down;
  };

  void begin(const RunSetup& setup);
  void beginNext();
  void skipWait();
  void takeQueue();
  unsigned pressed(Button button);
  unsigned watchedChanges();
  void tickRun(unsigned changes);
  void noteTouched();
  void show();

  Parameters<SpearRunParameters> parameters_;
  FixedClock clock_;
  RunState state_ = RunState::kReady;
  RunSnapshot previous_;
  RunSnapshot run_;
  Replay record_;
  std::vector<ButtonEvent> queue_;
  std::array<bool, kButtons> down_{};
  unsigned waiting_ = 0;  // changes for the next tick
  std::uint64_t events_ = 0;
  int hitThing_ = -1;
  int clankedThing_ = -1;
  double overFor_ = 0.0;  // s since the crash
  std::uint32_t nextSeed_;
  bool watching_ = false;
  Replay watched_;
  std::size_t watchedNext_ = 0;
  std::string falseClaim_;
  RunPicture picture_;
};

}  // namespace stickman
