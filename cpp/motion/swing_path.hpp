#pragma once

namespace stickman {

struct Foot;
struct OwnGround;

/// How a foot swings over uneven ground, as a function of the part p (0..1) of the path's time that is over.
/// It goes from where the path begins to where it will come down between p = `setsOut` and p = `arrives`, and
/// is higher than the straight line between the two by up to `lift`, which it rises until p = `risen` and
/// loses again from p = `falls` on: at rest at both ends.
struct SwingPath {
  double from;   ///< u, height where it begins
  double climb;  ///< u that its landing is higher
  double lift;   ///< u
  double risen;
  double falls;
  double setsOut;
  double arrives;
};

/// The path of `foot` to its landing, clear of all that is between.
SwingPath swingPath(const Foot& foot, const OwnGround& ground);

/// Height (u) at the part `p` of the path.
double heightAt(const SwingPath& path, double p);

}  // namespace stickman
