#pragma once

#include <cstddef>
#include <vector>

namespace stickman {

/// The last moments of something, newest first, up to a number that is set; nothing is kept until then.
template <typename Moment>
class History {
 public:
  /// Keeps up to `count` moments from now on and forgets those there are. 0 keeps none and gives the memory
  /// back.
  void keep(std::size_t count) {
    std::vector<Moment>().swap(moments_);
    moments_.reserve(count);
    capacity_ = count;
    newest_ = 0;
  }

  std::size_t size() const { return moments_.size(); }

  void push(const Moment& moment) {
    if (capacity_ == 0) return;
    if (moments_.size() < capacity_ && newest_ + 1 >= moments_.size()) {
      moments_.push_back(moment);
      newest_ = moments_.size() - 1;
      return;
    }
    newest_ = (newest_ + 1) % moments_.size();
    moments_[newest_] = moment;
  }

  /// The moment `back` steps before the newest one; back < size().
  const Moment& at(std::size_t back) const {
    return moments_[(newest_ + moments_.size() - back) % moments_.size()];
  }

  /// Forgets the `count` newest ones; count <= size().
  void forgetNewest(std::size_t count) {
    // In order, oldest first: this happens when somebody turns back time by hand, not in a tick.
    std::vector<Moment> kept;
    kept.reserve(capacity_);
    for (std::size_t back = moments_.size(); back-- > count;) kept.push_back(at(back));
    moments_.swap(kept);
    newest_ = moments_.empty() ? 0 : moments_.size() - 1;
  }

 private:
  std::vector<Moment> moments_;
  std::size_t capacity_ = 0;
  std::size_t newest_ = 0;
};

}  // namespace stickman
